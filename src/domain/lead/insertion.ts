import { type Rejection, reject } from '../result.ts'
import type { NewLeadRow } from './stored-lead.ts'

/** Identical answers within this time are one lead: a double click, a reload, a nervous second try. */
export const repeatMinutes = 10

/** The most leads that one name may send in a minute. */
export type RateLimit = { name: string; most: number }

/** A lead was stored, or repeats one that is: `own` if that is of the same submission, and not of another visitor with the same answers. */
export type LeadReceipt = { lead: string; reference: string; repeated: boolean; own: boolean }
export type Limited = Rejection<'limited'> & { retryAfterSeconds: number }
/** What became of one lead. */
export type InsertedLead = ({ ok: true } & LeadReceipt) | Limited
/** What became of several: all of them were inserted, or none. */
export type InsertedLeads = { ok: true; receipts: LeadReceipt[] } | Limited

/** What a lead adds to the rate count: the first lead counts for all that came with it. */
export type Counted = RateLimit & { many: number }

/** Counts are by the minute of the clock. */
export function minuteOf({ created_at }: NewLeadRow): number {
  return Math.floor(Date.parse(created_at) / 60_000)
}

export function limitedUntilNextMinute({ created_at }: NewLeadRow): Limited {
  const retryAfterSeconds = 60 - new Date(created_at).getUTCSeconds()
  return {
    ...reject('limited', `Too many came in a minute: try again in ${retryAfterSeconds} seconds`),
    retryAfterSeconds,
  }
}
