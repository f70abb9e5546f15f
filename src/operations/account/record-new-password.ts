import { v7 as uuidv7 } from 'uuid'
import { deletePasswordLinks } from '#database/account/operators.ts'
import { recordAccountAudit } from '#database/delivery/account-letters.ts'
import { withRetry } from '../with-retry.ts'
import type { ActorDeps } from './write-audit.ts'

/** Called once an operator has set a password: no link sent before sets another, and they are told by letter. */
export async function recordNewPassword(
  kind: 'invitation accepted' | 'password set by letter' | 'password changed',
  { by, database, now, onDue }: ActorDeps,
): Promise<void> {
  const entry = { id: uuidv7(), at: now().toISOString(), operator: by, kind }
  const isOwed = await withRetry(() =>
    database.db.transaction().execute(async (trx) => {
      await deletePasswordLinks(trx, by)
      return recordAccountAudit(trx, entry)
    }),
  )
  if (isOwed) onDue?.()
}
