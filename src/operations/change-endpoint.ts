import type { Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/audit.ts'
import { changeEndpointRow, findEndpoint } from '#database/endpoints.ts'
import type { Database } from '#database/open.ts'
import type { WebhookEndpointsTable } from '#database/schema.ts'
import { despiteAccidents } from './despite-accidents.ts'

export type Changing = { by: string; database: Database; now: () => Date }

export type EndpointChanged =
  | { ok: true }
  | { ok: false; unknown: true }
  | { ok: false; because: string }

type Endpoint = NonNullable<Awaited<ReturnType<typeof findEndpoint>>>

/** What becomes of an endpoint, as written down; nothing when it was so already; a sentence when it cannot be. */
type Decided = { kind: string; set: Updateable<WebhookEndpointsTable> } | string | undefined

/** Changes an endpoint and writes it down, together. */
export function changeEndpoint(
  id: string,
  decide: (endpoint: Endpoint, at: Date) => Decided,
  { by, database, now }: Changing,
): Promise<EndpointChanged> {
  return despiteAccidents(() =>
    database.queries.transaction().execute(async (transaction): Promise<EndpointChanged> => {
      const endpoint = await findEndpoint(transaction, id)
      if (!endpoint) return { ok: false, unknown: true }
      const at = now()
      const decided = decide(endpoint, at)
      if (decided === undefined) return { ok: true }
      if (typeof decided === 'string') return { ok: false, because: decided }
      await changeEndpointRow(transaction, id, decided.set)
      await recordAudit(transaction, {
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
