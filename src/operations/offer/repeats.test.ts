import { expect, test } from 'vitest'
import { insertSeparate, pairOf } from '#database/desk/merged-leads.ts'
import { getQueueFacts } from '#database/desk/queue.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { getOutgoingOffer } from '#database/offer/outgoing-offer.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertAnsweredLead, lead, leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { phoneParser } from '../enquiry/parse-phone.ts'
import { acceptLead } from './accept-lead.ts'
import { offerDue } from './offer-due.ts'
import { recordOutcome } from './record-outcome.ts'
import { returnLead } from './return-lead.ts'

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')
let postcodes = 3000
let people = 0

onEveryDatabase((database) => {
  const after = (minutes: number) => ({
    ...worldAt(new Date(now.getTime() + minutes * 60_000), database(), { maxInstallers: 1 }),
    country: au.country,
    parsePhone: phoneParser(au.country),
  })
  const person = () => {
    people += 1
    const number = `4915702${String(people).padStart(2, '0')}`
    const email = `kim${people}@example.com`
    return { phone: `0${number}`, phone_e164: `+61${number}`, email, email_key: email }
  }
  async function place(): Promise<string> {
    postcodes += 1
    const postcode = String(postcodes)
    const area = { wholeState: false, regions: [], postcodes: [postcode], exceptPostcodes: [] }
    for (const id of ['a', 'b']) await storeInstaller(database(), { id: `${id} ${postcode}`, area })
    return postcode
  }
  async function enquire(
    minutes: number,
    details: Partial<ReturnType<typeof lead>>,
    { apartFrom }: { apartFrom?: string } = {},
  ) {
    const created_at = new Date(now.getTime() + minutes * 60_000).toISOString()
    const row = lead({ service: 'solar-battery', created_at, ...details })
    await insertAnsweredLead(row, storeDeps(database(), { receivers: leadReceivers([], []) }))
    if (apartFrom)
      await insertSeparate(database().db, [
        { ...pairOf(apartFrom, row.id), by: 'priya', at: created_at },
      ])
    await offerDue(after(minutes + 1))
    return row.id
  }
  async function accepted(details: Partial<ReturnType<typeof lead>>) {
    const id = await enquire(0, details)
    const [offer] = await listOffersOfLead(database().db, id)
    if (!offer) throw new Error('Nobody was offered it')
    await acceptLead(offer.id, after(2))
    return { id, offer: offer.id, installer: offer.installer }
  }
  const offersOf = async (id: string) =>
    (await listOffersOfLead(database().db, id)).map(({ installer, state }) => [installer, state])
  const toldOf = async (offer: string) =>
    database()
      .db.selectFrom('deliveries')
      .select('event')
      .where('offer', '=', offer)
      .where('channel', '=', 'installer-letter')
      .where('event', '=', 'offer.changed')
      .execute()
  const feesOf = (installer: string) =>
    database()
      .db.selectFrom('ledger_entries')
      .select('amount_cents')
      .where('installer', '=', installer)
      .execute()

  test('who asks again for the same place comes with what an installer has: no offer, no fee, one letter', async () => {
    const kim = { ...person(), postcode: await place() }
    const first = await accepted(kim)
    const second = await enquire(60, kim)
    await offerDue(after(62))
    expect(await offersOf(second)).toEqual([])
    expect(await toldOf(first.offer)).toHaveLength(1)
    expect(await feesOf(first.installer)).toHaveLength(1)
    const offer = await getOutgoingOffer(database().db, first.offer, {
      now: after(63).now(),
      calling: au.calling,
    })
    expect(offer?.askedAgain).toMatchObject([{ service: 'A battery' }])
  })

  test('another place is an offer of its own', async () => {
    const kim = person()
    await accepted({ ...kim, postcode: await place() })
    const second = await enquire(60, { ...kim, postcode: await place() })
    expect(await offersOf(second)).toMatchObject([[expect.any(String), 'offered']])
  })

  test('a visitor who shares only the number is another person, until an operator merges them', async () => {
    const kim = { ...person(), postcode: await place() }
    const first = await accepted(kim)
    const email = 'gavin@example.com'
    const other = await enquire(60, { ...kim, email, email_key: email })
    expect(await toldOf(first.offer)).toHaveLength(0)
    expect(await offersOf(other)).toEqual([[first.installer, 'offered']])
  })

  test('a visitor marked as another person is offered to the next installer', async () => {
    const kim = { ...person(), postcode: await place() }
    const first = await accepted(kim)
    const email = 'gavin@example.com'
    const apartFrom = first.id
    const other = await enquire(60, { ...kim, email, email_key: email }, { apartFrom })
    expect(await offersOf(other)).toEqual([[expect.not.stringMatching(first.installer), 'offered']])
  })

  test('the installer is to call about both, and once it has, no promise of theirs goes on', async () => {
    const kim = { ...person(), postcode: await place() }
    const first = await accepted(kim)
    const spoke = { kind: 'called', call: 'reached' } as const
    await recordOutcome({ offer: first.offer, step: spoke }, after(30))
    const second = await enquire(60, kim)
    expect((await getQueueFacts(database().db, second))?.facts).toMatchObject({
      isRepeat: true,
      contactedAt: null,
    })
    const again = { offer: first.offer, step: spoke, callsBefore: 1 }
    expect(await recordOutcome(again, after(90))).toMatchObject({ ok: true, repeated: false })
    expect(await recordOutcome(again, after(91))).toMatchObject({ ok: true, repeated: true })
    expect((await getQueueFacts(database().db, second))?.facts.contactedAt).not.toBeNull()
  })

  test('once the installer gives the person back, the later enquiry is offered as any other', async () => {
    const kim = { ...person(), postcode: await place() }
    const first = await accepted(kim)
    const second = await enquire(5, kim)
    await returnLead({ offer: first.offer, because: 'by-mistake' }, after(8))
    await offerDue(after(9))
    const next = (await listOffersOfLead(database().db, first.id)).find(
      ({ state }) => state === 'offered',
    )
    await acceptLead(next?.id ?? '', after(10))
    await offerDue(after(11))
    expect(await toldOf(next?.id ?? '')).toHaveLength(1)
    expect(await offersOf(second)).toEqual([])
  })
})
