import type { Way } from '../offer/offer.ts'
import { noCallPromised } from '../promise/is-promised.ts'
import { noticeKey } from '../promise/notices.ts'
import type { OutgoingLead } from './outgoing-lead.ts'
import type { OutgoingOffer } from './outgoing-offer.ts'

/** Why a queued message isn't sent after all, once its reason no longer holds. Undefined where it is. */
export type LeadRule = (lead: OutgoingLead, owed: OwedForLead) => string | undefined
export type OfferRule = (offer: OutgoingOffer, about: AboutOffer) => string | undefined

/** Of a letter with prices: `standing` are those that the visitor could say yes to now. */
export type PricesRule = (facts: { way: Way | null; standing: number }) => string | undefined

type OwedForLead = { event: string; operator: string | null; dedupeKey: string | null; now: Date }
/** `suppressed` says that the visitor asked us to stop. */
type AboutOffer = { now: Date; suppressed: boolean }

const isOver = (moment: string, now: Date) => moment <= now.toISOString()

export const reassigned: LeadRule = ({ owner }, { operator }) =>
  owner === operator ? undefined : 'The lead isn’t theirs any more'

/** A promise moved to another time has notices of its own. */
export const reached: LeadRule = ({ id, state, contactedAt, promisedBy }, { event, dedupeKey }) => {
  if (contactedAt) return 'Somebody has reached them'
  if (state !== 'new') return 'Nobody waits for the call any more'
  if (!promisedBy) return noCallPromised
  const moved = dedupeKey !== null && dedupeKey !== noticeKey(event, id, promisedBy)
  return moved ? 'The call was moved to another time' : undefined
}

export const promiseIsOver: LeadRule = (lead, owed) =>
  reached(lead, owed) ??
  (!lead.promisedBy || isOver(lead.promisedBy, owed.now) ? 'The promised time is over' : undefined)

export const newTimeIsOver: LeadRule = (lead, owed) => {
  const { newPromiseBy } = lead
  const over = !newPromiseBy || isOver(newPromiseBy, owed.now)
  return reached(lead, owed) ?? (over ? 'The new time is over too' : undefined)
}

export const notPromised: LeadRule = (lead) =>
  (lead.promisedBy ? undefined : noCallPromised) ??
  (['held', 'spam'].includes(lead.state) ? 'It is held back or marked as spam' : undefined)

export const quoted: LeadRule = ({ state }) =>
  ['new', 'contacted'].includes(state) ? undefined : 'Nobody waits for a call'

export const finished: LeadRule = ({ isOpen }) =>
  isOpen ? undefined : 'Nobody calls them any more'

export const answered: OfferRule = (
  { state, expiresAt, ended, installer, consentUntil },
  { now, suppressed },
) => {
  if (isOver(consentUntil, now)) return 'Their consent has run out'
  if (ended || suppressed) return 'The enquiry was taken back'
  if (state !== 'offered') return 'The offer was answered, or has lapsed'
  if (isOver(expiresAt, now)) return 'The offer has lapsed'
  return installer.closedAt ? 'We no longer pass on enquiries to this installer' : undefined
}

/** Only while they could still choose. */
export const noPrices: PricesRule = ({ way, standing }) => {
  if (way !== 'prices') return 'They want to be called after all'
  return standing === 0 ? 'No price is open any more' : undefined
}

export const notPassed: OfferRule = ({ state, closedBy, ended }) => {
  if (ended) return 'The enquiry was taken back'
  return state === 'passed' || closedBy === 'taken' ? undefined : 'They can still be chosen'
}

export const withoutDetails: OfferRule = ({ details }) =>
  details ? undefined : 'They don’t have the details any more'

/** The call is no longer pending, a try is recorded, or its time is over. */
export const triedOrOver: OfferRule = ({ details, owed }, { now }) => {
  if (!details || !owed) return 'They don’t owe the call any more'
  if (owed.hasTried) return 'A call was recorded'
  return isOver(owed.by, now) ? 'The promised time is over' : undefined
}

export const notTried: OfferRule = ({ owed }, { now }) =>
  owed?.hasTried && !isOver(owed.keptUntil, now) ? undefined : 'They don’t owe the call any more'

/** A notice to stop calling is always sent. */
export const notCancelled: OfferRule = ({ state, ended }) =>
  state === 'accepted' && !ended ? 'The enquiry goes on' : undefined

export const notCredited: OfferRule = ({ state, return: returned, goodwill }) =>
  state === 'credited' || returned?.decision === 'credited' || goodwill
    ? undefined
    : 'It was not credited'

export const notRejected: OfferRule = ({ return: returned }) =>
  returned?.decision === 'rejected' ? undefined : 'The return was decided otherwise'

export const decided: OfferRule = ({ return: returned }) =>
  returned?.decision === null ? undefined : 'The return is decided'
