import { dueEndpoints } from '#database/endpoint-health.ts'
import { type Channel, channels } from '#domain/delivery/channel.ts'
import { type DeliveryWorld, deliverDue } from '#operations/deliver-due.ts'

/** Delivers what is due on a channel, as the server does: of webhooks, on the line of each endpoint. */
export async function deliverAll(channel: Channel, world: DeliveryWorld): Promise<void> {
  const { database, now } = world
  const endpoints = channels[channel].perEndpoint ? await dueEndpoints(database, now()) : [null]
  for (const endpoint of endpoints)
    await Promise.all(await deliverDue({ channel, endpoint, room: 100 }, world))
}
