import type { EnquiryKind } from '../enquiry/form.ts'
import type { LeadSource } from '../lead/attribution.ts'
import { agreedToInstallers } from '../lead/spoken-consent.ts'
import { type LeadState, openStates } from '../lead/state.ts'
import {
  type CallingCalendar,
  sharedCalendar,
  type WeekHours,
} from '../promise/calling-calendar.ts'
import { callableFrom, countFrom } from '../promise/promise.ts'

/**
 * The states of an offer. 'priced': its installer named a price and calls need the visitor's yes, which accepts it; 'passed':
 * the visitor said no to the price. 'cancelled' means that the visitor withdrew or stopped the installer, or that it was taken back.
 */
export const offerStates = [
  'offered',
  'priced',
  'accepted',
  'passed',
  'declined',
  'expired',
  'cancelled',
  'returned',
  'credited',
] as const
export type OfferState = (typeof offerStates)[number]

/** States of offers that were accepted and not credited: they count against caps, and their installer has the details. */
export const acceptedStates = ['accepted', 'returned'] as const satisfies OfferState[]

/** States of offers that take one of the places of their lead, and count as a turn: open and priced ones too. */
export const openOrAcceptedStates = [
  'offered',
  'priced',
  ...acceptedStates,
] as const satisfies OfferState[]

/**
 * States of offers that take one of a lead's places: a price that was turned down too, which limits a visitor to three, though its
 * installer's turn isn't used.
 */
export const askedStates = ['passed', ...openOrAcceptedStates] as const satisfies OfferState[]

/** How a visitor wants to go on: be called as we promise, or see prices first and say by name who may call. Null until they say. */
export const ways = ['call', 'prices'] as const
export type Way = (typeof ways)[number]

/** Who speaks with a visitor first: an installer who accepted, the desk, or the installers they choose after seeing prices. */
export type FirstCall = 'installer' | 'desk' | 'visitor-chooses'

const having: readonly OfferState[] = acceptedStates

/** Whether calls aren't allowed: the visitor asked for prices first, and no installer has their yes. */
export function awaitsYes(way: Way | null, offers: readonly { state: OfferState }[]): boolean {
  return way === 'prices' && !offers.some(({ state }) => having.includes(state))
}

/**
 * When an offer lapses: after so many minutes of calling hours in which the installer works too. No turn is lost over night, on a Sunday,
 * or in the hour that daylight saving takes. Without hours of its own, or where the two never meet, calling hours alone count.
 */
export function offerExpiry(
  offeredAt: Date,
  minutes: number,
  calendar: CallingCalendar,
  hours?: WeekHours,
): Date {
  const open = (hours && sharedCalendar(calendar, hours)) ?? calendar
  return countFrom(offeredAt, minutes * 60_000, ({ calling }) => calling, open)
}

/** How long the next caller waits after the one before, unless the visitor lets them call. */
const nextWaitsHours = 24

/**
 * From when an installer that accepts may call: the first at once, each of the others a day after the turn before ends (`after`, absent
 * for the first), and none before the law and the visitor allow it.
 */
export function callsFrom(
  acceptedAt: Date,
  { after, visitorFrom }: { after: Date | undefined; visitorFrom: string | null },
  calendar: CallingCalendar,
): Date {
  const earliest = after
    ? Math.max(acceptedAt.getTime(), after.getTime()) + nextWaitsHours * 3_600_000
    : acceptedAt.getTime()
  return callableFrom(new Date(earliest), calendar, visitorFrom ? new Date(visitorFrom) : undefined)
}

/**
 * When the turns of those who accepted before are over, by when they began; undefined where none did. The time that the visitor chose is
 * the first one’s, to its end.
 */
export function endOfTurns(began: readonly Date[], chosenUntil: string | null): Date | undefined {
  if (began.length === 0) return undefined
  const chosen = chosenUntil ? [Date.parse(chosenUntil)] : []
  return new Date(Math.max(...began.map(Number), ...chosen))
}

/** From when each of those who accepted may call, in the order in which they did. Where the visitor let them, none `waits` for another. */
export function callTurns(
  accepted: readonly Date[],
  {
    waits,
    visitorFrom,
    chosenUntil,
  }: { waits: boolean; visitorFrom: string | null; chosenUntil: string | null },
  calendar: CallingCalendar,
): Date[] {
  const turns: Date[] = []
  for (const at of accepted) {
    const after = waits ? endOfTurns(turns, chosenUntil) : undefined
    turns.push(callsFrom(at, { after, visitorFrom }, calendar))
  }
  return turns
}

/** The time that the visitor chose: null where they chose none, and for installers that may call only after it. */
export function chosenTime({
  from,
  until,
  callsFrom,
}: {
  from: string | null
  until: string | null
  callsFrom: string | null
}): { from: string; until: string } | null {
  return from && until && (callsFrom ?? '') < until ? { from, until } : null
}

/** Why a lead isn't offered (again): no installer suits, no suitable one is left, or it belongs to one that was offered it before. */
const notOfferedReasons = ['nobody-suits', 'nobody-left', 'asked-before'] as const
export type NotOfferedReason = (typeof notOfferedReasons)[number]

/** Why an installer may decline. */
export const declineReasons = ['too-busy', 'too-far', 'not-our-work', 'too-small', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/**
 * Why an offer ended: 'taken' where others were faster, or had the visitor's yes; 'unavailable' where it was taken back since its installer
 * couldn't accept it any more; 'price-over' where its price expired without an answer. None counts against the installer.
 */
export type OfferEnd = DeclineReason | 'taken' | 'unavailable' | 'price-over'

/** Whether a lead is ever offered: no question, nothing that looks like spam, was taken back or came by a public key. On the telephone they must have said so, and after an advertisement on their own page. */
export function canBeOffered(lead: {
  state: LeadState
  kind: EnquiryKind
  leadSource: LeadSource
  consentVersion: string
  way: Way | null
  consentUntil: string
  now: string
}): boolean {
  const { state, kind, leadSource, consentVersion, way, consentUntil, now } = lead
  const open: readonly LeadState[] = openStates
  const isAgreed = agreedToInstallers(leadSource, consentVersion, way === 'prices')
  return open.includes(state) && kind === 'quotes' && isAgreed && now < consentUntil
}
