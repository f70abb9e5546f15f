import { describe, expect, test } from 'vitest'
import { listWaitingOutcomes } from '#database/firm/waiting-outcomes.ts'
import { getOffer } from '#database/offer/offers.ts'
import { recordWaiting } from '#operations/firm/waiting-outcome.ts'
import { recordOutcome } from '#operations/offer/record-outcome.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { began, firmsOn, minutes } from '../../../tests/firms.ts'
import { storeOffer } from '../../../tests/stored-installers.ts'

onEveryDatabase((database) => {
  const { clock, openFirm, signIn, acceptedBy } = firmsOn(database)

  describe('what is done', () => {
    test('has the name of who did it, in the firm’s history and at the desk', async () => {
      const firm = await openFirm()
      const { row, offer } = await acceptedBy(firm.installer)
      const office = await signIn(firm, firm.milo)
      await office.ask('/installer/enquiries', { act: 'note', offer, text: 'Switchboard is old' })
      await office.ask('/offer', { act: 'called', token: offer, outcome: 'no-answer', calls: '0' })
      const page = await office.look(`/offer?token=${offer}`)
      expect(page).toMatchObject({
        page: 'enquiry',
        events: expect.arrayContaining([
          expect.objectContaining({ who: 'Milo', kind: 'note', text: 'Switchboard is old' }),
          expect.objectContaining({ who: 'Milo', kind: 'lead.offer-outcome', text: 'no-answer' }),
        ]),
      })
      const audit = database().db.selectFrom('audit').select(['kind', 'person'])
      expect(await audit.where('lead', '=', row.id).execute()).toContainEqual({
        ...{ kind: 'lead.offer-outcome', person: 'Milo' },
      })
    })

    test('how a call went can be taken back for ten seconds, and counts from the tap', async () => {
      const firm = await openFirm()
      const { offer } = await acceptedBy(firm.installer)
      const office = await signIn(firm, firm.milo)
      const outcome = { act: 'called', offer, outcome: 'reached', calls: '0' }
      const waiting = async () =>
        (await listWaitingOutcomes(database().db, firm.installer)).map((one) => one.answer)
      await office.ask('/installer/today', outcome)
      expect(await waiting()).toEqual(['reached'])
      expect(await office.look('/installer/today')).toMatchObject({
        calls: [],
        undo: [{ offer, answer: 'reached', name: 'Theo Laskaris' }],
      })
      expect((await getOffer(database().db, offer))?.outcome).toBeNull()
      await office.ask('/installer/today', { act: 'undo', offer })
      expect(await waiting()).toEqual([])
      expect(await office.look('/installer/today')).toMatchObject({ calls: [{ id: offer }] })

      await office.ask('/installer/today', { ...outcome, outcome: 'no-answer' })
      const tapped = clock.now.toISOString()
      clock.now = new Date(clock.now.getTime() + 13_000)
      expect(await recordWaiting(firm.services)).toBe(1)
      expect(await recordWaiting(firm.services)).toBe(0)
      const call = database().db.selectFrom('contacts').select(['at', 'outcome'])
      expect(await call.where('offer', '=', offer).execute()).toEqual([
        { at: tapped, outcome: 'no-answer' },
      ])
      const late = await office.ask('/installer/today', { act: 'undo', offer })
      expect(late.status).toBe(422)
    })

    test('who was spoken with waits for a visit or a quote', async () => {
      const firm = await openFirm()
      const { offer } = await acceptedBy(firm.installer)
      const office = await signIn(firm, firm.milo)
      const today = () => office.look('/installer/today')
      expect(await today()).toMatchObject({ spoken: [] })
      const step = { kind: 'called', call: 'reached' } as const
      await recordOutcome({ offer, step }, firm.services)
      expect(await today()).toMatchObject({ spoken: [{ name: 'Theo Laskaris', whose: null }] })
      const visit = { act: 'visit', offer, day: '2026-11-26', time: '15:30' }
      await office.ask('/installer/enquiries', visit)
      expect(await today()).toMatchObject({ spoken: [] })
    })

    test('a visit is set, moved and taken off, and one in the past is none', async () => {
      const firm = await openFirm()
      const { offer } = await acceptedBy(firm.installer)
      const office = await signIn(firm, firm.milo)
      const post = (fields: Record<string, string>) =>
        office.ask('/installer/enquiries', { act: 'visit', offer, ...fields })
      expect((await post({ day: '2026-11-20', time: '09:00' })).status).toBe(422)
      await post({ day: '2026-11-26', time: '15:30', address: '14 Example Street' })
      expect(await getOffer(database().db, offer)).toMatchObject({
        visit_at: '2026-11-26T04:30:00.000Z',
        visit_address: '14 Example Street',
      })
      expect(await office.look('/installer/today')).toMatchObject({
        visits: [{ at: '2026-11-26T04:30:00.000Z', name: 'Theo Laskaris' }],
      })
      await post({ day: '' })
      expect(await getOffer(database().db, offer)).toMatchObject({ visit_at: null })
    })
  })

  describe('a call that a colleague recorded too', () => {
    test('shows what a colleague recorded a moment ago, which they may still take back, and keeps it', async () => {
      const firm = await openFirm()
      const { offer } = await acceptedBy(firm.installer)
      const [milo, maya] = [await signIn(firm, firm.milo), await signIn(firm, firm.maya)]
      const tap = { act: 'called', offer, calls: '0' }
      await milo.ask('/installer/today', { ...tap, outcome: 'not-interested' })
      const late = await maya.ask('/installer/today', { ...tap, outcome: 'reached' })
      expect([late.status, JSON.parse(await late.text()).frame.problem.message]).toEqual([
        ...[422, 'Milo recorded this as not interested at 10 am. Nothing was changed.'],
      ])
      expect((await maya.ask('/installer/today', { act: 'undo', offer })).status).toBe(422)
      expect(await listWaitingOutcomes(database().db, firm.installer)).toMatchObject([
        { person: 'Milo', answer: 'not-interested' },
      ])
    })

    test('that could not be recorded any more says so, until they have read it', async () => {
      const firm = await openFirm()
      const { offer } = await acceptedBy(firm.installer)
      const [milo, maya] = [await signIn(firm, firm.milo), await signIn(firm, firm.maya)]
      clock.now = new Date(began.getTime() + minutes)
      await maya.ask('/installer/today', { act: 'called', offer, calls: '0', outcome: 'no-answer' })
      const posts: Record<string, string>[] = [
        { act: 'called', outcome: 'reached', calls: '0' },
        { act: 'quoted', amount: '9000', kilowatts: '6.6' },
      ]
      for (const fields of posts)
        expect((await milo.ask('/offer', { ...fields, token: offer })).status).toBe(303)
      clock.now = new Date(clock.now.getTime() + 13_000)
      await recordWaiting(firm.services)
      expect(await maya.look('/installer/today')).toMatchObject({
        overtaken: [
          {
            ...{ offer, answer: 'no-answer', name: 'Theo Laskaris' },
            sentence: 'Milo recorded a quote at 10:01 am. Nothing was changed.',
          },
        ],
        undo: [],
      })
      expect(await milo.look('/installer/today')).toMatchObject({ overtaken: [] })
      await maya.ask('/installer/today', { act: 'seen', offer })
      expect(await maya.look('/installer/today')).toMatchObject({ overtaken: [] })
    })

    test('from a stale page changes nothing where they recorded it themselves, and else shows the current state', async () => {
      const firm = await openFirm()
      const { offer } = await acceptedBy(firm.installer)
      const [milo, maya] = [await signIn(firm, firm.milo), await signIn(firm, firm.maya)]
      const tap = { act: 'called', offer, calls: '0', outcome: 'no-answer' }
      await milo.ask('/installer/today', tap)
      clock.now = new Date(began.getTime() + 13_000)
      await recordWaiting(firm.services)
      expect((await milo.ask('/installer/today', tap)).status).toBe(303)
      expect((await maya.ask('/installer/today', tap)).status).toBe(422)
      expect(await listWaitingOutcomes(database().db, firm.installer)).toEqual([])
      expect((await maya.ask('/installer/today', { ...tap, calls: '1' })).status).toBe(303)
    })

    test('one that cannot be recorded keeps no other from it', async () => {
      const firm = await openFirm()
      const offers = [await acceptedBy(firm.installer), await acceptedBy(firm.installer)]
      const milo = await signIn(firm, firm.milo)
      for (const { offer } of offers)
        await milo.ask('/installer/today', { act: 'called', offer, calls: '0', outcome: 'reached' })
      clock.now = new Date(began.getTime() + 13_000)
      const [first, second] = offers.map(({ offer }) => offer)
      let calls = 0
      const newId = () => {
        calls += 1
        if (calls === 1) throw new Error('this one fails')
        return firm.services.newId()
      }
      const outcomes = async () =>
        [await getOffer(database().db, first ?? ''), await getOffer(database().db, second ?? '')]
          .map((offer) => offer?.outcome)
          .toSorted()
      await recordWaiting({ ...firm.services, newId }).catch(() => undefined)
      await recordWaiting(firm.services)
      expect(await outcomes()).toEqual(['reached', 'reached'])
    })
  })

  test('a tap that waited without signal counts from its moment, and once however often it comes', async () => {
    const firm = await openFirm()
    const { offer } = await acceptedBy(firm.installer)
    const milo = await signIn(firm, firm.milo)
    const tapped = new Date(began.getTime() + 5 * minutes)
    clock.now = new Date(began.getTime() + 90 * minutes)
    const send = async (changes: Record<string, string> = {}) => {
      const waited = String(clock.now.getTime() - tapped.getTime())
      const tap = { act: 'called', offer, calls: '0', outcome: 'no-answer', waited }
      return (await milo.ask('/installer/today', { ...tap, ...changes })).status
    }
    expect([await send(), await send()]).toEqual([303, 303])
    clock.now = new Date(clock.now.getTime() + 13_000)
    await recordWaiting(firm.services)
    expect(await send()).toBe(303)
    clock.now = new Date(clock.now.getTime() + 13_000)
    await recordWaiting(firm.services)
    const call = database().db.selectFrom('contacts').select(['at', 'outcome'])
    expect(await call.where('offer', '=', offer).execute()).toEqual([
      { at: tapped.toISOString(), outcome: 'no-answer' },
    ])
    await send({ calls: '1', waited: String(10 * 365 * 24 * 60 * minutes) })
    expect(await listWaitingOutcomes(database().db, firm.installer)).toMatchObject([
      { at: began.toISOString() },
    ])
  })

  test('what could not be saved is shown on the enquiry’s page, as it was typed', async () => {
    const firm = await openFirm()
    const { offer } = await acceptedBy(firm.installer)
    const office = await signIn(firm, firm.milo)
    const visit = {
      act: 'visit',
      offer,
      day: '2020-01-01',
      time: '15:30',
      address: '14 Example St',
    }
    const response = await office.ask('/installer/enquiries', visit)
    expect([response.status, JSON.parse(await response.text())]).toMatchObject([
      422,
      {
        page: 'enquiry',
        frame: { problem: { act: 'visit', field: 'day' } },
        typed: { day: '2020-01-01', time: '15:30', address: '14 Example St' },
      },
    ])
  })

  test('figures are by month and by kind of work, an enquiry in the month in which it was offered', async () => {
    const firm = await openFirm()
    await acceptedBy(firm.installer)
    clock.now = new Date('2026-12-01T23:00:00Z')
    const office = await signIn(firm, firm.milo)
    await acceptedBy(firm.installer)
    const one = { offered: 1, accepted: 1, won: 0 }
    expect(await office.look('/installer/figures')).toMatchObject({
      months: [
        { month: '2026-10', figures: { offered: 0 } },
        { month: '2026-11', figures: one },
        { month: '2026-12', figures: one },
      ],
      together: { offered: 2, accepted: 2, calledInTime: 0, due: 1 },
      kinds: [{ name: 'Solar panels', figures: { offered: 2, accepted: 2 } }],
    })
  })

  test('every enquiry is found, however many came after it', async () => {
    const firm = await openFirm()
    const { offer } = await acceptedBy(firm.installer)
    const { lead: one } = (await getOffer(database().db, offer)) ?? { lead: '' }
    for (let index = 1; index <= 130; index += 1)
      await storeOffer(database(), {
        ...{ lead: one, installer: firm.installer, state: 'credited' },
        offered_at: new Date(began.getTime() + index * minutes).toISOString(),
        answered_at: new Date(began.getTime() + index * minutes).toISOString(),
      })
    const office = await signIn(firm, firm.milo)
    expect(await office.look('/installer/enquiries')).toMatchObject({
      ...{ total: 131, more: { count: 30 } },
    })
    const last = await office.look('/installer/enquiries?from=120')
    expect(last?.page === 'enquiries' && last.enquiries.at(-1)?.link).toBe(`/offer?token=${offer}`)
    expect(await office.look('/installer/today')).toMatchObject({ calls: [{ id: offer }] })
  })

  test('what came to nothing is opened again for seven days, with what was quoted, while the details are held', async () => {
    const firm = await openFirm()
    const { row, offer } = await acceptedBy(firm.installer)
    let office = await signIn(firm, firm.milo)
    const act = async (fields: Record<string, string>) =>
      (await office.ask('/offer', { token: offer, ...fields })).status
    await act({ act: 'called', outcome: 'not-interested', calls: '0' })
    const stateOf = async () => {
      const leads = database().db.selectFrom('enquiries').select(['state', 'finished_at'])
      const lead = await leads.where('id', '=', row.id).executeTakeFirst()
      return [(await getOffer(database().db, offer))?.outcome, lead?.state, lead?.finished_at]
    }
    expect((await stateOf()).slice(0, 2)).toEqual(['lost', 'lost'])
    clock.now = new Date(began.getTime() + 6 * 24 * 60 * minutes)
    office = await signIn(firm, firm.milo)
    expect([await act({ act: 'reopen' }), await act({ act: 'reopen' })]).toEqual([303, 303])
    expect(await stateOf()).toEqual(['reached', 'contacted', null])
    expect(await office.look(`/offer?token=${offer}`)).toMatchObject({
      events: expect.arrayContaining([expect.objectContaining({ who: 'Milo', kind: 'reopened' })]),
    })
    await act({ act: 'quoted', amount: '9000', kilowatts: '6.6' })
    await act({ act: 'lost', because: 'too-dear' })
    expect(await act({ act: 'reopen' })).toBe(303)
    expect((await stateOf())[0]).toBe('quoted')
    await act({ act: 'lost', because: 'too-dear' })
    clock.now = new Date(clock.now.getTime() + 8 * 24 * 60 * minutes)
    office = await signIn(firm, firm.milo)
    expect(await act({ act: 'reopen' })).toBe(422)
    expect((await stateOf())[0]).toBe('lost')
  })
})
