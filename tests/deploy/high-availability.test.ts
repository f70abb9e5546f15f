import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { enquiryOf } from '../enquiry.ts'
import { type Running, startServer } from '../server.ts'
import { createOwner } from '../visits/desk.ts'
import { waitUntil } from '../wait-until.ts'
import { backUp, type HighAvailability, startCluster, startPooler } from './high-availability.ts'

/*
 * The table of docs/more-than-one-machine.md, which a whole run writes there: two servers over three PostgreSQL servers, six enquiries a
 * second of people who don’t press again, and an operator who looks at the queue each second.
 */

const betweenPostsMs = 167
let cluster: HighAvailability
let cookie = ''
let people = 0
const table: Awaited<ReturnType<typeof play>>[] = []

beforeAll(async () => {
  cluster = await startCluster()
  const server = await startServer({ databaseUrl: cluster.url })
  await waitUntil(() => server.log.some((line) => line.includes('set-up#')))
  const { cookies } = await createOwner(server)
  cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  await server.stop()
})
afterAll(async () => {
  await cluster?.stop()
  if (table.length === acts) writeTable()
})

/** The rows of the table: a run of some of them leaves it as it is. */
const acts = 7

function writeTable(): void {
  const file = 'docs/more-than-one-machine.md'
  const today = new Date().toLocaleDateString('en-AU', { dateStyle: 'long' })
  const rows = table.map((row) => `| ${Object.values(row).join(' | ')} |\n`)
  const text = readFileSync(file, 'utf8')
    .replace(/(?<=each second; )\d+ \w+ \d+/, today)
    .replace(/(?<=\| what happens .*\n\|[-|]+\n)(?:\|.*\n)+/, rows.join(''))
  writeFileSync(file, text)
}

async function twoServers(environment: Record<string, string> = {}, databaseUrl = cluster.url) {
  const settings = { databaseUrl, environment }
  return [await startServer(settings), await startServer(settings)] as const
}

/** Sends and looks for as long as the act takes, and some seconds more; then everything is counted. */
async function play(
  name: string,
  servers: readonly Running[],
  act: () => Promise<unknown>,
  seconds = 5,
) {
  const [first, second] = servers as readonly [Running, Running]
  const statuses = new Map<string, number>()
  const acknowledged = new Map<string, string>()
  const looks: number[] = []
  let lastAt = performance.now()
  let longestMs = 0
  const count = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const post = async (server: Running, number: number) => {
    const enquiry = enquiryOf(number)
    const response = await fetch(`${server.url}/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry),
    }).catch(() => undefined)
    count(String(response?.status ?? 'no answer'))
    if (response?.status !== 201) return
    const { reference } = (await response.json()) as { reference: string }
    acknowledged.set(reference, enquiry.answers['contact-email'] ?? '')
    longestMs = Math.max(longestMs, performance.now() - lastAt)
    lastAt = performance.now()
  }

  let running = true
  const sent: Promise<void>[] = []
  const sending = (async () => {
    for (; running; await wait(betweenPostsMs)) {
      people += 1
      sent.push(post(people % 2 ? first : second, people))
    }
  })()
  const looking = (async () => {
    for (; running; await wait(1_000))
      looks.push(
        await fetch(`${second.url}/console/api/queue`, { headers: { cookie } }).then(
          ({ status }) => status,
          () => 0,
        ),
      )
  })()
  await wait(2_000)
  await act()
  await wait(seconds * 1_000)
  running = false
  await Promise.all([sending, looking])
  await Promise.all(sent)
  // What is pending goes out by itself.
  await waitUntil(() =>
    owed().then(
      (many) => many === 0,
      () => false,
    ),
  )

  const stored = await leads()
  const lost = [...acknowledged].filter(([reference, email]) => stored.get(reference) !== email)
  const emails = [...stored.values()]
  const row = {
    name,
    posts: sent.length,
    created: statuses.get('201') ?? 0,
    refused: statuses.get('503') ?? 0,
    lost: lost.length,
    twice: emails.length - new Set(emails).size,
    longest: `${(longestMs / 1000).toFixed(1)} s`,
    desk: `${looks.filter((status) => status === 200).length} of ${looks.length}`,
  }
  console.log(JSON.stringify(row))
  expect(row).toMatchObject({ lost: 0, twice: 0, refused: row.posts - row.created })
  return row
}

async function inCluster<T>(
  use: (database: ReturnType<typeof openDatabase>) => Promise<T>,
  url = cluster.url,
) {
  const database = openDatabase({ url, directory: '' })
  return use(database).finally(() => database.close())
}

const leads = (url = cluster.url) =>
  inCluster(async ({ db }) => {
    const rows = await db.selectFrom('enquiries').select(['reference_number', 'email']).execute()
    return new Map(rows.map((row) => [row.reference_number, row.email]))
  }, url)
const owed = () =>
  inCluster(async ({ db }) => {
    const query = db.selectFrom('deliveries').select(({ fn }) => fn.countAll<string>().as('many'))
    const { many } = await query
      .where('retry_at', '<', new Date().toISOString())
      .executeTakeFirstOrThrow()
    return Number(many)
  })

/** Once another server than this one has the role. */
const untilAnother = (role: string, before: unknown) =>
  waitUntil(() =>
    cluster.find(role).then(
      (node) => node !== before,
      () => false,
    ),
  )

test('one cluster, and each way in which it loses a server', async () => {
  const servers = await twoServers()
  const quiet = await play('nothing', servers, () => wait(10_000))
  expect(quiet.refused).toBe(0)
  table.push(quiet)

  for (const [name, role] of [
    ['the leader’s machine dies', 'master'],
    ['the synchronous standby dies', 'sync'],
  ] as const) {
    const node = await cluster.find(role)
    const row = await play(name, servers, () => {
      cluster.kill(node)
      return untilAnother(role, node)
    })
    table.push(row)
    cluster.revive(node)
    await cluster.untilWhole()
  }

  const leader = await cluster.find('master')
  const switched = await play('a planned switchover', servers, async () => {
    await cluster.switchOver()
    await untilAnother('master', leader)
  })
  table.push(switched)
  await cluster.untilWhole()

  const restarted = await play('PostgreSQL is restarted on each in turn', servers, async () => {
    for (const role of ['replica', 'sync', 'master']) {
      await cluster.restart(await cluster.find(role))
      await cluster.untilWhole()
    }
  })
  table.push(restarted)
  for (const server of servers) await server.stop()
})

test.each(['session', 'transaction'] as const)('behind PgBouncer in %s mode', async (mode) => {
  const pooler = await startPooler(cluster, mode)
  const environment = { DATABASE_POOLER: '1', DATABASE_MAINTENANCE_URL: cluster.url }
  const servers = await twoServers(environment, pooler.url)
  const act = `nothing, through PgBouncer in ${mode} mode`
  const row = await play(act, servers, () => wait(10_000))
  expect(row.refused).toBe(0)
  table.push(row)
  for (const server of servers) await server.stop()
  pooler.stop()
})

test('a copy by pgBackRest and the log since have every lead, elsewhere and as a whole cluster, and those of a moment', async () => {
  const servers = await twoServers()
  const copies = await backUp(cluster)
  await play('a copy was made', servers, () => wait(3_000))
  const before = await leads()
  const moment = await inCluster(async ({ db }) => {
    const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(db)
    return rows[0]?.now
  })
  await play('after the moment', servers, () => wait(1_000))
  const all = await leads()
  expect(all.size).toBeGreaterThan(before.size)
  await copies.untilCopied()

  const elsewhere = await copies.restoreElsewhere()
  expect(await leads(elsewhere.url)).toEqual(all)
  await elsewhere.stop()

  for (const server of servers) await server.stop()
  await copies.restoreCluster()
  expect(await leads()).toEqual(all)
  await copies.restoreCluster(...['--type=time', `--target=${moment}`, '--target-action=promote'])
  expect(await leads()).toEqual(before)

  // It takes enquiries again, and copies them.
  const again = await twoServers()
  await play('the cluster was restored', again, () => wait(1_000))
  await copies.untilCopied()
  for (const server of again) await server.stop()
})
