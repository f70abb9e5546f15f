import type { LeadState } from '../lead/state.ts'
import type { NextAction } from './next-action.ts'

/**
 * The parts of the queue: what is due now, broken promises whose next try is still to come, what is later, and what only waits for an
 * installer.
 */
export const queueParts = ['due', 'overdue', 'later', 'waiting'] as const
export type QueuePart = (typeof queueParts)[number]

/**
 * The reason for a lead's place in the queue, in the queue's order: agreed call backs, promises that can still be kept, leads back from a
 * snooze, broken promises, other leads that are due; then leads that aren't due yet. A call can't keep a broken promise, so it doesn't
 * make others late.
 */
export const queueReasons = [
  'agreed',
  'promise',
  'snoozed',
  'broken-promise',
  'due',
  'broken-promise-later',
  'later',
  'waiting',
] as const
export type QueueReason = (typeof queueReasons)[number]

const partOfReason: Record<QueueReason, QueuePart> = {
  agreed: 'due',
  promise: 'due',
  snoozed: 'due',
  'broken-promise': 'due',
  due: 'due',
  'broken-promise-later': 'overdue',
  later: 'later',
  waiting: 'waiting',
}

/** An agreed call goes first from so long before its time. */
export const callBackLeadMs = 2 * 60_000

/** What decides an open lead's place in the queue. Without a promise `promisedBy` is null. */
export type QueuedLead = {
  state: LeadState
  promisedBy: string | null
  nextAction: Pick<NextAction, 'action' | 'at' | 'snoozedBy'>
}

/** The action that keeps the promise to a new visitor. */
export const promisedActions: readonly NextAction['action'][] = [
  'first-call',
  'first-answer',
  'retry',
]

/** The reason for a lead's place in the queue now. `database/desk/queue-order.ts` has the same rules as SQL. */
export function queueReason({ state, promisedBy, nextAction }: QueuedLead, now: Date): QueueReason {
  const { action, at, snoozedBy } = nextAction
  const moment = now.toISOString()
  if (action === 'call-back' && Date.parse(at) <= now.getTime() + callBackLeadMs) return 'agreed'
  // No call was promised to visitors who see prices first.
  const isPromised = state === 'new' && promisedBy !== null && action !== 'price-follow-up'
  const isBroken = isPromised && promisedBy <= moment
  if (at > moment) {
    if (isBroken) return 'broken-promise-later'
    return action === 'check-installer' ? 'waiting' : 'later'
  }
  if (isBroken) return 'broken-promise'
  if (isPromised && promisedActions.includes(action)) return 'promise'
  return snoozedBy ? 'snoozed' : 'due'
}

/** The part of the queue a lead is in; null where it has no next action. */
export function queuePartOf(
  lead: Omit<QueuedLead, 'nextAction'> & { nextAction: QueuedLead['nextAction'] | null },
  now: Date,
): QueuePart | null {
  const { nextAction } = lead
  return nextAction && partOfReason[queueReason({ ...lead, nextAction }, now)]
}

/** The reasons that put a lead into a part of the queue. */
export function reasonsOf(part: QueuePart): QueueReason[] {
  return queueReasons.filter((reason) => partOfReason[reason] === part)
}
