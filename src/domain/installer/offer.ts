import type { EnquiryKind } from '../enquiry/form.ts'
import type { LeadSource } from '../lead/attribution.ts'
import { type LeadState, openStates } from '../lead/state.ts'
import type { CallingCalendar } from '../promise/calling-calendar.ts'
import { countFrom } from '../promise/promise.ts'

/** The states of an offer. 'cancelled' means that the visitor withdrew or stopped the installer. */
export const offerStates = [
  'offered',
  'accepted',
  'declined',
  'expired',
  'cancelled',
  'returned',
  'credited',
] as const
export type OfferState = (typeof offerStates)[number]

/** States of offers that were accepted and not credited: they count against caps, and somebody has the details. */
export const acceptedStates = ['accepted', 'returned'] as const satisfies OfferState[]

/** States of offers that take one of the places of their lead, and count as a turn: open ones too. */
export const placeStates = ['offered', ...acceptedStates] as const satisfies OfferState[]

/**
 * When an offer lapses: after so many minutes of calling hours, so that nobody loses a turn over night, on a Sunday, or in the hour that
 * daylight saving takes.
 */
export function offerExpiry(offeredAt: Date, minutes: number, calendar: CallingCalendar): Date {
  return countFrom(offeredAt, minutes * 60_000, ({ calling }) => calling, calendar)
}

/** Why an installer may decline. */
export const declineReasons = ['too-busy', 'too-far', 'not-our-work', 'too-small', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Whether a lead is ever offered: no question, nothing that looks like spam, was taken back or came by a public key. */
export function canBeOffered(lead: {
  state: LeadState
  kind: EnquiryKind
  leadSource: LeadSource
  consentUntil: string
  now: string
}): boolean {
  const { state, kind, leadSource, consentUntil, now } = lead
  const open: readonly LeadState[] = openStates
  return open.includes(state) && kind === 'quotes' && leadSource === 'site' && now < consentUntil
}
