import { expect, test } from 'vitest'
import { listReceipts } from '#database/delivery/receipts.ts'
import { listConsents } from '#database/offer/consents.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { getOutgoingOffer } from '#database/offer/outgoing-offer.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { allPriced, priceFrom } from '../../../tests/priced.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { takeYesBack } from '../enquiry/take-yes-back.ts'
import { withdrawLead } from '../privacy/withdraw-lead.ts'
import { askAgain } from './ask-again.ts'
import { offerDue } from './offer-due.ts'
import { offerLead } from './offer-lead.ts'
import { priceOffer } from './price-offer.ts'
import { decideProven } from './return-lead.ts'
import { sayNo } from './say-no.ts'
import { sayYes } from './say-yes.ts'

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const afterPrices = 24 * 14 + 1
const channels = ['phone'] as const

onEveryDatabase((database) => {
  const offersOf = (lead: string) => listOffersOfLead(database().db, lead)
  const statesOf = async (lead: string) => (await offersOf(lead)).map(({ state }) => state)
  const owedOf = async (lead: string, event: string) =>
    (await listDeliveries(database().db, lead)).filter((one) => one.event === event)
  const rowOf = (lead: string) =>
    database()
      .db.selectFrom('enquiries')
      .selectAll()
      .where('id', '=', lead)
      .executeTakeFirstOrThrow()
  const owesOf = async (installer: string) => {
    const { sum } = await database()
      .db.selectFrom('ledger_entries')
      .select(({ fn }) => fn.sum('amount_cents').as('sum'))
      .where('installer', '=', installer)
      .executeTakeFirstOrThrow()
    return Number(sum)
  }

  /** A slow database may turn some away: they press again. */
  const atOnce = (press: () => Promise<unknown>) =>
    Promise.allSettled(Array.from({ length: 12 }, press))

  /** Prices that all ended without an answer. */
  async function over(installers = 3) {
    const seen = await allPriced(database(), { at: now, installers })
    await offerDue(seen.world(later(afterPrices)))
    expect(new Set(await statesOf(seen.lead))).toEqual(new Set(['expired']))
    return seen
  }

  test('who let a price end has that installer asked for another, which is promised within two working days', async () => {
    const { lead, offers, firms, world } = await over()
    const at = later(afterPrices + 24)
    // All queued deliveries have gone out.
    await database()
      .db.updateTable('deliveries')
      .set({ attempts: 1, retry_at: null, delivered_at: now.toISOString() })
      .where('lead', '=', lead)
      .execute()
    const ask = () => askAgain({ lead, offer: offers[1] ?? '' }, world(at))
    expect(await ask()).toEqual({ ok: true, installer: firms[1], repeated: false })
    expect(await ask()).toEqual({ ok: true, installer: firms[1], repeated: true })
    const asked = (await offersOf(lead)).filter(({ state }) => state === 'offered')
    expect(asked).toMatchObject([{ installer: firms[1], offered_at: at.toISOString() }])
    expect(await owedOf(lead, 'offer.made')).toHaveLength(4)
    const { prices_by, promised_by, next_action, next_action_at } = await rowOf(lead)
    expect(prices_by).toBe('2026-12-07T06:24:00.000Z')
    expect({ promised_by, next_action, next_action_at }).toEqual({
      promised_by: prices_by,
      next_action: 'price-follow-up',
      next_action_at: prices_by,
    })
    const [offer] = asked
    expect(
      await priceOffer(offer?.id ?? '', priceFrom(6500, at), world(later(afterPrices + 25))),
    ).toMatchObject({ ok: true })
    expect(await owedOf(lead, 'lead.prices')).toHaveLength(2)
    const yes = { lead, offer: offer?.id ?? '', channels }
    expect(await sayYes(yes, world(later(afterPrices + 26)))).toMatchObject({ ok: true })
  })

  test('pressed by many at once, it asks once', async () => {
    const { lead, offers, world } = await over(1)
    const at = later(afterPrices + 24)
    const ask = () => askAgain({ lead, offer: offers[0] ?? '' }, world(at))
    await atOnce(ask)
    expect(await ask()).toMatchObject({ ok: true, repeated: true })
    expect(await statesOf(lead)).toEqual(['expired', 'offered'])
  })

  test.each([
    ['is paused', { paused_until: '2027-01-31' }],
    ['has had its leads of the day', { cap_day: 0 }],
    ['has accepted no terms of ours', { terms_version: null, terms_accepted_at: null }],
  ])('it isn’t asked if it %s today, and nothing changes', async (_, set) => {
    const { lead, offers, firms, world } = await over(1)
    await database().db.updateTable('installers').set(set).where('id', 'in', firms).execute()
    const before = await rowOf(lead)
    expect(
      await askAgain({ lead, offer: offers[0] ?? '' }, world(later(afterPrices + 24))),
    ).toMatchObject({
      code: 'full',
      message: expect.stringMatching(/ takes no new enquiries like yours for now/),
    })
    expect(await statesOf(lead)).toEqual(['expired'])
    expect((await rowOf(lead)).prices_by).toBe(before.prices_by)
  })

  test('three installers at most are asked at once: a fourth isn’t asked again', async () => {
    const { lead, offers, area, world } = await allPriced(database(), { at: now })
    const [first = '', second = ''] = offers
    await sayYes({ lead, offer: first, channels }, world(later(1)))
    await takeYesBack({ lead, offer: first }, world(later(2)))
    await sayNo({ lead, offer: second, because: 'no' }, world(later(2)))
    await storeInstaller(database(), { area })
    // One of us found another in its place.
    await database()
      .db.updateTable('enquiries')
      .set({ installers_wanted: null })
      .where('id', '=', lead)
      .execute()
    await offerLead(lead, world(later(3)))
    expect(await statesOf(lead)).toEqual(['cancelled', 'passed', 'priced', 'offered'])
    const full = { code: 'taken', message: expect.stringMatching(/^As many as may be asked/) }
    expect(await sayYes({ lead, offer: first, channels }, world(later(4)))).toMatchObject(full)
    // Nor once its price has expired, while the others are still open.
    await database()
      .db.updateTable('offers')
      .set({ expires_at: later(5).toISOString() })
      .where('id', '=', first)
      .execute()
    expect(await askAgain({ lead, offer: first }, world(later(6)))).toMatchObject(full)
  })

  test('an open price, a no, another lead’s price and a withdrawn enquiry ask no installer', async () => {
    const { lead, offers, world } = await allPriced(database(), { at: now, installers: 2 })
    const [first = '', second = ''] = offers
    await sayNo({ lead, offer: second, because: 'too-dear' }, world())
    for (const offer of [first, second]) {
      const result = await askAgain({ lead, offer }, world(later(1)))
      expect(result.ok && result.repeated ? 'stands' : result).toEqual(
        offer === first ? 'stands' : expect.objectContaining({ code: 'answered' }),
      )
    }
    expect(await statesOf(lead)).toEqual(['priced', 'passed'])
    const other = await over(1)
    for (const offer of [other.offers[0] ?? '', 'not-an-id'])
      expect(await askAgain({ lead, offer }, world())).toMatchObject({ code: 'unknown' })
    const at = later(afterPrices + 1)
    await withdrawLead(other.lead, world(at))
    expect(
      await askAgain({ lead: other.lead, offer: other.offers[0] ?? '' }, world(at)),
    ).toMatchObject({ code: 'withdrawn' })
  })

  test('a yes that was taken back can be given again while the price is open: one fee, and its own receipt', async () => {
    const { lead, offers, firms, world } = await allPriced(database(), { at: now })
    const [first = ''] = offers
    const [firm = ''] = firms
    const yes = { lead, offer: first, channels }
    await sayYes(yes, world())
    const fee = await owesOf(firm)
    expect(fee).toBeGreaterThan(0)
    await takeYesBack({ lead, offer: first }, world(later(1)))
    await decideProven(world(later(2)))
    expect(await owesOf(firm)).toBe(0)
    expect(await sayYes(yes, world(later(3)))).toMatchObject({ ok: true, repeated: false })
    expect(await sayYes(yes, world(later(3)))).toMatchObject({ ok: true, repeated: true })
    expect(await owesOf(firm)).toBe(fee)
    expect(await statesOf(lead)).toEqual(['credited', 'priced', 'priced', 'accepted'])
    const yeses = (await listConsents(database().db, [lead])).filter(({ offer }) => offer)
    expect(yeses.map(({ at, endedAt }) => [at, endedAt])).toEqual([
      [now.toISOString(), later(1).toISOString()],
      [later(3).toISOString(), null],
    ])
    expect((await listReceipts(database().db, [lead])).filter(({ offer }) => offer)).toHaveLength(2)
    const [, , , again] = await offersOf(lead)
    const read = (offer: string) =>
      getOutgoingOffer(database().db, offer, { now: later(3), calling: au.calling })
    expect((await read(again?.id ?? ''))?.details?.columns.email).toBe((await rowOf(lead)).email)
    expect((await read(first))?.details).toBeUndefined()
    // Taken back a second time, no installer has the details or owes a fee.
    await takeYesBack({ lead, offer: again?.id ?? '' }, world(later(4)))
    await decideProven(world(later(5)))
    expect(await owesOf(firm)).toBe(0)
    expect((await read(again?.id ?? ''))?.details).toBeUndefined()
  })

  test('a yes given again before the first fee was credited credits it then', async () => {
    const { lead, offers, firms, world } = await allPriced(database(), { at: now, installers: 1 })
    const yes = { lead, offer: offers[0] ?? '', channels }
    await sayYes(yes, world())
    const fee = await owesOf(firms[0] ?? '')
    await takeYesBack(yes, world(later(1)))
    const say = () => sayYes(yes, world(later(1)))
    await atOnce(say)
    expect(await say()).toMatchObject({ ok: true, repeated: true })
    await decideProven(world(later(2)))
    expect(await owesOf(firms[0] ?? '')).toBe(fee)
    expect(await statesOf(lead)).toEqual(['credited', 'accepted'])
  })

  test('once the price of a yes that was taken back is over, its installer is asked for another', async () => {
    const { lead, offers, world } = await allPriced(database(), { at: now, installers: 1 })
    const yes = { lead, offer: offers[0] ?? '', channels }
    await sayYes(yes, world())
    await takeYesBack(yes, world(later(1)))
    await decideProven(world(later(2)))
    expect(await askAgain(yes, world(later(2)))).toMatchObject({ code: 'answered' })
    const at = world(later(afterPrices))
    expect(await sayYes(yes, at)).toMatchObject({ code: 'withdrawn' })
    expect(await askAgain(yes, at)).toMatchObject({ ok: true })
    expect(await statesOf(lead)).toEqual(['credited', 'offered'])
    // What they had by the first is over, and this one isn't.
    const again = (await offersOf(lead)).at(-1)?.id ?? ''
    const current = { now: later(afterPrices), calling: au.calling }
    const read = await getOutgoingOffer(database().db, again, current)
    expect(read).toMatchObject({ state: 'offered', ended: undefined, takenBack: null })
    expect(read?.details).toBeUndefined()
  })
})
