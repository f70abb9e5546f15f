import { endSessions, forgetSecondFactor } from '#database/operators.ts'
import { type Changed, type Changing, changeOperator } from './change-operator.ts'

/** For somebody who lost their phone: they are signed out, and set up a new second factor when they sign in. */
export function resetSecondFactor(id: string, changing: Changing): Promise<Changed> {
  return changeOperator(
    id,
    (person) =>
      person.two_factor_enabled
        ? {
            event: { kind: 'second factor reset', detail: { person: id } },
            endsOwner: false,
            apply: async (db) => {
              await forgetSecondFactor(db, id)
              await endSessions(db, id)
            },
          }
        : undefined,
    changing,
  )
}
