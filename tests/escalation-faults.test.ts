import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { listLetters } from '#channels/letters/folder.ts'
import type { Database } from '#database/open.ts'
import { mostLate } from '#domain/offer/owed-call.ts'
import { acceptLead } from '#operations/offer/accept-lead.ts'
import { insertLead, lead, storeDeps } from './leads.ts'
import { places, startReplica } from './replicas.ts'
import { storeInstaller, storeOffer } from './stored-installers.ts'
import { worldAt } from './world.ts'

/** Processes are killed as by a power cut while they warn of promises; only the clock they read is another. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2)
const leads = 20

// Promised on a Sunday: by Monday 18:00 in Melbourne, nine tenths of which are over at 17:06.
const received = '2026-11-22T12:00:00+11:00'
const nineTenthsOver = Date.parse('2026-11-23T17:10:00+11:00')

async function noticesIn({ db }: Database) {
  return db
    .selectFrom('deliveries')
    .select(['id', 'lead', 'event', 'delivered_at'])
    .where('event', '<>', 'lead.created')
    .execute()
}

describe.each(places)('on $name', ({ open, replicas: many }) => {
  test('replicas that are killed while calls are overdue pass each enquiry on once, with one credit', async ({
    onTestFinished,
  }) => {
    const { database, directory, environment, drop } = await open()
    onTestFinished(drop)
    const [first, next] = [
      await storeInstaller(database),
      await storeInstaller(database, { level: 1000 }),
    ]
    const receivers = async () => ({ channels: [], endpoints: [] })
    for (let index = 0; index < leads; index += 1) {
      const row = lead({ created_at: received, service: 'solar-panels', postcode: '3011' })
      await insertLead(row, storeDeps(database, { receivers }))
      const expires_at = new Date(nineTenthsOver).toISOString()
      const offer = await storeOffer(database, { lead: row.id, installer: first, expires_at })
      const monday = worldAt('2026-11-23T09:30:00+11:00', database)
      expect(await acceptLead(offer, monday)).toMatchObject({ ok: true })
    }
    const overdue = String(Date.parse('2026-11-23T18:01:00+11:00'))
    const settings = { ...environment, CLAIM_SECONDS: '1', PROMISES_AT: overdue }
    const start = async () => {
      const replicas = await Promise.all(Array.from({ length: many }, () => startReplica(settings)))
      const kill = async () => void (await Promise.all(replicas.map((replica) => replica.kill())))
      onTestFinished(kill)
      return kill
    }
    for (let round = 0; round < rounds; round += 1) {
      const kill = await start()
      await wait(Math.random() * 400)
      await kill()
    }
    const kill = await start()
    const offersTo = async (installer: string) =>
      database.db.selectFrom('offers').selectAll().where('installer', '=', installer).execute()
    const credited = async () =>
      (await noticesIn(database)).filter(({ event }) => event === 'offer.credited')
    await expect
      .poll(
        async () => [
          (await offersTo(next)).length,
          (await credited()).filter(({ delivered_at }) => delivered_at).length,
        ],
        { interval: 200 },
      )
      .toEqual([leads, leads])
    await kill()

    expect((await offersTo(first)).map((one) => one.returned_because)).toEqual(
      Array(leads).fill('not-in-time'),
    )
    const entries = await database.db.selectFrom('ledger_entries').select('kind').execute()
    expect(entries.filter(({ kind }) => kind === 'credit')).toHaveLength(leads)
    const owed = await noticesIn(database)
    expect(owed.filter(({ event }) => event === 'offer.credited')).toHaveLength(leads)
    expect(owed.filter(({ event }) => event === 'installer.late')).toHaveLength(
      Math.floor(leads / mostLate),
    )
    const letters = await listLetters(join(directory, 'letters'))
    for (const { id } of await credited()) expect(letters).toContain(id)
  })

  test('replicas that are killed while they warn owe and send each notice once', async ({
    onTestFinished,
  }) => {
    const { database, directory, environment, drop } = await open()
    onTestFinished(drop)
    const receivers = async () => ({ channels: [], endpoints: [] })
    for (let index = 0; index < leads; index += 1)
      await insertLead(lead({ created_at: received }), storeDeps(database, { receivers }))
    const settings = { ...environment, CLAIM_SECONDS: '1', PROMISES_AT: String(nineTenthsOver) }
    const start = async () => {
      const replicas = await Promise.all(Array.from({ length: many }, () => startReplica(settings)))
      const kill = async () => void (await Promise.all(replicas.map((replica) => replica.kill())))
      onTestFinished(kill)
      return kill
    }
    for (let round = 0; round < rounds; round += 1) {
      const kill = await start()
      await wait(Math.random() * 400)
      await kill()
    }
    const kill = await start()
    await expect
      .poll(
        async () => (await noticesIn(database)).filter(({ delivered_at }) => delivered_at).length,
        { interval: 200 },
      )
      .toBe(4 * leads)
    await kill()

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
  })
})
