import type { Selectable, Updateable } from 'kysely'
import {
  afterNoAnswer,
  healthy,
  isGivenUpOn,
  isPaused,
  isQuiet,
  nextTryAt,
  type ReceiverHealth,
} from '#domain/delivery/circuit-breaker.ts'
import { recordAudit } from './audit.ts'
import type { Database } from './open.ts'
import type { Db, WebhookEndpointsTable } from './schema.ts'

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

/** An endpoint that is opened or closed by hand begins anew, with nothing to tell anybody. */
export const freshHealth = { ...columnsOf(healthy), notify_at: null }

/** The endpoints that something is due at, but for those that have gone quiet and are not to be tried yet. */
export async function dueEndpoints({ db }: Database, now: Date): Promise<string[]> {
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
 * How many deliveries may be tried at an endpoint, where there is room for some. At one that has gone quiet it’s a
 * single one, of all replicas together: whoever moves the end of the pause on has the try.
 */
export async function roomAt(
  db: Db,
  { endpoint, room, now }: { endpoint: string; room: number; now: Date },
): Promise<number> {
  const row = await db
    .selectFrom('webhook_endpoints')
    .select(['disabled_at', ...healthColumns])
    .where('id', '=', endpoint)
    .executeTakeFirst()
  // What is owed to a closed endpoint is given up without being sent.
  if (!row || row.disabled_at) return room
  const health = healthOf(row)
  if (!isQuiet(health)) return room
  if (isPaused(health, now)) return 0
  const mine = await db
    .updateTable('webhook_endpoints')
    .set({ paused_until: nextTryAt(health.unansweredSince ?? '', now).toISOString() })
    .where('id', '=', endpoint)
    .where('paused_until', '=', health.pausedUntil)
    .returning('id')
    .executeTakeFirst()
  return mine ? 1 : 0
}

// Of an endpoint's latest deliveries: what it was like a month ago is no matter.
const deliveriesLookedAt = 20

/** The longest an endpoint took lately to take a delivery, in milliseconds; null where it has taken none. */
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
        .limit(deliveriesLookedAt),
    )
    .executeTakeFirst()
  return row?.slowest ?? null
}

/**
 * An endpoint answered, whatever it said. If it had gone quiet, everything that waits for it is due now: all but the
 * delivery it has just answered.
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
  // As a rule it answers, and there is nothing to write.
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
      // What was never tried may wait for another reason, such as an undo.
      .where('attempts', '>', 0)
      .$if(answered !== undefined, (others) => others.where('id', '<>', answered ?? ''))
      .execute()
  })
}

// Owners aren't written to about a short restart.
const notifyAfterMs = 10 * 60_000

/** An endpoint did not answer. One that has gone quiet is paused, and after days of nothing turned off. */
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
    const found = trx
      .selectFrom('webhook_endpoints')
      .select(['disabled_at', ...healthColumns])
      .where('id', '=', endpoint)
      .where('disabled_at', 'is', null)
    const row = await (engine === 'postgres' ? found.forUpdate() : found).executeTakeFirst()
    if (!row) return
    const before = healthOf(row)
    const health = afterNoAnswer(before, began, now)
    const off = isGivenUpOn(health, now)
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
