import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { confirmation } from '#channels/letters/confirmation.ts'
import { au } from '#content/brand/au.ts'
import { formsOf } from '#content/forms/forms.ts'
import { countLeads, listLeads } from '#database/lead-list.ts'
import { getLeadPage } from '#database/lead-page.ts'
import { getOutgoingLead } from '#database/outgoing-lead.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { promisedBy } from '#domain/promise/promise.ts'
import { promiseClock } from '#domain/promise/promise-clock.ts'
import { gatherInsights } from '#operations/gather-insights.ts'
import { linkToken } from '#operations/link-token.ts'
import { openLog } from '#server/log.ts'
import type { Site } from '#server/site.ts'
import { successRoutes } from '#server/success.ts'
import { onEveryDatabase } from './databases.ts'
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

onEveryDatabase((open) => {
  test('desk, letter, page and insights agree on 1,000 leads', { timeout: 60_000 }, async () => {
    const { db, reads } = open()
    const random = createRandom()
    let deadline: string | undefined
    const success: Site['views']['success'] = (props) => {
      deadline = props.deadline
      return ''
    }
    const site: Site = {
      ...noSite(''),
      pages: new Map([['/success', []]]),
      views: { success } as Site['views'],
    }
    const { services } = openTestDesk(open())
    const page = successRoutes({ ...services, secret, now: () => now }, site, openLog('silent'))

    const stored: {
      id: string
      receivedAt: string
      promise: string
      contactedAt: string | null
    }[] = []
    for (let index = 0; index < 1000; index += 1) {
      const received = new Date(Math.round(since + random() * (now.getTime() - since)))
      const receivedAt = received.toISOString()
      const postcode = ['3056', '3220', '3550', '3280', ''][Math.floor(random() * 5)] ?? ''
      const id = uuidv7({ msecs: received.getTime() })
      const row = lead({ id, created_at: receivedAt, postcode, form_slug: 'home' })
      await insertLead(row, storeDeps(open(), { secret }))
      // Some are called around the end of their promise, some are not.
      const promise = promisedBy(received, callingCalendar(au.calling, postcode)).toISOString()
      const called = Date.parse(promise) + Math.round((random() - 0.7) * 6 * hour)
      const contactedAt =
        random() < 0.7 && called < now.getTime() && called > received.getTime()
          ? new Date(called).toISOString()
          : null
      stored.push({ id, receivedAt, promise, contactedAt })

      const outgoing = await getOutgoingLead(db, id)
      const letter = outgoing && confirmation(outgoing, { brand: au, withdrawalLink: '' })
      const atOnce = formatDeadline(promise, { now: received.getTime(), timeZone })
      expect(JSON.stringify(letter)).toContain(`A call ${atOnce}.`)
      const token = linkToken('lead', id, { secret, now })
      await page.request(`/?ref=${row.reference_number}&token=${token}`)
      expect(deadline).toBe(formatDeadline(promise, { now: now.getTime(), timeZone }))
      const opened = await getLeadPage(reads, id)
      expect(opened?.promisedBy).toBe(promise)
      if (contactedAt)
        await db
          .updateTable('enquiries')
          .set({ state: 'contacted', contacted_at: contactedAt })
          .where('id', '=', id)
          .execute()
    }

    const world = { now, timeZone, callingCode: '61', referencePrefix: 'WW' }
    const listed: { id: string; promisedBy: string }[] = []
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
      leads: 1000,
      called: count('kept') + count('kept late'),
      inTime: count('kept'),
      overdue: count('over'),
      waiting: count('over') + count('running'),
    })
    expect(count('kept')).toBeGreaterThan(100)
    expect(count('kept late')).toBeGreaterThan(100)
    expect(await countLeads(reads, { state: 'new', due: 'past' }, world)).toBe(count('over'))
  })
})
