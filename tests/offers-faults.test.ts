import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, describe, expect, test } from 'vitest'
import { listLetters } from '#channels/letters/folder.ts'
import { au } from '#content/brand/au.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { acceptLead } from '#operations/accept-lead.ts'
import { insertLead, lead, leadReceivers, storeDeps } from './leads.ts'
import { createPostgres, hasPostgres } from './postgres.ts'
import { storeInstaller } from './stored-installers.ts'

/** Many installers accept at once, on two replicas, and processes are killed as by a power cut while they do. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 1)
const many = 64

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')

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

async function addLead(database: Database): Promise<string> {
  const row = lead({ service: 'solar-battery', postcode: '3011', created_at: now.toISOString() })
  await insertLead(row, storeDeps(database, { receivers: leadReceivers([], []) }))
  return row.id
}

async function addOffers(
  { db }: Database,
  offers: readonly { lead: string; installer: string }[],
): Promise<string[]> {
  const rows = offers.map((offer) => ({
    ...{ ...offer, id: uuidv7(), state: 'offered' as const, fee_cents: 6005 },
    offered_at: now.toISOString(),
    expires_at: new Date(now.getTime() + 3_600_000).toISOString(),
  }))
  await db.insertInto('offers').values(rows).execute()
  return rows.map(({ id }) => id)
}

type Place = { name: string; open(): Promise<{ url?: string; drop(): Promise<void> }> }
const places: Place[] = [{ name: 'SQLite', open: async () => ({ drop: async () => {} }) }]
if (hasPostgres) places.push({ name: 'PostgreSQL', open: createPostgres })

describe.each(places)('on $name', ({ open }) => {
  async function withReplicas(
    use: (
      replicas: [Database, Database],
      where: { url?: string; directory: string },
    ) => Promise<void>,
  ) {
    const { url, drop } = await open()
    const directory = mkdtempSync(join(tmpdir(), 'wattlewise-offers-'))
    const where = { ...(url ? { url } : {}), directory }
    const replicas: [Database, Database] = [openDatabase(where), openDatabase(where)]
    await migrate(replicas[0])
    try {
      await use(replicas, where)
    } finally {
      for (const replica of replicas) await replica.close()
      rmSync(directory, { recursive: true, force: true })
      await drop()
    }
  }

  /** All accept at once, every other one on the other replica. Returns how many hold the lead by the database, and what the others read. */
  async function acceptAtOnce(
    replicas: [Database, Database],
    offers: readonly string[],
    maxInstallers: number,
  ) {
    const accepted = await Promise.all(
      offers.map((offer, index) => {
        const [one, other] = replicas
        const database = index % 2 === 0 ? one : other
        return acceptLead(offer, { database, now: () => now, calling: au.calling, maxInstallers })
      }),
    )
    const { db } = replicas[0]
    const fees = await db
      .selectFrom('ledger_entries')
      .select('offer')
      .where('offer', 'in', offers)
      .execute()
    const holders = await db
      .selectFrom('offers')
      .select('id')
      .where('id', 'in', offers)
      .where('state', '=', 'accepted')
      .execute()
    const rejections = accepted.flatMap((one) => (one.ok ? [] : [one.code]))
    return {
      accepted: accepted.filter(({ ok }) => ok).length,
      fees: fees.length,
      holders: holders.length,
      rejections: Array.from(new Set(rejections)),
    }
  }

  test('of 64 who accept the last place of a lead, or of a cap, exactly one gets it', {
    timeout: 60_000 + rounds * 20_000,
  }, async () => {
    await withReplicas(async (replicas) => {
      const [database] = replicas
      const installers = await Promise.all(
        Array.from({ length: many }, () => storeInstaller(database)),
      )
      const leads: string[] = []
      for (let index = 0; index < many; index += 1) leads.push(await addLead(database))
      const exactlyOne = { accepted: 1, fees: 1, holders: 1 }
      for (let round = 0; round < rounds; round += 1) {
        const lead = await addLead(database)
        const ofLead = await addOffers(
          database,
          installers.map((installer) => ({ lead, installer })),
        )
        expect(await acceptAtOnce(replicas, ofLead, 1)).toEqual({
          ...exactlyOne,
          rejections: ['taken'],
        })
        const installer = await storeInstaller(database, { caps: { week: 1 } })
        const ofCap = await addOffers(
          database,
          leads.map((lead) => ({ lead, installer })),
        )
        expect(await acceptAtOnce(replicas, ofCap, 10_000)).toEqual({
          ...exactlyOne,
          rejections: ['full'],
        })
      }
    })
  })

  test('where replicas are killed while installers accept, visitor and installer are told once', {
    timeout: 180_000,
  }, async () => {
    await withReplicas(async ([database], { url, directory }) => {
      const offers: { lead: string; installer: string }[] = []
      for (let index = 0; index < 8; index += 1)
        offers.push({ lead: await addLead(database), installer: await storeInstaller(database) })
      const ids = await addOffers(database, offers)
      // So that the planner offers them to nobody else.
      await database.db
        .updateTable('enquiries')
        .set({ offering: 'settled', installers_wanted: 1 })
        .execute()
      const environment = {
        DATA_DIR: directory,
        ...(url ? { DATABASE_URL: url } : {}),
        PROMISES_AT: String(now.getTime()),
        ACCEPT_OFFERS: 'yes',
      }
      const start = () =>
        Promise.all(Array.from({ length: url ? 2 : 1 }, () => startReplica(environment)))
      for (let round = 0; round < Math.min(rounds, 20); round += 1) {
        const replicas = await start()
        await wait(Math.random() * 300)
        await Promise.all(replicas.map(kill))
      }
      const replicas = await start()
      const listOwed = () =>
        database.db
          .selectFrom('deliveries')
          .select(['id', 'offer', 'channel', 'delivered_at'])
          .where('event', '=', 'offer.accepted')
          .execute()
      await expect
        .poll(async () => (await listOwed()).filter((one) => one.delivered_at).length, {
          timeout: 90_000,
          interval: 200,
        })
        .toBe(2 * ids.length)
      await Promise.all(replicas.map(kill))

      const owed = await listOwed()
      expect(new Set(owed.map(({ offer, channel }) => `${channel} ${offer}`)).size).toBe(
        2 * ids.length,
      )
      // Each went out as a letter under its own id, however often it was tried.
      const letters = await listLetters(join(directory, 'letters'))
      expect(letters).toEqual(expect.arrayContaining(owed.map(({ id }) => id)))
      const fees = await database.db.selectFrom('ledger_entries').select('offer').execute()
      expect(fees.map(({ offer }) => offer).toSorted()).toEqual(ids.toSorted())
    })
  })
})
