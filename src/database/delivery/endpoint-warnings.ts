import { sql } from 'kysely'
import type { EndpointWarning } from '#domain/delivery/endpoint-warning.ts'
import type { Db } from '../schema.ts'

/**
 * Claims the endpoints that owners should be warned about. They become due again at `retryAt`, unless the warning is
 * cleared first.
 */
export async function claimWarnings(db: Db, now: Date, retryAt: Date) {
  const rows = await db
    .updateTable('webhook_endpoints')
    .set({ notify_at: retryAt.toISOString() })
    .where('notify_at', '<=', now.toISOString())
    .returning(['id', 'label', 'url', 'unanswered_since', 'disabled_at'])
    .execute()
  return Promise.all(
    rows.map(async ({ id, label, url, unanswered_since, disabled_at }) => ({
      id,
      warning: {
        endpoint: label || (URL.parse(url)?.host ?? ''),
        unansweredSince: unanswered_since ?? now.toISOString(),
        turnedOffAt: disabled_at,
        waiting: await countWaiting(db, id),
      } satisfies EndpointWarning,
    })),
  )
}

async function countWaiting(db: Db, endpoint: string): Promise<number> {
  const { waiting } = await db
    .selectFrom('deliveries')
    .select(sql<number | string>`count(*)`.as('waiting'))
    .where('endpoint', '=', endpoint)
    .where('retry_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(waiting)
}

/** Marks a warning as sent, unless a newer one is due by now. */
export async function clearWarning(db: Db, id: string, retryAt: Date) {
  await db
    .updateTable('webhook_endpoints')
    .set({ notify_at: null })
    .where('id', '=', id)
    .where('notify_at', '=', retryAt.toISOString())
    .execute()
}
