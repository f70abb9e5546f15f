import type { LeadRow } from '#domain/lead/stored-lead.ts'

/** Identical answers within this time are one lead: a double click, a reload, a nervous second try. */
export const repeatMinutes = 10

/** So long after it, a lead with the same e-mail or phone is marked as its duplicate. */
export const duplicateDays = 30

/** The most leads a minute under one name. */
export type RateLimit = { name: string; most: number }

/** What became of a lead: stored, or found to repeat one that is. */
export type LeadReceipt = { reference: string; repeated: boolean }
export type Limited = { limited: true; retryAfterSeconds: number }

/** Counts are by the minute of the clock. */
export function minuteOf({ created_at }: LeadRow): number {
  return Math.floor(Date.parse(created_at) / 60_000)
}

export function limitedUntilNextMinute({ created_at }: LeadRow): Limited {
  return { limited: true, retryAfterSeconds: 60 - new Date(created_at).getUTCSeconds() }
}
