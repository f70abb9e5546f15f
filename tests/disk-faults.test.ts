import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, type TestContext, test } from 'vitest'
import {
  lostOf,
  newTally,
  nextEnquiry,
  startLoad,
  storedIn,
  submit,
  submitUntilStored,
  type Tally,
  waitUntilReady,
} from './load.ts'
import { createCluster } from './postgres-cluster.ts'
import { type Running, startServer } from './server.ts'
import { mountDisk, setImmutable } from './small-disk.ts'

/** Disks that are full, and databases that cannot be written to, for a while: the server goes on by itself. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 1)
const waiting = { concurrent: true }

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests run the built server. Run npm run build first.')
})

test(
  'a disk that is full for a while costs no acknowledged lead, on SQLite',
  waiting,
  async (context) => {
    const disk = mountDisk(context, 32)
    const server = await openServer(context, { directory: disk.directory })
    const tally = newTally()
    for (let round = 0; round < rounds; round++) {
      await submitUntilStored([server], tally)
      disk.fill()
      await submitUntilRejected(server, tally)
      disk.empty()
      await submitUntilStored([server], tally)
    }
    expect(await judge(server, tally, { directory: disk.directory })).toEqual(nothingLost)
  },
)

test(
  'a disk that is full for a while costs no acknowledged lead, on PostgreSQL',
  waiting,
  async (context) => {
    const disk = mountDisk(context, 200)
    const cluster = await createCluster(context, disk.directory)
    context.onTestFinished(cluster.drop)
    const server = await openServer(context, { databaseUrl: cluster.url })
    const tally = newTally()
    let stopped = 0
    for (let round = 0; round < rounds; round++) {
      await submitUntilStored([server], tally)
      disk.fill()
      await submitUntilRejected(server, tally)
      await wait(Math.random() * 2000)
      disk.empty()
      // Without room for its log PostgreSQL ends itself. An operator starts it again; our server needs no help.
      if (!(await cluster.isRunning())) {
        stopped += 1
        await cluster.start()
      }
      await submitUntilStored([server], tally)
    }
    console.log(`${rounds} full disks: PostgreSQL ended itself ${stopped} times`)
    expect(await judge(server, tally, { url: cluster.url, directory: '' })).toEqual(nothingLost)
  },
)

test(
  'SQLite files that are read-only for a while cost no acknowledged lead',
  waiting,
  async (context) => {
    const server = await openServer(context)
    const tally = newTally()
    const files = ['wattlewise.sqlite', 'wattlewise.sqlite-wal'].map((file) =>
      join(server.directory, file),
    )
    context.onTestFinished(() => void setImmutable(files, false))
    for (let round = 0; round < rounds; round++) {
      const load = startLoad([server], tally)
      context.onTestFinished(() => load.stop().catch(() => {}))
      await wait(Math.random() * 300)
      if (!setImmutable(files, true)) {
        await load.stop()
        context.skip(
          'This test makes open files immutable, which only root may, on some file systems.',
        )
      }
      await submitUntilRejected(server, tally)
      setImmutable(files, false)
      await load.stop()
      await submitUntilStored([server], tally)
    }
    expect(await judge(server, tally, { directory: server.directory })).toEqual(nothingLost)
  },
)

test(
  'a PostgreSQL that is read-only for a while costs no acknowledged lead',
  waiting,
  async (context) => {
    const cluster = await createCluster(context)
    context.onTestFinished(cluster.drop)
    const server = await openServer(context, { databaseUrl: cluster.url })
    const setReadOnly = async (state: 'on' | 'off') => {
      await cluster.administer(`alter system set default_transaction_read_only = ${state}`)
      await cluster.administer('select pg_reload_conf()')
    }
    const tally = newTally()
    for (let round = 0; round < rounds; round++) {
      const load = startLoad([server], tally)
      context.onTestFinished(() => load.stop().catch(() => {}))
      await wait(Math.random() * 300)
      await setReadOnly('on')
      await submitUntilRejected(server, tally)
      await setReadOnly('off')
      await load.stop()
      await submitUntilStored([server], tally)
    }
    expect(await judge(server, tally, { url: cluster.url, directory: '' })).toEqual(nothingLost)
  },
)

async function openServer(
  { onTestFinished }: TestContext,
  settings: Parameters<typeof startServer>[0] = {},
): Promise<Running> {
  const server = await startServer(settings)
  onTestFinished(async () => void (await server.stop()))
  return server
}

/** What was allotted before may take some more leads. Each is acknowledged, or answered that it was not stored. */
async function submitUntilRejected(server: Running, tally: Tally): Promise<void> {
  for (let sent = 0; sent < 3000; sent++) {
    const enquiry = nextEnquiry()
    const { status, reference } = await submit(server, enquiry)
    tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
    if (!reference) return
    tally.leads.set(reference, enquiry.answers['contact-email'] ?? '')
  }
  throw new Error('Three thousand leads were stored all the same.')
}

/** Each enquiry was acknowledged and is stored, or was turned away, by a server that still runs. */
const nothingLost = { lost: [], statuses: ['201', '503'], isRunning: true }

async function judge(server: Running, tally: Tally, where: { url?: string; directory: string }) {
  await waitUntilReady(server)
  console.log(`${rounds} times: answers ${JSON.stringify(tally.statuses)}`)
  return {
    lost: lostOf(tally, await storedIn(where)),
    statuses: Object.keys(tally.statuses).toSorted(),
    isRunning: server.isRunning(),
  }
}
