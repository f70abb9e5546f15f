import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, type TestContext, test } from 'vitest'
import {
  newTally,
  nextEnquiry,
  startLoad,
  storedIn,
  submit,
  submitUntilStored,
  waitUntilReady,
} from './load.ts'
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
  // Visitors without an answer tried again until they had one: nothing is stored twice.
  expect(stored.size).toBe(tally.leads.size)
  // Whoever could not be stored within some seconds was told so.
  expect(['201', '503']).toEqual(expect.arrayContaining(Object.keys(tally.statuses)))
  for (const replica of replicas) {
    await submitUntilStored([replica], tally)
    await waitUntilReady(replica)
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
    ownServer(context, cluster.url, { log }),
    waitUntil(waits).then(cluster.start),
  ])
  const tally = newTally()
  await submitUntilStored([server], tally)
  expect(log).toContainEqual(expect.stringContaining(waiting))
  expect(await storedIn({ url: cluster.url, directory: '' })).toEqual(tally.leads)
})

test('while PostgreSQL is frozen, enquiries and readiness are answered 503, and health is well', {
  concurrent: true,
}, async (context) => {
  const cluster = await ownCluster(context)
  const server = await ownServer(context, cluster.url, { environment: { PATIENCE: '1' } })
  const submitTwenty = () =>
    Promise.all(Array.from({ length: 20 }, () => submit(server, nextEnquiry())))
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`)).status
  for (const { status } of await submitTwenty()) expect(status).toBe(201)
  await waitUntilReady(server)

  await cluster.freeze()
  context.onTestFinished(cluster.thaw)
  let refused = false
  const submitting = submitTwenty().finally(() => {
    refused = true
  })
  expect(await statusOf('/healthz')).toBe(200)
  expect(refused).toBe(false)
  // All of these are answered while PostgreSQL is still frozen.
  for (const { status } of await submitting) expect(status).toBe(503)
  expect(await statusOf('/readyz')).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)

  cluster.thaw()
  await waitUntilReady(server)
  expect((await submit(server, nextEnquiry())).status).toBe(201)
})

async function ownCluster(context: TestContext): Promise<Cluster> {
  const cluster = await createCluster(context)
  context.onTestFinished(cluster.drop)
  return cluster
}

async function ownServer(
  { onTestFinished }: TestContext,
  databaseUrl: string,
  settings: Parameters<typeof startServer>[0] = {},
): Promise<Running> {
  const server = await startServer({ databaseUrl, ...settings })
  onTestFinished(async () => void (await server.stop()))
  return server
}
