import type { NextAction } from './next-action.ts'

/** The parts of the queue: what is due now, what is later, and what only waits for an installer. */
const queueParts = ['due', 'later', 'waiting'] as const
export type QueuePart = (typeof queueParts)[number]

/** An agreed call goes first from so long before its time. */
export const callBackLeadMs = 2 * 60_000

/** In which part of the queue a lead stands; null where nothing is to be done with it. */
export function queuePartOf(
  next: Pick<NextAction, 'action' | 'at'> | null | undefined,
  now: Date,
): QueuePart | null {
  if (!next) return null
  const early = next.action === 'call-back' ? callBackLeadMs : 0
  if (Date.parse(next.at) <= now.getTime() + early) return 'due'
  return next.action === 'check-installer' ? 'waiting' : 'later'
}
