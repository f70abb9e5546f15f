import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { insertContact } from '#database/desk/contacts.ts'
import { countLeads, listLeads } from '#database/desk/lead-list.ts'
import type { EnquiriesTable } from '#database/schema.ts'
import type { Period } from '#domain/insight/period.ts'
import { type ContactOutcome, isReached } from '#domain/lead/contact.ts'
import { formatWeekHour } from '#domain/lead/figure-filter.ts'
import { formatFilter, type LeadFilter, parseFilter } from '#domain/lead/filter.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { gatherDeskFigures } from './gather-desk-figures.ts'

const timeZone = 'Australia/Melbourne'
const now = new Date('2026-11-21T02:00:00Z')

/** Monday to Friday in Melbourne, eleven hours ahead of Greenwich. */
const period: Period = { since: '2026-11-16', until: '2026-11-20' }
const world = { now, timeZone, callingCode: '61', referencePrefix: 'WW' }

/** A moment of the week by the clock in Melbourne: 'mon 09:30'. */
function at(text: string): string {
  const [weekday = '', time] = text.split(' ')
  const day = 16 + ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'].indexOf(weekday)
  return new Date(`2026-11-${day}T${time}:00+11:00`).toISOString()
}

type Contacted = [time: string, who: string, outcome: ContactOutcome]
type Facts = {
  form?: string
  source?: string
  promised: string
  callable?: string
  contacts?: Contacted[]
} & Partial<Pick<EnquiriesTable, 'state' | 'owner' | 'came_from'>> & {
    finished?: string
    erased?: string
  }

const others: Record<string, 'installer' | 'visitor'> = { kiln: 'installer', visitor: 'visitor' }

onEveryDatabase((open) => {
  const deps = () => ({ ...world, engine: open().engine })
  async function arrive(arrived: string, facts: Facts): Promise<string> {
    const { db } = open()
    const created_at = at(arrived)
    const id = uuidv7({ msecs: Date.parse(created_at) })
    const contacts = facts.contacts ?? []
    await insertLead(
      lead({
        ...{ id, created_at, form_slug: facts.form ?? 'home' },
        ...(facts.source ? { source: facts.source } : {}),
      }),
      storeDeps(open()),
    )
    for (const [time, who, outcome] of contacts)
      await insertContact(db, {
        ...{ id: uuidv7(), lead: id, by: others[who] ?? 'operator', channel: 'phone', outcome },
        ...{ who: who === 'visitor' ? null : who, at: at(time) },
      })
    const reached = contacts.find(([, , outcome]) => isReached(outcome))
    await db
      .updateTable('enquiries')
      .set({
        state: facts.state ?? (reached ? 'contacted' : 'new'),
        owner: facts.owner ?? null,
        came_from: facts.came_from ?? 'direct',
        promised_by: at(facts.promised),
        callable_from: at(facts.callable ?? arrived),
        contacted_at: reached ? at(reached[0]) : null,
        finished_at: facts.finished ? at(facts.finished) : null,
        erased_at: facts.erased ? at(facts.erased) : null,
      })
      .where('id', '=', id)
      .execute()
    return id
  }

  const touch = (campaign?: string) => ({
    page: '/',
    utm: { utm_source: 'google', utm_medium: 'cpc', ...(campaign && { utm_campaign: campaign }) },
  })

  let figures: NonNullable<Awaited<ReturnType<typeof gatherDeskFigures>>>

  beforeAll(async () => {
    // Not of this period.
    await arrive('sat 09:00', {
      promised: 'sat 17:00',
      contacts: [['sat 09:10', 'priya', 'reached']],
    })
    // 1: Priya at the second try, in time. The first came 20 minutes after the lead could be called.
    await arrive('mon 07:00', {
      ...{ promised: 'tue 09:00', callable: 'mon 09:00', state: 'won', owner: 'priya' },
      ...{ finished: 'fri 10:00', came_from: 'google-ad' },
      source: JSON.stringify({ first: touch('spring'), last: { page: '/' } }),
      contacts: [
        ['mon 09:20', 'priya', 'no-answer'],
        ['mon 12:30', 'priya', 'reached'],
        ['wed 12:30', 'priya', 'reached'],
      ],
    })
    // 2: Jack at once, in time, though Priya had tried in vain 40 minutes after it came.
    await arrive('mon 09:00', {
      ...{ promised: 'tue 09:00', owner: 'priya', came_from: 'google-ad' },
      source: JSON.stringify({ last: touch('spring') }),
      contacts: [
        ['mon 09:40', 'priya', 'voicemail'],
        ['mon 14:00', 'jack', 'reached'],
      ],
    })
    // 3: Jack, five minutes late; they asked to be called back, so he spoke with them.
    await arrive('tue 10:00', {
      ...{ promised: 'wed 10:00', owner: 'priya', came_from: 'google-ad' },
      source: JSON.stringify({ first: touch(), last: touch('other') }),
      contacts: [['wed 10:05', 'jack', 'call-back']],
    })
    // 4: six tries, the sixth reaches, in time: they had asked for Friday.
    await arrive('tue 11:00', {
      ...{ promised: 'fri 17:00', form: 'battery' },
      contacts: [
        ['tue 12:00', 'jack', 'no-answer'],
        ['tue 16:00', 'jack', 'no-answer'],
        ['wed 09:15', 'jack', 'engaged'],
        ['thu 09:15', 'jack', 'no-answer'],
        ['thu 16:00', 'jack', 'voicemail'],
        ['fri 16:30', 'jack', 'not-interested'],
      ],
    })
    // 5: tried, never reached, and the promise is over: Priya has it.
    await arrive('wed 09:00', {
      ...{ promised: 'thu 09:00', owner: 'priya', form: 'battery' },
      contacts: [['wed 09:30', 'priya', 'wrong-number']],
    })
    // 6: no try, no owner, the promise is over.
    await arrive('thu 09:00', { promised: 'fri 09:00' })
    // 7: the promise still runs: neither kept nor broken.
    await arrive('fri 17:00', { promised: 'sat 17:00', owner: 'jack' })
    // 8: withdrawn before the promise was over: not broken. 9: lost after it: broken.
    await arrive('mon 10:00', { promised: 'tue 10:00', state: 'withdrawn', finished: 'mon 11:00' })
    await arrive('mon 10:00', {
      ...{ promised: 'tue 10:00', state: 'lost', finished: 'wed 09:00', owner: 'jack' },
    })
    // 10: an installer in time, after Jack's vain try; won. 11: in time by the visitor's word.
    await arrive('mon 10:00', {
      ...{ promised: 'tue 10:00', state: 'won', finished: 'fri 09:00', owner: 'jack' },
      contacts: [
        ['mon 10:10', 'jack', 'no-answer'],
        ['mon 11:00', 'kiln', 'reached'],
      ],
    })
    await arrive('mon 10:00', {
      promised: 'tue 10:00',
      contacts: [['mon 12:00', 'visitor', 'reached']],
    })
    // 12: a visitor's word that nobody called is no try. Erased since.
    await arrive('mon 10:00', {
      ...{ promised: 'tue 10:00', state: 'withdrawn', finished: 'mon 15:00', erased: 'mon 15:00' },
      contacts: [['mon 14:00', 'visitor', 'not-called']],
    })
    // Neither counts.
    await arrive('mon 10:00', {
      ...{ promised: 'tue 10:00', state: 'spam' },
      contacts: [['mon 10:30', 'priya', 'reached']],
    })
    await arrive('mon 10:00', { promised: 'tue 10:00', state: 'held' })
    const gathered = await gatherDeskFigures(period, now, { database: open(), timeZone })
    if (!gathered) throw new Error('no figures')
    figures = gathered
  })

  test('what each operator did, and whose promises were kept', () => {
    expect(figures.operators).toEqual([
      {
        // Leads 2, 3, 4 and 10; first to try 3, 4 and 10, after 1445, 60 and 10 minutes.
        ...{ operator: 'jack', calls: 9, tried: 4, reached: 3, medianMinutes: 60 },
        // Kept 2 and 4; broken 3 and, as he had it, 9.
        ...{ inTime: 2, broken: 2, won: 0 },
      },
      {
        // Leads 1, 2 and 5; first to try each, after 20, 40 and 30 minutes.
        ...{ operator: 'priya', calls: 5, tried: 3, reached: 1, medianMinutes: 30 },
        ...{ inTime: 1, broken: 1, won: 1 },
      },
      {
        ...{ operator: 'installers', calls: 0, tried: 0, reached: 0, medianMinutes: null },
        ...{ inTime: 1, broken: 0, won: 1 },
      },
      {
        ...{ operator: 'visitors', calls: 0, tried: 0, reached: 0, medianMinutes: null },
        ...{ inTime: 1, broken: 0, won: 0 },
      },
      {
        ...{ operator: 'nobody', calls: 0, tried: 0, reached: 0, medianMinutes: null },
        ...{ inTime: 0, broken: 1, won: 0 },
      },
    ])
    expect(figures.all).toEqual({
      ...{ calls: 14, tried: 6, reached: 4, medianMinutes: 30, inTime: 5, broken: 4, won: 2 },
    })
  })

  test('when people answer, by weekday and hour in the brand’s time zone', () => {
    const hour = (weekday: number, struck: number) => {
      const { tried, reached } =
        figures.hours.find((one) => one.weekday === weekday && one.hour === struck) ?? {}
      return [tried, reached]
    }
    // Priya tried two leads on Monday between nine and ten, and reached one between twelve and one.
    expect([hour(1, 9), hour(1, 12), hour(1, 14), hour(1, 10)]).toEqual([
      [2, 0],
      [1, 1],
      [1, 1],
      [1, 0],
    ])
    expect([hour(3, 9), hour(3, 10), hour(5, 16)]).toEqual([
      [2, 0],
      [1, 1],
      [1, 1],
    ])
    expect(figures.weekdays.toSorted((one, other) => one.weekday - other.weekday)).toEqual([
      { weekday: 1, tried: 3, reached: 2 },
      { weekday: 2, tried: 1, reached: 0 },
      { weekday: 3, tried: 4, reached: 2 },
      { weekday: 4, tried: 1, reached: 0 },
      { weekday: 5, tried: 1, reached: 1 },
    ])
  })

  test('on which try people were reached', () => {
    expect(figures.byTry).toEqual({ reached: 4, named: [1, 2, 0, 0, 0], later: 1, never: 2 })
  })

  test('campaigns and forms, to what was won', () => {
    expect(figures.campaigns).toEqual([
      {
        source: 'google-ad',
        campaign: 'spring',
        leads: 2,
        called: 2,
        promised: 2,
        inTime: 2,
        won: 1,
      },
      { source: 'google-ad', campaign: null, leads: 1, called: 1, promised: 1, inTime: 0, won: 0 },
    ])
    expect(figures.forms).toEqual([
      { form: 'home', leads: 10, inTime: 4, broken: 3, won: 2 },
      { form: 'battery', leads: 2, inTime: 1, broken: 1, won: 0 },
    ])
  })

  test('each figure opens as many leads as it says', async () => {
    const expected: [string, LeadFilter, number][] = []
    const say = (what: string, filter: Partial<LeadFilter>, figure: number) =>
      expected.push([what, { state: 'genuine', ...period, ...filter }, figure])
    const all = { ...figures.all, operator: 'anybody' }
    for (const { operator, tried, reached, inTime, broken, won } of [...figures.operators, all]) {
      say(`tried by ${operator}`, { tried: operator }, tried)
      say(`reached by ${operator}`, { reached: operator }, reached)
      const credit = operator === 'anybody' ? {} : { credit: operator }
      say(`kept by ${operator}`, { ...credit, promise: 'kept' }, inTime)
      say(`broken by ${operator}`, { ...credit, promise: 'broken' }, broken)
      say(`won by ${operator}`, { ...credit, state: 'won' }, won)
    }
    for (const { weekday, hour, tried } of figures.hours)
      say(`${weekday} ${hour}`, { hour: formatWeekHour({ weekday, hour }) }, tried)
    for (const { weekday, tried } of figures.weekdays)
      say(`weekday ${weekday}`, { hour: formatWeekHour({ weekday, hour: undefined }) }, tried)
    figures.byTry.named.forEach((leads, index) => {
      say(`try ${index + 1}`, parseFilter({ nth: index + 1, state: 'genuine' }), leads)
    })
    say('a later try', { nth: 'later' }, figures.byTry.later)
    say('never', { nth: 'never' }, figures.byTry.never)
    for (const { source, campaign, leads, won } of figures.campaigns) {
      say(`${source} ${campaign}`, { source, campaign: campaign ?? '-' }, leads)
      say(`${source} ${campaign}, won`, { source, campaign: campaign ?? '-', state: 'won' }, won)
    }
    for (const { form, leads, inTime, broken } of figures.forms) {
      say(form, { form }, leads)
      say(`${form}, kept`, { form, promise: 'kept' }, inTime)
      say(`${form}, broken`, { form, promise: 'broken' }, broken)
    }
    say('erased', { erased: true }, 1)
    for (const [what, filter, figure] of expected) {
      // As the address says it.
      const parsed = parseFilter(formatFilter({ ...filter, ...period }))
      const page = { order: 'newest', size: 50 } as const
      const { leads } = await listLeads(open().reads, parsed, page, deps())
      const count = await countLeads(open().reads, parsed, deps())
      expect([what, count, leads.length]).toEqual([what, figure, figure])
    }
  })

  test('an erased lead is not among the withdrawn', async () => {
    const count = (filter: Partial<LeadFilter>) =>
      countLeads(open().reads, { state: 'any', ...period, ...filter }, deps())
    expect(await count({ state: 'withdrawn' })).toBe(1)
    expect(await count({ erased: true })).toBe(1)
  })

  test('without leads there are no figures', async () => {
    const before = { since: '2026-10-01', until: '2026-10-02' }
    const none = await gatherDeskFigures(before, now, { database: open(), timeZone })
    expect(none).toMatchObject({
      operators: [],
      all: { calls: 0, tried: 0, medianMinutes: null, inTime: 0 },
      byTry: { reached: 0, never: 0 },
    })
  })
})
