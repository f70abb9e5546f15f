import { type Changed, type Changing, changeOperator } from './change-operator.ts'

/** Lets somebody sign in again, with the password and second factor they had. */
export function reopenOperator(id: string, changing: Changing): Promise<Changed> {
  return changeOperator(
    id,
    (person) =>
      person.closed_at
        ? {
            kind: 'person reopened',
            endsOwner: false,
            apply: async (queries, at) => {
              await queries
                .updateTable('operators')
                .set({ closed_at: null, updated_at: at.toISOString() })
                .where('id', '=', id)
                .execute()
            },
          }
        : undefined,
    changing,
  )
}
