import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { onEveryDatabase } from './databases.ts'
import { becomeOwner, joinAgent, openTestDesk, type TestBrowser } from './desk.ts'
import { insertLead, lead, storeDeps } from './leads.ts'

const minute = 60_000
/** A Thursday in Melbourne; the desk calls from nine to six. */
const nine = Date.parse('2026-11-19T09:00:00+11:00')
const six = Date.parse('2026-11-19T18:00:00+11:00')
const callMinutes = 5

/** Forty leads, one every ten minutes. These are not simply reached at the first try. */
const unreachable = [3, 17]
const callsBack = 8
const wrongNumber = 12
const agreed = new Date('2026-11-19T15:30:00+11:00').toISOString()

onEveryDatabase((open) => {
  test('a day of three operators: nobody is called twice within two hours, and nobody is forgotten', async () => {
    let clock = nine
    const desk = openTestDesk(open(), { now: () => new Date(clock) })
    const owner = await becomeOwner(desk)
    const operators = [
      owner,
      await joinAgent(desk, owner, 'Jack Ng'),
      await joinAgent(desk, owner, 'Priya Raman'),
    ].map((browser) => ({ browser, lead: undefined as string | undefined, busyUntil: nine }))
    const priya = operators[2]

    const form = JSON.stringify(formsOf(au).get('home'))
    const leads: string[] = []
    const arrive = async () => {
      const number = `04915700${String(leads.length).padStart(2, '0')}`
      const row = lead({
        ...{ id: uuidv7({ msecs: clock }), created_at: new Date(clock).toISOString() },
        ...{ form_shown: form, answers: JSON.stringify({ 'contact-phone': number }) },
        ...{ phone: number, phone_e164: `+61${number.slice(1)}` },
      })
      await insertLead(row, storeDeps(open()))
      leads.push(row.id)
    }

    /** Every call: whom, on which number, when, and how it ended. */
    const calls: { index: number; number: string; at: number; outcome: string }[] = []
    const outcomeOf = (index: number) => {
      const before = calls.filter((call) => call.index === index).length
      if (unreachable.includes(index)) return { outcome: 'no-answer' }
      if (index === callsBack && before === 0) return { outcome: 'call-back', callBackAt: agreed }
      if (index === wrongNumber && before === 0)
        return { outcome: 'wrong-number', correctPhone: '0491 571 266' }
      return { outcome: 'reached' }
    }
    /** Ends the call on somebody's screen and opens the next lead, by one key. */
    const record = async (operator: (typeof operators)[number]) => {
      const id = operator.lead ?? ''
      const index = leads.indexOf(id)
      const { body } = await operator.browser.ask('GET', `/leads/${id}`)
      const { version, phone } = body.lead as { version: number; phone: { e164: string } }
      const outcome = outcomeOf(index)
      calls.push({ index, number: phone.e164, at: clock, outcome: outcome.outcome })
      const recorded = await operator.browser.ask('POST', `/leads/${id}/outcomes`, {
        ...{ id: uuidv7(), version, ...outcome, claimNext: true },
      })
      expect([outcome, recorded.status]).toEqual([outcome, 200])
      return (recorded.body.next ?? undefined) as string | undefined
    }
    const start = async (operator: (typeof operators)[number], next: string | undefined) => {
      operator.lead = next
      operator.busyUntil = clock + callMinutes * minute
      if (next)
        expect((await operator.browser.ask('POST', `/leads/${next}/call-started`, {})).status).toBe(
          200,
        )
    }

    for (; clock < six; clock += minute) {
      if ((clock - nine) % (10 * minute) === 0 && leads.length < 40) await arrive()
      // Priya is called away at eleven, with somebody on the screen whom she hasn't called.
      if (clock === nine + 120 * minute && priya) {
        await priya.browser.ask('POST', '/queue/claim', {})
        await priya.browser.ask('POST', '/queue/release', {})
        priya.lead = undefined
        priya.busyUntil = six
      }
      for (const operator of operators) {
        if (operator.busyUntil > clock) continue
        if (operator.lead) await start(operator, await record(operator))
        else {
          const { body } = await operator.browser.ask('POST', '/queue/claim', {})
          if (body.lead) await start(operator, String(body.lead))
        }
      }
      const holding = operators.flatMap((operator) => operator.lead ?? [])
      expect(new Set(holding).size).toBe(holding.length)
    }

    // Nobody twice within two hours on one number.
    for (const [position, call] of calls.entries()) {
      const earlier = calls.slice(0, position).findLast(({ number }) => number === call.number)
      if (earlier && earlier.outcome !== 'call-back')
        expect(call.at - earlier.at).toBeGreaterThanOrEqual(120 * minute)
    }
    // Nobody forgotten: each was called, the unreachable twice, and each has a next action on another day.
    expect(new Set(calls.map(({ index }) => index)).size).toBe(40)
    for (const index of unreachable)
      expect(calls.filter((call) => call.index === index)).toHaveLength(2)
    const back = calls.filter(({ index }) => index === callsBack)
    expect(back.map(({ outcome }) => outcome)).toEqual(['call-back', 'reached'])
    expect(Math.abs((back[1]?.at ?? 0) - Date.parse(agreed))).toBeLessThanOrEqual(
      (callMinutes + 2) * minute,
    )
    clock = six
    const { body: queue } = await owner.ask('GET', '/queue')
    expect(queue).toMatchObject({
      counts: { due: 0, later: 40, waiting: 0, overdue: 0 },
      ...{ next: null, dueForYou: 0, pendingCall: null },
    })
    const { body: later } = await owner.ask('GET', '/leads?order=queue')
    for (const { nextAction, part } of later.leads as {
      nextAction: { at: string }
      part: string
    }[]) {
      expect(part).toBe('later')
      expect(Date.parse(nextAction.at)).toBeGreaterThan(six)
    }

    // The figures, worked out by hand: 36 were reached at once, one agreed on a call back, which is a talk too, and was reached then, and
    // one was reached on the right number, whoever dialled the wrong one. Each operator's day adds up.
    const days = await Promise.all(operators.map(({ browser }) => dayOf(browser)))
    for (const [index, day] of days.entries()) {
      const { called, reached, noAnswer, voicemail, wrongNumber } = day as Record<string, number>
      expect(called, `operator ${index}`).toBe(
        [reached, noAnswer, voicemail, wrongNumber].reduce<number>(
          (sum, one) => sum + (one ?? 0),
          0,
        ),
      )
    }
    expect(calls).toHaveLength(44)
    const { body } = await owner.ask('GET', '/insights?since=2026-11-19&until=2026-11-19')
    expect(body.calls).toMatchObject({ leads: 40, called: 38, inTime: 38, overdue: 0, waiting: 2 })
  })

  async function dayOf({ ask }: Pick<TestBrowser, 'ask'>): Promise<Record<string, unknown>> {
    return (await ask('GET', '/queue/desk')).body.day as Record<string, unknown>
  }
})

onEveryDatabase((open) => {
  test('a day that begins with a backlog: what can be kept is kept, and no number is rung twice at once', async () => {
    let clock = nine
    const desk = openTestDesk(open(), { now: () => new Date(clock) })
    const owner = await becomeOwner(desk)
    const operators = [owner, await joinAgent(desk, owner, 'Jack Ng')].map((browser) => ({
      ...{ browser, lead: undefined as string | undefined, busyUntil: nine },
    }))
    const form = JSON.stringify(formsOf(au).get('home'))
    const enquire = async (number: string, email: string, promise: number) => {
      const created = new Date(promise - 24 * 60 * minute).toISOString()
      const row = lead({
        ...{ id: uuidv7(), created_at: created, callable_from: created, form_shown: form },
        ...{
          answers: JSON.stringify({ 'contact-phone': number }),
          phone: number,
          email_key: email,
        },
        ...{ phone_e164: `+61${number.slice(1)}`, promised_by: new Date(promise).toISOString() },
        ...{ next_action: 'first-call', next_action_at: created },
      })
      await insertLead(row, storeDeps(open()))
      return { id: row.id, number, promise }
    }
    const enquiries: Awaited<ReturnType<typeof enquire>>[] = []
    // Twenty promises broke in the last three days, and twenty end today, the first of them at twenty past nine.
    for (let index = 0; index < 20; index += 1) {
      const number = `04915711${String(index).padStart(2, '0')}`
      enquiries.push(
        await enquire(number, `late${index}@example.com`, nine - (index * 3 + 1) * 60 * minute),
      )
    }
    for (let index = 0; index < 20; index += 1) {
      const number = `04915712${String(index).padStart(2, '0')}`
      enquiries.push(
        await enquire(number, `today${index}@example.com`, nine + (20 + index * 25) * minute),
      )
    }
    // Three enquiries with one number: two of one person, and one that may be somebody else's.
    const household = '0491571399'
    for (const email of ['deborah@example.com', 'gavin@example.com', 'deborah@example.com'])
      enquiries.push(await enquire(household, email, six))

    const calls: { lead: string; number: string; at: number; until: number; by: number }[] = []
    const voicemails = new Set(enquiries.slice(24, 28).map(({ id }) => id))
    for (; clock < six; clock += minute)
      for (const [by, operator] of operators.entries()) {
        if (operator.busyUntil > clock) continue
        let next: string | undefined
        if (operator.lead) {
          const { body } = await operator.browser.ask('GET', `/leads/${operator.lead}`)
          const { version } = body.lead as { version: number }
          const outcome = voicemails.delete(operator.lead) ? 'voicemail' : 'reached'
          const recorded = await operator.browser.ask('POST', `/leads/${operator.lead}/outcomes`, {
            ...{ id: uuidv7(), version, outcome, claimNext: true },
          })
          expect(recorded.status).toBe(200)
          next = (recorded.body.next ?? undefined) as string | undefined
        } else {
          const { body } = await operator.browser.ask('POST', '/queue/claim', {})
          next = body.lead ? String(body.lead) : undefined
        }
        operator.lead = next
        operator.busyUntil = clock + callMinutes * minute
        if (!next) continue
        const known = enquiries.find(({ id }) => id === next)
        const until = operator.busyUntil
        calls.push({ lead: next, number: known?.number ?? '', at: clock, until, by })
        await operator.browser.ask('POST', `/leads/${next}/call-started`, {})
      }

    // Reckoned apart: two people take five minutes a call, and do what ends first, of what can still be kept.
    const slots = [nine, nine]
    const kept = enquiries
      .filter(({ promise }) => promise > nine)
      .toSorted((one, other) => one.promise - other.promise)
      .filter(({ promise }) => {
        const free = slots.indexOf(Math.min(...slots))
        const begins = slots[free] ?? six
        if (begins >= promise) return false
        slots[free] = begins + callMinutes * minute
        return true
      })
    const firstCallOf = (id: string) => calls.find((call) => call.lead === id)?.at ?? six
    const isHousehold = ({ number }: { number: string }) => number === household
    for (const { id, promise } of kept.filter((one) => !isHousehold(one)))
      expect(firstCallOf(id)).toBeLessThan(promise)
    // Nobody is forgotten: all that were overdue were called, and whoever had a voicemail before the promise ended.
    for (const one of enquiries.filter((one) => !isHousehold(one)))
      expect(calls.some(({ lead }) => lead === one.id)).toBe(true)
    for (const { id, promise } of enquiries.slice(24, 28)) {
      const tries = calls.filter(({ lead }) => lead === id)
      expect(tries).toHaveLength(2)
      expect(tries[1]?.at).toBeLessThan(promise)
    }
    // No number twice within two hours, but for the last try before a promise ends, and never by two at once.
    for (const [position, call] of calls.entries()) {
      const earlier = calls.slice(0, position).findLast(({ number }) => number === call.number)
      if (!earlier) continue
      const promise = enquiries.find(({ id }) => id === call.lead)?.promise ?? 0
      const isLastTry = call.at < promise && promise - call.at <= 90 * minute
      expect(call.at).toBeGreaterThanOrEqual(earlier.until)
      expect(call.at - earlier.at >= 120 * minute || isLastTry).toBe(true)
    }
    // The two that agree in phone and email are one call, the third one of its own.
    expect(calls.filter(isHousehold)).toHaveLength(2)
    const { body } = await owner.ask('GET', '/insights?since=2026-11-18&until=2026-11-19')
    expect((body.calls as { overdue: number }).overdue).toBe(0)
  })
})
