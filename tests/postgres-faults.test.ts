import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, type TestContext, test } from 'vitest'
import { eventLimitMs } from './limits.ts'
import { newTally, nextEnquiry, startLoad, storedIn, submit, submitUntilStored } from './load.ts'
import { type Cluster, createCluster, restarts } from './postgres-cluster.ts'
import { type Running, startServer } from './server.ts'
import { waitUntil } from './wait-until.ts'

const rounds = Number(process.env.FAULT_ROUNDS ?? restarts.length)

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests run the built server. Run npm run build first.')
})

test(`PostgreSQL restarted ${rounds} times under load: two replicas live on, and no acknowledged lead is lost`, async (context) => {
  const cluster = await ownCluster(context)
  const replicas = await Promise.all([
    ownServer(context, cluster.url),
    ownServer(context, cluster.url),
  ])
  const tally = newTally()
  const load = startLoad(replicas, tally)
  const moreLeads = () => {
    const before = tally.leads.size
    return waitUntil(() => tally.leads.size >= before + 150)
  }
  try {
    for (let round = 0; round < rounds; round++) {
      await moreLeads()
      await cluster.restart(restarts[round % restarts.length] ?? 'fast')
      expect(replicas.map((replica) => replica.isRunning())).toEqual([true, true])
    }
    await moreLeads()
  } finally {
    await load.stop()
  }
  const stored = await storedIn({ url: cluster.url, directory: '' })
  const lost = [...tally.leads].filter(([reference, email]) => stored.get(reference) !== email)
  console.log(
    `${rounds} restarts: ${tally.leads.size} leads acknowledged, ${lost.length} lost; answers ${JSON.stringify(tally.statuses)}`,
  )
  expect(lost).toEqual([])
  // Whoever was not answered tried again until they were: nothing is stored twice.
  expect(stored.size).toBe(tally.leads.size)
  expect(Object.keys(tally.statuses).toSorted()).toEqual(['201', '503'])
  for (const replica of replicas) {
    await submitUntilStored([replica], tally)
    await waitUntil(async () => (await fetch(`${replica.url}/readyz`)).status === 200)
    expect(replica.isRunning()).toBe(true)
  }
})

test(`PostgreSQL restarted ${rounds} times while nobody asks for anything: two replicas live on`, {
  concurrent: true,
}, async (context) => {
  const cluster = await ownCluster(context)
  const replicas = await Promise.all([
    ownServer(context, cluster.url),
    ownServer(context, cluster.url),
  ])
  const tally = newTally()
  for (let round = 0; round < rounds; round++) {
    for (const replica of replicas) await submitUntilStored([replica], tally)
    await wait(Math.random() * 1000)
    await cluster.restart(restarts[round % restarts.length] ?? 'fast')
    await wait(1000)
    expect(replicas.map((replica) => replica.isRunning())).toEqual([true, true])
  }
  for (const replica of replicas) await submitUntilStored([replica], tally)
  expect(await storedIn({ url: cluster.url, directory: '' })).toEqual(tally.leads)
})

test('a server started before its database waits for it, says so, and then serves', {
  concurrent: true,
}, async (context) => {
  const cluster = await ownCluster(context)
  await cluster.stop()
  const log: string[] = []
  const waiting = 'the database does not answer yet'
  const waits = () => log.some((line) => line.includes(waiting))
  const [server] = await Promise.all([
    ownServer(context, cluster.url, log),
    waitUntil(waits).then(cluster.start),
  ])
  const tally = newTally()
  await submitUntilStored([server], tally)
  expect(log).toContainEqual(expect.stringContaining(waiting))
  expect(await storedIn({ url: cluster.url, directory: '' })).toEqual(tally.leads)
})

test('while PostgreSQL stands still, enquiries are answered 503 within ten seconds, and readiness then within three', {
  concurrent: true,
}, async (context) => {
  const cluster = await ownCluster(context)
  const server = await ownServer(context, cluster.url)
  const submitTwenty = () =>
    Promise.all(Array.from({ length: 20 }, () => timed(() => submit(server, nextEnquiry()))))
  const askWhether = (path: string) =>
    timed(() => fetch(`${server.url}${path}`, { signal: AbortSignal.timeout(eventLimitMs) }))
  for (const { status } of await submitTwenty()) expect(status).toBe(201)
  expect(await askWhether('/readyz')).toMatchObject({ status: 200 })

  await cluster.freeze()
  context.onTestFinished(cluster.thaw)
  const [healthy, submitted] = await Promise.all([askWhether('/healthz'), submitTwenty()])
  const [ready, alive] = await Promise.all([askWhether('/readyz'), askWhether('/healthz')])
  expect(ready).toMatchObject({ status: 503 })
  expect(ready.ms).toBeLessThan(3000 + 4 * alive.ms)
  expect(healthy).toMatchObject({ status: 200 })
  const soonest = Math.min(...submitted.map(({ ms }) => ms))
  for (const { status, ms } of submitted) {
    expect(status).toBe(503)
    expect(ms).toBeLessThan(Math.max(10_000, 2 * soonest))
  }

  cluster.thaw()
  await waitUntil(async () => (await askWhether('/readyz')).status === 200)
  expect((await submit(server, nextEnquiry())).status).toBe(201)
})

/** An answer's status, and how long it took. */
async function timed(ask: () => Promise<{ status: number | string }>) {
  const began = performance.now()
  const { status } = await ask()
  return { status, ms: performance.now() - began }
}

async function ownCluster(context: TestContext): Promise<Cluster> {
  const cluster = await createCluster(context)
  context.onTestFinished(cluster.drop)
  return cluster
}

async function ownServer(
  { onTestFinished }: TestContext,
  databaseUrl: string,
  log: string[] = [],
): Promise<Running> {
  const server = await startServer({ databaseUrl, log })
  onTestFinished(async () => void (await server.stop()))
  return server
}
