import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/audit.ts'
import { insertClientKey } from '#database/client-keys.ts'
import type { Changing } from './change-endpoint.ts'
import { newClientKey } from './new-client-key.ts'
import { withRetry } from './with-retry.ts'

/** Makes one more public key, for one more site or program that sends leads. */
export async function makeClientKey(
  label: string,
  { by, database, now }: Changing,
): Promise<{ id: string; key: string }> {
  const made = { id: uuidv7(), key: newClientKey() }
  const at = now().toISOString()
  await withRetry(() =>
    database.db.transaction().execute(async (trx) => {
      await insertClientKey(trx, { ...made, label, created_at: at })
      await recordAudit(trx, {
        id: uuidv7(),
        at,
        operator: by,
        kind: 'client key made',
        detail: { key: made.id },
      })
    }),
  )
  return made
}
