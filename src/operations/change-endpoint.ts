import type { Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/audit.ts'
import { changeEndpointRow, findEndpoint } from '#database/endpoints.ts'
import type { Database } from '#database/open.ts'
import type { WebhookEndpointsTable } from '#database/schema.ts'
import { type Result, reject } from '#domain/result.ts'
import { withRetry } from './with-retry.ts'

export type Changing = { by: string; database: Database; now: () => Date }

export type EndpointChanged = Result<object, 'unknown'>

type Endpoint = NonNullable<Awaited<ReturnType<typeof findEndpoint>>>

/** What becomes of an endpoint, as written down; nothing when it was so already. */
type Decided =
  | {
      kind: 'webhook closed' | 'webhook opened again' | 'webhook secret changed'
      set: Updateable<WebhookEndpointsTable>
    }
  | undefined

/** Changes an endpoint and writes it down, together. */
export function changeEndpoint(
  id: string,
  decide: (endpoint: Endpoint, at: Date) => Decided,
  { by, database, now }: Changing,
): Promise<EndpointChanged> {
  return withRetry(() =>
    database.db.transaction().execute(async (trx): Promise<EndpointChanged> => {
      const endpoint = await findEndpoint(trx, id)
      if (!endpoint) return noSuchEndpoint
      const at = now()
      const decided = decide(endpoint, at)
      if (decided === undefined) return { ok: true }
      await changeEndpointRow(trx, id, decided.set)
      await recordAudit(trx, {
        id: uuidv7(),
        at: at.toISOString(),
        operator: by,
        kind: decided.kind,
        detail: { endpoint: id },
      })
      return { ok: true }
    }),
  )
}

export const noSuchEndpoint = reject('unknown', 'There is no open webhook like this any more.')
