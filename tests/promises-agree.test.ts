import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { confirmation } from '#channels/letters/enquiry/confirmation.ts'
import { getOutgoingLead } from '#database/delivery/outgoing-lead.ts'
import { countLeads, listLeads } from '#database/desk/lead-list.ts'
import { getLeadPage } from '#database/desk/lead-page.ts'
import { setNewPromise } from '#database/desk/running-promises.ts'
import type { ContactOutcome } from '#domain/lead/contact.ts'
import { contactChannels } from '#domain/lead/state.ts'
import { callTimes } from '#domain/promise/call-times.ts'
import type { CallWish } from '#domain/promise/call-wish.ts'
import { type CallingCalendar, callingCalendar } from '#domain/promise/calling-calendar.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { newPromiseBy } from '#domain/promise/notices.ts'
import { promisedBy } from '#domain/promise/promise.ts'
import { promiseClock } from '#domain/promise/promise-clock.ts'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { chooseCallTime } from '#operations/enquiry/choose-call-time.ts'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { gatherInsights } from '#operations/insight/gather-insights.ts'
import { successRoutes } from '#server/enquiry/success.ts'
import { openLog } from '#server/http/log.ts'
import type { Site } from '#server/http/site.ts'
import { addContact } from './contacts.ts'
import { onEveryDatabase } from './databases.ts'
import { isGate } from './depth.ts'
import { openTestDesk } from './desk.ts'
import { insertLead, lead, storeDeps } from './leads.ts'
import { noSite } from './no-site.ts'

const hour = 3_600_000
const since = Date.parse('2026-10-01T00:00:00+10:00')
const now = new Date('2027-01-10T12:34:00+11:00')
const timeZone = au.timeZone
const secret = 'a secret that is long enough for a test'

/** Always the same numbers between 0 and 1. */
function createRandom() {
  let state = 2026
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

type Stored = {
  id: string
  receivedAt: string
  calendar: CallingCalendar
  promise: string
  newPromise: string | null
  wish: CallWish
  contactedAt: string | null
}

const leadCount = isGate ? 120 : 1_000

onEveryDatabase((open) => {
  test(`desk, letter, page and insights agree on ${leadCount.toLocaleString('en')} leads`, async () => {
    const { db, reads } = open()
    const random = createRandom()
    let page: Parameters<Site['views']['success']>[0] | undefined
    const success: Site['views']['success'] = (props) => {
      page = props
      return ''
    }
    const site: Site = {
      ...noSite(''),
      piecesOf: () => [],
      views: { success } as Site['views'],
    }
    const { services } = openTestDesk(open())
    const pages = successRoutes({ ...services, secret, now: () => now }, site, openLog('silent'))
    const at = (moment: string | number) => () => new Date(moment)
    const choose = async (lead: Stored, chosenAt: Date) => {
      const times = callTimes(chosenAt, lead.calendar)
      const time = times[Math.floor(random() * times.length)]
      if (!time) throw new Error('There is always a time to choose')
      const contactBy = contactChannels[Math.floor(random() * 3)] ?? null
      const deps = { ...services, secret, now: at(chosenAt.getTime()) }
      expect(await chooseCallTime(lead.id, { time: time.id, contactBy }, deps)).toBe('changed')
      lead.promise = promisedBy(new Date(lead.receivedAt), lead.calendar, time).toISOString()
      lead.wish = { from: time.from.toISOString(), until: time.until.toISOString(), contactBy }
    }
    const record = (
      lead: string,
      moment: number,
      by: 'operator' | 'visitor',
      outcome: ContactOutcome,
    ) =>
      addContact(open(), {
        lead,
        by,
        who: by === 'operator' ? 'priya' : null,
        outcome,
        at: new Date(moment).toISOString(),
      })

    const stored: Stored[] = []
    for (let index = 0; index < leadCount; index += 1) {
      const received = new Date(Math.round(since + random() * (now.getTime() - since)))
      const receivedAt = received.toISOString()
      const postcode = ['3056', '3220', '3550', '3280', ''][Math.floor(random() * 5)] ?? ''
      const id = uuidv7({ msecs: received.getTime() })
      const row = lead({ id, created_at: receivedAt, postcode, form_slug: 'home' })
      await insertLead(row, storeDeps(open(), { secret }))
      const calendar = callingCalendar(au.calling, { postcode, nation: null })
      const promise = promisedBy(received, calendar).toISOString()
      const wish: CallWish = { from: null, until: null, contactBy: null }
      const one: Stored = {
        id,
        receivedAt,
        calendar,
        promise,
        newPromise: null,
        wish,
        contactedAt: null,
      }
      stored.push(one)

      const outgoing = await getOutgoingLead(db, id)
      const letter =
        outgoing &&
        confirmation({ lead: outgoing }, { brand: au, pageLink: '', withdrawalLink: '' })
      const atOnce = formatDeadline(promise, { now: received.getTime(), timeZone })
      expect(JSON.stringify(letter)).toContain(`A call ${atOnce}`)

      // Some choose a time, before or after the promise would have ended; some are written to with a new time.
      const chosenAt = new Date(received.getTime() + Math.round(random() * 30 * hour))
      if (random() < 0.4 && chosenAt < now) await choose(one, chosenAt)
      if (random() < 0.1) {
        const due = new Date(one.promise)
        const renewed = newPromiseBy(new Date(due.getTime() - hour), due, calendar)
        await setNewPromise(db, id, renewed)
        one.newPromise = renewed.toISOString()
      }
      const token = linkToken('lead', id, { secret, now })
      await pages.request(`/?ref=${row.reference_number}&token=${token}`)
      expect(page?.deadline).toBe(formatDeadline(one.promise, { now: now.getTime(), timeZone }))
      expect(page?.enquiry?.promise).toMatchObject({
        promisedBy: one.promise,
        newPromiseBy: one.newPromise,
        contactBy: one.wish.contactBy,
      })
      expect(page?.enquiry?.promise.chosen?.from ?? null).toBe(one.wish.from)

      // Some are called around the end of their promise, by the desk's word or their own; some are not.
      const called = Date.parse(one.promise) + Math.round((random() - 0.7) * 6 * hour)
      const earliest = Math.max(received.getTime(), one.wish.from ? chosenAt.getTime() : 0)
      if (random() < 0.7 && called < now.getTime() && called > earliest) {
        one.contactedAt = new Date(called).toISOString()
        const [first, other] =
          random() < 0.8 ? (['operator', 'visitor'] as const) : (['visitor', 'operator'] as const)
        await record(id, Math.round((called + earliest) / 2), 'operator', 'no-answer')
        await record(id, called, first, 'reached')
        await record(id, called + hour, other, 'reached')
      } else if (random() < 0.2) await record(id, now.getTime(), 'visitor', 'not-called')
      expect(await getLeadPage(reads, id)).toMatchObject({
        promisedBy: one.promise,
        newPromiseBy: one.newPromise,
        wish: one.wish,
        contactedAt: one.contactedAt,
        state: one.contactedAt ? 'contacted' : 'new',
      })
    }

    const world = {
      ...{ now, timeZone, callingCode: '61', referencePrefix: 'WW' },
      engine: open().engine,
    }
    const listed: { id: string; promisedBy: string | null }[] = []
    for (let more = true; more; ) {
      const beyond = listed.at(-1)?.id
      const next = await listLeads(
        reads,
        { state: 'any' },
        { order: 'due', size: 200, ...(beyond ? { beyond } : {}) },
        world,
      )
      listed.push(...next.leads)
      more = next.more
    }
    expect(listed.map(({ id, promisedBy }) => `${promisedBy} ${id}`)).toEqual(
      stored.map(({ id, promise }) => `${promise} ${id}`).toSorted(),
    )

    const clocks = stored.map(({ receivedAt, promise, contactedAt }) =>
      promiseClock({ receivedAt, promisedBy: promise, contactedAt, owed: true }, now),
    )
    const count = (kind: string) => clocks.filter((clock) => clock.kind === kind).length
    const insights = await gatherInsights({ since: '2026-10-01', until: '2027-01-20' }, now, {
      database: open(),
      forms: formsOf(au),
      brand: au,
    })
    expect(insights.calls).toMatchObject({
      leads: leadCount,
      called: count('kept') + count('kept late'),
      inTime: count('kept'),
      overdue: count('over'),
      waiting: count('over') + count('running'),
    })
    expect(count('kept')).toBeGreaterThan(leadCount / 10)
    expect(count('kept late')).toBeGreaterThan(leadCount / 10)
    expect(stored.filter(({ wish }) => wish.from).length).toBeGreaterThan(leadCount / 10)
    expect(stored.filter(({ newPromise }) => newPromise).length).toBeGreaterThan(leadCount / 20)
    expect(await countLeads(reads, { state: 'new', due: 'past' }, world)).toBe(count('over'))
  })
})
