import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { goodAnswers, homeForm } from './answers.ts'
import { createPostgres, hasPostgres } from './postgres.ts'

/** Processes are killed as by a power cut, and waits are real: only a claim is shorter than in service. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 3)
const leadsARound = 12
const claimSeconds = 2

type Receiver = { url: string; received: Map<string, number>; close(): void }

/** Counts messages by their id, and takes its time, so that a kill finds some of them under way. */
async function openReceiver(): Promise<Receiver> {
  const received = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const id = String(request.headers['webhook-id'])
    request.resume()
    received.set(id, (received.get(id) ?? 0) + 1)
    await wait(Math.random() * 200)
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}/`, received, close: () => server.closeAllConnections() }
}

type Replica = { process: ChildProcess; url: string }

async function startReplica(environment: Record<string, string>): Promise<Replica> {
  const child = spawn(process.execPath, ['tests/replica.ts'], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => {
      throw new Error('The replica did not start')
    }),
  ])
  return { process: child, url: `http://127.0.0.1:${port}` }
}

async function kill({ process: child }: Replica): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

let visitors = 0
/** The reference, or undefined if the server was killed before it answered. */
async function enquire({ url }: Replica): Promise<string | undefined> {
  visitors += 1
  const answers = goodAnswers(homeForm, {
    'contact-name': `Visitor ${visitors}`,
    'contact-email': `visitor${visitors}@example.com`,
    'contact-phone': `0412 ${String(visitors).padStart(6, '0')}`,
  })
  const response = await fetch(`${url}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ form: 'home', answers }),
  }).catch(() => undefined)
  if (!response) return undefined
  const body = await response.json().catch(() => ({}))
  return body.reference
}

async function webhooksIn(database: Database) {
  return database.db
    .selectFrom('deliveries')
    .innerJoin('enquiries', 'enquiries.id', 'deliveries.lead')
    .select(['deliveries.id', 'reference_number', 'delivered_at'])
    .where('channel', '=', 'webhook')
    .execute()
}

/** Expects that everything stored is delivered, that repeats have one id and follow a kill, and that no attempts overlap. */
async function judge(database: Database, acknowledged: string[], { received }: Receiver) {
  await expect
    .poll(
      async () => (await webhooksIn(database)).filter(({ delivered_at }) => !delivered_at).length,
      { timeout: 20_000, interval: 100 },
    )
    .toBe(0)
  const webhooks = await webhooksIn(database)
  const stored = webhooks.map(({ reference_number }) => reference_number)
  expect(new Set(stored).size).toBe(stored.length)
  for (const reference of acknowledged) expect(stored).toContain(reference)
  expect([...received.keys()].toSorted()).toEqual(webhooks.map(({ id }) => id).toSorted())

  const attempts = await database.db
    .selectFrom('attempts')
    .innerJoin('deliveries', 'deliveries.id', 'attempts.delivery')
    .select(['delivery', 'channel', 'number', 'started_at', 'took_ms'])
    .orderBy('delivery')
    .orderBy('number')
    .execute()
  const cutOff = attempts.filter(({ took_ms }) => took_ms === null)
  for (const { id } of webhooks) {
    const cuts = cutOff.filter(({ delivery }) => delivery === id).length
    // One attempt succeeds. Each other message is one whose sender was killed.
    expect((received.get(id) ?? 0) - 1).toBeLessThanOrEqual(cuts)
    expect(received.get(id)).toBeGreaterThan(0)
  }
  for (const [index, attempt] of attempts.entries()) {
    const next = attempts[index + 1]
    if (next?.delivery !== attempt.delivery) continue
    const took = attempt.took_ms ?? claimSeconds * 1000
    expect(Date.parse(next.started_at)).toBeGreaterThanOrEqual(
      // Both are rounded.
      Date.parse(attempt.started_at) + took - 2,
    )
  }
  return { cutOff: cutOff.length, repeats: [...received.values()].filter((n) => n > 1).length }
}

type Place = { name: string; replicas: number; open(): Promise<Opened> }
type Opened = { environment: Record<string, string>; database: Database; drop(): Promise<void> }

const sqlite: Place = {
  name: 'SQLite',
  replicas: 1,
  open: async () => {
    const directory = mkdtempSync(join(tmpdir(), 'wattlewise-faults-'))
    return {
      environment: { DATA_DIR: directory },
      database: openDatabase({ directory }),
      drop: async () => rmSync(directory, { recursive: true, force: true }),
    }
  },
}
const postgres: Place = {
  name: 'PostgreSQL, two replicas',
  replicas: 2,
  open: async () => {
    const { url, drop } = await createPostgres()
    const directory = mkdtempSync(join(tmpdir(), 'wattlewise-faults-'))
    return {
      environment: { DATABASE_URL: url, DATA_DIR: directory },
      database: openDatabase({ url, directory }),
      drop: async () => {
        rmSync(directory, { recursive: true, force: true })
        await drop()
      },
    }
  },
}

for (const place of hasPostgres ? [sqlite, postgres] : [sqlite])
  describe(place.name, () => {
    let opened: Opened
    let receiver: Receiver
    const running: Replica[] = []
    beforeAll(async () => {
      opened = await place.open()
      await migrate(opened.database)
      receiver = await openReceiver()
    })
    afterAll(async () => {
      for (const replica of running) await kill(replica).catch(() => {})
      receiver.close()
      await opened.database.close()
      await opened.drop()
    })

    test(`kill -9 between commit and delivery, ${rounds} rounds: nothing is lost, repeats are known as such`, {
      timeout: 20_000 + rounds * 30_000,
    }, async () => {
      const start = () =>
        startReplica({
          ...opened.environment,
          PORT: '0',
          RATE_LIMIT: 'off',
          CLAIM_SECONDS: String(claimSeconds),
          WEBHOOK_URL: receiver.url,
          WEBHOOK_SECRET: `whsec_${'A'.repeat(43)}=`,
          WEBHOOK_ALLOW_PRIVATE: '1',
        })
      for (let count = 0; count < place.replicas; count++) running.push(await start())
      const acknowledged: string[] = []
      let seen = { cutOff: 0, repeats: 0 }
      for (let round = 0; round < rounds; round++) {
        const posts = Array.from({ length: leadsARound }, async (_, index) => {
          await wait(Math.random() * 100)
          const reference = await enquire(running[index % running.length] as Replica)
          if (reference) acknowledged.push(reference)
        })
        await posts[0]
        await wait(Math.random() * 150)
        const victim = round % running.length
        await kill(running[victim] as Replica)
        await Promise.all(posts)
        running[victim] = await start()
        seen = await judge(opened.database, acknowledged, receiver)
      }
      console.log(
        `${place.name}: ${acknowledged.length} leads acknowledged, ${seen.cutOff} attempts cut off, ${seen.repeats} messages repeated`,
      )
      expect(acknowledged.length).toBeGreaterThan(rounds)
    })
  })
