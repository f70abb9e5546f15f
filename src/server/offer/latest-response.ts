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

const words = offerWords.alreadyRecorded

/** An installer's latest response to an offer, or the offer's result, and when. */
export type LatestResponse = {
  kind: 'accepted' | 'declined' | 'lapsed' | 'returned' | 'credited' | 'turned-down' | OfferOutcome
  /** Why it came to nothing, or was returned. */
  because: string
  at: string
  /** The installer's person who responded; null where no one is named. */
  by: string | null
}

type Facts = Pick<OfferPageFacts, 'row' | 'recorded'>

/** The latest response or result of an offer; undefined where there is none yet. */
export function latestResponse({ row, recorded }: Facts, now: Date): LatestResponse | undefined {
  const { state, answered_at, expires_at, outcome, outcome_at, returned_at } = row
  const isLapsed = state === 'expired' || (state === 'offered' && expires_at <= now.toISOString())
  const decided = row.return_decision === 'credited' ? 'credited' : 'turned-down'
  const moments: Moment[] = [
    { kind: 'lapsed', at: isLapsed ? expires_at : null },
    { kind: state === 'declined' ? 'declined' : 'accepted', at: answered_at },
    { kind: outcome ?? 'accepted', because: recorded?.because, at: outcome_at, by: recorded?.by },
    { kind: 'returned', because: row.returned_because, at: returned_at },
    { kind: decided, because: row.returned_because, at: row.return_decided_at },
  ]
  const latest = moments
    .flatMap(({ kind, because, at, by = null }) =>
      at ? [{ kind, because: because ?? '', at, by }] : [],
    )
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  return latest.at(-1)
}

type Moment = {
  kind: LatestResponse['kind']
  because?: string | null | undefined
  at: string | null
  by?: string | null | undefined
}

/** Whether an act is the same as the latest response: a repeated post then changes nothing. */
export function isSameAsLatest(
  act: OfferAct,
  fields: Fields,
  { kind, because }: LatestResponse,
): boolean {
  switch (act) {
    case 'accept':
      return kind === 'accepted'
    case 'decline':
      return kind === 'declined'
    case 'called': {
      const answer = fields('outcome')
      if (!isInstallerAnswer(answer)) return false
      const { lost, returned }: AnswerRule = installerAnswers[answer]
      return (kind === 'lost' && because === lost) || (isReturn(kind) && because === returned)
    }
    case 'won':
      return kind === 'won'
    case 'lost':
      return kind === 'lost' && because === fields('because')
    case 'return':
      return isReturn(kind) && because === fields('because')
    case 'by-mistake':
      return isReturn(kind) && because === 'by-mistake'
    case 'forward':
      return isReturn(kind) && because === 'forwarded'
    case 'did-call':
    case 'send-price':
    case 'accept-terms':
    case 'explain-decline':
    case 'quoted':
    case 'reopen':
      return false
  }
}

type IsDoneBy = (kind: LatestResponse['kind'] | undefined, offer: Offer) => boolean

const isReturn = (kind: LatestResponse['kind'] | undefined): boolean =>
  kind === 'returned' || kind === 'credited' || kind === 'turned-down'

const isDoneBy: Record<OfferAct, IsDoneBy> = {
  'accept-terms': (kind, { asksTerms }) => kind === undefined && !asksTerms,
  'send-price': (_, { standing }) => standing === 'priced',
  accept: (kind) => kind === 'accepted',
  decline: (kind) => kind === 'declined',
  'explain-decline': (kind) => kind === 'declined',
  called: (kind) => kind === 'tried' || kind === 'reached' || kind === 'lost' || isReturn(kind),
  quoted: (kind) => kind === 'quoted',
  won: (kind) => kind === 'won',
  lost: (kind) => kind === 'lost',
  reopen: (kind) =>
    kind === 'accepted' || kind === 'tried' || kind === 'reached' || kind === 'quoted',
  return: isReturn,
  'by-mistake': isReturn,
  forward: isReturn,
  'did-call': () => true,
}

/** Whether an offer is in the state that an act leads to. Only then does its page say "done", as anyone can type an address. */
export function isDone(act: OfferAct, facts: Facts, { offer, now }: { offer: Offer; now: Date }) {
  return isDoneBy[act](latestResponse(facts, now)?.kind, offer)
}

/** 'Milo recorded this as not interested at 1:20 pm. Nothing was changed.' For that person themselves, 'You'. */
export function formatResponse(
  { kind, because, at, by }: LatestResponse,
  { reader, ...clock }: Clock & { reader?: string | undefined },
): string {
  const text = (isOutcome(kind) ? outcomeWords[kind].alreadyRecorded : words[kind])
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
