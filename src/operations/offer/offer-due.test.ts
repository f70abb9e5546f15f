import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getLatestTrace } from '#database/offer/match-traces.ts'
import { saveOfferRules } from '#database/offer/offering.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { sendAfterSeconds } from '#domain/desk/undo.ts'
import type { NewLeadRow } from '#domain/lead/stored-lead.ts'
import { usualOfferRules } from '#domain/offer/rules.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertAnsweredLead, lead, leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { acceptLead } from './accept-lead.ts'
import { offerDue } from './offer-due.ts'

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const tomorrow = minutesLater(24 * 60)

onEveryDatabase((database) => {
  const depsAt = (moment: Date) => worldAt(moment, database())
  let postcodes = 3000
  /** A postcode of its own for each test, so that no other test's installers suit. */
  const newArea = () => {
    postcodes += 1
    const postcode = String(postcodes)
    const area = { wholeState: false, regions: [], postcodes: [postcode], exceptPostcodes: [] }
    return { postcode, area }
  }
  async function addLead(changes: Partial<NewLeadRow>): Promise<string> {
    const row = lead({ service: 'solar-battery', created_at: now.toISOString(), ...changes })
    await insertAnsweredLead(row, storeDeps(database(), { receivers: leadReceivers([], []) }))
    return row.id
  }
  const offersOf = async (lead: string) =>
    (await listOffersOfLead(database().db, lead)).map(({ installer, state }) => [installer, state])
  const rowOf = (id: string) =>
    database()
      .db.selectFrom('enquiries')
      .select(['offering', 'next_action'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  test('while there is no installer, nothing is done with leads', async () => {
    const id = await addLead({ postcode: '3000' })
    expect(await offerDue(depsAt(now))).toBe(0)
    expect(await rowOf(id)).toEqual({ offering: null, next_action: 'first-call' })
  })

  test('a new lead is offered once, by however many replicas', async () => {
    const { postcode, area } = newArea()
    const [one] = [
      await storeInstaller(database(), { area }),
      await storeInstaller(database(), { area }),
    ]
    const id = await addLead({ postcode })
    await Promise.all([1, 2, 3].map(() => offerDue(depsAt(now))))
    expect(await offersOf(id)).toHaveLength(1)
    expect((await offersOf(id))[0]?.[0]).toBe(one)
    expect(await rowOf(id)).toEqual({ offering: 'settled', next_action: 'check-installer' })
    const letters = await database()
      .db.selectFrom('deliveries')
      .select('event')
      .where('lead', '=', id)
      .execute()
    expect(letters).toEqual([{ event: 'offer.made' }])
  })

  test('an offer that lapsed while the process was down goes on to the next', async () => {
    const { postcode, area } = newArea()
    const [one, two] = [
      await storeInstaller(database(), { area }),
      await storeInstaller(database(), { area }),
    ]
    const id = await addLead({ postcode })
    await offerDue(depsAt(now))
    await offerDue(depsAt(minutesLater(59)))
    expect(await offersOf(id)).toEqual([[one, 'offered']])
    await offerDue(depsAt(minutesLater(60)))
    expect(await offersOf(id)).toEqual([
      [one, 'expired'],
      [two, 'offered'],
    ])
  })

  test('a lead that nobody has room for waits, and is offered on the next day', async () => {
    const { postcode, area } = newArea()
    const one = await storeInstaller(database(), { area, caps: { day: 1 } })
    const first = await addLead({ postcode })
    await offerDue(depsAt(now))
    const [offer] = await listOffersOfLead(database().db, first)
    await acceptLead(offer?.id ?? '', depsAt(now))
    const second = await addLead({ postcode })
    await offerDue(depsAt(now))
    expect(await offersOf(second)).toEqual([])
    expect(await rowOf(second)).toEqual({ offering: 'waiting', next_action: 'first-call' })
    await offerDue(depsAt(tomorrow))
    expect(await offersOf(second)).toEqual([[one, 'offered']])
  })

  test.each([
    ['a cap that is raised', { caps: { day: 0 } }, { cap_day: 5 }],
    ['a pause that ends', { pausedUntil: '2027-02-01' }, { paused_until: null }],
    [
      'an installer that is opened',
      { terms: undefined },
      { terms_version: '1', terms_accepted_at: now.toISOString() },
    ],
  ] as const)('%s runs the leads that wait again', async (_, changes, set) => {
    const { postcode, area } = newArea()
    const one = await storeInstaller(database(), { area, ...changes })
    const id = await addLead({ postcode })
    await offerDue(depsAt(now))
    expect(await offersOf(id)).toEqual([])
    await database()
      .db.updateTable('installers')
      .set({ ...set, version: 1 })
      .where('id', '=', one)
      .execute()
    await offerDue(depsAt(now))
    expect(await offersOf(id)).toEqual([[one, 'offered']])
  })

  test('an installer whose pause is over starts level with the others', async () => {
    const { area } = newArea()
    const one = await storeInstaller(database(), { area, pausedUntil: '2026-11-19', weight: 3 })
    const others = await database()
      .db.selectFrom('offers')
      .select('id')
      .where('state', 'in', ['offered', 'accepted'])
      .execute()
    await offerDue(depsAt(now))
    const back = await database()
      .db.selectFrom('installers')
      .select(['level', 'level_since', 'paused_until'])
      .where('id', '=', one)
      .executeTakeFirstOrThrow()
    expect(others.length).toBeGreaterThan(0)
    expect(back.level).toBeGreaterThan(0)
    expect(back).toMatchObject({ level_since: now.toISOString(), paused_until: null })
  })

  test.each([
    ['that looks like spam', { state: 'held' }],
    ['that is spam', { state: 'spam' }],
    ['that was taken back', { state: 'withdrawn' }],
    ['that came by a public key', { came_by: 'key' }],
    ['whose consent has run out', { consent_until: now.toISOString() }],
    ['of three weeks ago', { created_at: '2026-10-29T03:24:00.000Z' }],
  ] as const)('a lead %s is never offered', async (_, changes) => {
    const { postcode, area } = newArea()
    await storeInstaller(database(), { area })
    const id = await addLead({ postcode, ...changes })
    await offerDue(depsAt(now))
    expect(await offersOf(id)).toEqual([])
  })

  test('a lead that was released waits until that cannot be undone any more', async () => {
    const { postcode, area } = newArea()
    await storeInstaller(database(), { area })
    const id = await addLead({ postcode })
    await database()
      .db.updateTable('enquiries')
      .set({ released_at: now.toISOString() })
      .where('id', '=', id)
      .execute()
    await offerDue(depsAt(new Date(now.getTime() + (sendAfterSeconds - 1) * 1000)))
    expect(await offersOf(id)).toEqual([])
    await offerDue(depsAt(new Date(now.getTime() + sendAfterSeconds * 1000)))
    expect(await offersOf(id)).toHaveLength(1)
  })

  test('where operators choose, leads are matched and not offered', async () => {
    const { postcode, area } = newArea()
    const one = await storeInstaller(database(), { area })
    await saveOfferRules(database().db, { ...usualOfferRules, mode: 'propose' })
    const id = await addLead({ postcode })
    await offerDue(depsAt(now))
    expect(await offersOf(id)).toEqual([])
    expect(await rowOf(id)).toEqual({ offering: 'waiting', next_action: 'first-call' })
    const trace = await getLatestTrace(database().db, id)
    expect(trace?.candidates.map(({ installer }) => installer)).toContain(one)
    await saveOfferRules(database().db, usualOfferRules)
    await offerDue(depsAt(now))
    expect(await offersOf(id)).toEqual([[one, 'offered']])
  })

  test('leads that are to be offered are found by an index', async () => {
    const { engine, db } = database()
    const query = sql`select id from enquiries
      where offering is null and created_at >= ${now.toISOString()} order by created_at limit 50`
    const plan = await db.transaction().execute(async (trx) => {
      // PostgreSQL would rather read so small a table whole.
      if (engine === 'postgres') await sql`set local enable_seqscan = off`.execute(trx)
      const explain = sql.raw(engine === 'sqlite' ? 'explain query plan' : 'explain')
      return (await sql`${explain} ${query}`.execute(trx)).rows
    })
    expect(JSON.stringify(plan)).toContain('enquiries_offering')
  })
})
