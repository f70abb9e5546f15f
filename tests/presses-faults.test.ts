import { describe, expect, test } from 'vitest'
import type { Database } from '#database/open.ts'
import type { ValidationDeps } from '#domain/enquiry/problems.ts'
import { callTimes } from '#domain/promise/call-times.ts'
import { deskCalendar } from '#domain/promise/calling-calendar.ts'
import { au } from '#edition/brand/au.ts'
import { addVisitorNote } from '#operations/enquiry/add-visitor-note.ts'
import { answerCalled } from '#operations/enquiry/answer-called.ts'
import { changePhone } from '#operations/enquiry/change-answer.ts'
import { chooseCallTime } from '#operations/enquiry/choose-call-time.ts'
import { giveFeedback, stopAsking } from '#operations/enquiry/give-feedback.ts'
import { phoneParser } from '#operations/enquiry/parse-phone.ts'
import { storeLead } from '#operations/enquiry/store-leads.ts'
import type { ActDeps, ActResult } from '#operations/enquiry/visitor-act.ts'
import { withdrawLead } from '#operations/privacy/withdraw-lead.ts'
import type { World } from '#operations/world.ts'
import { homeForm } from './answers.ts'
import { enquiryOf } from './enquiry.ts'
import { later, leadReceivers, storeDeps, submission } from './leads.ts'
import { places } from './replicas.ts'

/** Impatient visitors press a button many times, and a load balancer sends each press to another replica. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 1) * 5
const presses = 8

type VisitorWorld = ActDeps & Pick<World, 'secret'> & ValidationDeps
type Press = (lead: string, world: VisitorWorld) => Promise<ActResult>

const [time] = callTimes(later(60), deskCalendar(au.calling)).slice(1)

const withdraw: Press = async (id, deps) =>
  (await withdrawLead(id, deps)) === 'withdrawn' ? 'changed' : 'unchanged'

// In the order in which a visitor can do them all to one enquiry.
const acts: readonly (readonly [name: string, press: Press])[] = [
  ['a note', (id, deps) => addVisitorNote(id, 'Ring twice', deps)],
  ['another phone number', (id, deps) => changePhone(id, '0412 345 678', deps)],
  ['a time', (id, deps) => chooseCallTime(id, { time: time?.id ?? '', contactBy: null }, deps)],
  ['‘ask me no more’', (id, deps) => stopAsking(id, deps)],
  ['‘I missed the call’', (id, deps) => answerCalled(id, 'missed', deps)],
  ['‘yes, they called’', (id, deps) => answerCalled(id, 'called', deps)],
  ['‘no, nobody called’', (id, deps) => answerCalled(id, 'not-called', deps)],
  ['‘yes, now they called’', (id, deps) => answerCalled(id, 'called', deps)],
  ['feedback', (id, deps) => giveFeedback(id, { clear: 'yes' }, deps)],
  ['a withdrawal', withdraw],
]

async function enquire(database: Database, visitor: number): Promise<string> {
  const { answers } = enquiryOf(visitor)
  const deps = storeDeps(database, { receivers: leadReceivers([], []) })
  const stored = await storeLead({ ...submission(), form: homeForm, answers }, undefined, deps)
  if (!stored.ok) throw new Error('nothing limits this lead')
  return stored.lead
}

describe.each(places)('on $name', ({ open }) => {
  test(`each button pressed ${presses} times at once on two replicas counts once, for ${rounds} visitors`, async ({
    onTestFinished,
  }) => {
    const place = await open()
    onTestFinished(place.drop)
    const replicas: Database[] = [place.database, place.openAnother()]
    const depsOf = (database: Database, minute: number): VisitorWorld => ({
      ...storeDeps(database, { receivers: leadReceivers([], []) }),
      now: () => later(60 * minute),
      parsePhone: phoneParser(au.country),
    })
    for (let round = 0; round < rounds; round += 1) {
      const id = await enquire(place.database, round)
      for (const [minute, [name, press]] of acts.entries()) {
        const results = await Promise.all(
          Array.from({ length: presses }, (_, index) =>
            press(id, depsOf(replicas[index % 2] as Database, minute + 1)),
          ),
        )
        const counted = results.filter((result) => result !== 'unchanged')
        expect({ name, counted }).toEqual({ name, counted: ['changed'] })
      }
    }
  })
})
