import type { Selectable, Updateable } from 'kysely'
import {
  afterNoAnswer,
  healthy,
  isPaused,
  isQuiet,
  nextAttemptAt,
  type ReceiverHealth,
  shouldTurnOff,
} from '#domain/delivery/circuit-breaker.ts'
import { recordAudit } from '../account/audit.ts'
import type { Database } from '../open.ts'
import type { Db, WebhookEndpointsTable } from '../schema.ts'

export const healthColumns = ['unanswered', 'unanswered_since', 'paused_until'] as const

export function healthOf({
  unanswered,
  unanswered_since,
  paused_until,
}: Pick<Selectable<WebhookEndpointsTable>, (typeof healthColumns)[number]>): ReceiverHealth {
  return { unanswered, unansweredSince: unanswered_since, pausedUntil: paused_until }
}

function columnsOf(health: ReceiverHealth): Updateable<WebhookEndpointsTable> {
  const { unanswered, unansweredSince, pausedUntil } = health
  return { unanswered, unanswered_since: unansweredSince, paused_until: pausedUntil }
}

/** The health of an endpoint that was just opened or closed by hand. No warning about it is due. */
export const freshHealth = { ...columnsOf(healthy), notify_at: null }

/** The endpoints with due deliveries, except quiet ones that are still in their pause. */
export async function listDueEndpoints({ db }: Database, now: Date): Promise<string[]> {
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

/**
 * How many deliveries to an endpoint may be claimed now, `limit` at most. A quiet endpoint gets a single attempt across
 * all replicas: the replica that extends the pause makes it.
 */
export async function claimableAt(
  db: Db,
  { endpoint, limit, now }: { endpoint: string; limit: number; now: Date },
): Promise<number> {
  const row = await db
    .selectFrom('webhook_endpoints')
    .select(['disabled_at', ...healthColumns])
    .where('id', '=', endpoint)
    .executeTakeFirst()
  // Deliveries to a closed endpoint are claimed too, and then given up without being sent.
  if (!row || row.disabled_at) return limit
  const health = healthOf(row)
  if (!isQuiet(health)) return limit
  if (isPaused(health, now)) return 0
  const extended = await db
    .updateTable('webhook_endpoints')
    .set({ paused_until: nextAttemptAt(health.unansweredSince ?? '', now).toISOString() })
    .where('id', '=', endpoint)
    .where('paused_until', '=', health.pausedUntil)
    .returning('id')
    .executeTakeFirst()
  return extended ? 1 : 0
}

// How an endpoint behaved a month ago does not matter.
const recentDeliveries = 20

/** The longest that an endpoint's recent deliveries took, in milliseconds; null when there are none. */
export async function slowestAnswerMs({ db }: Database, endpoint: string): Promise<number | null> {
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

/**
 * Records that an endpoint answered, whatever the answer was. If it had been quiet, everything that waits for it
 * becomes due, except the delivery `answered`.
 */
export async function recordAnswer(
  { db }: Database,
  { endpoint, now, answered }: { endpoint: string; now: Date; answered?: string },
): Promise<void> {
  const row = await db
    .selectFrom('webhook_endpoints')
    .select(healthColumns)
    .where('id', '=', endpoint)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  // The usual case: it was healthy before, and there is nothing to write.
  if (!row || row.unanswered === 0) return
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('webhook_endpoints')
      .set(freshHealth)
      .where('id', '=', endpoint)
      .where('disabled_at', 'is', null)
      .execute()
    if (!isQuiet(healthOf(row))) return
    await trx
      .updateTable('deliveries')
      .set({ retry_at: now.toISOString() })
      .where('endpoint', '=', endpoint)
      .where('retry_at', '>', now.toISOString())
      // A delivery that was never attempted may be waiting for an undo to expire.
      .where('attempts', '>', 0)
      .$if(answered !== undefined, (others) => others.where('id', '<>', answered ?? ''))
      .execute()
  })
}

// A short restart is not worth a letter to the owners.
const notifyAfterMs = 10 * 60_000

/** Records that an endpoint did not answer. A quiet one is paused, and turned off after days of silence. */
export async function recordNoAnswer(
  { engine, db }: Database,
  {
    endpoint,
    began,
    now,
    newId,
  }: { endpoint: string; began: Date; now: Date; newId: () => string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const query = trx
      .selectFrom('webhook_endpoints')
      .select(['disabled_at', ...healthColumns])
      .where('id', '=', endpoint)
      .where('disabled_at', 'is', null)
    const row = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
    if (!row) return
    const before = healthOf(row)
    const health = afterNoAnswer(before, began, now)
    const off = shouldTurnOff(health, now)
    const goesQuiet = isQuiet(health) && !isQuiet(before)
    const moment = now.toISOString()
    await trx
      .updateTable('webhook_endpoints')
      .set({
        ...columnsOf(health),
        ...(goesQuiet ? { notify_at: new Date(now.getTime() + notifyAfterMs).toISOString() } : {}),
        ...(off ? { disabled_at: moment, notify_at: moment } : {}),
      })
      .where('id', '=', endpoint)
      .execute()
    if (off)
      await recordAudit(trx, {
        id: newId(),
        at: moment,
        operator: null,
        kind: 'webhook turned off',
        detail: { endpoint },
      })
  })
}
