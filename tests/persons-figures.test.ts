import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { countLeads, listLeads } from '#database/desk/lead-list.ts'
import { type LeadFilter, parseFilter } from '#domain/lead/filter.ts'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { onEveryDatabase } from './databases.ts'
import { becomeOwner, openTestDesk } from './desk.ts'
import { insertLead, lead, storeDeps } from './leads.ts'

const timeZone = au.timeZone
const morning = Date.parse('2026-11-19T09:00:00+11:00')
const hour = 3_600_000
const day = { since: '2026-11-19', until: '2026-11-19' }

onEveryDatabase((open) => {
  test('Insights and an operator’s day count persons, whose merged enquiries they call about once', async () => {
    let clock = morning
    const desk = openTestDesk(open(), { now: () => new Date(clock) })
    const priya = await becomeOwner(desk)
    const form = JSON.stringify(formsOf(au).get('home'))
    const ask = async (phone: number) => {
      clock += 1000
      const one = lead({
        ...{ id: uuidv7({ msecs: clock }), created_at: new Date(clock).toISOString() },
        ...{ form_shown: form, phone_e164: `+61491570${phone}` },
      })
      await insertLead(one, storeDeps(open()))
      return one.id
    }
    const post = async (id: string, what: string, json: object) => {
      clock += 1000
      const { body } = await priya.ask('GET', `/leads/${id}`)
      const { version } = body.lead as { version: number }
      const { status, body: answer } = await priya.ask('POST', `/leads/${id}/${what}`, {
        version,
        ...json,
      })
      expect([what, status, answer]).toEqual([what, 200, answer])
    }
    const call = (id: string, outcome: string, more = {}) =>
      post(id, 'outcomes', { id: uuidv7(), outcome, ...more })

    // Ada asked three times, Ben twice, four others once: six persons, nine enquiries.
    const [ada, adaAgain, adaOnceMore] = [await ask(101), await ask(101), await ask(101)]
    const [ben, benAgain] = [await ask(102), await ask(102)]
    const [cleo, dan, eve] = [await ask(103), await ask(104), await ask(105)]
    await ask(106)

    // Ada: in vain about one, then merged, in vain at noon reached. Ben: reached, and merged after.
    await call(ada, 'no-answer')
    await post(adaAgain, 'merge', { other: ada })
    await post(adaOnceMore, 'merge', { other: ada })
    await call(ben, 'reached')
    await post(benAgain, 'merge', { other: ben })
    await call(cleo, 'not-interested', { because: 'too-dear' })
    await call(dan, 'call-back', { callBackAt: new Date(morning + 6 * hour).toISOString() })
    await call(eve, 'voicemail')
    clock = morning + 3 * hour
    await call(adaAgain, 'reached')

    const { body: insights } = await priya.ask('GET', '/insights?since=2026-11-19&until=2026-11-19')
    // Ada's three, Ben's two, Cleo's and Dan's were called; Eve and the sixth wait.
    expect(insights).toMatchObject({
      people: 6,
      calls: { leads: 9, called: 7, inTime: 7, waiting: 2, overdue: 0 },
    })
    const { body } = await priya.ask('GET', '/insights/desk?since=2026-11-19&until=2026-11-19')
    const { operators, all, byTry } = body.figures as Record<string, object>
    const figures = { calls: 6, tried: 5, reached: 4, inTime: 7, broken: 0, won: 0 }
    expect(operators).toMatchObject([figures])
    expect(all).toMatchObject(figures)
    expect(byTry).toEqual({ reached: 4, named: [3, 1, 0, 0, 0], later: 0, never: 1 })

    const { body: atDesk } = await priya.ask('GET', '/queue/desk')
    expect(atDesk.day).toMatchObject({
      ...{ called: 5, reached: 4, noAnswer: 0, voicemail: 1, wrongNumber: 0 },
    })

    // A figure opens the enquiries of the persons it counts, and no others.
    const persons = async (filter: Partial<LeadFilter>) => {
      const asked = parseFilter({ state: 'genuine', ...day, ...filter })
      const deps = {
        ...{ now: new Date(clock), timeZone, callingCode: '61', referencePrefix: 'WW' },
        engine: open().engine,
      }
      const page = { order: 'newest', size: 50 } as const
      const { leads } = await listLeads(open().reads, asked, page, deps)
      expect(await countLeads(open().reads, asked, deps)).toBe(leads.length)
      return new Set(leads.map(({ phone }) => phone.e164)).size
    }
    expect(await persons({})).toBe(6)
    expect(await persons({ tried: 'anybody' })).toBe(5)
    expect(await persons({ reached: 'anybody' })).toBe(4)
    expect(await persons({ nth: '1' })).toBe(3)
    expect(await persons({ nth: '2' })).toBe(1)
    expect(await persons({ nth: 'never' })).toBe(1)
    expect(await persons({ hour: 'thu-9' })).toBe(5)
  })
})
