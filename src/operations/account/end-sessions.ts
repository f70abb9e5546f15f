import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionByToken,
} from '#database/account/operator-sessions.ts'
import { type DeskEvent, recordDeskEvent } from '../record-event.ts'
import { withRetry } from '../with-retry.ts'
import { commit, type World } from '../world.ts'

type SessionDeps = Pick<World, 'database' | 'now' | 'afterWrite'>

type OwnSession = { id: string; operator: string }

/** Signs an operator out on one of their devices. Does nothing when that session is not theirs. */
export function endSession(session: OwnSession, deps: SessionDeps): Promise<void> {
  return end(session, { kind: 'session ended', detail: { session: session.id } }, deps)
}

/** Ends a session in which the password or codes were guessed at. Its operator is notified by letter. */
export function endGuessedSession(
  session: OwnSession,
  guessed: 'passwords' | 'codes',
  deps: SessionDeps,
): Promise<void> {
  return end(session, { kind: `signed out after wrong ${guessed}` }, deps)
}

function end(session: OwnSession, event: DeskEvent, world: SessionDeps) {
  const { operator } = session
  return commit(world, async (trx) => {
    if (await deleteSession(trx, session))
      await recordDeskEvent(trx, event, { ...world, by: operator })
  })
}

/** Signs an operator out on all other devices. Returns how many there were. */
export function endOtherSessions(
  { id, operator }: OwnSession,
  world: SessionDeps,
): Promise<number> {
  return commit(world, async (trx) => {
    const count = await deleteOtherSessions(trx, { id, operator })
    if (count > 0)
      await recordDeskEvent(
        trx,
        { kind: 'other sessions ended', detail: { count } },
        { ...world, by: operator },
      )
    return count
  })
}

/** Deletes a session that was just created and not given to anybody. */
export function discardSession(token: string, { database }: SessionDeps): Promise<void> {
  return withRetry(() => deleteSessionByToken(database.db, token))
}
