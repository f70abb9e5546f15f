import { type SqlBool, sql } from 'kysely'
import { isQuiet } from '#domain/delivery/circuit-breaker.ts'
import type { Db } from '../schema.ts'
import { healthColumns, healthOf } from './endpoint-health.ts'

// Settings shows how an endpoint does now, not its whole history.
const attemptsPerEndpoint = 5
const recentDeliveries = 20
const gaveUpWithinDays = 7

/** All endpoints with their latest attempts and counts of failing deliveries, open endpoints first. */
export async function listEndpoints(db: Db, now: Date) {
  const endpoints = await db
    .selectFrom('webhook_endpoints')
    .select(['id', 'label', 'url', 'created_at', 'disabled_at', 'old_secret_until'])
    .select(healthColumns)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const [waiting, retrying, gaveUp] = await Promise.all([
    countByEndpoint(db, sql<SqlBool>`retry_at is not null`),
    countByEndpoint(
      db, // The first attempt may be in hand just now: that is no failure yet.
      sql<SqlBool>`retry_at is not null and attempts > 0 and (attempts > 1 or claimed_until is null)`,
    ),
    countByEndpoint(
      db,
      sql<SqlBool>`gave_up_at is not null and gave_up_at > ${daysBefore(now, gaveUpWithinDays)}`,
    ),
  ])
  const summaries = await Promise.all(
    endpoints.map(async ({ id, ...endpoint }) => ({
      id,
      label: endpoint.label,
      url: endpoint.url,
      since: endpoint.created_at,
      closedAt: endpoint.disabled_at,
      oldSecretUntil: isAfter(endpoint.old_secret_until, now) ? endpoint.old_secret_until : null,
      /** Since when it has not answered. On a closed endpoint, this is why we turned it off. */
      quietSince: isQuiet(healthOf(endpoint)) ? endpoint.unanswered_since : null,
      waiting: waiting.get(id) ?? 0,
      retrying: retrying.get(id) ?? 0,
      /** Within seven days. */
      gaveUp: gaveUp.get(id) ?? 0,
      attempts: await latestAttempts(db, id),
    })),
  )
  return summaries.toSorted((one, other) => Number(!!one.closedAt) - Number(!!other.closedAt))
}

function isAfter(moment: string | null, now: Date): boolean {
  return moment !== null && moment > now.toISOString()
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 24 * 3_600_000).toISOString()
}

/** Counts webhook deliveries. Each condition has a small index of its own. */
async function countByEndpoint(db: Db, condition: ReturnType<typeof sql<SqlBool>>) {
  const rows = await db
    .selectFrom('deliveries')
    .select(['endpoint', sql<number | string>`count(*)`.as('count')])
    .where('channel', '=', 'webhook')
    .where(condition)
    .groupBy('endpoint')
    .execute()
  return new Map(rows.map(({ endpoint, count }) => [endpoint ?? '', Number(count)]))
}

/** Looks at the newest deliveries only, since looking at all of them would take longer with every lead. */
async function latestAttempts(db: Db, endpoint: string) {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('deliveries', 'deliveries.id', 'attempts.delivery')
    .select(['started_at as at', 'took_ms as tookMs', 'delivered', 'answer'])
    .select(['attempts.delivery', 'attempts.number', 'deliveries.event', 'deliveries.lead'])
    .select((eb) => eb('attempts.message', 'is not', null).as('hasMessage'))
    .where('attempts.delivery', 'in', (eb) =>
      eb
        .selectFrom('deliveries')
        .select('id')
        .where('endpoint', '=', endpoint)
        .orderBy('id', 'desc')
        .limit(recentDeliveries),
    )
    .orderBy('attempts.started_at', 'desc')
    .limit(attemptsPerEndpoint)
    .execute()
  return rows.map((row) => ({
    ...row,
    delivered: row.delivered === null ? null : Boolean(row.delivered),
    answer: row.answer ?? '',
    hasMessage: Boolean(row.hasMessage),
  }))
}
