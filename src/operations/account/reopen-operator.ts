import { updateOperator } from '#database/account/operators.ts'
import { type ChangeOperatorResult, changeOperator } from './change-operator.ts'
import type { ActorDeps } from './write-audit.ts'

/** Lets somebody sign in again, with the password and second factor they had. */
export function reopenOperator(id: string, changing: ActorDeps): Promise<ChangeOperatorResult> {
  return changeOperator(
    id,
    (person) =>
      person.closed_at
        ? {
            event: { kind: 'person reopened', detail: { person: id, role: person.role } },
            endsOwner: false,
            apply: (db, at) => updateOperator(db, id, { closed_at: null }, at),
          }
        : undefined,
    changing,
  )
}
