import { beforeAll, describe, expect, test } from 'vitest'
import { updateNextAction } from '#database/desk/queue.ts'
import type { NewLeadRow } from '#domain/lead/stored-lead.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  becomeOwner,
  giveSecondFactorAgain,
  joinAgent,
  newName,
  openTestDesk,
  type TestDesk,
} from '../../../tests/desk.ts'
import { insertLead, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { storeInstaller, storeOffer } from '../../../tests/stored-installers.ts'

const now = new Date('2026-11-19T03:24:00.000Z')

onEveryDatabase((open) => {
  let desk: TestDesk
  let owner: Awaited<ReturnType<typeof becomeOwner>>
  let installers: { a: string; b: string }
  beforeAll(async () => {
    desk = openTestDesk(open(), { now: () => now, maxInstallers: 2 })
    owner = await becomeOwner(desk)
    const area = { wholeState: false, regions: [], postcodes: ['3875'], exceptPostcodes: [] }
    installers = {
      a: await storeInstaller(open(), { tradingName: 'Ace Solar', caps: { day: 5 } }),
      b: await storeInstaller(open(), { tradingName: 'Bee Solar', area }),
    }
    await storeInstaller(open(), { tradingName: 'Far Solar', area, pausedUntil: '2027-02-01' })
    await storeInstaller(open(), { tradingName: 'Former Solar', area, closedAt: now.toISOString() })
  })

  const storedLead = async (changes: Partial<NewLeadRow> = {}) => {
    const row = newLead({
      service: 'solar-panels',
      postcode: '3875',
      created_at: '2026-11-19T02:24:00.000Z',
      ...changes,
    })
    await insertLead(row, storeDeps(open()))
    return row.id
  }
  const matchingOf = async (lead: string) =>
    (await owner.ask('GET', `/leads/${lead}/matching`)).body as Record<string, unknown>
  const offer = (lead: string, installer?: string) =>
    owner.ask('POST', '/offers', { lead, installer })
  const deliveriesOf = (offer: unknown) =>
    open()
      .db.selectFrom('deliveries')
      .select(['event', 'retry_at'])
      .where('offer', '=', String(offer))
      .orderBy('created_at')
      .execute()

  const nextActionOf = async (lead: string) => {
    const query = open().db.selectFrom('enquiries').select('next_action').where('id', '=', lead)
    return (await query.executeTakeFirstOrThrow()).next_action
  }

  describe('matching a lead', () => {
    test('names everybody who works with us with reasons, those in turn first', async () => {
      const lead = await storedLead()
      expect(await matchingOf(lead)).toMatchObject({ trace: null, offers: [], refusal: null })
      const { status, body } = await owner.ask('POST', `/leads/${lead}/matching`)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        maxInstallers: 2,
        nobody: null,
        trace: {
          at: now.toISOString(),
          candidates: [
            { turn: 1, name: expect.stringMatching(/Solar/) },
            { turn: 2 },
            { turn: null, name: 'Far Solar' },
          ],
        },
      })
      expect(JSON.stringify(body.trace)).toContain('Paused until 1 February 2027')
      expect(JSON.stringify(body)).not.toMatch(/fee_?cents|6000/i)
      expect(await matchingOf(lead)).toEqual(body)
    })

    test('where nobody suits says why and what would help', async () => {
      const lead = await storedLead({ postcode: '', region: '' })
      await open().db.updateTable('installers').set({ paused_until: '2026-12-01' }).execute()
      await owner.ask('POST', `/leads/${lead}/matching`)
      expect(await matchingOf(lead)).toMatchObject({ nobody: { line: 'Ask the postcode' } })
      const known = await storedLead()
      await owner.ask('POST', `/leads/${known}/matching`)
      expect(await matchingOf(known)).toMatchObject({
        nobody: {
          line: 'No one for panels in 3875',
          help: 'Closest: Ace Solar, paused until 1 December',
        },
      })
      await open().db.updateTable('installers').set({ paused_until: null }).execute()
    })

    test('a lead that is unknown is none', async () => {
      expect((await owner.ask('GET', '/leads/nobody/matching')).status).toBe(404)
      expect((await owner.ask('POST', '/leads/nobody/matching')).status).toBe(404)
    })
  })

  describe('an offer by hand', () => {
    test('goes to the next in turn, or to the installer the operator chose, until the places are taken', async () => {
      const lead = await storedLead()
      const first = await offer(lead, installers.b)
      expect(first).toMatchObject({ status: 201, body: { name: 'Bee Solar' } })
      expect(await offer(lead, installers.b)).toMatchObject({
        status: 422,
        body: { message: 'Bee Solar doesn’t suit: has been offered this lead.' },
      })
      expect(await offer(lead)).toMatchObject({ status: 201, body: { name: 'Ace Solar' } })
      expect((await matchingOf(lead)).offers).toMatchObject([
        { name: 'Bee Solar', state: 'offered' },
        { name: 'Ace Solar', state: 'offered' },
      ])
      const third = await storeInstaller(open(), { tradingName: 'Cee Solar' })
      expect(await offer(lead, third)).toMatchObject({
        status: 422,
        body: {
          message:
            '2 installers have this lead or are offered it, and the visitor agreed to no more.',
        },
      })
      await open().db.deleteFrom('accreditations').where('installer', '=', third).execute()
      // Its letter waits until it can't be undone any more.
      expect(await deliveriesOf(first.body.offer)).toEqual([
        { event: 'offer.made', retry_at: '2026-11-19T03:24:12.000Z' },
      ])
      const { body } = await owner.ask('GET', `/leads/${lead}`)
      expect(body.lead).toMatchObject({
        history: [{ kind: 'lead.offered' }, { kind: 'lead.offered' }],
      })
    })

    test('out of turn needs the second factor again, and so does taking back what was sent', async () => {
      const { cookies, recoveryCodes } = await joinAgent(desk, owner, newName('Ana'))
      const agent = openTestDesk(open(), { now: () => now, maxInstallers: 1 }).browser()
      for (const [name, value] of cookies) agent.cookies.set(name, value)
      const lead = await storedLead()
      const { body } = await agent.ask('POST', `/leads/${lead}/matching`)
      const candidates = Object(body.trace).candidates as { installer: string; turn: number }[]
      const [next, later] = candidates.filter(({ turn }) => turn !== null)
      const byAgent = (installer = '') => agent.ask('POST', '/offers', { lead, installer })
      expect((await byAgent(later?.installer)).body).toMatchObject({ code: 'second-factor-again' })
      const { status, body: offered } = await byAgent(next?.installer)
      expect(status).toBe(201)
      const takeBack = () => agent.ask('POST', `/offers/${offered.offer}/cancel`)
      expect((await takeBack()).status).toBe(200)

      const { body: sent } = await byAgent(next?.installer)
      await open()
        .db.updateTable('deliveries')
        .set({ attempts: 1 })
        .where('offer', '=', String(sent.offer))
        .execute()
      const cancel = () => agent.ask('POST', `/offers/${sent.offer}/cancel`)
      expect((await cancel()).body).toMatchObject({ code: 'second-factor-again' })
      await giveSecondFactorAgain(agent, recoveryCodes.pop())
      expect((await cancel()).status).toBe(200)
      expect((await byAgent(later?.installer)).status).toBe(201)
    })

    test('is refused with a sentence', async () => {
      const lead = await storedLead({ postcode: '3011', region: 'western' })
      expect(await offer(lead, installers.b)).toMatchObject({
        status: 422,
        body: { message: 'Bee Solar doesn’t suit: does not cover 3011.' },
      })
      expect((await offer(lead, 'nobody')).status).toBe(404)
      expect((await offer('nobody')).status).toBe(404)
      const past = '2026-11-01T00:00:00.000Z'
      for (const [changes, message] of [
        [
          { state: 'withdrawn' },
          'The visitor took the enquiry back. It is offered to nobody any more.',
        ],
        [{ state: 'spam' }, 'It’s marked as spam. Put it back first.'],
        [{ state: 'won' }, 'This lead is finished. Reopen it first.'],
        [
          { consent_until: past },
          'The visitor’s consent has run out, so it is offered to nobody any more.',
        ],
        [
          { came_by: 'key' },
          'It came by a client key, so the visitor has not agreed to installers.',
        ],
      ] as const) {
        const refused = await storedLead()
        await open().db.updateTable('enquiries').set(changes).where('id', '=', refused).execute()
        expect(await offer(refused)).toMatchObject({ status: 422, body: { message } })
        expect(await matchingOf(refused)).toMatchObject({ refusal: message })
      }
    })

    test('to an installer that is full is rejected', async () => {
      await open().db.updateTable('installers').set({ cap_day: 0 }).execute()
      const refused = await offer(await storedLead(), installers.a)
      await open().db.updateTable('installers').set({ cap_day: null }).execute()
      expect(refused.body.message).toBe('Ace Solar doesn’t suit: had its 0 for today.')
    })

    test('is refused where the visitor wants nobody else', async () => {
      const lead = await storedLead()
      const enquiries = open().db.updateTable('enquiries').where('id', '=', lead)
      await enquiries.set({ installers_wanted: 0 }).execute()
      expect((await offer(lead, installers.a)).body.message).toMatch(/wants no installer/)
    })

    test('posted twice at once is one offer', async () => {
      const lead = await storedLead()
      const both = await Promise.all([offer(lead, installers.a), offer(lead, installers.a)])
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
      expect((await matchingOf(lead)).offers).toHaveLength(1)
    })

    test('is taken back as if it had never been, until its letter goes out', async () => {
      const lead = await storedLead()
      const { body } = await offer(lead, installers.a)
      expect((await owner.ask('POST', `/offers/${body.offer}/cancel`)).status).toBe(200)
      expect((await matchingOf(lead)).offers).toEqual([])
      expect(await deliveriesOf(body.offer)).toEqual([])
      expect((await owner.ask('POST', `/offers/${body.offer}/cancel`)).status).toBe(404)
      expect((await offer(lead, installers.a)).status).toBe(201)
    })

    test('taken back after its letter was sent notifies the installer', async () => {
      const lead = await storedLead()
      const { body } = await offer(lead, installers.a)
      expect(await nextActionOf(lead)).toBe('check-installer')
      const deliveries = open().db.updateTable('deliveries').where('offer', '=', String(body.offer))
      await deliveries.set({ attempts: 1, delivered_at: now.toISOString() }).execute()
      expect((await owner.ask('POST', `/offers/${body.offer}/cancel`)).status).toBe(200)
      expect((await matchingOf(lead)).offers).toMatchObject([{ state: 'cancelled' }])
      expect(await nextActionOf(lead)).toBe('first-call')
      expect((await deliveriesOf(body.offer)).map(({ event }) => event)).toEqual([
        'offer.made',
        'offer.cancelled',
      ])
      expect(await owner.ask('POST', `/offers/${body.offer}/cancel`)).toMatchObject({
        status: 422,
        body: { message: 'This offer was taken back already.' },
      })
    })

    test('that was accepted is not taken back', async () => {
      const lead = await storedLead()
      const id = await storeOffer(open(), { lead, installer: installers.a, state: 'accepted' })
      expect((await owner.ask('POST', `/offers/${id}/cancel`)).body.message).toMatch(/Stop them/)
    })
  })

  describe('the inbox', () => {
    type Listed = { id: string; installers: object }
    const listed = async () => {
      const { body } = await owner.ask('GET', '/leads')
      const leads = body.leads as Listed[]
      const { body: queue } = await owner.ask('GET', '/queue')
      return {
        next: (queue.next as Listed | null)?.id,
        installersOf: (lead: string) => leads.find(({ id }) => id === lead)?.installers,
      }
    }

    test('shows which installer has a lead, and does not ask to call it', async () => {
      await open().db.updateTable('enquiries').set({ state: 'lost' }).execute()
      const [accepted, deciding, over] = [
        await storedLead(),
        await storedLead(),
        await storedLead(),
      ]
      const installer = installers.b
      const until = '2026-11-19T04:24:00.000Z'
      await storeOffer(open(), { lead: accepted, installer, state: 'accepted' })
      await storeOffer(open(), { lead: deciding, installer, expires_at: until })
      await storeOffer(open(), { lead: over, installer, state: 'declined' })
      // Nobody asks the installer how it went before the promise is over.
      await open()
        .db.updateTable('enquiries')
        .set({ promised_by: until })
        .where('id', '=', accepted)
        .execute()
      for (const lead of [accepted, deciding, over])
        await updateNextAction(open().db, lead, au.calling)
      const list = await listed()
      expect(list.next).toBe(over)
      expect(list.installersOf(accepted)).toMatchObject({
        accepted: [{ name: 'Bee Solar', outcome: null, reminded: null }],
        open: [],
        nobody: null,
      })
      expect(list.installersOf(deciding)).toMatchObject({
        accepted: [],
        open: [{ name: 'Bee Solar', until }],
      })
    })

    test('says why nobody suits, by the latest matching', async () => {
      const lead = await storedLead()
      await owner.ask('POST', `/leads/${lead}/matching`)
      expect((await listed()).installersOf(lead)).toMatchObject({ nobody: null })
      await open().db.updateTable('installers').set({ paused_until: '2026-12-01' }).execute()
      // The clock doesn't move here, and the earlier matching would count as much.
      await open().db.deleteFrom('match_traces').where('lead', '=', lead).execute()
      await owner.ask('POST', `/leads/${lead}/matching`)
      expect((await listed()).installersOf(lead)).toMatchObject({
        nobody: {
          line: 'No one for panels in 3875',
          help: 'Closest: Ace Solar, paused until 1 December',
        },
      })
    })
  })
})
