import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { acceptTerms } from '#operations/installer/accept-terms.ts'
import { acceptLead } from '#operations/offer/accept-lead.ts'
import { declineLead } from '#operations/offer/decline-lead.ts'
import { offerDue } from '#operations/offer/offer-due.ts'
import { recordOutcome } from '#operations/offer/record-outcome.ts'
import { onEveryDatabaseWhenDeep } from './databases.ts'
import {
  askConfirmed,
  becomeOwner,
  joinAgent,
  openTestDesk,
  type TestBrowser,
  type TestDesk,
} from './desk.ts'
import { insertAnsweredLead, lead, storeDeps } from './leads.ts'
import { storeInstaller } from './stored-installers.ts'

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

onEveryDatabaseWhenDeep((open) => {
  test('a day of three operators: no visitor is called twice within two hours, and none is forgotten', async () => {
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
      await insertAnsweredLead(row, storeDeps(open()))
      leads.push(row.id)
    }

    /** Every call: which enquiry, on which number, when, and how it ended. */
    const calls: { index: number; number: string; at: number; outcome: string }[] = []
    const outcomeOf = (index: number) => {
      const before = calls.filter((call) => call.index === index).length
      if (unreachable.includes(index)) return { outcome: 'no-answer' }
      if (index === callsBack && before === 0) return { outcome: 'call-back', callBackAt: agreed }
      if (index === wrongNumber && before === 0)
        return { outcome: 'wrong-number', correctPhone: '0491 571 266' }
      return { outcome: 'reached' }
    }
    /** Ends the call on an operator's screen and opens the next lead, by one key. */
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

    for (; clock < six; clock += callMinutes * minute) {
      if ((clock - nine) % (10 * minute) === 0 && leads.length < 40) await arrive()
      // Priya is called away at eleven, with a visitor on the screen she hasn't called.
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

    // No visitor twice within two hours on one number.
    for (const [position, call] of calls.entries()) {
      const earlier = calls.slice(0, position).findLast(({ number }) => number === call.number)
      if (earlier && earlier.outcome !== 'call-back')
        expect(call.at - earlier.at).toBeGreaterThanOrEqual(120 * minute)
    }
    // No visitor is forgotten: each was called, the unreachable twice, and each has a next action on another day.
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
    // one was reached on the right number, after any operator dialled the wrong one. Each operator's day adds up.
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

onEveryDatabaseWhenDeep((open) => {
  test('a day that begins with a backlog: what can be kept is kept, and one person is one call', async () => {
    let clock = nine
    // Two servers on one database, an operator at each.
    const [desk, another] = [0, 1].map(() =>
      openTestDesk(open(), { now: () => new Date(clock) }),
    ) as [TestDesk, TestDesk]
    const owner = await becomeOwner(desk)
    const jack = another.browser()
    for (const [name, value] of (await joinAgent(desk, owner, 'Jack Ng')).cookies)
      jack.cookies.set(name, value)
    const operators = [owner, jack].map((browser) => ({
      ...{ browser, lead: undefined as string | undefined, busyUntil: nine },
    }))
    const form = JSON.stringify(formsOf(au).get('home'))
    const enquire = async (number: string, email: string, promise: number) => {
      const cameAt = promise - 24 * 60 * minute
      const created = new Date(cameAt).toISOString()
      const row = lead({
        ...{
          id: uuidv7({ msecs: cameAt }),
          created_at: created,
          callable_from: created,
          form_shown: form,
        },
        answers: JSON.stringify({ 'contact-phone': number }),
        ...{ phone: number, phone_e164: `+61${number.slice(1)}`, email_key: email },
        promised_by: new Date(promise).toISOString(),
        ...{ next_action: 'first-call', next_action_at: created },
      })
      await insertAnsweredLead(row, storeDeps(open()))
      return { id: row.id, number, promise }
    }
    type Enquiry = Awaited<ReturnType<typeof enquire>>
    const enquireMany = async (
      count: number,
      name: string,
      promiseOf: (index: number) => number,
    ) => {
      const many: Enquiry[] = []
      for (let index = 0; index < count; index += 1) {
        const number = `04915711${String(numbers).padStart(2, '0')}`
        numbers += 1
        many.push(await enquire(number, `${name}${index}@example.com`, promiseOf(index)))
      }
      return many
    }
    let numbers = 0
    // Twenty promises broke in the last three days, and twenty end today, the first of them at twenty past nine.
    const late = await enquireMany(20, 'late', (index) => nine - (index * 3.6 + 1) * 60 * minute)
    const today = await enquireMany(20, 'today', (index) => nine + (20 + index * 25) * minute)
    // Voicemail at the first call, in the morning: of four promises that end today, and of two that end at six.
    const voicemails = [...today.slice(4, 8), ...(await enquireMany(2, 'voicemail', () => six))]
    // Three enquiries with one number: two of one person, and one that may be another person's. And one more, which neither number nor email
    // makes theirs.
    const [deborah, gavin, deborahAgain] = [
      await enquire('0491571399', 'deborah@example.com', six),
      await enquire('0491571399', 'gavin@example.com', six),
      await enquire('0491571399', 'deborah@example.com', six),
    ]
    const [otto] = (await enquireMany(1, 'otto', () => six)) as [Enquiry]
    // Ada and Ben asked twice, by two addresses: Ada's are merged before she's called, Ben's after.
    const [ada, adaAgain, ben, benAgain] = [
      await enquire('0491571401', 'ada@example.com', six),
      await enquire('0491571401', 'ada@work.example', six),
      await enquire('0491571402', 'ben@example.com', six),
      await enquire('0491571402', 'ben@work.example', six),
    ]
    const merge = async (one: Enquiry, other: Enquiry) => {
      const { body } = await owner.ask('GET', `/leads/${one.id}`)
      const { version } = body.lead as { version: number }
      const merged = { version, other: other.id }
      expect((await owner.ask('POST', `/leads/${one.id}/merge`, merged)).status).toBe(200)
    }
    await merge(adaAgain, ada)
    const all = [
      ...[...late, ...today, ...voicemails.slice(4), deborah, gavin, deborahAgain],
      ...[otto, ada, adaAgain, ben, benAgain],
    ]
    /** By person: a visitor with several enquiries is called about one of them. */
    const personOf = ({ id, number }: Enquiry) =>
      number === deborah.number ? (id === gavin.id ? 'gavin' : 'deborah') : number

    type Call = { of: Enquiry; at: number; until: number; by: number; outcome: string }
    const calls: Call[] = []
    for (; clock < six; clock += callMinutes * minute)
      for (const [by, operator] of operators.entries()) {
        if (operator.busyUntil > clock) continue
        let next: string | undefined
        const call = operator.lead && calls.findLast(({ of }) => of.id === operator.lead)
        if (call) {
          const { body } = await operator.browser.ask('GET', `/leads/${call.of.id}`)
          const { version } = body.lead as { version: number }
          const { outcome } = call
          const report = { id: uuidv7(), version, outcome, claimNext: true }
          const path = `/leads/${call.of.id}/outcomes`
          const recorded = await operator.browser.ask('POST', path, report)
          expect(recorded.status).toBe(200)
          next = (recorded.body.next ?? undefined) as string | undefined
          if (call.of === ben || call.of === benAgain) await merge(benAgain, ben)
        } else {
          const { body } = await operator.browser.ask('POST', '/queue/claim', {})
          next = body.lead ? String(body.lead) : undefined
        }
        operator.lead = next
        operator.busyUntil = clock + callMinutes * minute
        const of = all.find(({ id }) => id === next)
        if (!of) continue
        const isFirst = !calls.some((earlier) => earlier.of === of)
        const outcome = isFirst && voicemails.includes(of) ? 'voicemail' : 'reached'
        calls.push({ of, at: clock, until: operator.busyUntil, by, outcome })
        await operator.browser.ask('POST', `/leads/${of.id}/call-started`, {})
      }

    const callsTo = (person: string) => calls.filter(({ of }) => personOf(of) === person)
    const persons = new Set(all.map(personOf))
    // Reckoned apart, for the whole day: two people take five minutes a call, and do what ends first, of what can still be kept.
    const slots = [nine, nine]
    const kept = [...new Map(all.map((one) => [personOf(one), one])).values()]
      .filter(({ promise }) => promise > nine)
      .toSorted((one, other) => one.promise - other.promise)
      .filter(({ promise }) => {
        const free = slots.indexOf(Math.min(...slots))
        const begins = slots[free] ?? six
        if (begins >= promise) return false
        slots[free] = begins + callMinutes * minute
        return true
      })
    expect(kept).toHaveLength(persons.size - late.length)
    for (const one of kept) {
      const reached = callsTo(personOf(one)).find(({ outcome }) => outcome === 'reached')
      expect([personOf(one), (reached?.at ?? six) < one.promise]).toEqual([personOf(one), true])
    }
    // No visitor is forgotten, and none is called more often than there is a reason for: each once, and twice after a voicemail.
    expect(Object.fromEntries([...persons].map((one) => [one, callsTo(one).length]))).toEqual(
      Object.fromEntries(
        all.map((one) => [personOf(one), voicemails.includes(one) ? 2 : 1] as const),
      ),
    )
    // The voicemails of those who were promised a call by six are followed by a last try from half past four.
    for (const one of voicemails.slice(4)) {
      const [first, last] = callsTo(personOf(one))
      expect(first?.at).toBeLessThan(nine + 180 * minute)
      expect(last?.at).toBeGreaterThanOrEqual(six - 90 * minute)
    }
    // No number twice within two hours, but for the last try before a promise ends, and never by two at once.
    for (const [position, { of, at }] of calls.entries()) {
      const earlier = calls.slice(0, position).findLast((call) => call.of.number === of.number)
      if (!earlier) continue
      const isLastTry = at < of.promise && of.promise - at <= 90 * minute
      expect(at).toBeGreaterThanOrEqual(earlier.until)
      expect(at - earlier.at >= 120 * minute || isLastTry).toBe(true)
    }

    // What was counted by hand is what Insights say, of persons and of enquiries, and each operator's own day.
    clock = six
    const days = 'since=2026-11-14&until=2026-11-19'
    const { body } = await owner.ask('GET', `/insights?${days}`)
    expect(body).toMatchObject({
      people: persons.size,
      calls: {
        ...{ leads: all.length, called: all.length, inTime: all.length - late.length },
        ...{ waiting: 0, overdue: 0 },
      },
    })
    const { body: atDesk } = await owner.ask('GET', `/insights/desk?${days}`)
    const figures = atDesk.figures as { all: object; operators: { calls: number }[] }
    expect(figures.all).toMatchObject({
      ...{ calls: calls.length, tried: persons.size, reached: persons.size },
      ...{ inTime: all.length - late.length, broken: late.length },
    })
    const callsBy = operators.map((_, by) => calls.filter((call) => call.by === by))
    expect(figures.operators.map((one) => one.calls).toSorted()).toEqual(
      callsBy.map(({ length }) => length).toSorted(),
    )
    for (const [by, { browser }] of operators.entries()) {
      const { day } = (await browser.ask('GET', '/queue/desk')).body as { day: object }
      const theirs = callsBy[by] ?? []
      const called = new Set(theirs.map(({ of }) => personOf(of)))
      const reached = theirs.filter(({ outcome }) => outcome === 'reached')
      expect(day).toMatchObject({ called: called.size, reached: reached.length, due: 0 })
    }
    const { body: queue } = await owner.ask('GET', '/queue')
    expect(queue).toMatchObject({ counts: { due: 0, overdue: 0 } })
  })
})

/** A backlog of 48, of which the owners leave some to the desk, and three installers from half past ten on. */
const joinedAt = nine + 90 * minute
const answeredAt = nine + 120 * minute

onEveryDatabaseWhenDeep((open) => {
  test('a day on which three installers join: the queue loses no visitor whose promise needs a call', async () => {
    let clock = nine
    const desk = openTestDesk(open(), { now: () => new Date(clock) })
    const owner = await becomeOwner(desk)
    const operators = [owner, await joinAgent(desk, owner, 'Jack Ng')].map((browser) => ({
      ...{ browser, lead: undefined as string | undefined, busyUntil: nine },
    }))
    const { db } = open()
    const form = JSON.stringify(formsOf(au).get('home'))
    const enquiries: { id: string; promise: number; came: number }[] = []
    const enquire = async (came: number, promise: number) => {
      const index = enquiries.length
      const number = `04915714${String(index).padStart(2, '0')}`
      const created = new Date(came).toISOString()
      const row = lead({
        id: uuidv7({ msecs: came }),
        ...{ created_at: created, callable_from: created, form_shown: form },
        ...{ answers: JSON.stringify({ 'contact-phone': number }), phone: number },
        ...{ phone_e164: `+61${number.slice(1)}`, email_key: `visitor${index}@example.com` },
        ...{ postcode: '3011', region: 'western', service: 'solar-battery' },
        ...{ promised_by: new Date(promise).toISOString() },
        ...{ next_action: 'first-call', next_action_at: created },
      })
      await insertAnsweredLead(row, storeDeps(open()))
      enquiries.push({ id: row.id, promise, came })
    }
    // Twelve promises broke since Monday, and 36 end today, the first at half past nine.
    for (let index = 0; index < 12; index += 1)
      await enquire(nine - (30 + index * 4) * 60 * minute, nine - (index * 4 + 1) * 60 * minute)
    for (let index = 0; index < 36; index += 1) {
      const promise = nine + (30 + index * 14) * minute
      await enquire(promise - 24 * 60 * minute, promise)
    }

    /** Who joins, with a cap a day; what they do with an offer ten minutes after it was made. */
    const joining = [
      { cap: 3, answer: 'accept' },
      { cap: 5, answer: 'decline every other' },
      { cap: 4, answer: 'let lapse' },
    ] as const
    const installers: { id: string; cap: number; answer: (typeof joining)[number]['answer'] }[] = []
    for (const { cap, answer } of joining) {
      const id = await storeInstaller(open(), { caps: { day: cap }, terms: undefined })
      installers.push({ id, cap, answer })
    }
    const listOffers = () =>
      db.selectFrom('offers').selectAll().orderBy('offered_at').orderBy('id').execute()

    /** Installers answer after ten minutes, and call those they have after 25, or before the promise ends. */
    const calledAt = new Map<string, number>()
    const actAsInstallers = async () => {
      const open = (await listOffers()).filter(
        ({ state, offered_at }) =>
          state === 'offered' && Date.parse(offered_at) + 10 * minute <= clock,
      )
      for (const [index, { id, installer }] of open.entries()) {
        const answer = installers.find((one) => one.id === installer)?.answer
        const declines = answer === 'decline every other' && index % 2 === 0
        if (declines) await declineLead({ offer: id, because: 'too-far' }, desk.services)
        else if (answer !== 'let lapse') await acceptLead(id, desk.services)
      }
      const held = (await listOffers()).filter(
        ({ id, state }) => state === 'accepted' && !calledAt.has(id),
      )
      for (const { id, lead, answered_at } of held) {
        const promise = enquiries.find((one) => one.id === lead)?.promise ?? six
        const due = Math.min(Date.parse(answered_at ?? '') + 25 * minute, promise - 10 * minute)
        if (due > clock) continue
        calledAt.set(id, clock)
        const step = { kind: 'called', call: 'reached' } as const
        await recordOutcome({ offer: id, step }, desk.services)
      }
    }
    /** What must hold after each round of the planner. */
    const check = async () => {
      const offers = await listOffers()
      for (const { id, cap } of installers) {
        const own = offers.filter(({ installer }) => installer === id)
        const accepted = own.filter(({ state }) => state === 'accepted').length
        const open = own.filter(({ state }) => state === 'offered').length
        expect(accepted).toBeLessThanOrEqual(cap)
        expect(open).toBeLessThanOrEqual((cap - accepted) * 2)
      }
      const early = offers.filter(({ offered_at }) => Date.parse(offered_at) < answeredAt)
      for (const { lead } of early)
        expect(enquiries.find(({ id }) => id === lead)?.came).toBeGreaterThanOrEqual(joinedAt)
      // A visitor who must be called within ninety minutes, or should have been, is due, unless an installer has the lead.
      const waiting = await db
        .selectFrom('enquiries')
        .select(['id', 'next_action', 'next_action_at'])
        .where('state', '=', 'new')
        .where('contacted_at', 'is', null)
        .where('promised_by', '<=', new Date(clock + 90 * minute).toISOString())
        .execute()
      const held = new Set(
        offers.flatMap(({ state, lead }) => (state === 'accepted' ? [lead] : [])),
      )
      for (const { id, next_action, next_action_at } of waiting.filter(({ id }) => !held.has(id))) {
        expect([id, next_action]).toEqual([id, 'first-call'])
        expect(Date.parse(next_action_at ?? '')).toBeLessThanOrEqual(clock)
      }
    }

    const calls: { lead: string; at: number }[] = []
    const claim = async ({ browser }: (typeof operators)[number]) =>
      ((await browser.ask('POST', '/queue/claim', {})).body.lead ?? undefined) as string | undefined
    const record = async (
      { browser, lead }: (typeof operators)[number],
      { claimNext = true } = {},
    ) => {
      const { body } = await browser.ask('GET', `/leads/${lead}`)
      const { version } = body.lead as { version: number }
      const recorded = await browser.ask('POST', `/leads/${lead}/outcomes`, {
        ...{ id: uuidv7(), version, outcome: 'reached', claimNext },
      })
      expect(recorded.status).toBe(200)
      return (recorded.body.next ?? undefined) as string | undefined
    }
    for (; clock < six; clock += callMinutes * minute) {
      const sinceNine = (clock - nine) / minute
      if (clock >= joinedAt && sinceNine % 30 === 10) await enquire(clock, clock + 24 * 60 * minute)
      if (clock === joinedAt) for (const { id } of installers) await acceptTerms(id, desk.services)
      if (clock === answeredAt)
        for (const [index, { id }] of installers.entries()) {
          const { body } = await owner.ask('GET', `/installers/${id}`)
          expect(body.backlog).toMatchObject({ leads: expect.any(Number) })
          const answer = index === 1 ? 'leave' : 'offer'
          await askConfirmed(owner, 'POST', `/installers/${id}/backlog`, { answer })
        }
      if (sinceNine % 10 === 0) {
        await actAsInstallers()
        await offerDue(desk.services)
        await check()
      }
      for (const operator of operators) {
        if (operator.busyUntil > clock) continue
        operator.lead = operator.lead ? await record(operator) : await claim(operator)
        operator.busyUntil = clock + 2 * callMinutes * minute
        if (!operator.lead) continue
        calls.push({ lead: operator.lead, at: clock })
        await operator.browser.ask('POST', `/leads/${operator.lead}/call-started`, {})
      }
    }
    for (const operator of operators)
      if (operator.lead) await record(operator, { claimNext: false })

    // Reckoned apart: what two people could keep at ten minutes a call, if no installer had joined.
    const slots = [nine, nine]
    const kept = enquiries
      .filter(({ promise }) => promise > nine && promise <= six)
      .toSorted((one, other) => one.promise - other.promise)
      .filter(({ promise }) => {
        const free = slots.indexOf(Math.min(...slots))
        const begins = slots[free] ?? six
        if (begins >= promise) return false
        slots[free] = begins + 2 * callMinutes * minute
        return true
      })
    expect(kept.length).toBeGreaterThan(30)
    const offers = await listOffers()
    const reachedAt = (id: string) =>
      Math.min(
        ...calls.filter(({ lead }) => lead === id).map(({ at }) => at),
        ...offers.filter(({ lead }) => lead === id).map((offer) => calledAt.get(offer.id) ?? six),
        six,
      )
    for (const { id, promise } of kept) expect(reachedAt(id)).toBeLessThan(promise)
    // Some went to installers, none of those who were left to the desk to the one in the middle, and each cap was used.
    const accepted = offers.filter(({ state }) => state === 'accepted')
    const countOf = (installer = '') => accepted.filter((one) => one.installer === installer).length
    expect(countOf(installers[0]?.id)).toBe(3)
    expect(countOf(installers[1]?.id)).toBeGreaterThan(0)
    for (const { lead } of offers.filter(({ installer }) => installer === installers[1]?.id))
      expect(enquiries.find(({ id }) => id === lead)?.came).toBeGreaterThanOrEqual(joinedAt)
    // Nothing is forgotten at six: no call is due, every visitor of this morning was reached, and who wasn't is called tomorrow.
    clock = six
    const { body: queue } = await owner.ask('GET', '/queue')
    expect(queue).toMatchObject({ counts: { due: 0, overdue: 0 } })
    for (const { id, promise } of enquiries.filter(({ promise }) => promise <= six))
      expect([id, reachedAt(id) < six, promise]).toEqual([id, true, promise])
    // And the figures are what was counted by hand, for every caller.
    const reached = enquiries.filter(({ id }) => reachedAt(id) < six)
    const inTime = reached.filter(({ id, promise }) => reachedAt(id) < promise)
    const { body } = await owner.ask('GET', '/insights?since=2026-11-14&until=2026-11-19')
    expect(body.calls).toMatchObject({
      ...{ leads: enquiries.length, called: reached.length, inTime: inTime.length, overdue: 0 },
      waiting: enquiries.length - reached.length,
    })
    const forgotten = await db
      .selectFrom('enquiries')
      .select('id')
      .where('next_action', 'is', null)
      .where('state', 'in', ['new', 'contacted', 'quoted'])
      .execute()
    expect(forgotten).toEqual([])
  })
})
