import type { Selectable, Updateable } from 'kysely'
import { healthy, isPaused, type ReceiverHealth } from '#domain/delivery/circuit-breaker.ts'
import type { Db, WebhookEndpointsTable } from '../schema.ts'

export const healthColumns = ['unanswered', 'unanswered_since', 'paused_until'] as const

export function healthOf({
  unanswered,
  unanswered_since,
  paused_until,
}: Pick<Selectable<WebhookEndpointsTable>, (typeof healthColumns)[number]>): ReceiverHealth {
  return { unanswered, unansweredSince: unanswered_since, pausedUntil: paused_until }
}

export function healthColumnsOf(health: ReceiverHealth): Updateable<WebhookEndpointsTable> {
  const { unanswered, unansweredSince, pausedUntil } = health
  return { unanswered, unanswered_since: unansweredSince, paused_until: pausedUntil }
}

/** The health of an endpoint that was just opened or closed by hand. No warning about it is due. */
export const freshHealth = { ...healthColumnsOf(healthy), notify_at: null }

/** The endpoints with due deliveries, except quiet ones that are still in their pause. */
export async function listDueEndpoints(db: Db, now: Date): Promise<string[]> {
  const moment = now.toISOString()
  const rows = await db
    .selectFrom('webhook_endpoints')
    .select(['id', 'disabled_at', ...healthColumns])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('deliveries')
          .select('deliveries.id')
          .whereRef('endpoint', '=', 'webhook_endpoints.id')
          .where('retry_at', '<=', moment)
          .where(({ or, eb }) =>
            or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', moment)]),
          ),
      ),
    )
    .orderBy('id')
    .execute()
  return rows.filter((row) => row.disabled_at || !isPaused(healthOf(row), now)).map(({ id }) => id)
}

/** How an open endpoint does. Undefined where it is closed, or there is none. */
export async function getEndpointHealth(
  db: Db,
  endpoint: string,
): Promise<ReceiverHealth | undefined> {
  const row = await openEndpoint(db, endpoint).executeTakeFirst()
  return row && healthOf(row)
}

/** The same, locked until the transaction ends. */
export async function lockEndpointHealth(
  db: Db,
  endpoint: string,
): Promise<ReceiverHealth | undefined> {
  const row = await openEndpoint(db, endpoint).forUpdate().executeTakeFirst()
  return row && healthOf(row)
}

function openEndpoint(db: Db, endpoint: string) {
  return db
    .selectFrom('webhook_endpoints')
    .select(healthColumns)
    .where('id', '=', endpoint)
    .where('disabled_at', 'is', null)
}

/** Whether this call moved the pause of an endpoint on, and no other replica before. */
export async function extendPause(
  db: Db,
  { endpoint, from, until }: { endpoint: string; from: string | null; until: string },
): Promise<boolean> {
  const extended = await db
    .updateTable('webhook_endpoints')
    .set({ paused_until: until })
    .where('id', '=', endpoint)
    .where('paused_until', '=', from)
    .returning('id')
    .executeTakeFirst()
  return extended !== undefined
}

// How an endpoint behaved a month ago does not matter.
const recentDeliveries = 20

/** The longest that an endpoint's recent deliveries took, in milliseconds; null when there are none. */
export async function slowestAnswerMs(db: Db, endpoint: string): Promise<number | null> {
  const row = await db
    .selectFrom('attempts')
    .select(({ fn }) => fn.max<number | null>('took_ms').as('slowest'))
    .where('delivered', '=', true)
    .where('delivery', 'in', (eb) =>
      eb
        .selectFrom('deliveries')
        .select('id')
        .where('endpoint', '=', endpoint)
        .where('delivered_at', 'is not', null)
        .orderBy('id', 'desc')
        .limit(recentDeliveries),
    )
    .executeTakeFirst()
  return row?.slowest ?? null
}

/** Writes how an endpoint does, unless it is closed. */
export async function updateHealth(
  db: Db,
  endpoint: string,
  set: Updateable<WebhookEndpointsTable>,
): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set(set)
    .where('id', '=', endpoint)
    .where('disabled_at', 'is', null)
    .execute()
}

/** Everything that was tried and waits for an endpoint becomes due, except one delivery. */
export async function endWaiting(
  db: Db,
  { endpoint, now, except }: { endpoint: string; now: string; except: string | undefined },
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ retry_at: now })
    .where('endpoint', '=', endpoint)
    .where('retry_at', '>', now)
    // A delivery that was never attempted may be waiting for an undo to expire.
    .where('attempts', '>', 0)
    .$if(except !== undefined, (others) => others.where('id', '<>', except ?? ''))
    .execute()
}
