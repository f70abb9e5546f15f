import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { enqueueNotices } from '#operations/desk/enqueue-notices.ts'
import { acceptLead } from '#operations/offer/accept-lead.ts'
import { offerDue } from '#operations/offer/offer-due.ts'
import { recordCallAnswer } from '#operations/offer/record-outcome.ts'
import { returnLead } from '#operations/offer/return-lead.ts'
import { watchOwedCalls } from '#operations/offer/watch-owed-calls.ts'
import { onEveryDatabase } from './databases.ts'
import { becomeOwner, openTestDesk } from './desk.ts'
import { insertAnsweredLead, lead, leadReceivers, storeDeps } from './leads.ts'
import { storeInstaller } from './stored-installers.ts'

const minute = 60_000
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00+11:00`)
const clockOf = (moment: number | string | null) =>
  new Intl.DateTimeFormat('en-AU', {
    ...{ timeZone: 'Australia/Melbourne', weekday: 'short', hour12: false },
    ...{ hour: '2-digit', minute: '2-digit' },
  }).format(new Date(moment ?? 0))

/** What each of the five does with the enquiry that it accepts on Thursday at 10:05, by the minute. */
const plans = {
  'never calls': {},
  'tries, and reaches them': {
    [at(19, '11:00')]: 'no-answer',
    [at(20, '15:00')]: 'reached',
  },
  'tries once': { [at(19, '11:00')]: 'no-answer' },
  'hands on': { [at(19, '12:00')]: 'forward' },
  'never calls, alone': {},
} as const
type Plan = keyof typeof plans
const names = Object.keys(plans) as Plan[]

onEveryDatabase((open) => {
  test('two days of installers that accept: one that doesn’t call loses the lead, and the visitor always has a caller', async () => {
    let clock = at(19, '10:00')
    const desk = openTestDesk(open(), { now: () => new Date(clock), maxInstallers: 1 })
    const { services: world } = desk
    const { db } = open()
    const owner = await becomeOwner(desk)

    const leads = new Map<Plan, string>()
    const installers = new Map<string, Plan | 'next'>()
    for (const [index, plan] of names.entries()) {
      const area = areaOf(`30${10 + index}`)
      installers.set(await storeInstaller(open(), { area, id: uuidv7() }), plan)
      const row = lead({
        ...{ id: uuidv7({ msecs: clock }), created_at: new Date(clock).toISOString() },
        ...{ service: 'solar-panels', postcode: `30${10 + index}`, phone: '0491 570 156' },
        phone_e164: `+6149157015${index}`,
      })
      await insertAnsweredLead(row, storeDeps(open(), { receivers: leadReceivers([], []) }))
      leads.set(plan, row.id)
    }
    // Works everywhere but for the last, has had its share, and calls ten minutes after it accepts.
    const area = areaOf('3010', '3011', '3012', '3013')
    const next = await storeInstaller(open(), { area, id: uuidv7(), level: 100 })
    installers.set(next, 'next')

    /** Every call: to which visitor, when and by which caller. */
    const calls: { plan: Plan; at: number; by: string }[] = []

    const act = async (plan: Plan) => {
      const what = (plans[plan] as Record<number, string>)[clock]
      const mine = (await listOffersOfLead(db, leads.get(plan) ?? '')).find(
        ({ installer }) => installers.get(installer) === plan,
      )
      if (!mine) return
      if (clock === at(19, '10:05')) await acceptLead(mine.id, world)
      if (what === 'forward') {
        // Pressed twice: the second response states the current state.
        const handed = { offer: mine.id, because: 'forwarded', words: 'Nobody free' } as const
        expect(await returnLead(handed, world)).toMatchObject({ ok: true, decision: 'credited' })
        expect(await returnLead(handed, world)).toMatchObject({ ok: true, decision: 'credited' })
      } else if (what === 'no-answer' || what === 'reached') {
        const answer = { offer: mine.id, answer: what, callsBefore: calls.length } as const
        expect(await recordCallAnswer(answer, world)).toMatchObject({ ok: true })
        calls.push({ plan, at: clock, by: plan })
      }
    }
    const actAsNext = async () => {
      for (const [plan, id] of leads)
        for (const offer of await listOffersOfLead(db, id)) {
          if (offer.installer !== next) continue
          const age = clock - Date.parse(offer.offered_at)
          if (offer.state === 'offered' && age === 10 * minute) await acceptLead(offer.id, world)
          if (offer.state !== 'accepted' || offer.outcome || age !== 20 * minute) continue
          const reached = { offer: offer.id, answer: 'reached', callsBefore: 0 } as const
          expect(await recordCallAnswer(reached, world)).toMatchObject({ ok: true })
          calls.push({ plan, at: clock, by: 'next' })
        }
    }
    const actAtDesk = async () => {
      const { body } = await owner.ask('POST', '/queue/claim', {})
      if (!body.lead) return
      const id = String(body.lead)
      const plan = names.find((one) => leads.get(one) === id) as Plan
      const { version } = (await owner.ask('GET', `/leads/${id}`)).body.lead as { version: number }
      await owner.ask('POST', `/leads/${id}/call-started`, {})
      const outcome = { id: uuidv7(), version, outcome: 'reached' }
      expect((await owner.ask('POST', `/leads/${id}/outcomes`, outcome)).status).toBe(200)
      calls.push({ plan, at: clock, by: 'desk' })
    }

    for (; clock <= at(20, '20:05'); clock += (clock < at(20, '11:00') ? 5 : 15) * minute) {
      if (clock === at(19, '18:05')) clock = at(20, '09:00')
      // Two replicas.
      await Promise.all([offerDue(world), offerDue(world)])
      await Promise.all([enqueueNotices(world), enqueueNotices(world)])
      await Promise.all([watchOwedCalls(world), watchOwedCalls(world)])
      for (const plan of names) await act(plan)
      await actAsNext()
      if (clock < at(20, '18:00')) await actAtDesk()
      await expectSomebodyCalls()
    }

    /** A visitor who isn’t reached yet is with an installer, offered to one, or to be called by the desk: now, once the promise is over. */
    async function expectSomebodyCalls() {
      for (const [plan, id] of leads) {
        const row = await db
          .selectFrom('enquiries')
          .select(['contacted_at', 'promised_by', 'next_action', 'next_action_at'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        if (row.contacted_at) continue
        const offers = await listOffersOfLead(db, id)
        const isWithSomebody = offers.some(
          ({ state }) => state === 'offered' || state === 'accepted',
        )
        expect([plan, clockOf(clock), row.next_action]).not.toEqual([plan, clockOf(clock), null])
        const isDue = (row.next_action_at ?? '') <= new Date(clock).toISOString()
        const isOver = Date.parse(row.promised_by ?? '') <= clock
        expect([plan, clockOf(clock), isWithSomebody || !isOver || isDue]).toEqual([
          ...[plan, clockOf(clock), true],
        ])
      }
    }

    // Who was notified of what, and at which minute.
    const letters = await db
      .selectFrom('deliveries')
      .select(['event', 'channel', 'lead', 'installer', 'created_at'])
      .where('channel', 'in', ['installer-letter', 'visitor-letter', 'owner-letter'])
      .where('event', 'not in', ['offer.made', 'offer.accepted'])
      .orderBy('created_at')
      .orderBy('event')
      .execute()
    const toldOf = (plan: Plan) =>
      letters
        .filter(({ lead }) => lead === leads.get(plan))
        .filter(({ event }) => !event.startsWith('promise.'))
        .map(({ event, created_at }) => `${clockOf(created_at)} ${event}`)
    expect(Object.fromEntries(names.map((plan) => [plan, toldOf(plan)]))).toEqual({
      // 7 h 55 on Thursday and an hour on Friday: half is over at 14:32, three quarters at 16:46.
      'never calls': [
        'Thu 14:35 offer.half-time',
        'Thu 16:50 offer.three-quarters',
        'Fri 10:00 offer.credited',
      ],
      'tries, and reaches them': ['Fri 10:00 offer.tried'],
      'tries once': ['Fri 10:00 offer.tried', 'Fri 20:00 offer.credited'],
      'hands on': ['Thu 12:00 offer.credited'],
      'never calls, alone': [
        'Thu 14:35 offer.half-time',
        'Thu 16:50 offer.three-quarters',
        'Fri 10:00 offer.credited',
      ],
    })

    // No visitor is called by two: only the caller that has the lead calls.
    expect(calls.map((call) => `${clockOf(call.at)} ${call.plan}: ${call.by}`)).toEqual([
      'Thu 11:00 tries, and reaches them: tries, and reaches them',
      'Thu 11:00 tries once: tries once',
      'Thu 12:20 hands on: next',
      'Fri 10:00 never calls, alone: desk',
      'Fri 10:20 never calls: next',
      'Fri 15:00 tries, and reaches them: tries, and reaches them',
    ])

    // The fees: each accepted one is charged, and what went on is credited once.
    const ledger = await db
      .selectFrom('ledger_entries')
      .innerJoin('offers', 'offers.id', 'ledger_entries.offer')
      .select(['offers.installer', 'offers.lead', 'kind'])
      .execute()
    const entriesOf = (by: Plan | 'next') =>
      ledger.filter(({ installer }) => installers.get(installer) === by).map(({ kind }) => kind)
    for (const plan of names)
      expect([plan, entriesOf(plan).toSorted()]).toEqual([
        plan,
        plan === 'tries, and reaches them' ? ['fee'] : ['credit', 'fee'],
      ])
    expect(entriesOf('next')).toEqual(['fee', 'fee'])

    // One call not made in time for each installer that never called, and for no other.
    for (const [installer, plan] of installers) {
      const { body } = await owner.ask('GET', `/installers/${installer}`)
      expect([plan, body.lateCalls]).toEqual([plan, plan.startsWith('never calls') ? 1 : 0])
    }
  })
})

function areaOf(...postcodes: string[]) {
  return { wholeState: false, regions: [], postcodes, exceptPostcodes: [] }
}
