import { expect, test } from 'vitest'
import { melbourne } from '../../../tests/calendars.ts'
import { nextAction, type QueueFacts } from './next-action.ts'
import { skippedUntil } from './skip.ts'
import { snoozeProblem } from './snooze.ts'

/** '2026-11-19 14:24' by Melbourne's clocks, in summer time. 19 November 2026 is a Thursday. */
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+11:00`).toISOString()
const now = at('2026-11-19 10:00')
const snoozed = (until: string) => ({ by: 'ruth', at: now, until: at(until) })
const contact = (outcome: QueueFacts['contacts'][number]['outcome'], moment: string) =>
  ({ by: 'operator', channel: 'phone', outcome, at: at(moment) }) as const

/** Enquired on Thursday at 9:10, with a promise until Friday 9:10. */
const waiting: QueueFacts = {
  state: 'new',
  callableFrom: at('2026-11-19 09:10'),
  newPromiseBy: null,
  promisedBy: at('2026-11-20 11:30'),
  contactedAt: null,
  quotedAt: null,
  consentUntil: at('2027-02-19 09:10'),
  contacts: [],
  phoneCorrectedAt: null,
  offers: [],
  way: null,
  pricesBy: null,
  isOffered: false,
  saidYes: false,
  writtenAt: null,
  isRepeat: false,
  numberCalledAt: null,
  snooze: null,
}
/** Was reached on Wednesday, and is asked again on Friday at nine. */
const spoken: QueueFacts = {
  ...waiting,
  state: 'contacted',
  contactedAt: at('2026-11-18 10:00'),
  contacts: [contact('reached', '2026-11-18 10:00')],
}

test.each<[string, QueueFacts, string | undefined]>([
  [
    'a lead comes back at the time',
    { ...spoken, snooze: snoozed('2026-11-24 15:00') },
    '2026-11-24 15:00',
  ],
  [
    'or sooner than it would',
    { ...spoken, snooze: snoozed('2026-11-19 16:00') },
    '2026-11-19 16:00',
  ],
  [
    'but before nobody could keep its promise any more',
    { ...waiting, snooze: snoozed('2026-11-24 15:00') },
    '2026-11-20 10:00',
  ],
  [
    'within the promise it may rest',
    { ...waiting, snooze: snoozed('2026-11-19 16:00') },
    '2026-11-19 16:00',
  ],
  [
    'a promise that was broken holds nobody',
    { ...waiting, promisedBy: at('2026-11-19 09:30'), snooze: snoozed('2026-11-24 15:00') },
    '2026-11-24 15:00',
  ],
  [
    'nobody is called sooner than two hours after a try',
    {
      ...waiting,
      contacts: [contact('no-answer', '2026-11-19 09:30')],
      snooze: snoozed('2026-11-19 10:30'),
    },
    '2026-11-19 12:00',
  ],
])('%s', (_, facts, moment) => {
  expect(nextAction(facts, melbourne)).toMatchObject({ at: at(moment ?? ''), snoozedBy: 'ruth' })
})

test('a snooze ends at a try to speak with them, or when they say that they got no call', () => {
  const snooze = snoozed('2026-11-24 15:00')
  const called = [...spoken.contacts, contact('reached', '2026-11-19 11:00')]
  const next = nextAction({ ...spoken, snooze, contacts: called }, melbourne)
  expect(next).toEqual({ action: 'quote-follow-up', at: at('2026-11-21 09:00'), try: null })
})

test.each<[string, QueueFacts, string, string | undefined]>([
  ['a time for calls', spoken, '2026-11-24 15:00', undefined],
  ['a Sunday', spoken, '2026-11-22 15:00', 'We may not call on a Sunday.'],
  [
    'an agreed call',
    {
      ...spoken,
      contacts: [
        { ...contact('call-back', '2026-11-19 09:30'), callBackAt: at('2026-11-19 16:00') },
      ],
    },
    '2026-11-24 15:00',
    'You agreed to call them on Thursday 19 November, 4 pm. That stands.',
  ],
  [
    'the last try before the promise ends',
    { ...waiting, promisedBy: at('2026-11-19 11:00') },
    '2026-11-24 15:00',
    'The promise ends on Thursday 19 November, 11 am: this is the last try before.',
  ],
  [
    'a time after their consent',
    { ...spoken, consentUntil: at('2026-11-23 10:00') },
    '2026-11-24 15:00',
    'We may call them until Monday 23 November, 10 am. Choose a time before.',
  ],
])('whether a lead can be snoozed: %s', (_, facts, until, problem) => {
  expect(snoozeProblem(new Date(at(until)), facts, new Date(now), melbourne)).toBe(problem)
})

test('a skipped lead rests for a quarter of an hour, and for half of what is left of its promise at most', () => {
  const until = (promisedBy: string) =>
    skippedUntil({ ...waiting, promisedBy: at(promisedBy) }, new Date(now)).toISOString()
  expect(until('2026-11-19 16:00')).toBe(at('2026-11-19 10:15'))
  expect(until('2026-11-19 10:20')).toBe(at('2026-11-19 10:10'))
  expect(until('2026-11-18 10:20')).toBe(at('2026-11-19 10:15'))
})
