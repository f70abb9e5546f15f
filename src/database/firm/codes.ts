import { sql } from 'kysely'
import type { Db } from '../schema.ts'

type NewCode = { id: string; recipient: string; code: string; now: Date }

/** The most codes that go to one recipient in an hour, and in a day. */
const most = { hour: 5, day: 10 }

/** Stores a code as a hash. False where its recipient has had as many as anybody gets. */
export async function insertCode(db: Db, { id, recipient, code, now }: NewCode): Promise<boolean> {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
  const { rows } = await sql`
    insert into installer_codes (id, recipient, code, sent_at)
    select ${id}, ${recipient}, ${code}, ${now.toISOString()}
    where (select count(*) from installer_codes
        where recipient = ${recipient} and sent_at > ${before(1)}) < ${most.hour}
      and (select count(*) from installer_codes
        where recipient = ${recipient} and sent_at > ${before(24)}) < ${most.day}
    returning id`.execute(db)
  return rows.length > 0
}

/** How many tries a code has, and for how many minutes it is good. */
const codeTries = 5
const codeMinutes = 10

/**
 * Counts a try of a code before it is compared, so that many at once have no more of them. Undefined where it has none left, is spent, or
 * too old.
 */
export async function tryCode(
  db: Db,
  id: string,
  now: Date,
): Promise<{ recipient: string; code: string; left: number } | undefined> {
  const since = new Date(now.getTime() - codeMinutes * 60_000).toISOString()
  const row = await db
    .updateTable('installer_codes')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', id)
    .where('tries', '<', codeTries)
    .where('spent_at', 'is', null)
    .where('sent_at', '>', since)
    .returning(['recipient', 'code', 'tries'])
    .executeTakeFirst()
  return row && { recipient: row.recipient, code: row.code, left: codeTries - Number(row.tries) }
}

/** Spends the challenge that a passkey answered. False where it was spent before. */
export async function spendChallenge(db: Db, challenge: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const row = await db
    .insertInto('installer_codes')
    .values({ id: challenge, recipient: '', code: '', sent_at: at, spent_at: at })
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Spends a code. Returns false where another request did at the same moment. */
export async function spendCode(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('installer_codes')
    .set({ spent_at: now.toISOString() })
    .where('id', '=', id)
    .where('spent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
