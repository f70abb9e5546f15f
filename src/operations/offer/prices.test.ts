import type { Updateable } from 'kysely'
import { expect, test } from 'vitest'
import { wayWords } from '#content/pages/prices.ts'
import { listReceipts } from '#database/delivery/receipts.ts'
import { listConsents } from '#database/offer/consents.ts'
import { saveOfferRules } from '#database/offer/offering.ts'
import { countAccepted, countOpen, listOffersOfLead } from '#database/offer/offers.ts'
import { getOutgoingOffer } from '#database/offer/outgoing-offer.ts'
import { listStandingPrices } from '#database/offer/prices.ts'
import { listVisitorPrices } from '#database/offer/visitor-prices.ts'
import type { InstallersTable } from '#database/schema.ts'
import { capStarts } from '#domain/installer/caps.ts'
import { usualOfferRules } from '#domain/offer/rules.ts'
import { au } from '#edition/brand/au.ts'
import { formNamed } from '../../../tests/answers.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, lead, leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { storeOperator } from '../../../tests/operators.ts'
import { allPriced, priceFrom, pricesFirst } from '../../../tests/priced.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { askVisitors } from '../desk/ask-visitors.ts'
import { draftDeskLetters } from '../desk/draft-desk-letters.ts'
import { enqueueNotices } from '../desk/enqueue-notices.ts'
import { startCall } from '../desk/start-call.ts'
import { changeAnswer } from '../enquiry/change-answer.ts'
import { chooseCallTime } from '../enquiry/choose-call-time.ts'
import { chooseWay } from '../enquiry/choose-way.ts'
import { phoneParser } from '../enquiry/parse-phone.ts'
import { takeYesBack } from '../enquiry/take-yes-back.ts'
import { verifyReceipt } from '../privacy/verify-receipt.ts'
import { withdrawLead } from '../privacy/withdraw-lead.ts'
import { acceptLead } from './accept-lead.ts'
import { declineLead } from './decline-lead.ts'
import { offerDue } from './offer-due.ts'
import { offerLead } from './offer-lead.ts'
import { priceOffer } from './price-offer.ts'
import { sayNo } from './say-no.ts'
import { sayYes } from './say-yes.ts'
import { takeOfferBack } from './take-offer-back.ts'

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const channels = ['phone'] as const

onEveryDatabase((database) => {
  const rowOf = (id: string) =>
    database().db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const statesOf = async (id: string) =>
    (await listOffersOfLead(database().db, id)).map(({ state }) => state)
  const owedOf = async (id: string, event: string) =>
    (await listDeliveries(database().db, id)).filter((one) => one.event === event)
  const feesOf = async (offers: readonly string[]) =>
    (
      await database()
        .db.selectFrom('ledger_entries')
        .select(['offer', 'kind', 'amount_cents'])
        .where('offer', 'in', offers)
        .execute()
    ).length
  const disclosuresOf = async (id: string) =>
    (
      await database()
        .db.selectFrom('disclosures')
        .select('receiver')
        .where('lead', '=', id)
        .where('receiver_kind', '=', 'installer')
        .where('stopped_at', 'is', null)
        .execute()
    ).map(({ receiver }) => receiver)
  const elsewhere = { wholeState: false, regions: [], postcodes: ['3999'], exceptPostcodes: [] }
  async function enquired(changes = {}) {
    const row = lead({
      service: 'solar-panels',
      postcode: '3073',
      created_at: now.toISOString(),
      ...changes,
    })
    await insertLead(row, storeDeps(database(), { receivers: leadReceivers([], []) }))
    return row.id
  }

  test('who sees prices first has them promised within two working days, and agreed that nobody calls before', async () => {
    const { lead, offers } = await pricesFirst(database(), { at: now })
    const row = await rowOf(lead)
    expect(row).toMatchObject({ way: 'prices', next_action: 'price-follow-up' })
    // Saturday, on which the desk calls too.
    expect(row.prices_by).toBe('2026-11-21T03:24:00.000Z')
    expect(row.promised_by).toBe(row.prices_by)
    expect(row.next_action_at).toBe(row.prices_by)
    expect(offers).toHaveLength(3)
    const asked = await listOffersOfLead(database().db, lead)
    // Sixteen hours of the desk.
    expect(asked.map(({ expires_at }) => expires_at)).toEqual([
      ...Array<string>(3).fill('2026-11-21T01:24:00.000Z'),
    ])
    expect(await listConsents(database().db, [lead])).toMatchObject([
      { offer: null, wording: 'Nobody may call until you say yes to them by name.' },
    ])
  })

  test('an installer that works in the mornings has the desk’s hours to name a price, and its own to accept', async () => {
    const installer = { hours: { weekdays: { from: 8, to: 12 }, saturday: undefined } }
    const { lead, world } = await pricesFirst(database(), { at: now, installers: 1, installer })
    const lapses = async () =>
      (await listOffersOfLead(database().db, lead)).map(({ expires_at }) => expires_at)
    expect(await lapses()).toEqual(['2026-11-21T01:24:00.000Z'])
    await chooseWay(lead, 'call', world())
    // Friday, 10 am, an hour after the desk opens.
    expect(await lapses()).toEqual(['2026-11-19T23:00:00.000Z'])
    await chooseWay(lead, 'prices', world())
    expect(await lapses()).toEqual(['2026-11-21T01:24:00.000Z'])
  })

  test('a price costs nothing, shows nobody, takes no cap and isn’t open with its installer', async () => {
    const { lead, offers, area, firms, world } = await allPriced(database(), { at: now })
    expect(await statesOf(lead)).toEqual(['priced', 'priced', 'priced'])
    expect(await feesOf(offers)).toBe(0)
    expect(await disclosuresOf(lead)).toEqual([])
    const since = capStarts(now, au.calling.timeZone)
    for (const firm of firms) {
      expect(await countAccepted(database().db, firm, since)).toEqual({ day: 0, week: 0, month: 0 })
      expect(await countOpen(database().db, firm)).toBe(0)
    }
    // No fourth installer is asked.
    await storeInstaller(database(), { area })
    await offerLead(lead, world())
    expect(await statesOf(lead)).toHaveLength(3)
  })

  test('the same price again is harmless, and another takes its place', async () => {
    const { lead, offers, world } = await pricesFirst(database(), { at: now, installers: 1 })
    const [offer = ''] = offers
    const price = priceFrom(6000, now)
    expect(await priceOffer(offer, price, world())).toMatchObject({ repeated: false })
    expect(await priceOffer(offer, price, world())).toMatchObject({ repeated: true })
    expect(await priceOffer(offer, priceFrom(5800, now), world(later(1)))).toMatchObject({
      repeated: false,
    })
    const read = await getOutgoingOffer(
      database().db,
      offer,
      world(later(1)) && {
        now: later(1),
        calling: au.calling,
      },
    )
    expect(read).toMatchObject({
      way: 'prices',
      stated: { kw: 6.6, panels: 15, batteryKwh: 0 },
      price: { lowCents: 580_000, pricedAt: later(1).toISOString() },
      details: undefined,
    })
    expect(await owedOf(lead, 'lead.prices')).toHaveLength(1)
  })

  test('a price is for the system that was asked for, also once an answer is corrected', async () => {
    const form = formNamed('savings')
    const answers = JSON.stringify({ 'system-size': 'medium', 'contact-postcode': '3073' })
    const row = { form_slug: form.slug, form_shown: JSON.stringify(form), answers }
    const { lead, offers, world } = await allPriced(database(), { at: now, installers: 1, row })
    const read = async () => {
      const stored = await rowOf(lead)
      const [visitor] = await listVisitorPrices(database().db, stored)
      const [standing] = await listStandingPrices(database().db, stored, now.toISOString())
      const at = { now, calling: au.calling }
      const installer = await getOutgoingOffer(database().db, offers[0] ?? '', at)
      return [visitor?.price.system, standing?.price.system, installer?.price?.system]
    }
    const change = (answer: string) =>
      changeAnswer(
        lead,
        { question: 'system-size', answer },
        { ...world(later(1)), country: au.country, parsePhone: phoneParser(au.country) },
      )
    const inPlace = Array(3).fill(undefined)
    expect(await read()).toEqual(inPlace)
    expect(await change('large')).toBe('changed')
    const asked = { kw: 5.28, panels: 12, batteryKwh: 0 }
    expect(await read()).toEqual([asked, asked, asked])
    await change('medium')
    expect(await read()).toEqual(inPlace)
  })

  test('an error in a price is shown at its field, and nothing changes', async () => {
    const { lead, offers, world } = await pricesFirst(database(), { at: now, installers: 1 })
    const wide = priceFrom(6000, now, { highCents: 900_000 })
    expect(await priceOffer(offers[0] ?? '', wide, world())).toMatchObject({
      ok: false,
      code: 'invalid',
      field: 'band',
    })
    const words = priceFrom(6000, now, { words: 'Ring 0412 345 678' })
    expect(await priceOffer(offers[0] ?? '', words, world())).toMatchObject({ field: 'words' })
    expect(await statesOf(lead)).toEqual(['offered'])
  })

  test('nobody accepts what is to be priced, and nobody prices what is to be accepted', async () => {
    const { offers, world } = await pricesFirst(database(), { at: now, installers: 1 })
    expect(await acceptLead(offers[0] ?? '', world())).toMatchObject({
      ok: false,
      code: 'answered',
    })
    const id = await enquired({ postcode: '3299' })
    const area = { wholeState: false, regions: [], postcodes: ['3299'], exceptPostcodes: [] }
    await storeInstaller(database(), { area })
    await offerLead(id, world())
    const [offer] = await listOffersOfLead(database().db, id)
    expect(await priceOffer(offer?.id ?? '', priceFrom(6000, now), world())).toMatchObject({
      ok: false,
      code: 'answered',
    })
  })

  test('a yes gives the details to that installer alone, with the fee, its wording, and a promise of its own', async () => {
    const { lead, offers, world } = await allPriced(database(), { at: now })
    const [first = '', second = ''] = offers
    const at = later(96)
    expect(
      await sayYes({ lead, offer: second, channels: ['phone', 'email'] }, world(at)),
    ).toMatchObject({ ok: true, repeated: false })
    expect(await sayYes({ lead, offer: second, channels: ['phone'] }, world(at))).toMatchObject({
      ok: true,
      repeated: true,
    })
    expect(await statesOf(lead)).toEqual(['priced', 'accepted', 'priced'])
    const installer = (await listOffersOfLead(database().db, lead))[1]?.installer
    expect(await disclosuresOf(lead)).toEqual([installer])
    expect(await feesOf(offers)).toBe(1)
    const row = await rowOf(lead)
    expect((row.promised_by ?? '') > at.toISOString()).toBe(true)
    expect(row.next_action).toBe('check-installer')
    const [, yes] = await listConsents(database().db, [lead])
    expect(yes).toMatchObject({ offer: second, channels: ['phone', 'email'], endedAt: null })
    expect(yes?.wording).toMatch(/^Yes, .+ \(ABN .+\) may call me and write me emails about this/)
    const receipts = (await listReceipts(database().db, [lead])).filter(({ offer }) => offer)
    expect(receipts.map(({ offer, text }) => [offer, JSON.parse(text)])).toMatchObject([
      [
        second,
        {
          ...{ kind: 'call', wording: yes?.wording, agreed_at: at.toISOString() },
          shown: expect.stringMatching(
            /^A price of \$[\d,]+ to \$[\d,]+, for 15 panels, 6\.6 kW, to begin/,
          ),
        },
      ],
    ])
    expect(await owedOf(lead, 'offer.accepted')).toHaveLength(2)
    const theirs = await getOutgoingOffer(database().db, second, { now: at, calling: au.calling })
    expect(theirs?.details?.columns.email).toBe(row.email)
    expect(theirs?.agreed?.channels).toEqual(['phone', 'email'])
    const others = await getOutgoingOffer(database().db, first, { now: at, calling: au.calling })
    expect(others).toMatchObject({ details: undefined, agreed: null })
  })

  test('a yes needs a channel, an open price and the visitor’s own lead', async () => {
    const { lead, offers, world } = await allPriced(database(), { at: now, installers: 1 })
    const [offer = ''] = offers
    expect(await sayYes({ lead, offer, channels: [] }, world())).toMatchObject({ code: 'invalid' })
    const other = await enquired({ postcode: '3298' })
    expect(await sayYes({ lead: other, offer, channels }, world())).toMatchObject({
      code: 'unknown',
    })
    expect(await sayYes({ lead, offer: 'x', channels }, world())).toMatchObject({ code: 'unknown' })
    const over = world(later(24 * 14 + 1))
    expect(await sayYes({ lead, offer, channels }, over)).toMatchObject({ code: 'lapsed' })
    expect(await feesOf(offers)).toBe(0)
  })

  test('a yes is to the price that was seen: one that changed meanwhile is shown first', async () => {
    const { lead, offers, world } = await pricesFirst(database(), { at: now, installers: 1 })
    const [offer = ''] = offers
    await priceOffer(offer, priceFrom(6000, now), world())
    await priceOffer(offer, priceFrom(9000, now), world(later(1)))
    const seen = { lead, offer, channels, pricedAt: now.toISOString() }
    expect(await sayYes(seen, world(later(2)))).toMatchObject({
      code: 'changed',
      message: expect.stringMatching(/ changed their price meanwhile\. Look at it again\.$/),
    })
    expect(await statesOf(lead)).toEqual(['priced'])
    expect(await feesOf(offers)).toBe(0)
    const anew = { ...seen, pricedAt: later(1).toISOString() }
    expect(await sayYes(anew, world(later(2)))).toMatchObject({ ok: true, repeated: false })
    // Pressed again on the page as it was before.
    expect(await sayYes(seen, world(later(2)))).toMatchObject({ ok: true, repeated: true })
  })

  test.each(['won', 'lost'] as const)(
    'a yes on an enquiry that is %s costs nobody anything',
    async (state) => {
      const { lead, offers, world } = await allPriced(database(), { at: now })
      const [first = '', second = ''] = offers
      await sayYes({ lead, offer: first, channels }, world())
      await database().db.updateTable('enquiries').set({ state }).where('id', '=', lead).execute()
      expect(await sayYes({ lead, offer: second, channels }, world(later(1)))).toMatchObject({
        code: 'withdrawn',
        message: expect.stringMatching(/^This enquiry is finished/),
      })
      expect(await statesOf(lead)).toEqual(['accepted', 'priced', 'priced'])
      expect(await feesOf(offers)).toBe(1)
      expect(await disclosuresOf(lead)).toHaveLength(1)
    },
  )

  test('sixty-four yeses at once to six prices give at most three, one fee and one letter each', async () => {
    const { lead, offers, world } = await allPriced(database(), { at: now })
    // More than are ever asked, so that places are what stops them.
    for (const price of [7400, 7800, 8200]) {
      const installer = await storeInstaller(database(), { area: elsewhere })
      const id = crypto.randomUUID()
      const [first] = await listOffersOfLead(database().db, lead)
      if (!first) throw new Error('no offer')
      const { lowCents, ...rest } = JSON.parse(first.price ?? '{}')
      await database()
        .db.insertInto('offers')
        .values({
          ...{
            id,
            lead,
            installer,
            state: 'priced',
            fee_cents: 6000,
            priced_at: now.toISOString(),
          },
          ...{ offered_at: now.toISOString(), expires_at: later(24).toISOString() },
          price: JSON.stringify({ ...rest, lowCents: price * 100 }),
        })
        .execute()
      offers.push(id)
    }
    // A slow database may turn some away: they press again.
    const fresh = (
      await Promise.all(
        Array.from({ length: 64 }, (_, index) => {
          const yes = { lead, offer: offers[index % offers.length] ?? '', channels }
          return sayYes(yes, world()).catch(() => undefined)
        }),
      )
    ).filter((one) => one?.ok && !one.repeated)
    for (const offer of offers) await sayYes({ lead, offer, channels }, world())
    expect(fresh.length).toBeLessThanOrEqual(3)
    expect((await statesOf(lead)).toSorted()).toEqual([
      ...['accepted', 'accepted', 'accepted', 'expired', 'expired', 'expired'],
    ])
    expect(await feesOf(offers)).toBe(3)
    expect(await disclosuresOf(lead)).toHaveLength(3)
    const letters = await owedOf(lead, 'offer.accepted')
    expect(letters.filter(({ channel }) => channel === 'installer-letter')).toHaveLength(3)
    expect(letters.filter(({ channel }) => channel === 'visitor-letter')).toHaveLength(3)
    // The others read that they weren't chosen.
    expect(await owedOf(lead, 'offer.passed')).toHaveLength(3)
    const notChosen = database().db.selectFrom('audit').where('lead', '=', lead).select('detail')
    expect(await notChosen.where('kind', '=', 'lead.price-not-chosen').execute()).toHaveLength(3)
    expect((await listConsents(database().db, [lead])).filter(({ offer }) => offer)).toHaveLength(3)
    expect((await listReceipts(database().db, [lead])).filter(({ offer }) => offer)).toHaveLength(3)
  })

  test('an installer’s cap holds at the yes, and its price stays open meanwhile', async () => {
    const { lead, offers, world } = await allPriced(database(), {
      at: now,
      installers: 1,
      installer: { caps: { day: 1 } },
    })
    const [offer] = await listOffersOfLead(database().db, lead)
    const other = await enquired({ postcode: '3297' })
    await database()
      .db.insertInto('offers')
      .values({
        ...{ id: crypto.randomUUID(), lead: other, installer: offer?.installer ?? '' },
        ...{ state: 'accepted', fee_cents: 0, answered_at: now.toISOString() },
        ...{ offered_at: now.toISOString(), expires_at: now.toISOString() },
      })
      .execute()
    expect(await sayYes({ lead, offer: offers[0] ?? '', channels }, world())).toMatchObject({
      code: 'full',
    })
    expect(await statesOf(lead)).toEqual(['priced'])
    expect(
      await sayYes({ lead, offer: offers[0] ?? '', channels }, world(later(24))),
    ).toMatchObject({
      ok: true,
    })
  })

  test('a no is sent with its reason and nothing else, costs no turn, and asks no other installer', async () => {
    const { lead, offers, world } = await allPriced(database(), { at: now })
    const [offer = ''] = offers
    const no = { lead, offer, because: 'too-dear' } as const
    expect(await sayNo(no, world())).toMatchObject({ ok: true, repeated: false })
    expect(await sayNo(no, world())).toMatchObject({ ok: true, repeated: true })
    expect(await sayYes({ lead, offer, channels }, world())).toMatchObject({ code: 'answered' })
    expect(await owedOf(lead, 'offer.passed')).toHaveLength(1)
    const read = await getOutgoingOffer(database().db, offer, { now, calling: au.calling })
    expect(read).toMatchObject({
      state: 'passed',
      notChosen: { because: 'too-dear' },
    })
    expect(await feesOf(offers)).toBe(0)
    await offerLead(lead, world())
    expect(await statesOf(lead)).toEqual(['passed', 'priced', 'priced'])
  })

  test('a yes is taken back as easily: told at once, nothing holds it any more, and it is undone for nobody else', async () => {
    const { lead, offers, world } = await allPriced(database(), { at: now })
    const [offer = ''] = offers
    await sayYes({ lead, offer, channels }, world())
    expect(await takeYesBack({ lead, offer }, world(later(1)))).toBe('changed')
    expect(await takeYesBack({ lead, offer }, world(later(1)))).toBe('unchanged')
    expect(await statesOf(lead)).toEqual(['cancelled', 'priced', 'priced'])
    expect(await disclosuresOf(lead)).toEqual([])
    expect(await owedOf(lead, 'offer.cancelled')).toHaveLength(1)
    const yes = (await listConsents(database().db, [lead])).find((one) => one.offer === offer)
    expect(yes?.endedAt).toBe(later(1).toISOString())
    // Nobody may call again.
    expect(await rowOf(lead)).toMatchObject({ next_action: 'price-follow-up' })
    const other = { lead, offer: offers[1] ?? '', channels }
    expect(await sayYes(other, world(later(2)))).toMatchObject({ ok: true })
  })

  test('the visitor reads all prices in one letter, once no installer is still deciding', async () => {
    const { lead, offers, world } = await pricesFirst(database(), { at: now })
    const [one = '', two = '', three = ''] = offers
    await priceOffer(one, priceFrom(6000, now), world())
    const [waiting] = await owedOf(lead, 'lead.prices')
    expect(waiting?.retry_at).toBe('2026-11-21T03:24:00.000Z')
    await priceOffer(two, priceFrom(6300, now), world(later(1)))
    await declineLead({ offer: three, because: 'too-busy' }, world(later(2)))
    const letters = await owedOf(lead, 'lead.prices')
    expect(letters.map(({ retry_at }) => retry_at)).toEqual([later(2).toISOString()])
  })

  test('a price ends after fourteen days without counting against anybody', async () => {
    const { lead, world } = await allPriced(database(), { at: now, installers: 1 })
    await offerDue(world(later(24 * 13)))
    expect(await statesOf(lead)).toEqual(['priced'])
    await offerDue(world(later(24 * 14 + 1)))
    const [offer] = await listOffersOfLead(database().db, lead)
    expect(offer).toMatchObject({ state: 'expired', declined_because: 'price-over' })
    expect(await rowOf(lead)).toMatchObject({ next_action: 'price-follow-up' })
  })

  test('the way can be changed until an installer has accepted, and then it shows which', async () => {
    const { lead, offers, world } = await allPriced(database(), { at: now, installers: 2 })
    expect(await chooseWay(lead, 'prices', world())).toBe('unchanged')
    expect(await chooseWay(lead, 'call', world(later(1)))).toBe('changed')
    expect(await statesOf(lead)).toEqual(['offered', 'offered'])
    const row = await rowOf(lead)
    expect(row).toMatchObject({ way: 'call', prices_by: null })
    expect((row.promised_by ?? '') > later(1).toISOString()).toBe(true)
    expect(await acceptLead(offers[0] ?? '', world(later(1.1)))).toMatchObject({ ok: true })
    expect(await chooseWay(lead, 'prices', world(later(1.2)))).toMatchObject({
      ok: false,
      message: expect.stringMatching(/ has accepted and will call you/),
    })
  })

  test('no price is asked for where we can state no system, or may ask no installer', async () => {
    const tiles = await enquired({ service: 'roof-tiles', postcode: '3296' })
    const world = worldAt(now, database())
    expect(await chooseWay(tiles, 'prices', world)).toMatchObject({ code: 'invalid' })
    const byPhone = await enquired({ came_by: 'telephone', postcode: '3295' })
    expect(await chooseWay(byPhone, 'prices', world)).toMatchObject({ code: 'invalid' })
    expect(await chooseWay(byPhone, 'call', world)).toBe('changed')
  })

  test('nobody calls, warns or asks about a call before a yes', async () => {
    const { lead, world } = await pricesFirst(database(), { at: now, installers: 0 })
    const operator = { id: 'anybody', name: 'Sam', role: 'owner' as const }
    expect(await startCall(lead, operator, world())).toMatchObject({
      ok: false,
      message: expect.stringMatching(/nobody calls before their yes/),
    })
    const time = { time: '2026-11-20-morning', contactBy: null }
    expect(await chooseCallTime(lead, time, world())).toBe('unchanged')
    const monday = new Date('2026-11-23T05:00:00.000Z')
    await enqueueNotices(world(monday))
    await askVisitors(world(new Date('2026-11-24T03:00:00.000Z')))
    expect(await listDeliveries(database().db, lead)).toEqual([])
    // No installer suits, so the desk writes at once.
    expect(await rowOf(lead)).toMatchObject({
      next_action: 'price-follow-up',
      next_action_at: now.toISOString(),
      prices_by: '2026-11-21T03:24:00.000Z',
    })
  })

  test('where operators offer by hand, or the last price got a no, the desk is to act at once', async () => {
    const { lead, offers, world } = await allPriced(database(), { at: now, installers: 1 })
    await sayNo({ lead, offer: offers[0] ?? '', because: 'too-dear' }, world(later(1)))
    const isDue = { next_action: 'price-follow-up', next_action_at: now.toISOString() }
    expect(await rowOf(lead)).toMatchObject(isDue)

    await saveOfferRules(database().db, { ...usualOfferRules, mode: 'propose' })
    const byHand = await enquired({ postcode: '3291' })
    const area = { wholeState: false, regions: [], postcodes: ['3291'], exceptPostcodes: [] }
    await storeInstaller(database(), { area })
    await chooseWay(byHand, 'prices', world())
    await offerDue(world())
    expect(await statesOf(byHand)).toEqual([])
    expect(await rowOf(byHand)).toMatchObject(isDue)
    await saveOfferRules(database().db, usualOfferRules)
  })

  test('the desk writes with our own band, and asks what they want', async () => {
    const { lead, world } = await pricesFirst(database(), { at: now, installers: 0 })
    const id = await storeOperator(database(), { role: 'owner' })
    const draftsOf = async () =>
      (await draftDeskLetters(lead, { id }, { ...world(), brand: au, forms: new Map() }))?.drafts
    expect((await draftsOf())?.[0]).toMatchObject({
      id: 'prices',
      body: expect.stringMatching(
        /15 panels, 6\.6 kW, our own estimate is \$[\d,.]+ to \$[\d,.]+, fitted/,
      ),
    })
    await chooseWay(lead, 'call', world())
    expect((await draftsOf())?.map(({ id }) => id)).not.toContain('prices')
  })

  test('an operator takes a price back, and its installer is notified', async () => {
    const { lead, offers, world } = await allPriced(database(), { at: now, installers: 2 })
    const operator = { id: await storeOperator(database(), { role: 'owner' }) }
    expect(
      await takeOfferBack({ id: offers[0] ?? '', isConfirmed: true }, operator, world()),
    ).toMatchObject({ ok: true })
    expect(await statesOf(lead)).toEqual(['cancelled', 'priced'])
    expect(await owedOf(lead, 'offer.cancelled')).toHaveLength(1)
    const yes = { lead, offer: offers[0] ?? '', channels }
    expect(await sayYes(yes, world())).toMatchObject({ code: 'withdrawn' })
  })

  test('who closes its books has no price any more, and the lead goes to the next', async () => {
    const { lead, firms, world } = await allPriced(database(), { at: now, installers: 1 })
    await database()
      .db.updateTable('installers')
      .set({ terms_accepted_at: null, terms_version: null })
      .where('id', 'in', firms)
      .execute()
    await offerDue(world(later(1)))
    const [offer] = await listOffersOfLead(database().db, lead)
    expect(offer).toMatchObject({ state: 'cancelled', declined_because: 'unavailable' })
  })

  test.each([
    ['paused until a day', { paused_until: '2026-11-20' }, 'until Friday 20 November'],
    ['paused until it resumes', { paused_until: '9999-12-31' }, 'for now'],
    [
      'with a day off',
      { days_off: JSON.stringify([{ from: '2026-11-19', until: '2026-11-19' }]) },
      'until Friday 20 November',
    ],
  ])('the price of an installer %s stands, and its yes waits', async (_, away, when) => {
    const { lead, offers, firms, world } = await allPriced(database(), { at: now, installers: 1 })
    const set = (columns: Updateable<InstallersTable>) =>
      database().db.updateTable('installers').set(columns).where('id', 'in', firms).execute()
    await set(away)
    await offerDue(world(later(1)))
    expect(await statesOf(lead)).toEqual(['priced'])
    const yes = { lead, offer: offers[0] ?? '', channels }
    expect(await sayYes(yes, world(later(1)))).toMatchObject({
      code: 'away',
      message: expect.stringContaining(` is away ${when}. Say yes once they’re back.`),
    })
    expect(await feesOf(offers)).toBe(0)
    await set({ paused_until: null, days_off: '[]' })
    expect(await sayYes(yes, world(later(2)))).toMatchObject({ ok: true })
  })

  test('who asks again and sees prices first isn’t called by the installer that has them: it names a price', async () => {
    const same = { email: 'again@example.com', phone_e164: '+61491570156', postcode: '3293' }
    const first = await enquired(same)
    const area = { wholeState: false, regions: [], postcodes: ['3293'], exceptPostcodes: [] }
    await storeInstaller(database(), { area })
    const world = (hours: number) => worldAt(later(hours), database())
    await offerLead(first, world(0))
    const [offer] = await listOffersOfLead(database().db, first)
    expect(await acceptLead(offer?.id ?? '', world(0))).toMatchObject({ ok: true })
    const again = await enquired({ ...same, created_at: later(1).toISOString() })
    expect(await chooseWay(again, 'prices', world(1))).toBe('changed')
    await offerLead(again, world(1))
    expect(await owedOf(first, 'offer.changed')).toEqual([])
    expect(await statesOf(again)).toEqual(['offered'])
  })

  test('who asks again, is to be called and then sees prices: it names a price, and reads that it may not call', async () => {
    const same = { email: 'then@example.com', phone_e164: '+61491570158', postcode: '3292' }
    const first = await enquired(same)
    const area = { wholeState: false, regions: [], postcodes: ['3292'], exceptPostcodes: [] }
    await storeInstaller(database(), { area })
    const world = (hours: number) => worldAt(later(hours), database())
    await offerLead(first, world(0))
    const [offer] = await listOffersOfLead(database().db, first)
    await acceptLead(offer?.id ?? '', world(0))
    const again = await enquired({ ...same, created_at: later(1).toISOString() })
    const askedAgain = async () =>
      (
        await getOutgoingOffer(database().db, offer?.id ?? '', {
          now: later(3),
          calling: au.calling,
        })
      )?.askedAgain
    await chooseWay(again, 'call', world(1))
    await offerDue(world(1))
    expect(await owedOf(first, 'offer.changed')).toHaveLength(1)
    expect(await askedAgain()).toMatchObject([{ callBy: expect.any(String), seesPrices: false }])

    expect(await chooseWay(again, 'prices', world(2))).toBe('changed')
    expect(await owedOf(first, 'offer.changed')).toHaveLength(2)
    expect(await askedAgain()).toMatchObject([{ callBy: null, seesPrices: true }])
    await offerDue(world(2))
    expect(await statesOf(again)).toEqual(['offered'])

    expect(await chooseWay(again, 'call', world(3))).toBe('changed')
    expect(await owedOf(first, 'offer.changed')).toHaveLength(3)
    expect(await askedAgain()).toMatchObject([{ callBy: expect.any(String), seesPrices: false }])
  })

  test('who said no to three prices and then wants a call is offered to others', async () => {
    const { lead, offers, area, world } = await allPriced(database(), { at: now })
    const other = await storeInstaller(database(), { area })
    for (const offer of offers) await sayNo({ lead, offer, because: 'too-dear' }, world(later(1)))
    expect(await chooseWay(lead, 'call', world(later(2)))).toBe('changed')
    await offerDue(world(later(2)))
    expect(await statesOf(lead)).toEqual(['passed', 'passed', 'passed', 'offered'])
    expect((await listOffersOfLead(database().db, lead)).at(-1)?.installer).toBe(other)
  })

  test('a visitor who sees prices first has a receipt that no one may call before a yes', async () => {
    const { lead, world } = await pricesFirst(database(), { at: now, installers: 1 })
    const receipt = (await listReceipts(database().db, [lead])).at(-1)
    expect(JSON.parse(receipt?.text ?? '')).toMatchObject({
      ...{ kind: 'prices-first', wording: wayWords.prices.text.split('. ').at(-1) },
      ...{ page: expect.stringMatching(/\/my-enquiry$/), who_may_call: '' },
    })
    expect(await verifyReceipt(receipt?.text ?? '', database().db, world())).toMatchObject({
      ok: true,
    })
  })

  test('who withdraws takes every price back with it', async () => {
    const { lead, world } = await allPriced(database(), { at: now, installers: 2 })
    await withdrawLead(lead, world(later(1)))
    expect(await statesOf(lead)).toEqual(['cancelled', 'cancelled'])
    expect(await owedOf(lead, 'offer.cancelled')).toHaveLength(2)
  })

  test('an offer waits ten minutes for the visitor’s word, or until it comes; what came by telephone doesn’t', async () => {
    const area = { wholeState: false, regions: [], postcodes: ['3294'], exceptPostcodes: [] }
    await storeInstaller(database(), { area })
    const world = (minutes: number) =>
      worldAt(new Date(now.getTime() + minutes * 60_000), database(), { maxInstallers: 1 })
    const silent = await enquired({ postcode: '3294' })
    const answered = await enquired({ postcode: '3294' })
    const spoken = await enquired({
      postcode: '3294',
      came_by: 'telephone',
      consent_version: 'spoken, installers',
    })
    await chooseWay(answered, 'call', world(1))
    await offerDue(world(1))
    expect(await statesOf(silent)).toEqual([])
    expect(await statesOf(answered)).toEqual(['offered'])
    expect(await statesOf(spoken)).toEqual(['offered'])
    await offerDue(world(9))
    expect(await statesOf(silent)).toEqual([])
    await offerDue(world(10))
    expect(await statesOf(silent)).toEqual(['offered'])
  })
})
