import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { sessionHours } from '#domain/account/session-hours.ts'
import type { Database } from '../open.ts'
import type { Db } from '../schema.ts'
import { getOrCreateSetting, getSetting } from '../settings.ts'
import { emptyWriteAheadLog } from '../sweep.ts'
import { hasOperator } from './operators.ts'

const prefix = 'sha256:'

/** The stored form of a session's token. The token is random and can't be guessed, so a quick hash is enough. */
export function hashedToken(token: string): string {
  return `${prefix}${hash('sha256', token, 'base64url')}`
}

/** As what a token may be stored: hashed, or as it is by the release before. */
export function storedForms(token: string): string[] {
  // A hash is not a token: a hash read from a copy must not open its session.
  return token.startsWith(prefix) ? [hashedToken(token)] : [hashedToken(token), token]
}

const hashedFromSetting = 'SESSIONS_HASHED_FROM'

/**
 * From when on tokens are stored hashed, which the first start of this release decides for all replicas: at once in a new
 * installation, else after as long as a session lasts, since a replica of the release before finds raw ones only.
 */
export async function tokensHashedFrom(db: Db, now: Date): Promise<Date> {
  const hours = (await hasOperator(db)) ? sessionHours : 0
  const proposed = new Date(now.getTime() + hours * 3_600_000)
  return new Date(await getOrCreateSetting(db, hashedFromSetting, proposed.toISOString()))
}

/** Hashes the tokens that were stored raw, once that is to be so. Their sessions go on. */
export async function hashRawTokens({ engine, maintenance: db }: Database, now: Date) {
  const hashedFrom = await getSetting(db, hashedFromSetting)
  if (!hashedFrom || new Date(hashedFrom) > now) return
  const raw = await db
    .selectFrom('operator_sessions')
    .select('token')
    .where('token', 'not like', `${prefix}%`)
    .execute()
  if (raw.length === 0) return
  for (const { token } of raw)
    await db
      .updateTable('operator_sessions')
      .set({ token: hashedToken(token) })
      .where('token', '=', token)
      .execute()
  // They must not stay where they stood either.
  if (engine === 'sqlite') await emptyWriteAheadLog(db)
  else await sql`vacuum operator_sessions`.execute(db)
}
