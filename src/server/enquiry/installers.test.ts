import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { insertInstaller } from '#database/installer/installers.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { acceptLead } from '#operations/offer/accept-lead.ts'
import { declineLead } from '#operations/offer/decline-lead.ts'
import { offerLead } from '#operations/offer/offer-lead.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { openTestDesk } from '../../../tests/desk.ts'
import { installerWith } from '../../../tests/installers.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { parseOwnPage, siteOfProps } from '../../../tests/own-page.ts'

// A Thursday, 2:24 pm in Melbourne.
const asked = new Date('2026-11-19T03:24:00.000Z')
const minutes = (count: number) => new Date(asked.getTime() + count * 60_000)
const names = ['Hobbs & Nguyen', 'Bright Ladder', 'Tin Roof', 'Westside'] as const
let people = 0

onEveryDatabase((open) => {
  let now = asked

  /** An enquiry at a postcode of its own, where four installers work. */
  async function enquire() {
    now = asked
    people += 1
    const postcode = String(3100 + people)
    const began = { level: 0, levelSince: asked.toISOString(), createdAt: asked.toISOString() }
    const area = { wholeState: false, regions: [], postcodes: [postcode], exceptPostcodes: [] }
    const ids = names.map((_, index) => `i${people}-${index}`)
    for (const [index, tradingName] of names.entries()) {
      const one = { id: ids[index] ?? '', tradingName, area, abn: `${people} ${index}` }
      await insertInstaller(open().db, { ...installerWith(one), ...began }, uuidv7)
    }
    const row = lead({
      ...{ service: 'solar-panels', postcode, phone: `0491 57${1000 + people}` },
      ...{ created_at: asked.toISOString() },
    })
    await insertLead(row, storeDeps(open()))
    const { app, services } = openTestDesk(
      open(),
      { now: () => now },
      { site: siteOfProps('http://localhost:3000') },
    )
    const token = linkToken('lead', row.id, { secret: services.secret, now })
    const look = async () => {
      const response = await app.request(`/my-enquiry?${new URLSearchParams({ token })}`)
      const props = parseOwnPage(await response.text())
      if (!('enquiry' in props)) throw new Error('the link is lost')
      return props.enquiry
    }
    const post = (fields: Record<string, string>) =>
      app.request('/my-enquiry', {
        method: 'POST',
        body: new URLSearchParams({ token, ...fields }),
      })
    const offerTo = async (index: number) =>
      (await listOffersOfLead(open().db, row.id)).find(({ installer }) => installer === ids[index])
    const accept = async (index: number) => acceptLead((await offerTo(index))?.id ?? '', services)
    const listOwed = async () =>
      (
        await open()
          .db.selectFrom('deliveries')
          .select(['installer', 'event'])
          .where('lead', '=', row.id)
          .where('installer', 'is not', null)
          .where('event', '<>', 'offer.made')
          .orderBy('created_at')
          .orderBy('id')
          .execute()
      ).map(({ installer, event }) => [ids.indexOf(installer ?? ''), event])
    return { id: row.id, token, app, services, look, post, accept, offerTo, listOwed }
  }

  test('an installer that is only asked is counted, one that declined or expired isn’t, and none is named', async () => {
    const { id, services, look, offerTo } = await enquire()
    expect(await look()).toMatchObject({ caller: 'sought', asked: 0 })
    await offerLead(id, services)
    expect(await look()).toMatchObject({ caller: 'sought', asked: 3 })
    await declineLead({ offer: (await offerTo(0))?.id ?? '', because: 'too-busy' }, services)
    now = minutes(61)
    const enquiry = await look()
    expect(enquiry).toMatchObject({ asked: 0, holders: [{ kind: 'us' }] })
    for (const name of names) expect(JSON.stringify(enquiry)).not.toContain(name)
  })

  test('the installer that accepted is shown first, with its reasons, number and call time', async () => {
    const { id, services, look, accept } = await enquire()
    await offerLead(id, services)
    await accept(0)
    now = minutes(20)
    await accept(1)
    const enquiry = await look()
    expect(enquiry).toMatchObject({ caller: 'installer', asked: 1, spokenWith: null })
    expect(enquiry.holders).toMatchObject([
      {
        ...{ kind: 'installer', name: names[0], since: asked.toISOString(), canStop: true },
        installer: { person: 'Con Vlahos', phone: '0491 570 156', callsFrom: null, suited: 4 },
      },
      {
        name: names[1],
        // A day after it accepted.
        installer: { callsFrom: minutes(20 + 24 * 60).toISOString() },
      },
      { kind: 'us' },
    ])
    expect(enquiry.holders[0]?.installer?.reasons).toEqual([
      expect.stringMatching(/^Covers 31\d\d$/),
      'Accredited for design until 30 June 2027',
      'Accredited for installation until 30 June 2027',
      'Fits panels',
    ])
  })

  test('the others wait a day for the first, until the visitor lets them call', async () => {
    const { id, services, look, post, accept, listOwed } = await enquire()
    await offerLead(id, services)
    await accept(0)
    await accept(1)
    expect((await look()).holders[1]?.installer?.callsFrom).not.toBeNull()
    for (const _ of [1, 2]) expect((await post({ act: 'let-others-call' })).status).toBe(303)
    expect((await look()).holders[1]?.installer?.callsFrom).toBeNull()
    expect(await listOwed()).toEqual([
      [0, 'offer.accepted'],
      [1, 'offer.accepted'],
      [1, 'offer.changed'],
    ])
  })

  test('one is stopped for another, one for none, and a withdrawal notifies those that are left', async () => {
    const { id, services, look, post, accept, listOwed } = await enquire()
    await offerLead(id, services)
    for (const index of [0, 1, 2]) await accept(index)
    const holderOf = async (name: string) =>
      (await look()).holders.find((holder) => holder.name === name)
    const stop = async (name: string, another: string) =>
      post({ act: 'stop-one', holder: (await holderOf(name))?.id ?? '', another })
    for (const _ of [1, 2]) await stop(names[0], 'yes')
    expect(await holderOf(names[0])).toMatchObject({ stoppedAt: asked.toISOString() })
    await offerLead(id, services, { ifDue: true })
    expect(await look()).toMatchObject({ caller: 'installer', asked: 1 })
    await accept(3)
    await stop(names[1], 'no')
    await offerLead(id, services, { ifDue: true })
    expect((await look()).asked).toBe(0)
    await post({ act: 'withdraw' })
    expect((await look()).holders.every(({ stoppedAt }) => stoppedAt !== null)).toBe(true)
    const cancelled = (await listOwed()).filter(([, event]) => event === 'offer.cancelled')
    expect(cancelled.map(([index]) => index).toSorted()).toEqual([0, 1, 2, 3])
  })

  test('feedback on the call is about the installer that called', async () => {
    const { id, services, look, post, accept } = await enquire()
    await offerLead(id, services)
    await accept(0)
    await post({ act: 'called' })
    expect(await look()).toMatchObject({ standing: 'spoken', spokenWith: names[0] })
    await post({ act: 'feedback', clear: 'yes', words: 'On time' })
    const stored = await open()
      .db.selectFrom('feedback')
      .select(['installer', 'offer'])
      .where('lead', '=', id)
      .execute()
    expect(stored).toEqual([
      { installer: expect.stringMatching(/-0$/), offer: expect.stringMatching(/^[\w-]{36}$/) },
    ])
  })
})
