import { updateOperator } from '#database/account/operators.ts'
import type { Role } from '#domain/account/role.ts'
import { type ChangeOperatorResult, changeOperator } from './change-operator.ts'
import type { ActorDeps } from './write-audit.ts'

/** Makes somebody an owner or an agent. It takes effect with their next request. */
export function changeRole(
  id: string,
  role: Role,
  changing: ActorDeps,
): Promise<ChangeOperatorResult> {
  return changeOperator(
    id,
    (person) =>
      person.role === role
        ? undefined
        : {
            event: { kind: 'person role changed', detail: { person: id, role } },
            endsOwner: person.role === 'owner' && person.closed_at === null,
            apply: (db, at) => updateOperator(db, id, { role }, at),
          },
    changing,
  )
}
