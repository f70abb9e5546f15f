import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { getOutgoingLead } from '#database/delivery/outgoing-lead.ts'
import { listLeads } from '#database/desk/lead-list.ts'
import { getLeadRow } from '#database/desk/lead-row.ts'
import { countQueue } from '#database/desk/queue-counts.ts'
import { listLateLeads } from '#database/desk/running-promises.ts'
import { listLeadsToAsk } from '#database/enquiry/leads-to-ask.ts'
import { countFirstContacts } from '#database/insight/insights.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { deriveLead } from '#domain/lead/derive-lead.ts'
import { callTimes } from '#domain/promise/call-times.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { promisedBy } from '#domain/promise/promise.ts'
import { au } from '#edition/brand/au.ts'
import { everyAnswer, homeForm } from '../../../tests/answers.ts'
import { addContact } from '../../../tests/contacts.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { receiptOf, submission } from '../../../tests/leads.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { enqueueNotices } from '../desk/enqueue-notices.ts'
import { endPromisesOutside, fillPromises } from '../desk/fill-promises.ts'
import { gatherDeskFigures } from '../insight/gather-desk-figures.ts'
import { acceptLead } from '../offer/accept-lead.ts'
import { offerLead } from '../offer/offer-lead.ts'
import { changeAnswer } from './change-answer.ts'
import { chooseCallTime } from './choose-call-time.ts'
import { chooseWay } from './choose-way.ts'
import { phoneParser } from './parse-phone.ts'
import { insertTogether } from './store-leads.ts'

// A Thursday, 10 am in Melbourne.
const received = new Date('2026-11-18T23:00:00Z')
const hour = 3_600_000
const after = (hours: number) => new Date(received.getTime() + hours * hour)
const aWeekLater = after(7 * 24)
const inVictoria = callingCalendar(au.calling, { postcode: '3073', nation: null })

onEveryDatabase((open) => {
  const world = (moment: Date) => ({
    ...worldAt(moment, open()),
    country: au.country,
    parsePhone: phoneParser(au.country),
  })
  let visitors = 0

  /** An enquiry from Sydney, stored with what the desk is to do next. */
  async function enquire(postcode = '2000') {
    visitors += 1
    const answers = everyAnswer(homeForm, {
      postcode,
      'contact-email': `outside${visitors}@example.com`,
      'contact-phone': `0491 57${String(visitors).padStart(4, '0')}`,
    })
    const derived = deriveLead(
      { ...submission(), form: homeForm, answers },
      {
        now: received,
        id: uuidv7({ msecs: received.getTime() + visitors }),
        reference: `WW-${String(visitors).padStart(8, '0')}`,
        receivers: [],
        country: au.country,
        calling: au.calling,
        parsePhone: phoneParser(au.country),
        fingerprint: () => uuidv7(),
        addressKey: (address) => address,
      },
    )
    await insertTogether(open(), [{ ...derived, receipt: receiptOf(derived.row) }], undefined)
    return derived.row.id
  }

  const rowOf = async (id: string) => {
    const row = await getLeadRow(open().db, id)
    if (!row) throw new Error('erased')
    return row
  }
  /** The other leads are gone. */
  const onlyLead = async (postcode?: string) => {
    await open().db.updateTable('enquiries').set({ state: 'spam', next_action: null }).execute()
    return enquire(postcode)
  }
  const correct = (id: string, answer: string, moment: Date) =>
    changeAnswer(id, { question: 'postcode', answer }, world(moment))

  test('an enquiry from another state is to be called, and promised nothing', async () => {
    const id = await onlyLead()
    expect(await rowOf(id)).toMatchObject({
      ...{ promised_by: null, contact_due_at: null, state: 'new' },
      ...{ next_action: 'first-call', callable_from: received.toISOString() },
    })
    const asked = { operator: 'ruth', now: aWeekLater }
    expect(await countQueue(open().reads, asked)).toMatchObject({
      counts: { due: 1, later: 0, overdue: 0 },
      dueForYou: 1,
    })
  })

  test('a week later no promise is broken, no warning is sent, and no question whether we called', async () => {
    const id = await onlyLead()
    const { db, reads } = open()
    expect(await listLateLeads(reads, aWeekLater, 10)).toEqual({ total: 0, first: [] })
    expect(await enqueueNotices(world(after(23)))).toBe(0)
    expect(await enqueueNotices(world(aWeekLater))).toBe(0)
    const toAsk = await listLeadsToAsk(reads, { since: received, now: aWeekLater })
    expect(toAsk.map((lead) => lead.id)).not.toContain(id)
    expect(await getOutgoingLead(db, id)).toMatchObject({ promisedBy: null, newPromiseBy: null })
  })

  test('called, it is neither a promise kept nor one broken', async () => {
    const id = await onlyLead()
    const at = after(100).toISOString()
    await addContact(open(), { lead: id, by: 'operator', who: 'ruth', outcome: 'reached', at })
    const period = { since: '2026-11-16', until: '2026-11-22' }
    const { timeZone } = au
    const [figures] = await countFirstContacts(open(), {
      ...{ forms: ['home'], period, timeZone, now: aWeekLater },
    })
    expect(figures).toMatchObject({ leads: 1, promised: 0, inTime: 0, waiting: 0, overdue: 0 })
    const desk = await gatherDeskFigures(period, aWeekLater, { database: open(), timeZone })
    expect(desk?.all).toMatchObject({ inTime: 0, broken: 0 })
  })

  test('by promise it is listed after those that have one, page by page', async () => {
    const first = await onlyLead()
    const ids = [await enquire('3073'), await enquire(), await enquire('3220'), await enquire()]
    const [promised = '', second = '', inGeelong = '', third = ''] = ids
    const deps = {
      ...{ now: aWeekLater, timeZone: au.timeZone, callingCode: '61' },
      ...{ referencePrefix: 'WW', engine: open().engine },
    }
    const listed: string[] = []
    for (let more = true; more; ) {
      const beyond = listed.at(-1)
      const page = { order: 'due', size: 2, ...(beyond ? { beyond } : {}) } as const
      const next = await listLeads(open().reads, { state: 'new' }, page, deps)
      listed.push(...next.leads.map(({ id }) => id))
      more = next.more
    }
    expect(listed).toEqual([promised, inGeelong, first, second, third])
  })

  test('its visitor can choose neither a time nor prices first', async () => {
    const id = await onlyLead()
    const [, time] = callTimes(after(1), inVictoria)
    const choice = { time: time?.id ?? '', contactBy: null }
    expect(await chooseCallTime(id, choice, world(after(1)))).toBe('unchanged')
    expect(await chooseWay(id, 'prices', world(after(1)))).toMatchObject({ code: 'invalid' })
    expect(await rowOf(id)).toMatchObject({ promised_by: null, chosen_from: null, way: null })
  })

  test('once the postcode is corrected to one of ours, a call is promised from then on', async () => {
    const id = await onlyLead()
    const corrected = after(3 * 24)
    expect(await correct(id, '3073', corrected)).toBe('changed')
    const promise = promisedBy(corrected, inVictoria).toISOString()
    expect(await rowOf(id)).toMatchObject({ promised_by: promise, contact_due_at: promise })
    expect(await listLateLeads(open().reads, aWeekLater, 10)).toMatchObject({ total: 1 })
  })

  test('a promise ends where the postcode is corrected to one elsewhere, but a broken one stays', async () => {
    const id = await onlyLead('3073')
    await correct(id, '2000', after(1))
    expect(await rowOf(id)).toMatchObject({ promised_by: null, contact_due_at: null })
    const broken = await enquire('3073')
    const { promised_by } = await rowOf(broken)
    await correct(broken, '2000', aWeekLater)
    expect(await endPromisesOutside(world(aWeekLater))).toBe(0)
    expect(await rowOf(broken)).toMatchObject({ promised_by, postcode: '2000' })
  })

  test('an installer from over the border that accepts it promises a call from then on', async () => {
    const area = { wholeState: false, regions: [], postcodes: ['2000'], exceptPostcodes: [] }
    await storeInstaller(open(), { area })
    const id = await onlyLead()
    await open().db.updateTable('enquiries').set({ way: 'call' }).where('id', '=', id).execute()
    await offerLead(id, world(after(1)))
    const [offer] = await listOffersOfLead(open().db, id)
    const accepted = after(1.1)
    expect(await acceptLead(offer?.id ?? '', world(accepted))).toMatchObject({ ok: true })
    const { promised_by } = await rowOf(id)
    const there = callingCalendar(au.calling, { postcode: '2000', nation: null })
    expect(promised_by).toBe(promisedBy(accepted, there).toISOString())
    expect(await endPromisesOutside(world(after(3)))).toBe(0)
  })

  test('what an older release promised is taken back while they wait, and none is filled in', async () => {
    const { db } = open()
    const id = await onlyLead()
    const ours = await enquire('3073')
    const { promised_by } = await rowOf(ours)
    await db
      .updateTable('enquiries')
      .set({ promised_by, contact_due_at: promised_by })
      .where('id', '=', id)
      .execute()
    expect(await endPromisesOutside(world(aWeekLater))).toBe(1)
    expect(await fillPromises(world(aWeekLater))).toBe(0)
    expect(await rowOf(id)).toMatchObject({ promised_by: null, next_action: 'first-call' })
    expect(await rowOf(ours)).toMatchObject({ promised_by })
  })
})
