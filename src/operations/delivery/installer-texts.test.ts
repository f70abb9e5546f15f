import { afterEach, expect, test } from 'vitest'
import { openSender } from '#channels/send.ts'
import { getInstaller, updateInstaller } from '#database/installer/installers.ts'
import { getTextReceiver } from '#database/installer/text-receivers.ts'
import { getOffer, listOffersOfLead } from '#database/offer/offers.ts'
import type { InstallerPerson } from '#domain/installer/installer.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { deliverAll } from '../../../tests/deliver-all.ts'
import { insertLead, lead, leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { type Listening, listenHttp } from '../../../tests/servers.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { mobileParser } from '../enquiry/parse-phone.ts'
import { giveEnquiry } from '../firm/change-enquiry.ts'
import { changePeople, setTexts } from '../firm/change-people.ts'
import { membersOf } from '../firm/members.ts'
import { acceptLead } from '../offer/accept-lead.ts'
import { offerLead } from '../offer/offer-lead.ts'
import { watchOwedCalls } from '../offer/watch-owed-calls.ts'

// Thursday, 2:24 pm in Melbourne.
const thursday = new Date('2026-11-19T03:24:00.000Z')
const hours = (count: number, from = thursday) => new Date(from.getTime() + count * 3_600_000)
const parseMobile = mobileParser(au.country)

const con: InstallerPerson = {
  ...{ name: 'Con Vlahos', email: 'con@bright.example', phone: '0491 570 156' },
  ...{ getsOffers: true, getsTexts: true },
}

type Posted = { headers: Record<string, unknown>; body: Record<string, string> }

const opened: Listening[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

/** A provider that answers with these statuses in turn, and with the last of them from then on. */
async function listenTexts(...statuses: number[]) {
  const posted: Posted[] = []
  const server = await listenHttp(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    posted.push({ headers: request.headers, body: JSON.parse(text) })
    const status = statuses.length > 1 ? statuses.shift() : statuses[0]
    response.writeHead(status ?? 202).end(text)
  })
  opened.push(server)
  return { url: server.url, posted }
}

onEveryDatabase((database) => {
  const at = (moment: Date) => worldAt(moment, database(), { parseMobile })
  let postcodes = 3000

  /** A lead that this installer alone is offered, and what its people are. */
  async function offered(people: InstallerPerson[] = [con], created = thursday) {
    postcodes += 1
    const postcode = String(postcodes)
    const row = lead({
      ...{ service: 'solar-panels', postcode, created_at: created.toISOString() },
      ...{ first_name: 'Findable', last_name: 'Findableson', email: 'findable@example.com' },
      ...{ phone: '0499 111 222', phone_e164: '+61499111222', message: '5 Findable Street' },
    })
    await insertLead(row, storeDeps(database(), { receivers: leadReceivers([], []) }))
    const area = { wholeState: false, regions: [], postcodes: [postcode], exceptPostcodes: [] }
    const installer = await storeInstaller(database(), { area, people })
    await offerLead(row.id, at(created))
    const [offer] = await listOffersOfLead(database().db, row.id)
    if (!offer) throw new Error('nobody suits')
    return { lead: row.id, installer, offer: offer.id }
  }

  /** Sends what is due at a moment, by a provider; with what was written to the log. */
  async function deliver(url: string | undefined, moment: Date) {
    const log: object[] = []
    const { send } = openSender({
      ...{ brand: au, siteUrl: 'https://w.example', allowPrivateAddresses: true },
      now: () => moment,
      offerLink: (id: string) => `https://w.example/offer?token=${id}`,
      texts: url && { url, key: 'the-key', sender: 'Wattlewise' },
      textReceiver: (delivery: Parameters<typeof getTextReceiver>[1]) =>
        getTextReceiver(database().db, delivery, { parseMobile, today: '2026-11-20' }),
    } as unknown as Parameters<typeof openSender>[0])
    const deps = { send, random: () => 0.5, claimSeconds: 120 }
    await deliverAll('installer-text', {
      ...{ ...at(moment), ...deps },
      onAttemptEnd: (entry) => log.push(entry),
    })
    return JSON.stringify(log)
  }

  const textsOf = (lead: string) =>
    database()
      .db.selectFrom('deliveries')
      .select(['id', 'event', 'attempts', 'retry_at', 'delivered_at', 'stopped_at', 'gave_up_at'])
      .where('lead', '=', lead)
      .where('channel', '=', 'installer-text')
      .orderBy('created_at')
      .execute()

  const about = ({ posted }: { posted: Posted[] }, offer: string) =>
    posted.filter(({ body }) => body.text?.includes(offer))

  test('a new offer is texted to people who chose texts, with our key and an id of its own', async () => {
    const provider = await listenTexts(202)
    const one = await offered()
    const log = await deliver(provider.url, hours(0.1))
    const [text] = await textsOf(one.lead)
    const [{ headers, body } = { headers: {}, body: {} }, ...more] = about(provider, one.offer)
    expect(more).toEqual([])
    expect(headers).toMatchObject({
      authorization: 'Bearer the-key',
      'idempotency-key': text?.id,
      'content-type': 'application/json',
    })
    expect(body).toMatchObject({ id: text?.id, to: '+61491570156', from: 'Wattlewise' })
    expect(body.text).toContain(`https://w.example/offer?token=${one.offer}`)
    expect(body.text?.split('\n').at(-1)).toBe('Stop: w.example/installer/me')
    expect(body.text?.length).toBeLessThanOrEqual(306)
    expect(text).toMatchObject({ delivered_at: expect.anything(), attempts: 1 })
    expect(log).toContain('"channel":"installer-text"')
    expect(log).not.toMatch(/491570156|491 570 156|Wattlewise:/)
  })

  test('only a person’s first text says where to stop', async () => {
    const provider = await listenTexts(202)
    const one = await offered()
    await deliver(provider.url, hours(0.1))
    expect(await acceptLead(one.offer, at(hours(0.2)))).toMatchObject({ ok: true })
    await watchOwedCalls(at(hours(20)))
    await deliver(provider.url, hours(20.01))
    const [first, second] = about(provider, one.offer)
    expect(first?.body.text).toContain('Stop: ')
    expect(second?.body.text).toContain('Findable')
    expect(second?.body.text).not.toContain('Stop: ')
  })

  test('before acceptance a text has nothing of the visitor, and never a full name or a number', async () => {
    const provider = await listenTexts(202)
    const one = await offered()
    await deliver(provider.url, hours(0.1))
    expect(about(provider, one.offer)).toHaveLength(1)
    for (const { body } of about(provider, one.offer))
      expect(body.text).not.toMatch(/findable|499|street/i)
    await acceptLead(one.offer, at(hours(0.2)))
    await watchOwedCalls(at(hours(20)))
    await deliver(provider.url, hours(20.01))
    expect(about(provider, one.offer)).toHaveLength(2)
    for (const { body } of about(provider, one.offer))
      expect(body.text).not.toMatch(/findableson|findable@|499|street/i)
  })

  test('a provider that is down is tried again with the same id, and one that refuses is not', async () => {
    const down = await listenTexts(503, 429, 408, 202)
    const one = await offered()
    for (const minutes of [1, 5, 10, 20]) await deliver(down.url, hours(minutes / 60))
    const [text] = await textsOf(one.lead)
    const ids = about(down, one.offer).map(({ headers }) => headers['idempotency-key'])
    expect(ids).toEqual([text?.id, text?.id, text?.id, text?.id])
    expect(text).toMatchObject({ delivered_at: expect.anything(), attempts: 4 })
    const strict = await listenTexts(422)
    const other = await offered()
    await deliver(strict.url, hours(0.1))
    await deliver(strict.url, hours(0.5))
    expect(about(strict, other.offer)).toHaveLength(1)
    expect(await textsOf(other.lead)).toMatchObject([{ gave_up_at: expect.anything() }])
  })

  test('of what a provider answers only the status is stored', async () => {
    const provider = await listenTexts(500, 202)
    const one = await offered()
    await deliver(provider.url, hours(0.1))
    await deliver(provider.url, hours(0.5))
    const [text] = await textsOf(one.lead)
    const attempts = await database()
      .db.selectFrom('attempts')
      .select('answer')
      .where('delivery', '=', text?.id ?? '')
      .orderBy('number')
      .execute()
    expect(attempts.map(({ answer }) => answer)).toEqual(['500', '202'])
  })

  test('at 3 am a text waits until calls are allowed, and is dropped if its offer has lapsed by then', async () => {
    const provider = await listenTexts(202)
    const [waits, lapses] = [await offered(), await offered()]
    const night = hours(12.6)
    const morning = new Date('2026-11-19T22:00:00.000Z')
    const expire = (offer: string, moment: Date) =>
      database()
        .db.updateTable('offers')
        .set({ expires_at: moment.toISOString() })
        .where('id', '=', offer)
        .execute()
    await expire(waits.offer, hours(1, morning))
    await expire(lapses.offer, hours(-1, morning))
    await deliver(provider.url, night)
    expect(about(provider, waits.offer)).toEqual([])
    const [waiting] = await textsOf(waits.lead)
    expect(new Date(waiting?.retry_at ?? '')).toEqual(morning)
    await deliver(provider.url, hours(0.01, morning))
    expect(about(provider, waits.offer)).toHaveLength(1)
    expect(about(provider, lapses.offer)).toEqual([])
    expect(await textsOf(lapses.lead)).toMatchObject([{ stopped_at: expect.anything() }])
  })

  test('a person who switches texts off gets none of the queued ones', async () => {
    const provider = await listenTexts(202)
    const one = await offered()
    const installer = await getInstaller(database().db, one.installer)
    const [member] = installer ? membersOf(installer) : []
    const off = { person: member?.id ?? '', on: false }
    expect(await setTexts(one.installer, off, at(thursday))).toMatchObject({ ok: true })
    await deliver(provider.url, hours(0.1))
    expect(about(provider, one.offer)).toEqual([])
    expect(await textsOf(one.lead)).toMatchObject([{ stopped_at: expect.anything() }])
  })

  test('where texts were switched off altogether, what was queued is dropped and raises no alarm', async () => {
    const one = await offered()
    await deliver(undefined, hours(0.1))
    expect(await textsOf(one.lead)).toMatchObject([
      { stopped_at: expect.anything(), gave_up_at: null },
    ])
  })

  test('a person who was removed, or has another number, gets none of the queued texts', async () => {
    const provider = await listenTexts(202)
    const one = await offered([con, { ...con, email: '', phone: '0491 570 157' }])
    const installer = await getInstaller(database().db, one.installer)
    if (!installer) throw new Error('no installer')
    await updateInstaller(database().db, { ...installer, people: [con] }, at(thursday).newId)
    await deliver(provider.url, hours(0.1))
    expect(about(provider, one.offer).map(({ body }) => body.to)).toEqual(['+61491570156'])
  })

  test('a pending call is texted to the office and to the person it is assigned to', async () => {
    const provider = await listenTexts(202)
    const road = (phone: string): InstallerPerson => ({
      ...{ name: phone, email: `${phone}@bright.example`, phone, role: 'road' },
      ...{ getsOffers: false, getsTexts: true },
    })
    const one = await offered([con, road('0491570157'), road('0491570158')])
    await acceptLead(one.offer, at(hours(0.1)))
    const installer = await getInstaller(database().db, one.installer)
    const theirs = installer && membersOf(installer).find(({ phone }) => phone === '0491570158')
    await giveEnquiry(
      { offer: one.offer, to: theirs?.id ?? '' },
      { ...at(hours(0.2)), person: { id: 'office', name: 'Con' } },
    )
    expect(await getOffer(database().db, one.offer)).toMatchObject({ state: 'accepted' })
    await watchOwedCalls(at(hours(20)))
    await deliver(provider.url, hours(20.01))
    const numbers = about(provider, one.offer).map(({ body }) => body.to)
    expect(numbers.toSorted()).toEqual(['+61491570156', '+61491570158'])
  })

  test('an office adds somebody without email where texts go out, and texts need a mobile', async () => {
    const { installer } = await offered()
    const kim: InstallerPerson = {
      ...{ name: 'Kim', email: '', phone: '0491 570 159', role: 'road' },
      ...{ getsOffers: false, mayAccept: false, getsTexts: true },
    }
    const add = (person: InstallerPerson, world = at(thursday)) =>
      changePeople(installer, { add: person }, world)
    expect(await add({ ...kim, phone: '03 9123 4567' })).toMatchObject({ field: 'phone' })
    expect(await add(kim, worldAt(thursday, database()))).toMatchObject({ field: 'email' })
    expect(await add(kim)).toMatchObject({ ok: true })
    const people = (await getInstaller(database().db, installer))?.people
    expect(people?.map(({ name, getsTexts }) => [name, getsTexts])).toEqual([
      ['Con Vlahos', true],
      ['Kim', true],
    ])
  })
})
