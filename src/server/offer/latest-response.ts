import { outcomeWords } from '#content/offer-outcomes.ts'
import { offerWords } from '#content/pages/offer.ts'
import type { OfferPageFacts } from '#database/offer/offer-page.ts'
import { dayOf } from '#domain/calendar.ts'
import {
  type AnswerRule,
  installerAnswers,
  isInstallerAnswer,
  isOutcome,
  type OfferOutcome,
} from '#domain/offer/outcome.ts'
import { type Clock, formatMoment, formatTime } from '#domain/promise/format-time.ts'
import type { Offer, OfferAct } from '#site/offer/offer-page.ts'
import type { Fields } from '../http/read-fields.ts'

const words = offerWords.stands

/** An installer's latest response to an offer, or the offer's result, and when. */
export type Standing = {
  is: 'accepted' | 'declined' | 'lapsed' | 'returned' | 'credited' | 'turned-down' | OfferOutcome
  /** Why it came to nothing, or was returned. */
  because: string
  at: string
  /** The installer's person who responded; null where no one is named. */
  by: string | null
}

type Facts = Pick<OfferPageFacts, 'row' | 'recorded'>

/** The latest response or result of an offer; undefined where there is none yet. */
export function latestResponse({ row, recorded }: Facts, now: Date): Standing | undefined {
  const { state, answered_at, expires_at, outcome, outcome_at, returned_at } = row
  const isLapsed = state === 'expired' || (state === 'offered' && expires_at <= now.toISOString())
  const decided = row.return_decision === 'credited' ? 'credited' : 'turned-down'
  const moments: Moment[] = [
    { is: 'lapsed', at: isLapsed ? expires_at : null },
    { is: state === 'declined' ? 'declined' : 'accepted', at: answered_at },
    { is: outcome ?? 'accepted', because: recorded?.because, at: outcome_at, by: recorded?.by },
    { is: 'returned', because: row.returned_because, at: returned_at },
    { is: decided, because: row.returned_because, at: row.return_decided_at },
  ]
  const latest = moments
    .flatMap(({ is, because, at, by = null }) =>
      at ? [{ is, because: because ?? '', at, by }] : [],
    )
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  return latest.at(-1)
}

type Moment = {
  is: Standing['is']
  because?: string | null | undefined
  at: string | null
  by?: string | null | undefined
}

/** Whether an act is the same as the latest response: a repeated post then changes nothing. */
export function isAsked(act: OfferAct, fields: Fields, { is, because }: Standing): boolean {
  switch (act) {
    case 'accept':
      return is === 'accepted'
    case 'decline':
      return is === 'declined'
    case 'called': {
      const answer = fields('outcome')
      if (!isInstallerAnswer(answer)) return false
      const { lost, returned }: AnswerRule = installerAnswers[answer]
      return (is === 'lost' && because === lost) || (isReturn(is) && because === returned)
    }
    case 'won':
      return is === 'won'
    case 'lost':
      return is === 'lost' && because === fields('because')
    case 'return':
      return isReturn(is) && because === fields('because')
    case 'by-mistake':
      return isReturn(is) && because === 'by-mistake'
    case 'forward':
      return isReturn(is) && because === 'forwarded'
    case 'did-call':
    case 'send-price':
    case 'accept-terms':
    case 'explain-decline':
    case 'quoted':
    case 'reopen':
      return false
  }
}

type StandsAfter = (is: Standing['is'] | undefined, offer: Offer) => boolean

const isReturn = (is: Standing['is'] | undefined): boolean =>
  is === 'returned' || is === 'credited' || is === 'turned-down'

const standsAfter: Record<OfferAct, StandsAfter> = {
  'accept-terms': (is, { asksTerms }) => is === undefined && !asksTerms,
  'send-price': (_, { standing }) => standing === 'priced',
  accept: (is) => is === 'accepted',
  decline: (is) => is === 'declined',
  'explain-decline': (is) => is === 'declined',
  called: (is) => is === 'tried' || is === 'reached' || is === 'lost' || isReturn(is),
  quoted: (is) => is === 'quoted',
  won: (is) => is === 'won',
  lost: (is) => is === 'lost',
  reopen: (is) => is === 'accepted' || is === 'tried' || is === 'reached' || is === 'quoted',
  return: isReturn,
  'by-mistake': isReturn,
  forward: isReturn,
  'did-call': () => true,
}

/** Whether an offer is in the state that an act leads to. Only then does its page say "done", as anyone can type an address. */
export function isDone(act: OfferAct, facts: Facts, { offer, now }: { offer: Offer; now: Date }) {
  return standsAfter[act](latestResponse(facts, now)?.is, offer)
}

/** 'Milo recorded this as not interested at 1:20 pm. Nothing was changed.' For that person themselves, 'You'. */
export function formatStanding(
  { is, because, at, by }: Standing,
  { reader, ...clock }: Clock & { reader?: string | undefined },
): string {
  const text = (isOutcome(is) ? outcomeWords[is].stands : words[is])
    .replace('{Who}', by === null || by === reader ? 'You' : by)
    .replace('{because}', because in words.because ? words.because[because as Because] : '')
    .replace('{when}', formatWhen(at, clock))
  return `${text} ${words.nothing}`
}

type Because = keyof typeof words.because

/** 'at 1:20 pm', and with its day where that isn't today. */
function formatWhen(at: string, clock: Clock): string {
  const day = (moment: Date) => dayOf(moment, clock.timeZone)
  return day(new Date(at)) === day(new Date(clock.now))
    ? `at ${formatTime(at, clock.timeZone)}`
    : `on ${formatMoment(at, clock)}`
}
