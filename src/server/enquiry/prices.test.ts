import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { listConsents } from '#database/offer/consents.ts'
import { getOffer, listOffersOfLead } from '#database/offer/offers.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import type { AccreditationCategory } from '#estimate/installer/accreditation.ts'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { acceptLead } from '#operations/offer/accept-lead.ts'
import { recordOutcome } from '#operations/offer/record-outcome.ts'
import { decideProven } from '#operations/offer/return-lead.ts'
import type { OfferPageProps } from '#site/offer/offer-page.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { openTestDesk } from '../../../tests/desk.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { offerToken } from '../../../tests/offer-links.ts'
import { parseOwnPage, siteOfProps } from '../../../tests/own-page.ts'
import { pricesFirst } from '../../../tests/priced.ts'

// A Thursday, 2:24 pm in Melbourne.
const asked = new Date('2026-11-19T03:24:00.000Z')

onEveryDatabase((open) => {
  let now = asked

  /** A visitor who sees prices first, and the installers that were asked, each by their pages. */
  async function pages(changes: Partial<Parameters<typeof pricesFirst>[1]> = {}) {
    now = asked
    const terms = { version: termsVersion, acceptedAt: asked.toISOString() }
    const row = { first_name: 'Marianthe', email: 'marianthe@example.com', phone: '0491 570 006' }
    const seen = await pricesFirst(open(), { at: asked, installer: { terms }, row, ...changes })
    return { ...seen, ...pagesOf(seen.lead) }
  }

  function pagesOf(id: string) {
    const { app, services } = openTestDesk(
      open(),
      { now: () => now },
      { site: siteOfProps('http://localhost:3000') },
    )
    const { secret } = services
    const tokenOf = (offer: string) => offerToken(open(), offer, { secret, now })
    const posts = (path: string, token: string) => (fields: Record<string, string>) =>
      app.request(path, { method: 'POST', body: new URLSearchParams({ token, ...fields }) })
    const own = linkToken('lead', id, { secret, now })
    const enquiryIn = async (response: Response) => {
      const props = parseOwnPage(await response.text())
      if (!('enquiry' in props)) throw new Error('the link is lost')
      return props.enquiry
    }
    const offerIn = async (response: Response) => {
      const props: OfferPageProps = JSON.parse(await response.text())
      if (!('offer' in props)) throw new Error('the link is lost')
      return props.offer
    }
    const get = (path: string, token: string) =>
      app.request(`${path}?${new URLSearchParams({ token })}`)
    return {
      services,
      say: posts('/my-enquiry', own),
      look: async () => enquiryIn(await get('/my-enquiry', own)),
      thank: (reference: string) =>
        app.request(`/success?${new URLSearchParams({ ref: reference, token: own })}`),
      enquiryIn,
      offerIn,
      act: async (offer: string, fields: Record<string, string>) =>
        posts('/offer', await tokenOf(offer))(fields),
      lookAt: async (offer: string) => offerIn(await get('/offer', await tokenOf(offer))),
    }
  }

  const price = { act: 'send-price', band: '700000-840000', week: '2026-11-23', words: '' }
  const firmsOf = async ({ look }: Awaited<ReturnType<typeof pages>>) =>
    (await look()).prices?.firms ?? []

  test('who has asked for prices reads nothing of a promised call on the page of thanks', async () => {
    const { thank, look } = await pages()
    const { reference, token } = await look()
    const thanks = await thank(reference)
    expect(thanks.status).toBe(303)
    expect(thanks.headers.get('location')).toBe(`/my-enquiry?${new URLSearchParams({ token })}`)
  })

  test('an installer sees what is to be priced and nobody, and sends a price by one post', async () => {
    const seen = await pages()
    const [first = ''] = seen.offers
    const offer = await seen.lookAt(first)
    expect(offer).toMatchObject({ standing: 'offered', accepted: null })
    expect(offer.pricing?.bands).toHaveLength(4)
    expect(offer.pricing?.weeks).toEqual(['2026-11-23', '2026-11-30', '2026-12-14', '2027-01-11'])
    for (const personal of [seen.row.first_name, seen.row.email, seen.row.phone])
      expect(JSON.stringify(offer)).not.toContain(personal)
    expect((await seen.act(first, price)).headers.get('location')).toContain('done=send-price')
    expect(await seen.lookAt(first)).toMatchObject({
      standing: 'priced',
      pricing: { price: { lowCents: 700_000, highCents: 840_000, earliestWeek: '2026-11-23' } },
    })
    expect(await firmsOf(seen)).toMatchObject([{ offer: first, answer: 'open', because: null }])
  })

  test.each([
    ['band', { band: '700000-1000000' }, 'Narrow it to a quarter'],
    ['week', { week: '' }, 'Choose the week'],
    ['words', { words: 'Call 0491 570 157' }, 'Leave phone numbers out'],
    ['low', { band: '', low: 'a lot', high: '8,400', step: 'own-price' }, 'Enter both ends'],
    ['panels', { panels: 'many', kilowatts: '6.6', step: 'own-price' }, 'Enter up to 100 kW'],
  ])(
    'what can’t be of the %s is said there, with what was typed',
    async (field, fields, message) => {
      const seen = await pages({ installers: 1 })
      const [first = ''] = seen.offers
      const response = await seen.act(first, { ...price, ...fields } as Record<string, string>)
      expect(response.status).toBe(422)
      const offer = await seen.offerIn(response)
      expect(offer.problem).toMatchObject({ act: 'send-price', field })
      expect(offer.problem?.message).toContain(message)
      expect(offer.typedPrice).toMatchObject('step' in fields ? { week: price.week } : fields)
      expect((await getOffer(open().db, first))?.price).toBeNull()
    },
  )

  test('a yes is by name and channel, lets that one call, and is taken back as easily', async () => {
    const seen = await pages()
    const [first = '', second = ''] = seen.offers
    for (const offer of [first, second]) await seen.act(offer, price)
    const yes = { act: 'say-yes', offer: first, 'by-email': 'email' }
    expect((await seen.say(yes)).status).toBe(303)
    expect((await seen.say(yes)).status).toBe(303)
    const enquiry = await seen.look()
    expect(enquiry).toMatchObject({ caller: 'installer', way: { mayChoose: false } })
    expect(enquiry.times.length).toBeGreaterThan(0)
    expect(enquiry.prices?.firms.map(({ answer }) => answer)).toEqual(['agreed', 'open'])
    expect(await seen.lookAt(first)).toMatchObject({
      standing: 'accepted',
      pricing: { agreed: { channels: ['phone', 'email'] } },
    })
    const yeses = (await listConsents(open().db, [seen.lead])).filter(({ offer }) => offer)
    expect(yeses).toMatchObject([{ offer: first, channels: ['phone', 'email'], endedAt: null }])
    await seen.say({ act: 'take-yes-back', offer: first })
    expect((await firmsOf(seen)).map(({ answer }) => answer)).toEqual(['taken-back', 'open'])
    expect(await seen.lookAt(first)).toMatchObject({ standing: 'ended', accepted: null })
  })

  test('a no reaches its installer with the reason, and nobody’s name', async () => {
    const seen = await pages({ installers: 1 })
    const [first = ''] = seen.offers
    await seen.act(first, price)
    await seen.say({ act: 'say-no', offer: first, because: 'too-dear' })
    expect(await firmsOf(seen)).toMatchObject([{ answer: 'refused', because: 'too-dear' }])
    const offer = await seen.lookAt(first)
    expect(offer).toMatchObject({
      standing: 'passed',
      pricing: { over: { by: 'no' }, because: 'too-dear', middle: null },
    })
    expect(JSON.stringify(offer)).not.toContain(seen.row.first_name)
    const late = await seen.say({ act: 'say-yes', offer: first })
    expect(late.status).toBe(422)
    expect((await seen.enquiryIn(late)).problem?.message).toMatch(/^You have said no to /)
  })

  test('a yes to a price that changed meanwhile shows the new one, and lets nobody call', async () => {
    const seen = await pages({ installers: 1 })
    const [first = ''] = seen.offers
    await seen.act(first, price)
    const [before] = await firmsOf(seen)
    now = new Date(asked.getTime() + 60_000)
    await seen.act(first, { ...price, band: '800000-960000' })
    const yes = { act: 'say-yes', offer: first, 'priced-at': before?.price.pricedAt ?? '' }
    const response = await seen.say(yes)
    expect(response.status).toBe(422)
    const enquiry = await seen.enquiryIn(response)
    expect(enquiry.problem?.message).toMatch(/ changed their price meanwhile/)
    const [changed] = enquiry.prices?.firms ?? []
    expect(changed).toMatchObject({ answer: 'open', price: { lowCents: 800_000 } })
    const pricedAt = changed?.price.pricedAt ?? ''
    expect((await seen.say({ ...yes, 'priced-at': pricedAt })).status).toBe(303)
    expect(await firmsOf(seen)).toMatchObject([{ answer: 'agreed' }])
  })

  test('a finished enquiry asks for no yes any more', async () => {
    const seen = await pages({ installers: 2 })
    const [first = '', second = ''] = seen.offers
    for (const offer of [first, second]) await seen.act(offer, price)
    await seen.say({ act: 'say-yes', offer: first })
    for (const step of [
      { kind: 'called', call: 'reached' },
      { kind: 'quoted', quote: { amountCents: 780_000 } },
      { kind: 'won' },
    ] as const)
      expect(await recordOutcome({ offer: first, step }, seen.services)).toMatchObject({ ok: true })
    expect(await firmsOf(seen)).toMatchObject([
      { answer: 'agreed' },
      { answer: 'closed', answeredAt: null, again: null },
    ])
    expect((await seen.say({ act: 'say-yes', offer: second })).status).toBe(422)
  })

  test('a price says on which day its accreditations were last looked up, where each was', async () => {
    const seen = await pages({ installers: 1 })
    await seen.act(seen.offers[0] ?? '', price)
    const checked = (day: string, category?: AccreditationCategory) =>
      open()
        .db.updateTable('accreditations')
        .set({ checked_on: day })
        .where('installer', 'in', seen.firms)
        .$if(category !== undefined, (query) => query.where('category', '=', category ?? 'design'))
        .execute()
    const accreditedOf = async () => (await firmsOf(seen))[0]?.accredited
    await checked('2026-11-02', 'design')
    expect(await accreditedOf()).toMatchObject({ until: '2027-06-30', checkedOn: null })
    await checked('2026-11-16')
    await checked('2026-11-02', 'design')
    expect(await accreditedOf()).toMatchObject({ until: '2027-06-30', checkedOn: '2026-11-02' })
  })

  test('a price of another enquiry can’t be used for this one', async () => {
    const [seen, other] = [await pages({ installers: 1 }), await pages({ installers: 1 })]
    const [theirs = ''] = seen.offers
    await seen.act(theirs, price)
    for (const offer of [theirs, 'not-an-id', uuidv7()])
      expect((await other.say({ act: 'say-yes', offer })).status, offer).toBe(422)
    expect(await firmsOf(seen)).toMatchObject([{ answer: 'open' }])
  })

  test('a price is changed and taken back by its installer', async () => {
    const seen = await pages({ installers: 1 })
    const [first = ''] = seen.offers
    await seen.act(first, price)
    const own = { low: '9,000', high: '9,900', panels: '23', kilowatts: '10.12' }
    await seen.act(first, { ...price, band: '', ...own, 'kilowatt-hours': '0' })
    expect(await firmsOf(seen)).toMatchObject([
      { price: { lowCents: 900_000, system: { kw: 10.12, panels: 23, batteryKwh: 0 } } },
    ])
    await seen.act(first, { act: 'decline' })
    expect(await seen.lookAt(first)).toMatchObject({ standing: 'declined' })
    expect(await firmsOf(seen)).toEqual([])
  })

  test('prices can be chosen where we can state a system, until an installer has accepted', async () => {
    const seen = await pages()
    const row = lead({ service: 'solar-panels', postcode: seen.row.postcode })
    await insertLead(row, storeDeps(open()))
    const { look, say, enquiryIn } = pagesOf(row.id)
    expect((await look()).way).toEqual({ chosen: null, mayChoose: true })
    await say({ act: 'choose-way', way: 'call' })
    expect((await look()).way).toEqual({ chosen: 'call', mayChoose: true })
    expect((await say({ act: 'choose-way', way: 'letters' })).status).toBe(422)
    await say({ act: 'choose-way', way: 'prices' })
    expect(await look()).toMatchObject({
      way: { chosen: 'prices', mayChoose: true },
      times: [],
      prices: { firms: [] },
    })
    await seen.say({ act: 'choose-way', way: 'call' })
    await acceptLead(seen.offers[0] ?? '', seen.services)
    const late = await seen.say({ act: 'choose-way', way: 'prices' })
    expect((await enquiryIn(late)).problem?.message).toMatch(/ has accepted and will call you/)
  })

  test('a yes that was taken back can be given again on the same page, and an expired price asked for again', async () => {
    const seen = await pages({ installers: 2 })
    const [first = '', second = ''] = seen.offers
    for (const offer of [first, second]) await seen.act(offer, price)
    await seen.say({ act: 'say-yes', offer: first })
    await seen.say({ act: 'take-yes-back', offer: first })
    now = new Date(asked.getTime() + 3_600_000)
    await decideProven(seen.services)
    const againOf = async () =>
      (await firmsOf(seen)).map(({ answer, again }) => `${answer} ${again}`)
    expect(await againOf()).toEqual(['taken-back yes', 'open null'])
    await seen.say({ act: 'say-yes', offer: first })
    expect(await againOf()).toEqual(['open null', 'agreed null'])

    now = new Date(asked.getTime() + 15 * 24 * 3_600_000)
    expect(await againOf()).toEqual(['closed ask', 'agreed null'])
    expect((await seen.say({ act: 'ask-again', offer: second })).headers.get('location')).toMatch(
      /done=ask-again/,
    )
    expect(await againOf()).toEqual(['closed asked', 'agreed null'])
    const again = (await listOffersOfLead(open().db, seen.lead)).at(-1)?.id ?? ''
    await seen.act(again, { ...price, week: '2026-12-07' })
    expect(await againOf()).toEqual(['agreed null', 'open null'])
  })
})
