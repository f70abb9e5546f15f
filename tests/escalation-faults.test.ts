import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { listLetters } from '#channels/letters/folder.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { insertLead, lead, storeDeps } from './leads.ts'
import { createPostgres, hasPostgres } from './postgres.ts'

/** Processes are killed as by a power cut while they warn of promises; only the clock they read is another. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2)
const leads = 20

// Promised on a Sunday: by Monday 18:00 in Melbourne, nine tenths of which are over at 17:06.
const received = '2026-11-22T12:00:00+11:00'
const nineTenthsOver = Date.parse('2026-11-23T17:10:00+11:00')

const running = new Set<ChildProcess>()
afterEach(async () => {
  await Promise.all(Array.from(running, kill))
})

async function startReplica(environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['tests/replica.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', CLAIM_SECONDS: '1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => {
      throw new Error('The replica did not start')
    }),
  ])
  running.add(child)
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
  running.delete(child)
}

async function noticesIn({ db }: Database) {
  return db
    .selectFrom('deliveries')
    .select(['id', 'lead', 'event', 'delivered_at'])
    .where('event', '<>', 'lead.created')
    .execute()
}

type Place = { name: string; open(): Promise<{ url?: string; drop(): Promise<void> }> }
const places: Place[] = [{ name: 'SQLite', open: async () => ({ drop: async () => {} }) }]
if (hasPostgres) places.push({ name: 'PostgreSQL', open: createPostgres })

describe.each(places)('on $name', ({ open }) => {
  test('replicas that are killed while they warn owe and send each notice once', {
    timeout: 120_000,
  }, async () => {
    const { url, drop } = await open()
    const directory = mkdtempSync(join(tmpdir(), 'wattlewise-escalation-'))
    const database = openDatabase({ ...(url ? { url } : {}), directory })
    await migrate(database)
    const receivers = async () => ({ channels: [], endpoints: [] })
    for (let index = 0; index < leads; index += 1)
      await insertLead(lead({ created_at: received }), storeDeps(database, { receivers }))
    const environment = {
      DATA_DIR: directory,
      ...(url ? { DATABASE_URL: url } : {}),
      PROMISES_AT: String(nineTenthsOver),
    }
    const many = url ? 2 : 1
    const start = () => Promise.all(Array.from({ length: many }, () => startReplica(environment)))
    try {
      for (let round = 0; round < rounds; round += 1) {
        const replicas = await start()
        await wait(Math.random() * 400)
        await Promise.all(replicas.map(kill))
      }
      const replicas = await start()
      await expect
        .poll(
          async () => (await noticesIn(database)).filter(({ delivered_at }) => delivered_at).length,
          { timeout: 60_000, interval: 200 },
        )
        .toBe(4 * leads)
      await Promise.all(replicas.map(kill))

      const notices = await noticesIn(database)
      expect(new Set(notices.map(({ lead, event }) => `${lead} ${event}`)).size).toBe(4 * leads)
      // Every notice went out as a letter under its own id.
      const letters = await listLetters(join(directory, 'letters'))
      expect(letters.toSorted()).toEqual(notices.map(({ id }) => id).toSorted())
      const renewed = await database.db
        .selectFrom('enquiries')
        .select('id')
        .where('new_promise_by', 'is not', null)
        .execute()
      expect(renewed).toHaveLength(leads)
    } finally {
      await database.close()
      rmSync(directory, { recursive: true, force: true })
      await drop()
    }
  })
})
