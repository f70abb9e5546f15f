import { isPromiseRunning, type LeadState } from '../lead/state.ts'

/** How long a lead rests for the operator who skipped it. */
export const restMinutes = 15

/**
 * Until when a lead isn't given again to the operator who skipped it; others may have it at once. While its promise runs it rests for at
 * most half of the time left, so skipping can't break a promise.
 */
export function skippedUntil(
  lead: { state: LeadState; contactedAt: string | null; promisedBy: string | null },
  now: Date,
): Date {
  const restMs = restMinutes * 60_000
  const leftMs = isPromiseRunning(lead) ? Date.parse(lead.promisedBy) - now.getTime() : 0
  const isShort = leftMs > 0 && leftMs < 2 * restMs
  return new Date(now.getTime() + (isShort ? leftMs / 2 : restMs))
}
