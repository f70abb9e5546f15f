import type { Db } from '../schema.ts'

/** Operators who can be given leads: their account is open, they have come to the desk, and they are not away. */
export async function listOnDuty(db: Db, now: Date): Promise<string[]> {
  const at = now.toISOString()
  const rows = await db
    .selectFrom('operators')
    .select('operators.id')
    .where('closed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('operator_accounts')
          .select('operator_accounts.id')
          .whereRef('user_id', '=', 'operators.id')
          .where('password', 'is not', null),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('absences')
            .select('absences.id')
            .whereRef('operator', '=', 'operators.id')
            .where('from_at', '<=', at)
            .where((eb) => eb.or([eb('until_at', 'is', null), eb('until_at', '>', at)])),
        ),
      ),
    )
    .orderBy('operators.id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Locks operators until the end of the transaction: they can't go away or leave while they are given a lead. SQLite has one writer at a
 * time anyway.
 */
export async function lockOperators(
  db: Db,
  way: 'to give' | 'to go',
  operator?: string,
): Promise<void> {
  const rows = db
    .selectFrom('operators')
    .select('id')
    .$if(operator !== undefined, (query) => query.where('id', '=', operator ?? ''))
    .orderBy('id')
  await (way === 'to give' ? rows.forShare() : rows.forUpdate()).execute()
}
