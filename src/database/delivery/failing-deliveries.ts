import { sql } from 'kysely'
import { daysAfter, momentAt } from '#domain/calendar.ts'
import { type Channel, channelsWhere } from '#domain/delivery/channel.ts'
import { type FailingLetters, failingAfterAttempts } from '#domain/delivery/failing-letters.ts'
import type { Period } from '#domain/insight/period.ts'
import type { Reports } from '../open.ts'
import type { Db } from '../schema.ts'

/** A receiver with failing deliveries. */
export type FailingReceiver = {
  channel: Channel
  /** The endpoint of a webhook; null for other channels, or when it was removed. */
  endpoint: { label: string; host: string } | null
  /** Deliveries that failed and will be retried. */
  retrying: number
  gaveUp: number
}

/** Receivers with deliveries that fail now, or that were given up in a period. */
export async function listFailingReceivers(
  { mayBeOld: db }: Reports,
  { since, until }: Period,
  timeZone: string,
): Promise<FailingReceiver[]> {
  const failed = db
    .selectFrom('deliveries')
    .leftJoin('webhook_endpoints', 'webhook_endpoints.id', 'deliveries.endpoint')
    .select(['deliveries.channel', 'deliveries.endpoint', 'url', 'label'])
    .select(sql<number | string>`count(*)`.as('deliveries'))
    .where('delivered_at', 'is', null)
    .where('stopped_at', 'is', null)
    .where('event', '<>', 'enquiry.probe')
    .groupBy(['deliveries.channel', 'deliveries.endpoint', 'url', 'label'])
  const [retrying, gaveUp] = await Promise.all([
    failed
      .where('retry_at', 'is not', null)
      .where('attempts', '>', 0)
      // A first attempt that is under way is not a failure yet.
      .where((eb) => eb.or([eb('attempts', '>', 1), eb('claimed_until', 'is', null)]))
      .execute(),
    failed
      .where('gave_up_at', '>=', momentAt(since, 0, timeZone).toISOString())
      .where('gave_up_at', '<', momentAt(daysAfter(until, 1), 0, timeZone).toISOString())
      .execute(),
  ])
  const receivers = new Map<string, FailingReceiver>()
  for (const [kind, rows] of [
    ['retrying', retrying],
    ['gaveUp', gaveUp],
  ] as const)
    for (const { channel, endpoint, url, label, deliveries } of rows) {
      const key = `${channel} ${endpoint ?? ''}`
      const receiver = receivers.get(key) ?? {
        channel,
        endpoint: url === null ? null : { label: label ?? '', host: URL.parse(url)?.host ?? url },
        retrying: 0,
        gaveUp: 0,
      }
      receivers.set(key, { ...receiver, [kind]: Number(deliveries) })
    }
  return Array.from(receivers.values())
}

const toOperators = channelsWhere(({ recipient }) => recipient === 'operators')

/** Letters to operators and owners that fail for minutes, or were given up within a day; undefined where all is well. */
export async function getFailingLetters(db: Db, now: Date): Promise<FailingLetters | undefined> {
  const yesterday = new Date(now.getTime() - 24 * 3_600_000).toISOString()
  const failing = db
    .selectFrom('deliveries')
    .select(['id', 'retry_at'])
    .where('channel', 'in', toOperators)
  const [waiting, gaveUp] = await Promise.all([
    failing
      .where('retry_at', 'is not', null)
      .where('attempts', '>=', failingAfterAttempts)
      .execute(),
    failing.where('gave_up_at', '>', yesterday).execute(),
  ])
  const ids = [...waiting, ...gaveUp].map(({ id }) => id).slice(0, 1000)
  if (ids.length === 0) return undefined
  const { since } = await db
    .selectFrom('attempts')
    .select(sql<string>`min(started_at)`.as('since'))
    .where('delivery', 'in', ids)
    .executeTakeFirstOrThrow()
  return { since, waiting: waiting.length, gaveUp: gaveUp.length }
}
