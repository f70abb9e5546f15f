import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listLetters } from '#channels/letters/folder.ts'
import { isUnreachable } from '#database/errors.ts'
import type { Database } from '#database/open.ts'
import { acceptLead } from '#operations/offer/accept-lead.ts'
import { offerLead } from '#operations/offer/offer-lead.ts'
import { withRetry } from '#operations/with-retry.ts'
import { insertAnsweredLead, lead, leadReceivers, storeDeps } from './leads.ts'
import { eventLimitMs } from './limits.ts'
import { priceFrom } from './priced.ts'
import { places, startReplica } from './replicas.ts'
import { storeInstaller } from './stored-installers.ts'
import { worldAt } from './world.ts'

/** Many installers accept at once, on two replicas, and processes are killed as by a power cut while they do. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 1)
const bidders = 64

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')

async function addLead(database: Database): Promise<string> {
  const row = lead({ service: 'solar-battery', postcode: '3011', created_at: now.toISOString() })
  await insertAnsweredLead(row, storeDeps(database, { receivers: leadReceivers([], []) }))
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

/** Every other of these offers has a price, of a visitor who sees prices first. Returns which. */
async function nameHalf({ db }: Database, ids: readonly string[]): Promise<string[]> {
  const half = ids.filter((_, index) => index % 2 === 1)
  const askedFor = { kw: 0, panels: 0, batteryKwh: 13.5 }
  await db
    .updateTable('offers')
    .set({
      state: 'priced',
      priced_at: now.toISOString(),
      price: JSON.stringify({ ...priceFrom(9000, now), askedFor }),
    })
    .where('id', 'in', half)
    .execute()
  await db
    .updateTable('enquiries')
    .set({ way: 'prices' })
    .where('id', 'in', (eb) => eb.selectFrom('offers').select('lead').where('id', 'in', half))
    .execute()
  return half
}

describe.each(places)('on $name', ({ open, replicas: many }) => {
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
        // An installer that a busy database keeps waiting too long presses again.
        return withRetry(() => acceptLead(offer, worldAt(now, database, { maxInstallers })), {
          attempts: 100,
          delayMs: 50,
          giveUpAfterMs: eventLimitMs,
          mayPass: isUnreachable,
        })
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

  const openPlace = async () => {
    const place = await open()
    onTestFinished(place.drop)
    return place
  }

  /** Starts the replicas, with Thursday's clock. Returns what kills them. */
  async function startAll(environment: Record<string, string>) {
    const settings = { ...environment, CLAIM_SECONDS: '1', PROMISES_AT: String(now.getTime()) }
    const replicas = await Promise.all(Array.from({ length: many }, () => startReplica(settings)))
    const kill = async () => void (await Promise.all(replicas.map((replica) => replica.kill())))
    onTestFinished(kill)
    return kill
  }

  test('of 64 who accept the last place of a lead, or of a cap, exactly one gets it', async () => {
    const place = await openPlace()
    const { database } = place
    const replicas: [Database, Database] = [database, place.openAnother()]
    const installers = await Promise.all(
      Array.from({ length: bidders }, () => storeInstaller(database)),
    )
    const leads: string[] = []
    for (let index = 0; index < bidders; index += 1) leads.push(await addLead(database))
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

  test('of 24 leads that two replicas offer at once, two places get four', async () => {
    const place = await openPlace()
    const replicas = [place.database, place.openAnother()]
    for (let round = 0; round < rounds; round += 1) {
      const installer = await storeInstaller(place.database, { caps: { day: 2 } })
      const leads: string[] = []
      for (let index = 0; index < 24; index += 1) leads.push(await addLead(place.database))
      await Promise.all(
        leads.flatMap((lead) =>
          replicas.map((database) =>
            withRetry(() => offerLead(lead, worldAt(now, database)), {
              attempts: 100,
              delayMs: 50,
              giveUpAfterMs: eventLimitMs,
              mayPass: isUnreachable,
            }),
          ),
        ),
      )
      const open = await place.database.db
        .selectFrom('offers')
        .select('id')
        .where('installer', '=', installer)
        .where('state', '=', 'offered')
        .execute()
      expect(open).toHaveLength(4)
      await place.database.db
        .updateTable('installers')
        .set({ closed_at: now.toISOString() })
        .execute()
    }
  })

  test('where replicas are killed while they offer leads, each is offered as often as it is to be, and every offer told once', async () => {
    const { database, directory, environment } = await openPlace()
    for (let index = 0; index < 4; index += 1) await storeInstaller(database)
    const leads: string[] = []
    for (let index = 0; index < 12; index += 1) leads.push(await addLead(database))
    const listOffers = () => database.db.selectFrom('offers').select(['id', 'lead']).execute()
    const listOwed = () =>
      database.db
        .selectFrom('deliveries')
        .select(['id', 'offer', 'delivered_at'])
        .where('event', '=', 'offer.made')
        .execute()
    for (let round = 0; round < rounds; round += 1) {
      const kill = await startAll(environment)
      await wait(Math.random() * 150)
      await kill()
    }
    const kill = await startAll(environment)
    await expect
      .poll(
        async () => {
          const [offers, owed] = [await listOffers(), await listOwed()]
          const offered = new Set(offers.map(({ lead }) => lead)).size
          return offered === leads.length && owed.every(({ delivered_at }) => delivered_at)
        },
        { interval: 200 },
      )
      .toBe(true)
    await kill()

    const offers = await listOffers()
    const perLead = leads.map((id) => offers.filter(({ lead }) => lead === id).length)
    expect(new Set(perLead).size).toBe(1)
    const owed = await listOwed()
    expect(owed.map(({ offer }) => offer).toSorted()).toEqual(offers.map(({ id }) => id).toSorted())
    const letters = await listLetters(join(directory, 'letters'))
    expect(letters).toEqual(expect.arrayContaining(owed.map(({ id }) => id)))
  })

  test('where replicas are killed while installers accept and visitors say yes, both are told once, for one fee', async () => {
    const { database, directory, environment } = await openPlace()
    const installers: string[] = []
    for (let index = 0; index < 8; index += 1) installers.push(await storeInstaller(database))
    const ids: string[] = []
    const priced: string[] = []
    const addRound = async () => {
      const offers: { lead: string; installer: string }[] = []
      for (const installer of installers) offers.push({ lead: await addLead(database), installer })
      const added = await addOffers(database, offers)
      ids.push(...added)
      priced.push(...(await nameHalf(database, added)))
      // So that the planner offers them to no other installer.
      await database.db
        .updateTable('enquiries')
        .set({ offering: 'settled', installers_wanted: 1 })
        .execute()
      return added
    }
    const countAccepted = async (some: readonly string[]) =>
      (
        await database.db
          .selectFrom('offers')
          .select('id')
          .where('id', 'in', some)
          .where('state', '=', 'accepted')
          .execute()
      ).length
    const start = () => startAll({ ...environment, ACCEPT_OFFERS: 'yes' })
    let midway = 0
    for (let round = 0; round < rounds; round += 1) {
      const added = await addRound()
      const kill = await start()
      await expect.poll(() => countAccepted(added), { interval: 1 }).toBeGreaterThan(0)
      await wait(Math.random() * 50)
      await kill()
      if ((await countAccepted(added)) < added.length) midway += 1
    }
    if (rounds >= 10) expect(midway).toBeGreaterThan(0)
    const kill = await start()
    const listOwed = () =>
      database.db
        .selectFrom('deliveries')
        .select(['id', 'offer', 'channel', 'delivered_at'])
        .where('event', '=', 'offer.accepted')
        .execute()
    await expect
      .poll(async () => (await listOwed()).filter((one) => one.delivered_at).length, {
        interval: 200,
      })
      .toBe(2 * ids.length)
    await kill()

    const owed = await listOwed()
    expect(new Set(owed.map(({ offer, channel }) => `${channel} ${offer}`)).size).toBe(
      2 * ids.length,
    )
    // Each went out as a letter under its own id, however often it was tried.
    const letters = await listLetters(join(directory, 'letters'))
    expect(letters).toEqual(expect.arrayContaining(owed.map(({ id }) => id)))
    const fees = await database.db.selectFrom('ledger_entries').select('offer').execute()
    expect(fees.map(({ offer }) => offer).toSorted()).toEqual(ids.toSorted())
    const yeses = await database.db.selectFrom('consents').select('offer').execute()
    expect(yeses.map(({ offer }) => offer).toSorted()).toEqual(priced.toSorted())
    const receipts = await database.db
      .selectFrom('consent_receipts')
      .select('offer')
      .where('offer', 'is not', null)
      .execute()
    expect(receipts.map(({ offer }) => offer).toSorted()).toEqual(priced.toSorted())
  })
})
