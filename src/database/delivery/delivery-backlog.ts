import { sql } from 'kysely'
import { type Channel, channelNames } from '#domain/delivery/channel.ts'
import type { Db } from '../schema.ts'

export type DeliveryBacklog = {
  /** Since when the delivery that waits longest for its first attempt is due. */
  untriedSince: string | null
  /** When the delivery that fails longest was tried first. */
  failingSince: string | null
}

/** Deliveries that are due by now. Paused endpoints don't count: their deliveries wait on purpose. */
export async function getDeliveryBacklog(db: Db, now: Date): Promise<DeliveryBacklog> {
  const owed = db
    .selectFrom('deliveries')
    .where('channel', 'in', channelNames)
    .where('retry_at', 'is not', null)
  const [untried, failing] = await Promise.all([
    owed
      .select(({ fn }) => fn.min<string | null>('retry_at').as('since'))
      .where('retry_at', '<=', now.toISOString())
      .where('attempts', '=', 0)
      .where((eb) =>
        eb.or([
          eb('endpoint', 'is', null),
          eb(
            'endpoint',
            'in',
            eb
              .selectFrom('webhook_endpoints')
              .select('id')
              .where('disabled_at', 'is', null)
              .where('paused_until', 'is', null),
          ),
        ]),
      )
      .executeTakeFirstOrThrow(),
    owed
      .innerJoin('attempts', (join) =>
        join.onRef('delivery', '=', 'deliveries.id').on('number', '=', 1),
      )
      .select(({ fn }) => fn.min<string | null>('started_at').as('since'))
      .where('attempts', '>', 0)
      .executeTakeFirstOrThrow(),
  ])
  return { untriedSince: untried.since, failingSince: failing.since }
}

/** How many deliveries were given up since then, by channel. */
export async function countGivenUp(db: Db, since: Date): Promise<Map<Channel, number>> {
  const rows = await db
    .selectFrom('deliveries')
    .select(['channel', sql<number | string>`count(*)`.as('many')])
    .where('gave_up_at', '>', since.toISOString())
    .groupBy('channel')
    .execute()
  return new Map(rows.map(({ channel, many }) => [channel, Number(many)]))
}
