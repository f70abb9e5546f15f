import { outcomeWords } from '#content/offer-outcomes.ts'
import { capitalise, lowerFirst } from '#domain/letter-case.ts'
import type { OfferEnd } from '#domain/offer/offer.ts'
import type { CallReminder } from '#domain/offer/owed-call.ts'
import type { PassReason } from '#domain/offer/price.ts'
import { creditedLabels } from '../../../installer/words.ts'
import { spellNumber } from '../../../words/labels.ts'
import { formatDayAndTime, type LocalTime } from '../../../words/moments.ts'
import { hasDetails, isOpen, type Matching, type Offer } from './matching-query.ts'

const declineLabels: Record<OfferEnd, string> = {
  'too-busy': 'too busy',
  'too-far': 'too far',
  'not-our-work': 'not their work',
  'too-small': 'too small',
  other: 'another reason',
  taken: '',
  unavailable: '',
  'price-over': '',
}

const passLabels: Record<PassReason, string> = {
  'too-dear': 'too dear',
  'too-far': 'too far',
  other: 'another reason',
  no: 'no reason given',
}

const reminderLabels: Record<CallReminder, string> = {
  'offer.half-time': 'reminded at half the time',
  'offer.three-quarters': 'reminded at three quarters of the time',
}

type OfferMoments = Pick<
  Offer,
  | 'state'
  | 'offeredAt'
  | 'expiresAt'
  | 'answeredAt'
  | 'declinedBecause'
  | 'outcome'
  | 'outcomeAt'
  | 'callsFrom'
  | 'returnedAt'
  | 'returnedBecause'
  | 'reminded'
  | 'passedAt'
  | 'passedBecause'
>

/** What became of an offer, to follow the installer's name: 'declined 10:31 am, too busy'. */
export function formatOffer(offer: OfferMoments, local: LocalTime): string {
  const at = (moment: string | null) => (moment ? ` ${formatDayAndTime(moment, local)}` : '')
  switch (offer.state) {
    case 'offered':
      return `to answer by${at(offer.expiresAt)}`
    case 'priced':
      return `named a price, which is open until${at(offer.expiresAt)}`
    case 'passed':
      return `not chosen${at(offer.passedAt)}${offer.passedBecause ? `, ${passLabels[offer.passedBecause]}` : ''}`
    case 'accepted':
      return `accepted${at(offer.answeredAt)}, ${formatProgress(offer, local)}`
    case 'declined': {
      const because = offer.declinedBecause && declineLabels[offer.declinedBecause]
      return `declined${at(offer.answeredAt)}${because ? `, ${because}` : ''}`
    }
    case 'expired':
      return `lapsed${at(offer.expiresAt)}`
    case 'cancelled':
      return `stopped${at(offer.answeredAt)}`
    case 'returned':
      return `returned${at(offer.returnedAt)}, to be decided`
    case 'credited':
      return `${creditedLabels[offer.returnedBecause ?? ''] ?? 'returned'}${at(offer.returnedAt)}, credited`
  }
}

/** What an installer that accepted has done about the call: 'no try yet, reminded at half the time'. */
export function formatProgress(
  {
    outcome,
    outcomeAt,
    callsFrom,
    reminded,
  }: Pick<OfferMoments, 'outcome' | 'outcomeAt' | 'callsFrom' | 'reminded'>,
  local: LocalTime,
): string {
  const done = outcome && outcomeWords[outcome].progress
  if (done) return `${done}${outcomeAt ? ` ${formatDayAndTime(outcomeAt, local)}` : ''}`
  if (callsFrom && Date.parse(callsFrom) > local.now)
    return `calls from ${formatDayAndTime(callsFrom, local)}`
  return ['no try yet', reminded && reminderLabels[reminded]].filter(Boolean).join(', ')
}

/** 'One installer has accepted, one is deciding, one place is free.' */
export function formatPlaces({
  offers,
  maxInstallers,
}: Pick<Matching, 'maxInstallers'> & { offers: readonly Pick<Offer, 'state'>[] }): string {
  const accepted = offers.filter(hasDetails).length
  const open = offers.filter(isOpen).length
  const priced = offers.filter(({ state }) => state === 'priced').length
  const free = Math.max(0, maxInstallers - accepted - open - priced)
  const count = (number: number) => spellNumber(number).toLowerCase()
  const parts = [
    ...(accepted > 0 ? [`${count(accepted)} ${accepted === 1 ? 'has' : 'have'} accepted`] : []),
    ...(priced > 0 ? [`${count(priced)} ${priced === 1 ? 'has' : 'have'} named a price`] : []),
    ...(open > 0 ? [`${count(open)} ${open === 1 ? 'is' : 'are'} deciding`] : []),
    free === 0
      ? 'no place is free'
      : `${count(free)} ${free === 1 ? 'place is' : 'places are'} free`,
  ]
  return `${capitalise(parts.join(', '))}.`
}

/** How far an installer is from its fair share of leads: 'Behind its fair share by 6'. */
export function formatShortfall(shortfall: number): { side: 'for' | 'neither'; text: string } {
  const leads = Math.round(Math.abs(shortfall) * 10) / 10
  if (leads === 0) return { side: 'neither', text: 'Level with its fair share' }
  return shortfall > 0
    ? { side: 'for', text: `Behind its fair share by ${leads}` }
    : { side: 'neither', text: `Ahead of its fair share by ${leads}` }
}

type ReasonText = { side: 'for' | 'against' | 'neither'; code: string; text: string }

/** What goes together is one phrase: 'Covers 3166, fits batteries'. */
const joined: readonly (readonly string[])[] = [
  ['area', 'service'],
  ['accreditation', 'seller'],
]

/** Reasons for an installer, with related ones joined to one phrase: short enough to read aloud. */
export function joinReasons<One extends ReasonText>(reasons: readonly One[]): One[] {
  return reasons.flatMap((reason, index) => {
    const group = joined.find((codes) => codes.includes(reason.code))
    if (!group || reason.side !== 'for') return [reason]
    const together = reasons.filter(({ side, code }) => side === 'for' && group.includes(code))
    if (together[0] !== reasons[index]) return []
    const [first = '', ...rest] = together.map(({ text }) => text)
    return [{ ...reason, text: [first, ...rest.map(lowerFirst)].join(', ') }]
  })
}
