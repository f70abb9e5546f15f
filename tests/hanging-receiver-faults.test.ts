import { setTimeout as wait } from 'node:timers/promises'
import { type TestContext, test } from 'vitest'
import type { Database } from '#database/open.ts'
import { addEndpoint } from './leads.ts'
import { newTally, submitUntilStored } from './load.ts'
import { places, type Replica, startReplica } from './replicas.ts'
import { listenHttp } from './servers.ts'

/*
 * Three receivers, of which one accepts every connection and never answers. Waits are real, and so is every process.
 */
const leads = 120
const leadsASecond = 6

/** The seconds each lead took to reach the receivers that answer, the quickest first. */
async function deliverLeads(
  context: TestContext,
  { hanging, place }: { hanging: boolean; place: (typeof places)[number] },
): Promise<number[]> {
  const { onTestFinished } = context
  const { database, environment, drop } = await place.open()
  onTestFinished(drop)

  const answering: string[] = []
  for (const hangs of [false, false, hanging]) {
    const receiver = await listenHttp((request, response) => {
      request.resume()
      if (!hangs) response.writeHead(204).end()
    })
    onTestFinished(receiver.close)
    const endpoint = await addEndpoint(database, `${receiver.url}/`)
    await database.db
      .updateTable('webhook_endpoints')
      .set({ secret: `whsec_${'A'.repeat(43)}=` })
      .where('id', '=', endpoint)
      .execute()
    if (answering.length < 2) answering.push(endpoint)
  }
  const replicas: Replica[] = []
  for (let count = 0; count < place.replicas; count++) {
    const replica = await startReplica({ ...environment, WEBHOOK_ALLOW_PRIVATE: '1' })
    onTestFinished(replica.kill)
    replicas.push(replica)
  }

  const tally = newTally()
  for (let visitor = 1; visitor <= leads; visitor++) {
    await submitUntilStored(replicas, tally)
    await wait(1000 / leadsASecond)
  }
  return secondsToDeliver(context, database, answering)
}

async function secondsToDeliver(
  { expect }: TestContext,
  database: Database,
  endpoints: string[],
): Promise<number[]> {
  const deliveries = () =>
    database.db
      .selectFrom('deliveries')
      .select(['created_at', 'delivered_at'])
      .where('endpoint', 'in', endpoints)
      .execute()
  await expect
    .poll(async () => (await deliveries()).filter(({ delivered_at }) => !delivered_at).length, {
      interval: 500,
    })
    .toBe(0)
  return (await deliveries())
    .map(({ created_at, delivered_at }) => Date.parse(delivered_at ?? '') - Date.parse(created_at))
    .map((milliseconds) => milliseconds / 1000)
    .toSorted((one, other) => one - other)
}

const share = (sorted: number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
const figures = (sorted: number[]) =>
  `median ${share(sorted, 0.5).toFixed(2)} s, 95 % ${share(sorted, 0.95).toFixed(2)} s, longest ${share(sorted, 0.9999).toFixed(2)} s`

for (const place of places)
  test.concurrent(`a receiver that never answers keeps no other waiting, on ${place.name}`, async (context) => {
    const { expect } = context
    // At the same time, so that the machine is as busy for both.
    const [without, beside] = await Promise.all([
      deliverLeads(context, { hanging: false, place }),
      deliverLeads(context, { hanging: true, place }),
    ])
    console.log(
      `${place.name}, ${leads} leads to two receivers. All answer: ${figures(without)}. Beside one that hangs: ${figures(beside)}.`,
    )
    expect(beside).toHaveLength(2 * leads)
    expect(share(beside, 0.5)).toBeLessThan(2 * share(without, 0.5) + 0.5)
    expect(share(beside, 0.95)).toBeLessThan(2 * share(without, 0.95) + 2)
  })
