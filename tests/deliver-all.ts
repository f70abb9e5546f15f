import { listDueEndpoints } from '#database/delivery/endpoint-health.ts'
import { type Channel, channels } from '#domain/delivery/channel.ts'
import { type DeliverDeps, deliverDue } from '#operations/delivery/deliver-due.ts'

/** Delivers what is due on a channel as the server does: webhooks endpoint by endpoint. */
export async function deliverAll(channel: Channel, deps: DeliverDeps): Promise<void> {
  const { database, now } = deps
  const endpoints = channels[channel].perEndpoint
    ? await listDueEndpoints(database.db, now())
    : [null]
  for (const endpoint of endpoints)
    await Promise.all(await deliverDue({ channel, endpoint, limit: 100 }, deps))
}
