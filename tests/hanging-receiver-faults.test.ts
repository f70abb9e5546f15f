import { test } from 'vitest'
import { addEndpoint, insertLead, lead, leadReceivers, storeDeps } from './leads.ts'
import { places, startReplica } from './replicas.ts'
import { listenHttp } from './servers.ts'
import { waitUntil } from './wait-until.ts'

/*
 * Three receivers, of which one accepts every connection and never answers. Every process is real.
 */

/** The deliveries that one replica makes to one receiver at once. */
const concurrency = 16

for (const place of places)
  test.concurrent(`a receiver that never answers keeps no other waiting, on ${place.name}`, async ({
    expect,
    onTestFinished,
  }) => {
    const { database, environment, drop } = await place.open()
    onTestFinished(drop)

    let hanging = 0
    const silent = await listenHttp((request, response) => {
      request.resume()
      hanging += 1
      response.on('close', () => {
        hanging -= 1
      })
    })
    onTestFinished(silent.close)
    const mostHanging = place.replicas * concurrency
    let answeredMeanwhile = 0
    const openAnswering = () =>
      listenHttp((request, response) => {
        request.resume()
        if (hanging === mostHanging) answeredMeanwhile += 1
        response.writeHead(204).end()
      })
    const answering = [await openAnswering(), await openAnswering()]
    for (const { close } of answering) onTestFinished(close)

    const add = (url: string) => addEndpoint(database, `${url}/`)
    const endpoints = [await add(silent.url)]
    const others: string[] = []
    for (const { url } of answering) others.push(await add(url))
    endpoints.push(...others)
    await database.db
      .updateTable('webhook_endpoints')
      .set({ secret: `whsec_${'A'.repeat(43)}=` })
      .execute()
    const deps = storeDeps(database, { receivers: leadReceivers(endpoints, ['webhook']) })
    // Attempts that time out make room for others: there are more than enough to fill it again.
    for (let count = 0; count < 4 * mostHanging; count++) await insertLead(lead(), deps)

    for (let count = 0; count < place.replicas; count++) {
      const replica = await startReplica({ ...environment, WEBHOOK_ALLOW_PRIVATE: '1' })
      onTestFinished(replica.kill)
    }
    await waitUntil(() => hanging === mostHanging)
    const before = answeredMeanwhile
    for (let count = 0; count < 10; count++) await insertLead(lead(), deps)
    const pending = () =>
      database.db
        .selectFrom('deliveries')
        .select('id')
        .where('endpoint', 'in', others)
        .where('delivered_at', 'is', null)
        .execute()
    await waitUntil(async () => (await pending()).length === 0)
    // While the receiver that hangs has as many messages as it may get at once, the others get theirs.
    expect(answeredMeanwhile).toBeGreaterThan(before)
  })
