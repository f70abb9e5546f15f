import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/audit.ts'
import type { Database } from '#database/open.ts'
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionByToken,
} from '#database/operator-sessions.ts'
import { withRetry } from './with-retry.ts'

type SessionDeps = { database: Database; now: () => Date }

/** Signs an operator out on one of their devices. Does nothing when that session is not theirs. */
export function endSession(
  { id, operator }: { id: string; operator: string },
  { database, now }: SessionDeps,
): Promise<void> {
  return withRetry(() =>
    database.db.transaction().execute(async (trx) => {
      if (!(await deleteSession(trx, { id, operator }))) return
      await recordAudit(trx, {
        id: uuidv7(),
        at: now().toISOString(),
        operator,
        kind: 'session ended',
        detail: { session: id },
      })
    }),
  )
}

/** Signs an operator out on all other devices. Returns how many there were. */
export function endOtherSessions(
  { id, operator }: { id: string; operator: string },
  { database, now }: SessionDeps,
): Promise<number> {
  return withRetry(() =>
    database.db.transaction().execute(async (trx) => {
      const count = await deleteOtherSessions(trx, { id, operator })
      if (count > 0)
        await recordAudit(trx, {
          id: uuidv7(),
          at: now().toISOString(),
          operator,
          kind: 'other sessions ended',
          detail: { count },
        })
      return count
    }),
  )
}

/** Deletes a session that was just created and not given to anybody. */
export function discardSession(token: string, { database }: SessionDeps): Promise<void> {
  return withRetry(() => deleteSessionByToken(database.db, token))
}
