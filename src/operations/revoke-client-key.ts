import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/audit.ts'
import { markRevoked } from '#database/client-keys.ts'
import type { Changing } from './change-endpoint.ts'
import { despiteAccidents } from './despite-accidents.ts'

/** Takes a public key back: within seconds nothing more comes in with it. False when there is no such key. */
export function revokeClientKey(id: string, { by, database, now }: Changing): Promise<boolean> {
  return despiteAccidents(() =>
    database.queries.transaction().execute(async (transaction) => {
      const at = now().toISOString()
      const found = await markRevoked(transaction, id, at)
      if (found === 'now')
        await recordAudit(transaction, {
          id: uuidv7(),
          at,
          operator: by,
          kind: 'client key revoked',
          detail: { key: id },
        })
      return found !== 'unknown'
    }),
  )
}
