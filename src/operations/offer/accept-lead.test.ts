import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { insertInstaller } from '#database/installer/installers.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import type { Installer } from '#domain/installer/installer.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { installerWith } from '../../../tests/installers.ts'
import { insertLead, lead, leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { worldAt } from '../../../tests/world.ts'
import { acceptLead } from './accept-lead.ts'
import { declineLead } from './decline-lead.ts'
import { offerLead } from './offer-lead.ts'

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')
const aDayLater = '2026-11-20T03:24:00.000Z'

onEveryDatabase((database) => {
  const depsNow = (changes = {}) => worldAt(now, database(), { maxInstallers: 2, ...changes })
  let abns = 20_000_000_000

  async function addInstaller(changes: Partial<Installer> = {}): Promise<string> {
    abns += 1
    const began = { level: 0, levelSince: '2026-11-01T00:00:00.000Z', createdAt: now.toISOString() }
    const installer = installerWith({ id: uuidv7(), abn: String(abns), ...changes })
    await insertInstaller(database().db, { ...installer, ...began }, uuidv7)
    return installer.id
  }

  /** A lead from a postcode that only these installers cover, and its offers. */
  async function offeredTo(many: number, changes: Partial<Installer> = {}) {
    const postcode = String(abns % 10_000).padStart(4, '0')
    const area = { wholeState: false, regions: [], postcodes: [postcode], exceptPostcodes: [] }
    for (let index = 0; index < many; index += 1) await addInstaller({ area, ...changes })
    const row = lead({ service: 'solar-battery', postcode, created_at: now.toISOString() })
    await insertLead(row, storeDeps(database(), { receivers: leadReceivers([], []) }))
    await offerLead(row.id, depsNow())
    const offers = await listOffersOfLead(database().db, row.id)
    return { id: row.id, offers: offers.map(({ id }) => id) }
  }

  const rowOf = (id: string) =>
    database()
      .db.selectFrom('enquiries')
      .select(['version', 'next_action', 'next_action_at', 'offering'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const owedOf = async (id: string) =>
    (await listDeliveries(database().db, id)).map(({ channel, event }) => `${channel} ${event}`)
  const auditOf = async (id: string) =>
    (
      await database()
        .db.selectFrom('audit')
        .select('kind')
        .where('lead', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ kind }) => kind)

  test('an offer queues a letter to the installer, and a message too if it has a webhook', async () => {
    const { id } = await offeredTo(1, { webhook: 'https://installer.example/offers' })
    expect((await owedOf(id)).toSorted()).toEqual([
      'installer-letter offer.made',
      'installer-webhook offer.made',
    ])
    expect(await auditOf(id)).toEqual(['lead.offered'])
    expect(await rowOf(id)).toMatchObject({ next_action: 'check-installer', offering: 'waiting' })
  })

  test('accepting queues a letter to the visitor and to the installer, once however often it is done', async () => {
    const { id, offers } = await offeredTo(1)
    const [offer = ''] = offers
    const accepting = await Promise.all([1, 2, 3].map(() => acceptLead(offer, depsNow())))
    expect(accepting.map((one) => one.ok && one.repeated).toSorted()).toEqual([false, true, true])
    expect((await owedOf(id)).toSorted()).toEqual([
      'installer-letter offer.accepted',
      'installer-letter offer.made',
      'visitor-letter offer.accepted',
    ])
    expect(await auditOf(id)).toEqual(['lead.offered', 'lead.offer-accepted'])
    expect(await rowOf(id)).toMatchObject({ version: 2, next_action: 'check-installer' })
  })

  test('the first to accept calls at once, the next a day later', async () => {
    const { id, offers } = await offeredTo(2)
    for (const offer of offers) await acceptLead(offer, depsNow())
    const calls = (await listOffersOfLead(database().db, id)).map(({ calls_from }) => calls_from)
    expect(calls).toEqual([now.toISOString(), aDayLater])
  })

  test('no installer calls before the time that the visitor chose', async () => {
    const { id, offers } = await offeredTo(1)
    const chosen = '2026-11-23T23:00:00.000Z'
    await database()
      .db.updateTable('enquiries')
      .set({ callable_from: chosen })
      .where('id', '=', id)
      .execute()
    await acceptLead(offers[0] ?? '', depsNow())
    const [offer] = await listOffersOfLead(database().db, id)
    expect(offer?.calls_from).toBe(chosen)
  })

  test('of two who accept the last place one gets it and the other a sentence, and open offers end', async () => {
    const { id, offers } = await offeredTo(2)
    const onePlace = depsNow({ maxInstallers: 1 })
    const accepted = await Promise.all(offers.map((offer) => acceptLead(offer, onePlace)))
    expect(accepted.filter(({ ok }) => ok)).toHaveLength(1)
    expect(accepted.find(({ ok }) => !ok)).toMatchObject({
      code: 'taken',
      message: 'Somebody else was faster. It doesn’t count against your turn.',
    })
    const states = (await listOffersOfLead(database().db, id)).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['accepted', 'expired'])
    // Later it still says so, and not that it lapsed.
    const [other = ''] = offers.filter((_, index) => !accepted[index]?.ok)
    const later = depsNow({ now: () => new Date(now.getTime() + 7_200_000) })
    expect(await acceptLead(other, later)).toMatchObject({ code: 'taken' })
  })

  test('a cap lowered below the accepted leads is allowed, and no more leads come', async () => {
    const { offers } = await offeredTo(1)
    await acceptLead(offers[0] ?? '', depsNow())
    const { installer } = await database()
      .db.selectFrom('offers')
      .select('installer')
      .where('id', '=', offers[0] ?? '')
      .executeTakeFirstOrThrow()
    await database()
      .db.updateTable('installers')
      .set({ cap_day: 0 })
      .where('id', '=', installer)
      .execute()
    const again = await acceptLead(offers[0] ?? '', depsNow())
    expect(again).toMatchObject({ ok: true, repeated: true })
  })

  test('a lead without any installer left is recorded so once, and the desk calls', async () => {
    const { id, offers } = await offeredTo(1)
    await declineLead({ offer: offers[0] ?? '', because: 'too-far' }, depsNow())
    await offerLead(id, depsNow())
    expect(await auditOf(id)).toEqual(['lead.offered', 'lead.offer-declined', 'lead.not-offered'])
    expect(await rowOf(id)).toMatchObject({ next_action: 'first-call', offering: 'waiting' })
  })

  test('a person’s next enquiry goes to the installer that accepted them, and waits until one has', async () => {
    const { id, offers } = await offeredTo(2)
    const first = await database()
      .db.selectFrom('enquiries')
      .select(['email', 'postcode'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const again = lead({ ...first, service: 'solar-battery', created_at: now.toISOString() })
    await insertLead(again, storeDeps(database(), { receivers: leadReceivers([], []) }))
    expect(await offerLead(again.id, depsNow())).toMatchObject({ code: 'nobody' })
    expect(await rowOf(again.id)).toMatchObject({ offering: 'waiting' })

    const accepted = await acceptLead(offers[1] ?? '', depsNow())
    expect(await rowOf(again.id)).toMatchObject({ offering: null })
    const holder = accepted.ok ? accepted.installer : ''
    expect(await offerLead(again.id, depsNow())).toEqual({ ok: true, installers: [holder] })
  })
})
