import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { listLetters } from '#channels/letters/folder.ts'
import type { Database } from '#database/open.ts'
import { insertLead, lead, storeDeps } from './leads.ts'
import { places, startReplica } from './replicas.ts'

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
