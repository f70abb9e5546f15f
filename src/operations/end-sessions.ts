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

/** Signs an operator out on one of their own devices. Nothing happens where they were not signed in there. */
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

/** Signs an operator out everywhere but here. Returns on how many devices that was. */
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

/** Takes back a session that was made a moment ago and handed to nobody. */
export function discardSession(token: string, { database }: SessionDeps): Promise<void> {
  return withRetry(() => deleteSessionByToken(database.db, token))
}
