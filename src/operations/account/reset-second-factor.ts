import { deleteSecondFactor, deleteSessions } from '#database/account/operators.ts'
import { type ChangeOperatorResult, changeOperator } from './change-operator.ts'
import type { ActorDeps } from './write-audit.ts'

/** For an operator who lost their phone: signs them out. They set up a new second factor when they next sign in. */
export function resetSecondFactor(id: string, changing: ActorDeps): Promise<ChangeOperatorResult> {
  return changeOperator(
    id,
    (person) =>
      person.two_factor_enabled
        ? {
            event: { kind: 'second factor reset', detail: { person: id } },
            endsOwner: false,
            apply: async (db) => {
              await deleteSecondFactor(db, id)
              await deleteSessions(db, id)
            },
          }
        : undefined,
    changing,
  )
}
