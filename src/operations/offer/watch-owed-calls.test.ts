import { expect, test } from 'vitest'
import { countLateCalls } from '#database/insight/late-calls.ts'
import { listRecentOffers } from '#database/offer/match-facts.ts'
import { getOffer, listOffersOfLead } from '#database/offer/offers.ts'
import { getOutgoingOffer } from '#database/offer/outgoing-offer.ts'
import type { Db } from '#database/schema.ts'
import { capStarts } from '#domain/installer/caps.ts'
import { lateSince } from '#domain/offer/owed-call.ts'
import { turnsSince } from '#domain/offer/turn.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, lead, leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { confirmCalled } from '../enquiry/confirm-called.ts'
import { acceptLead } from './accept-lead.ts'
import { offerDue } from './offer-due.ts'
import { offerLead } from './offer-lead.ts'
import { recordCallAnswer } from './record-outcome.ts'
import { returnLead } from './return-lead.ts'
import { sayCalled } from './say-called.ts'
import { watchOwedCalls } from './watch-owed-calls.ts'

// Thursday, 2:24 pm in Melbourne; the call is promised by the same time on Friday.
const thursday = new Date('2026-11-19T03:24:00.000Z')
const hours = (count: number) => new Date(thursday.getTime() + count * 3_600_000)

onEveryDatabase((database) => {
  const at = (moment: Date, maxInstallers = 1) => worldAt(moment, database(), { maxInstallers })
  let postcodes = 3000
  /** A lead that so many installers are offered, in a postcode of their own. */
  async function offered({ places = 1, created = thursday } = {}) {
    postcodes += 1
    const postcode = String(postcodes)
    const row = lead({ service: 'solar-panels', postcode, created_at: created.toISOString() })
    await insertLead(row, storeDeps(database(), { receivers: leadReceivers([], []) }))
    const area = { wholeState: false, regions: [], postcodes: [postcode], exceptPostcodes: [] }
    const add = () => storeInstaller(database(), { area })
    for (let place = 0; place < places; place += 1) await add()
    await offerLead(row.id, at(created, places))
    const offers = (await listOffersOfLead(database().db, row.id)).map(({ id }) => id)
    return { lead: row.id, offer: offers[0] ?? '', second: offers[1] ?? '', add, area }
  }
  async function accepted(options: Parameters<typeof offered>[0] = {}) {
    const one = await offered(options)
    const world = at(options.created ?? thursday, options.places)
    expect(await acceptLead(one.offer, world)).toMatchObject({ ok: true })
    return one
  }
  const offerOf = (id: string) => getOffer(database().db, id)
  const offersOf = async (lead: string) =>
    (await listOffersOfLead(database().db, lead)).map(({ state }) => state)
  const eventsOf = async (lead: string) => {
    const rows = await database()
      .db.selectFrom('deliveries')
      .select(['event', 'channel'])
      .where('lead', '=', lead)
      .where('event', 'not in', ['lead.created', 'offer.made', 'offer.accepted'])
      .orderBy('created_at')
      .execute()
    return rows.map(({ event, channel }) => `${event} ${channel}`)
  }
  const entriesOf = async (offer: string) =>
    (await database()
      .db.selectFrom('ledger_entries')
      .select(['kind', 'amount_cents'])
      .where('offer', '=', offer)
      .orderBy('at')
      .execute()) as object[]

  test('three replicas at once remind once, and pass it on once', async () => {
    const { lead, offer, add } = await accepted()
    await add()
    for (const moment of [hours(20), hours(22), hours(24)])
      await Promise.all([1, 2, 3].map(() => watchOwedCalls(at(moment))))
    expect(await eventsOf(lead)).toEqual([
      'offer.half-time installer-letter',
      'offer.three-quarters installer-letter',
      'offer.credited installer-letter',
    ])
    expect(await offersOf(lead)).toEqual(['credited', 'offered'])
    expect(await entriesOf(offer)).toEqual([
      { kind: 'fee', amount_cents: 6000 },
      { kind: 'credit', amount_cents: -6000 },
    ])
    const { details, late } =
      (await getOutgoingOffer(database().db, offer, { now: hours(24), calling: au.calling })) ?? {}
    expect([details, late?.count]).toEqual([undefined, 1])
  })

  test('where the process ends before the next is asked, the next round asks them', async () => {
    const { lead, add } = await accepted()
    const ends = at(hours(24))
    // Whatever comes after the transaction fails.
    const db = { transaction: () => ends.database.db.transaction() } as Db
    const killed = { ...ends, database: { ...ends.database, reads: ends.database.db, db } }
    await expect(watchOwedCalls(killed)).rejects.toThrow()
    expect(await offersOf(lead)).toEqual(['credited'])
    await add()
    await offerDue(at(hours(24)))
    expect(await offersOf(lead)).toEqual(['credited', 'offered'])
  })

  test('an installer who speaks with the visitor at the last moment keeps the lead', async () => {
    const { lead, offer } = await accepted()
    const answer = { offer, answer: 'reached', callsBefore: 0 } as const
    await Promise.all([recordCallAnswer(answer, at(hours(24))), watchOwedCalls(at(hours(24)))])
    const row = await offerOf(offer)
    // Either is whole: reached, and theirs, or passed on before it was recorded.
    expect([row?.outcome, row?.state]).toBeOneOf([
      ['reached', 'accepted'],
      [null, 'credited'],
    ])
    expect((await eventsOf(lead)).includes('offer.credited installer-letter')).toBe(
      row?.state === 'credited',
    )
  })

  test('a try keeps it until that day’s calls end, once, and the visitor reads who calls', async () => {
    const { lead, offer } = await accepted()
    await recordCallAnswer({ offer, answer: 'no-answer', callsBefore: 0 }, at(hours(2)))
    for (const moment of [hours(20), hours(22), hours(24), hours(25)])
      await watchOwedCalls(at(moment))
    expect(await eventsOf(lead)).toEqual(['offer.tried visitor-letter'])
    // Another try in the evening doesn't keep it longer than eight.
    await recordCallAnswer({ offer, answer: 'no-answer', callsBefore: 1 }, at(hours(29)))
    await watchOwedCalls(at(hours(29.6)))
    expect(await offerOf(offer)).toMatchObject({
      ...{ state: 'credited', returned_because: 'never-reached' },
    })
  })

  test('no installer is reminded of a visitor the desk has reached, nor loses the lead', async () => {
    const { lead, offer } = await accepted()
    await database()
      .db.updateTable('enquiries')
      .set({ state: 'contacted', contacted_at: hours(3).toISOString() })
      .where('id', '=', lead)
      .execute()
    for (const moment of [hours(20), hours(24), hours(48)]) await watchOwedCalls(at(moment))
    expect(await eventsOf(lead)).toEqual([])
    expect(await offerOf(offer)).toMatchObject({ state: 'accepted' })
  })

  test('the second to accept may call at once when the first is gone, and owes the call from then on', async () => {
    const { offer, second } = await accepted({ places: 2 })
    expect(await acceptLead(second, at(hours(0.5), 2))).toMatchObject({ ok: true })
    const waits = (await offerOf(second))?.calls_from ?? ''
    expect(waits > hours(24).toISOString()).toBe(true)
    await watchOwedCalls(at(hours(24), 2))
    expect(await offerOf(offer)).toMatchObject({ state: 'credited' })
    expect(await offerOf(second)).toMatchObject({ calls_from: hours(24).toISOString() })
    await watchOwedCalls(at(hours(25.9), 2))
    expect(await offerOf(second)).toMatchObject({ state: 'accepted' })
    await watchOwedCalls(at(hours(26), 2))
    expect(await offerOf(second)).toMatchObject({ returned_because: 'not-in-time' })
  })

  test('handed on before the call it is credited, counts for nothing, and cannot be taken back', async () => {
    const { lead, offer, add } = await accepted()
    await add()
    const forward = { offer, because: 'forwarded', words: 'Nobody free' } as const
    const twice = [returnLead(forward, at(hours(3))), returnLead(forward, at(hours(3)))]
    for (const result of await Promise.all(twice))
      expect(result).toMatchObject({ ok: true, decision: 'credited' })
    expect(await offersOf(lead)).toEqual(['credited', 'offered'])
    expect(await entriesOf(offer)).toHaveLength(2)
    await watchOwedCalls(at(hours(24)))
    expect(await eventsOf(lead)).toEqual(['offer.credited installer-letter'])
    const installer = (await offerOf(offer))?.installer ?? ''
    const since = lateSince(hours(24))
    expect(await countLateCalls(database().db, installer, since)).toBe(0)
    const answer = { offer, answer: 'reached', callsBefore: 0 } as const
    expect(await recordCallAnswer(answer, at(hours(4)))).toMatchObject({ code: 'closed' })
  })

  test('once they have spoken it isn’t handed on any more, and nobody can say ‘not in time’ themselves', async () => {
    const { offer } = await accepted()
    expect(await returnLead({ offer, because: 'not-in-time' }, at(hours(2)))).toMatchObject({
      code: 'early',
    })
    await recordCallAnswer({ offer, answer: 'reached', callsBefore: 0 }, at(hours(2)))
    expect(await returnLead({ offer, because: 'forwarded' }, at(hours(3)))).toMatchObject({
      ...{
        code: 'late',
        message: 'Somebody has spoken with them already, so it can’t be handed on.',
      },
    })
  })

  test('a turn whose call wasn’t made is used, until the visitor says that it was', async () => {
    const { lead, offer } = await accepted()
    const { installer = '' } = (await offerOf(offer)) ?? {}
    const now = hours(24)
    const recent = async () =>
      (
        await listRecentOffers(database().db, {
          caps: capStarts(now, au.calling.timeZone),
          turnsSince: turnsSince(now),
        })
      ).get(installer)
    expect(await sayCalled(offer, at(hours(23)))).toMatchObject({ code: 'closed' })
    await watchOwedCalls(at(now))
    expect(await recent()).toMatchObject({ turns: 1, accepted: { day: 0, week: 0, month: 0 } })
    expect(await sayCalled(offer, at(hours(48.1)))).toMatchObject({ code: 'late' })
    expect(await confirmCalled(lead, 'called', at(hours(30)))).toBe('unchanged')
    for (const moment of [hours(30), hours(50)])
      expect(await sayCalled(offer, at(moment))).toEqual({ ok: true })
    expect(await recent()).toMatchObject({ turns: 1 })
    expect(await confirmCalled(lead, 'called', at(hours(31)))).toBe('changed')
    expect(await confirmCalled(lead, 'not-called', at(hours(31)))).toBe('unchanged')
    expect(await recent()).toBeUndefined()
    const since = lateSince(now)
    expect(await countLateCalls(database().db, installer, since)).toBe(0)
  })

  test('owners are notified of every third within thirty days, once', async () => {
    const installer = await storeInstaller(database(), {
      area: { wholeState: false, regions: [], postcodes: ['3999'], exceptPostcodes: [] },
    })
    for (const day of [0, 1, 2, 3]) {
      const created = hours(24 * day)
      const row = lead({
        ...{ service: 'solar-panels', postcode: '3999', created_at: created.toISOString() },
        promised_by: new Date(created.getTime() + 3_600_000 * 24).toISOString(),
      })
      await insertLead(row, storeDeps(database(), { receivers: leadReceivers([], []) }))
      await offerLead(row.id, at(created))
      const [offer] = await listOffersOfLead(database().db, row.id)
      expect(await acceptLead(offer?.id ?? '', at(created))).toMatchObject({ ok: true })
    }
    await watchOwedCalls(at(hours(24 * 7)))
    const letters = await database()
      .db.selectFrom('deliveries')
      .select('event')
      .where('installer', '=', installer)
      .where('channel', '=', 'owner-letter')
      .execute()
    expect(letters).toEqual([{ event: 'installer.late' }])
  })

  test('owners hear of a second promise that breaks, the desk’s or an installer’s, once', async () => {
    const { lead, offer } = await offered()
    await acceptLead(offer, at(hours(0.5)))
    await database()
      .db.updateTable('enquiries')
      .set({ promised_by: hours(-1).toISOString(), new_promise_by: hours(25).toISOString() })
      .where('id', '=', lead)
      .execute()
    await watchOwedCalls(at(hours(24.9)))
    expect(await eventsOf(lead)).not.toContain('promise.broken-again owner-letter')
    for (const moment of [hours(25), hours(26)]) await watchOwedCalls(at(moment))
    const events = await eventsOf(lead)
    expect(events.filter((one) => one === 'promise.broken-again owner-letter')).toHaveLength(1)
    expect(await offerOf(offer)).toMatchObject({ returned_because: 'not-in-time' })
  })
})
