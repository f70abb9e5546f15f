import { v7 as uuidv7 } from 'uuid'
import { recordAccountAudit } from '#database/delivery/account-letters.ts'
import type { Database } from '#database/open.ts'
import type { AuditEvent } from '#domain/account/audit-event.ts'
import { withRetry } from '../with-retry.ts'

/** `by` is the id of the operator who acts. */
export type ActorDeps = {
  by: string
  database: Database
  now: () => Date
  /** Called once there is a letter to deliver. */
  onDue?: () => void
}

/** Records what an operator did when no other row changes with it, such as signing in. */
export async function writeAudit(
  event: AuditEvent,
  { by, database, now, onDue }: ActorDeps,
): Promise<void> {
  const entry = { id: uuidv7(), at: now().toISOString(), operator: by, ...event }
  const isOwed = await withRetry(() =>
    database.db.transaction().execute((trx) => recordAccountAudit(trx, entry)),
  )
  if (isOwed) onDue?.()
}
