import { formatDay } from '../estimate/shared/day.ts'
import type { Installer } from '../installer/installer.ts'
import { awayUntil, untilResumed } from '../installer/pause.ts'
import { type ContactChannel, contactChannels } from '../lead/state.ts'
import { formatDate } from '../promise/format-time.ts'
import { type Rejection, reject } from '../result.ts'
import type { OfferState } from './offer.ts'
import type { QuotedSystem, TypedPrice } from './price.ts'
import { formatBand, formatSystem } from './price-words.ts'

/** The wordings of what is agreed to beside the enquiry's own consent. Goes up when one of them changes. */
export const yesVersion = '2'

/** What a visitor says who sees prices first, as the page has it above the button. */
export const pricesFirstWording = 'Nobody may call until you say yes to them by name.'

/** What stood around it, as the receipt says it. */
export const pricesFirstShown = 'The choice between a call and prices first.'

const verbs: Record<ContactChannel, string> = {
  phone: 'call me',
  sms: 'send me texts',
  email: 'write me emails',
}

/** How a yes names its installer: `identity` is what tells which business it is. */
export type YesNamed = { name: string; identity: string }

/** What a visitor agrees to by a yes, by name and channel, as shown above the button. It has no details of theirs. */
export function yesWording(
  { name, identity }: YesNamed,
  channels: readonly ContactChannel[],
): string {
  const ways = contactChannels.filter((one) => channels.includes(one)).map((one) => verbs[one])
  const last = ways.at(-1) ?? ''
  const list = ways.length > 1 ? `${ways.slice(0, -1).join(', ')} and ${last}` : last
  return `Yes, ${name} (${identity}) may ${list} about this enquiry.`
}

/** What stood beside it, as the receipt says it. */
export function yesShown(
  { earliestWeek, words, system, ...band }: TypedPrice,
  askedFor: QuotedSystem,
): string {
  return [
    `A price of ${formatBand(band)}`,
    `for ${formatSystem(system ?? askedFor)}`,
    `to begin in the week of ${formatDay(earliestWeek)}`,
    words && `and “${words}”`,
  ]
    .filter(Boolean)
    .join(', ')
}

type PricedOffer = { state: OfferState; expires_at: string; declined_because: string | null }

/** A price that a visitor can't answer (any more), with how it ended. Moments are ISO 8601. */
type EndedPrice = PricedOffer & { answered_at: string | null; returned_because: string | null }

/** Whether the visitor took back a yes to it. Its fee may have been credited since. */
export function isYesTakenBack({
  state,
  answered_at,
  returned_because,
}: Omit<EndedPrice, keyof PricedOffer> & { state: OfferState }): boolean {
  const isCredited = state === 'credited' && returned_because === 'taken-back'
  return answered_at !== null && (state === 'cancelled' || isCredited)
}

/**
 * What a visitor may do again about an installer that named a price: say yes, where they took theirs back and the price is still valid;
 * otherwise ask it for another. Undefined where they said no, or the installer took it back, gave it back or may call.
 */
export function sayableAnew(price: EndedPrice, now: string): 'yes' | 'ask' | undefined {
  const { state, expires_at, declined_because } = price
  const isOver = expires_at <= now
  if (isYesTakenBack(price)) return isOver ? 'ask' : 'yes'
  if (state === 'expired' || (state === 'priced' && isOver)) return 'ask'
  return state === 'cancelled' && declined_because === 'unavailable' ? 'ask' : undefined
}

/** Why a visitor can't answer a price (any more), as they read it; undefined where they can. */
export function whyNotAnswered(
  { state, expires_at, declined_because }: PricedOffer,
  installer: string,
  now: string,
): Rejection<'lapsed' | 'answered' | 'taken' | 'withdrawn'> | undefined {
  if (state === 'passed') return reject('answered', `You have said no to ${installer}.`)
  if (state === 'expired' && declined_because === 'taken') return noMoreYeses
  if (state === 'priced' && expires_at > now) return undefined
  return state === 'priced' || state === 'expired'
    ? reject('lapsed', `The price of ${installer} stands no longer. You can ask them again.`)
    : reject('withdrawn', `${installer} has no price for you any more.`)
}

/** Why an installer that is away for a time gets no yes, though its price is valid; undefined where it isn't away. */
export function whyAway(
  installer: Pick<Installer, 'tradingName' | 'pausedUntil' | 'daysOff'>,
  today: string,
): Rejection<'away'> | undefined {
  const until = awayUntil(today, installer)
  if (!until) return undefined
  const when = until === untilResumed ? 'for now' : `until ${formatDate(until, today)}`
  return reject('away', `${installer.tradingName} is away ${when}. Say yes once they’re back.`)
}

export const noMoreYeses = reject(
  'taken',
  'As many as you agreed to may call you already. Take one back first.',
)

/** Three prices are enough to compare, and no installer should work for a fourth. */
export const noMoreAsked = reject(
  'taken',
  'As many as may be asked have named a price, or are asked already.',
)

export const enquiryOver = reject(
  'withdrawn',
  'This enquiry is finished, so nobody else may call about it. A new enquiry begins it anew.',
)

/** The enquiry is over, or what they agreed to. */
export const askedNoMore = reject(
  'withdrawn',
  'We may not ask installers about this any more. A new enquiry begins it anew.',
)

export const noChannel = reject('invalid', 'Choose how they may speak with you.')
