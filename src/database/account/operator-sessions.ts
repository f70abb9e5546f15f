import type { Db } from '../schema.ts'
import { storedForms } from './session-tokens.ts'

/** An operator's active sessions, the latest first. */
export function listOpenSessions(db: Db, operator: string, now: Date) {
  return db
    .selectFrom('operator_sessions')
    .select(['id', 'created_at as since', 'expires_at as until'])
    .select(['ip_address as address', 'user_agent as browser'])
    .where('user_id', '=', operator)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Deletes one of an operator's sessions; false when it does not exist. */
export async function deleteSession(
  db: Db,
  { id, operator }: { id: string; operator: string },
): Promise<boolean> {
  const ended = await db
    .deleteFrom('operator_sessions')
    .where('id', '=', id)
    .where('user_id', '=', operator)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Deletes all of an operator's sessions except this one. Returns how many there were. */
export async function deleteOtherSessions(
  db: Db,
  { id, operator }: { id: string; operator: string },
): Promise<number> {
  const ended = await db
    .deleteFrom('operator_sessions')
    .where('user_id', '=', operator)
    .where('id', '<>', id)
    .returning('id')
    .execute()
  return ended.length
}

export async function deleteSessionByToken(db: Db, token: string): Promise<void> {
  await db.deleteFrom('operator_sessions').where('token', 'in', storedForms(token)).execute()
}
