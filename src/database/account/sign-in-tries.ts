import { sql } from 'kysely'
import type { Db } from '../schema.ts'

type Limit = { now: Date; most: number; waitMinutes: number }

/**
 * Counts an attempt to sign in before the password is checked, so that many at once cannot pass together. `left` is how
 * many remain if this one is wrong. When none are left, nothing is counted until the wait is over.
 */
export async function countTry(
  db: Db,
  who: string,
  { now, most, waitMinutes }: Limit,
): Promise<{ left: number } | { waitSeconds: number }> {
  const moment = now.toISOString()
  const forgotten = new Date(now.getTime() - waitMinutes * 60_000).toISOString()
  const { rows } = await sql<{ tries: number }>`
    insert into sign_in_tries (who, tries, latest) values (${who}, 1, ${moment})
    on conflict (who) do update
      set tries = case when sign_in_tries.latest <= ${forgotten} then 1 else sign_in_tries.tries + 1 end,
        latest = excluded.latest
      where sign_in_tries.latest <= ${forgotten} or sign_in_tries.tries < ${most}
    returning tries`.execute(db)
  const [counted] = rows
  if (counted) return { left: most - counted.tries }
  const held = await db
    .selectFrom('sign_in_tries')
    .select('latest')
    .where('who', '=', who)
    .executeTakeFirst()
  const since = held ? Date.parse(held.latest) : now.getTime()
  return { waitSeconds: Math.max(1, Math.ceil((since - Date.parse(forgotten)) / 1000)) }
}

/** Resets the count after the right password. */
export async function resetTries(db: Db, who: string): Promise<void> {
  await db.deleteFrom('sign_in_tries').where('who', '=', who).execute()
}
