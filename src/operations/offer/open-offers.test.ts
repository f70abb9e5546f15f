import { expect, test } from 'vitest'
import { listCountedOffers } from '#database/insight/installer-insights.ts'
import { saveOfferRules } from '#database/offer/offering.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import type { Database } from '#database/open.ts'
import type { Caps } from '#domain/installer/installer.ts'
import { usualOfferRules } from '#domain/offer/rules.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertAnsweredLead, lead, leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { pauseInstaller } from '../installer/pause-installer.ts'
import { acceptLead } from './accept-lead.ts'
import { declineLead } from './decline-lead.ts'
import { offerByHand } from './offer-by-hand.ts'
import { offerDue } from './offer-due.ts'
import { offerLead } from './offer-lead.ts'

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const tomorrow = minutesLater(24 * 60)

onEveryDatabase((database) => {
  let postcodes = 3000
  /** Installers and leads of a postcode of their own, so that no other test's suit. */
  async function newPlace({
    installers = [{}],
    leads = 1,
  }: {
    installers?: Caps[]
    leads?: number
  }) {
    postcodes += 1
    const postcode = String(postcodes)
    const area = { wholeState: false, regions: [], postcodes: [postcode], exceptPostcodes: [] }
    const ids: string[] = []
    for (const caps of installers) ids.push(await storeInstaller(database(), { area, caps }))
    const addLead = async (at = now) => {
      const row = lead({ service: 'solar-battery', postcode, created_at: at.toISOString() })
      await insertAnsweredLead(row, storeDeps(database(), { receivers: leadReceivers([], []) }))
      return row.id
    }
    const added: string[] = []
    for (let count = 0; count < leads; count += 1) added.push(await addLead())
    return { installers: ids, leads: added, addLead }
  }
  const worldThen = (moment = now) => worldAt(moment, database())
  const offersTo = (installer: string, { db }: Pick<Database, 'db'> = database()) =>
    db
      .selectFrom('offers')
      .select(['id', 'lead', 'state', 'declined_because'])
      .where('installer', '=', installer)
      .orderBy('id')
      .execute()
  const openWith = async (installer: string) =>
    (await offersTo(installer)).filter(({ state }) => state === 'offered')
  const statesOf = async (lead: string) =>
    (await listOffersOfLead(database().db, lead)).map(({ installer, state }) => [installer, state])

  test('however many leads are offered at one moment, no more are open than places allow', async () => {
    const { installers, leads } = await newPlace({ installers: [{ day: 3, week: 4 }], leads: 16 })
    const [one = ''] = installers
    await Promise.all([
      ...[1, 2].map(() => offerDue(worldThen())),
      ...leads.map((lead) => offerLead(lead, worldThen())),
    ])
    expect(await openWith(one)).toHaveLength(6)
    const offered = new Set((await openWith(one)).map(({ lead }) => lead))
    const lead = leads.find((id) => !offered.has(id)) ?? ''
    expect(
      await offerByHand({ lead, installer: one, isConfirmed: true }, { id: 'ruth' }, worldThen()),
    ).toMatchObject({
      message: expect.stringContaining('6 offers open, as many as its places allow'),
    })
    expect(await openWith(one)).toHaveLength(6)
  })

  test('owners say how many offers may be open for each place', async () => {
    const { installers } = await newPlace({ installers: [{ month: 2 }], leads: 9 })
    await offerDue(worldThen())
    expect(await openWith(installers[0] ?? '')).toHaveLength(4)
    await saveOfferRules(database().db, { ...usualOfferRules, openPerPlace: 3 })
    await offerDue(worldThen())
    await saveOfferRules(database().db, usualOfferRules)
    expect(await openWith(installers[0] ?? '')).toHaveLength(6)
  })

  test('a lead that waited for room is offered once an offer is declined, or has lapsed', async () => {
    const { installers, leads } = await newPlace({ installers: [{ day: 1 }], leads: 4 })
    const [one = ''] = installers
    await offerDue(worldThen())
    const [first] = await openWith(one)
    await declineLead({ offer: first?.id ?? '', because: 'too-far' }, worldThen())
    await offerDue(worldThen())
    expect(await openWith(one)).toHaveLength(2)
    await offerDue(minutesAfter(61))
    expect((await offersTo(one)).map(({ state }) => state)).toEqual([
      'declined',
      'expired',
      'expired',
      'offered',
    ])
    expect(new Set((await offersTo(one)).map(({ lead }) => lead))).toEqual(new Set(leads))
  })

  test('with its last place taken, its other offers go on at once, and it has had none of them', async () => {
    const { installers, leads } = await newPlace({ installers: [{ day: 1 }], leads: 2 })
    const [one = ''] = installers
    await offerDue(worldThen())
    const [first, second] = await openWith(one)
    await letterSent(second?.id)
    await acceptLead(first?.id ?? '', worldThen())
    const two = await sameArea(one)
    await offerDue(minutesAfter(1))
    const [, other = ''] = leads
    expect(await statesOf(other)).toEqual([
      [one, 'cancelled'],
      [two, 'offered'],
    ])
    expect(await lettersOf(second?.id)).toContain('offer.cancelled')
    // The next installer lets it expire: on the next day the first may have it.
    await offerDue(minutesAfter(62))
    await offerDue(worldThen(tomorrow))
    expect((await statesOf(other)).at(-1)).toEqual([one, 'offered'])
  })

  test.each([
    ['paused', (one: string) => pauseInstaller({ installer: one, pause: 'monday' }, worldThen())],
    [
      'whose accreditation has ended',
      (one: string) =>
        database()
          .db.updateTable('accreditations')
          .set({ expires_on: '2026-11-18' })
          .where('installer', '=', one)
          .execute(),
    ],
    [
      'whose terms have ended',
      (one: string) =>
        database()
          .db.updateTable('installers')
          .set({ terms_version: null, terms_accepted_at: null })
          .where('id', '=', one)
          .execute(),
    ],
  ] as const)('an installer %s keeps no lead waiting', async (_, end) => {
    const { installers, leads } = await newPlace({ installers: [{}] })
    const [one = ''] = installers
    const [lead = ''] = leads
    await offerDue(worldThen())
    const [offer] = await openWith(one)
    await letterSent(offer?.id)
    await end(one)
    await offerDue(worldThen())
    expect(await offersTo(one)).toMatchObject([
      { state: 'cancelled', declined_because: 'unavailable' },
    ])
    const today = { since: '2026-11-19', until: '2026-11-19' }
    const counted = await listCountedOffers(database().reports, today, 'Australia/Melbourne')
    expect(counted.filter(({ installer }) => installer === one)).toEqual([])
    const row = await database()
      .db.selectFrom('enquiries')
      .select(['next_action', 'offering'])
      .where('id', '=', lead)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ next_action: 'first-call', offering: 'waiting' })
  })

  test('an offer whose letter wasn’t sent is taken back without a letter', async () => {
    const { installers } = await newPlace({ installers: [{}] })
    const [one = ''] = installers
    await offerDue(worldThen())
    const [offer] = await openWith(one)
    await pauseInstaller({ installer: one, pause: 'monday' }, worldThen())
    await offerDue(worldThen())
    expect(await offersTo(one)).toEqual([])
    expect(await lettersOf(offer?.id)).toEqual([])
  })

  test('who lets a lead lapse is offered it once more, on another day and after the others', async () => {
    const { installers, leads } = await newPlace({ installers: [{}, {}] })
    const [one, two] = installers
    const [lead = ''] = leads
    const lapsed = async (at: Date) => {
      await offerDue(worldThen(at))
      await offerDue(worldThen(new Date(at.getTime() + 61 * 60_000)))
    }
    await lapsed(now)
    await lapsed(minutesLater(62))
    expect(await statesOf(lead)).toEqual([
      [one, 'expired'],
      [two, 'expired'],
    ])
    await lapsed(tomorrow)
    await lapsed(new Date(tomorrow.getTime() + 62 * 60_000))
    expect((await statesOf(lead)).slice(2).map(([, state]) => state)).toEqual([
      'expired',
      'expired',
    ])
    await lapsed(minutesLater(2 * 24 * 60))
    expect(await statesOf(lead)).toHaveLength(4)
  })

  const minutesAfter = (minutes: number) => worldThen(minutesLater(minutes))

  /** Another installer where one works. */
  async function sameArea(installer: string): Promise<string> {
    const areas = await database()
      .db.selectFrom('installer_areas')
      .select('value')
      .where('installer', '=', installer)
      .execute()
    const postcodes = areas.map(({ value }) => value)
    const area = { wholeState: false, regions: [], postcodes, exceptPostcodes: [] }
    return storeInstaller(database(), { area })
  }

  const letterSent = (offer = '') =>
    database()
      .db.updateTable('deliveries')
      .set({ attempts: 1, delivered_at: now.toISOString(), retry_at: null })
      .where('offer', '=', offer)
      .execute()
  const lettersOf = async (offer = '') =>
    (
      await database()
        .db.selectFrom('deliveries')
        .select('event')
        .where('offer', '=', offer)
        .execute()
    ).map(({ event }) => event)
})
