import { expect, test } from 'vitest'
import { type QueuedLead, queuePartOf, queueReason } from './queue-order.ts'

const now = new Date('2026-11-19T04:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
const queued = (
  action: QueuedLead['nextAction']['action'],
  minutes: number,
  {
    state = 'new',
    promise = 60,
    snoozedBy,
  }: { state?: QueuedLead['state']; promise?: number | null; snoozedBy?: string } = {},
): QueuedLead => ({
  state,
  promisedBy: promise === null ? null : inMinutes(promise),
  nextAction: { action, at: inMinutes(minutes), ...(snoozedBy ? { snoozedBy } : {}) },
})

test.each<[string, QueuedLead, ReturnType<typeof queueReason>, ReturnType<typeof queuePartOf>]>([
  ['an agreed call, two minutes early', queued('call-back', 2), 'agreed', 'due'],
  ['a promise that can still be kept', queued('first-call', -5), 'promise', 'due'],
  ['a broken one', queued('retry', -5, { promise: -1 }), 'broken-promise', 'due'],
  [
    'an installer’s promise that broke',
    queued('check-installer', -5, { promise: -1 }),
    'broken-promise',
    'due',
  ],
  [
    'a visitor who was reached',
    queued('quote-follow-up', -5, { state: 'contacted', promise: -99 }),
    'due',
    'due',
  ],
  [
    'a visitor who comes back from a snooze',
    queued('quote-follow-up', -5, { state: 'contacted', snoozedBy: 'ruth' }),
    'snoozed',
    'due',
  ],
  [
    'but a promise that runs is one, snoozed or not',
    queued('retry', -5, { snoozedBy: 'ruth' }),
    'promise',
    'due',
  ],
  [
    'a broken promise whose next try comes tomorrow',
    queued('retry', 900, { promise: -1 }),
    'broken-promise-later',
    'overdue',
  ],
  ['a promise and its next try', queued('retry', 30), 'later', 'later'],
  [
    'a visitor who was promised no call',
    queued('first-call', -99, { promise: null }),
    'due',
    'due',
  ],
  ['an installer decides', queued('check-installer', 30), 'waiting', 'waiting'],
])('%s', (_, lead, reason, part) => {
  expect([queueReason(lead, now), queuePartOf(lead, now)]).toEqual([reason, part])
})
