import { endSessions } from '#database/operators.ts'
import { type Changed, type Changing, changeOperator } from './change-operator.ts'

/** Lets somebody go: they are signed out everywhere and cannot sign in. Their name stays with what they did. */
export function closeOperator(id: string, changing: Changing): Promise<Changed> {
  return changeOperator(
    id,
    (person) =>
      person.closed_at
        ? undefined
        : {
            kind: 'person closed',
            endsOwner: person.role === 'owner',
            apply: async (queries, at) => {
              const moment = at.toISOString()
              await queries
                .updateTable('operators')
                .set({ closed_at: moment, updated_at: moment })
                .where('id', '=', id)
                .execute()
              await endSessions(queries, id)
            },
          },
    changing,
  )
}
