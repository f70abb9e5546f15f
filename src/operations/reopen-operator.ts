import { updateOperator } from '#database/operators.ts'
import { type Changed, type Changing, changeOperator } from './change-operator.ts'

/** Lets somebody sign in again, with the password and second factor they had. */
export function reopenOperator(id: string, changing: Changing): Promise<Changed> {
  return changeOperator(
    id,
    (person) =>
      person.closed_at
        ? {
            event: { kind: 'person reopened', detail: { person: id } },
            endsOwner: false,
            apply: (db, at) => updateOperator(db, id, { closed_at: null }, at),
          }
        : undefined,
    changing,
  )
}
