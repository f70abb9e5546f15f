import { hashedToken } from '../account/session-tokens.ts'
import type { Db, InstallerSessionsTable } from '../schema.ts'

type NewSession = Omit<InstallerSessionsTable, 'seen_at'>

/** Stores a session; of its token a hash. */
export async function insertFirmSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('installer_sessions')
    .values({ ...session, token: hashedToken(session.token), seen_at: session.started_at })
    .execute()
}

/** The session of a token, unless it is over. */
export function getFirmSession(db: Db, token: string, now: Date) {
  return db
    .selectFrom('installer_sessions')
    .select(['id', 'installer', 'person', 'seen_at', 'expires_at'])
    .where('token', '=', hashedToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/** Notes that a session was used: people see where they are signed in, to the hour. */
export async function setSessionSeen(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('installer_sessions')
    .set({ seen_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** The sessions of an installer's people that go on, the one that was used last first. */
export function listFirmSessions(db: Db, installer: string, now: Date) {
  return db
    .selectFrom('installer_sessions')
    .select(['id', 'person', 'browser', 'started_at', 'seen_at', 'expires_at'])
    .where('installer', '=', installer)
    .where('expires_at', '>', now.toISOString())
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Which sessions of an installer end: one, all of a person, or all but one. */
export type Ending = { id: string } | { person: string } | { not: string }

export async function deleteFirmSessions(db: Db, installer: string, which: Ending): Promise<void> {
  await db
    .deleteFrom('installer_sessions')
    .where('installer', '=', installer)
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : ''))
    .$if('person' in which, (query) =>
      query.where('person', '=', 'person' in which ? which.person : ''),
    )
    .$if('not' in which, (query) => query.where('id', '<>', 'not' in which ? which.not : ''))
    .execute()
}

/** Moves a session to another installer that the same person works for. */
export async function moveSession(
  db: Db,
  id: string,
  to: { installer: string; person: string },
): Promise<void> {
  await db.updateTable('installer_sessions').set(to).where('id', '=', id).execute()
}
