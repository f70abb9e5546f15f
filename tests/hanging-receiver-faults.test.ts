import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { type TestContext, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { enquiryOf } from './enquiry.ts'
import { addEndpoint } from './leads.ts'
import { createPostgres, hasPostgres } from './postgres.ts'
import { listenHttp } from './servers.ts'

/*
 * Three receivers, of which one accepts every connection and never answers. Waits are real, and so is every process.
 */
const leads = 120
const leadsASecond = 6
async function startReplica(
  { onTestFinished }: TestContext,
  environment: Record<string, string>,
): Promise<string> {
  const child = spawn(process.execPath, ['tests/replica.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', RATE_LIMIT: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => kill(child))
  const [port] = await once(createInterface(child.stdout), 'line')
  return `http://127.0.0.1:${port}`
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** The seconds each lead took to reach the receivers that answer, the quickest first. */
async function deliverLeads(
  context: TestContext,
  { hanging, postgres }: { hanging: boolean; postgres: boolean },
): Promise<number[]> {
  const { expect, onTestFinished } = context
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-hanging-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const postgresDatabase = postgres ? await createPostgres() : undefined
  if (postgresDatabase) onTestFinished(postgresDatabase.drop)
  const database = openDatabase({ url: postgresDatabase?.url, directory })
  onTestFinished(database.close)
  await migrate(database)

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
  const environment = {
    DATA_DIR: directory,
    DATABASE_URL: postgresDatabase?.url ?? '',
    WEBHOOK_ALLOW_PRIVATE: '1',
  }
  const replicas = [await startReplica(context, environment)]
  if (postgres) replicas.push(await startReplica(context, environment))

  for (let visitor = 1; visitor <= leads; visitor++) {
    const response = await fetch(`${replicas[visitor % replicas.length]}/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiryOf(visitor)),
    })
    expect(response.status).toBe(201)
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
      timeout: 400_000,
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

for (const [name, postgres] of [
  ['SQLite', false],
  ...(hasPostgres ? ([['two replicas on PostgreSQL', true]] as const) : []),
] as const)
  test.concurrent(`a receiver that never answers keeps no other waiting, on ${name}`, {
    timeout: 600_000,
  }, async (context) => {
    const { expect } = context
    // At the same time, so that the machine is as busy for both.
    const [without, beside] = await Promise.all([
      deliverLeads(context, { hanging: false, postgres }),
      deliverLeads(context, { hanging: true, postgres }),
    ])
    console.log(
      `${name}, ${leads} leads to two receivers. All answer: ${figures(without)}. Beside one that hangs: ${figures(beside)}.`,
    )
    expect(beside).toHaveLength(2 * leads)
    expect(share(beside, 0.5)).toBeLessThan(share(without, 0.5) + 0.5)
    expect(share(beside, 0.95)).toBeLessThan(share(without, 0.95) + 2)
  })
