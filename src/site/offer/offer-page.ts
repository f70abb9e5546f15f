import type { OutgoingOffer } from '#domain/delivery/outgoing-offer.ts'
import type { CallOutcome, ContactChannel, LostReason } from '#domain/lead/state.ts'
import type { DeclineReason } from '#domain/offer/offer.ts'
import type { OfferSummary } from '#domain/offer/offer-summary.ts'
import type { InstallerQuote, OfferOutcome } from '#domain/offer/outcome.ts'
import type { OfferPrice, PassReason, PriceBand, StatedSystem } from '#domain/offer/price.ts'
import type { FeeAfterTakenBack, ReturnReason } from '#domain/offer/return.ts'
import type { LostLink, Problem, Window } from '../link-page/link-page.ts'

/**
 * The state of an offer for its installer. 'priced': its price is with the visitor, who says who may call; 'passed': they said no to it
 * or yes to others, or it expired. 'taken': the last place went to another installer. 'ended': the visitor withdrew, stopped this
 * installer or was erased. 'consent-over': it was accepted, and the time that the visitor agreed to is over. 'returned' waits for a
 * decision, 'credited' has one. 'finished': it was won or lost before they accepted.
 */
export type OfferStanding =
  | 'offered'
  | 'priced'
  | 'passed'
  | 'accepted'
  | 'declined'
  | 'lapsed'
  | 'taken'
  | 'ended'
  | 'finished'
  | 'consent-over'
  | 'returned'
  | 'credited'

/** What the page of an offer shows. Moments are ISO 8601; the views format them on the brand's clock. */
export type Offer = {
  /** Every post of the page carries it. */
  token: string
  tradingName: string
  now: string
  standing: OfferStanding
  /** Nothing of an enquiry that has ended. */
  summary: OfferSummary | null
  /** In cents. */
  fee: { amountCents: number; gstCents: number }
  offeredAt: string
  expiresAt: string
  answeredAt: string | null
  /**
   * When the visitor expects the call: in the time that they chose, or by then. `from` is for an installer that hasn't accepted yet and
   * would call after another.
   */
  call: { from: string | null; window: Window | null; by: string }
  /** Whether it was offered to another installer since it was over. */
  hasGoneOn: boolean
  /** Whether our terms are to be accepted first. */
  asksTerms: boolean
  /** How many accepted before this one, how many may at most, and whether somebody has spoken with the visitor. */
  places: { before: number; most: number; isReached: boolean }
  /** The lowest cap and how much of it is used; null where there is none. */
  cap: { period: 'day' | 'week' | 'month'; accepted: number; cap: number } | null
  /** Where the visitor wants prices before a call. */
  pricing: Pricing | null
  /** Only while the offer is accepted and goes on. */
  accepted: AcceptedLead | null
  /** What was recorded of an accepted lead whose consent is over: that needs no number. */
  recorded: Recorded | null
  declinedBecause: DeclineReason | null
  returnedBecause: ReturnReason | null
  /** By when a return that waits is decided. */
  decideBy: string | null
  /** What becomes of the fee of what was taken back after its acceptance, and until when it can be returned. */
  takenBack: TakenBack | null
  /** When it went to the next since no call was recorded; and until when they may say that they did call, null once they can't. */
  late: { at: string; count: number; sayUntil: string | null; hasSaid: boolean } | null
  /** What was credited without a return, and why. */
  goodwill: OutgoingOffer['goodwill']
  /** What else is open. */
  open: readonly QueueItem[]
  /** A form that opens on a page of its own. */
  step?: OfferStep | undefined
  /** What was typed in the first of the quote's two steps. */
  sizes?: QuoteSizes | undefined
  /** What was just done, after the redirect. */
  done?: OfferAct | undefined
  /** A post that could not be done. */
  problem?: (Problem & { act: OfferAct | 'sizes'; field?: PriceField }) | undefined
  /** A price that could not be sent, as it was typed. */
  typedPrice?: TypedFields | undefined
}

/** What an installer prices, and what it said. */
export type Pricing = {
  /** What all prices for the lead are for, with our own band. */
  system: StatedSystem
  /** Four bands and four weeks (the Monday, YYYY-MM-DD), of which each is chosen by a press. */
  bands: readonly PriceBand[]
  weeks: readonly string[]
  price: OfferPrice | null
  /** For a price that can't get a yes any more: the visitor said no to it or chose others, or it expired. */
  over: { by: 'no' | 'others' | 'time'; at: string | null } | null
  /** Why the visitor said no, where they said. */
  because: PassReason | null
  /** The middle of what others asked for the same lately, from five of them on. */
  middle: { cents: number; firms: number } | null
  /** By which ways they let this installer speak with them, and since when. */
  agreed: { channels: readonly ContactChannel[]; at: string } | null
}

/** The fields of a price, as they are posted. */
export type PriceField =
  | 'band'
  | 'low'
  | 'high'
  | 'week'
  | 'words'
  | 'panels'
  | 'kilowatts'
  | 'kilowatt-hours'
export type TypedFields = Partial<Record<PriceField, string>>

/** A pending call, or an open offer. */
export type QueueItem = {
  /** The address of its page. */
  link: string
  kind: 'call' | 'offer'
  /** Of the visitor, for a call. */
  name: string | null
  service: string
  place: string
  postcode: string
  /** Some of what they answered: 'Monthly bill: $200–$300'. */
  detail: string
  feeCents: number
  /** Since when its time runs, and when it is over. */
  since: string
  by: string
  /** A call's chosen time; null where any time until then will do. */
  from: string | null
  /** Whether another installer calls first. */
  isWaiting: boolean
}

export type Recorded = {
  consentUntil: string
  outcome: OfferOutcome | null
  outcomeAt: string | null
  quote: InstallerQuote | null
}

/** 'decided': it was returned, and that was turned down. 'late': it could have been returned. */
export type TakenBack = {
  at: string
  fee: FeeAfterTakenBack | 'settled' | 'decided' | 'late'
  returnUntil: string
}

type QuoteSizes = { kilowatts: string; kilowattHours: string }

/** Who asked, and what became of it since. */
export type AcceptedLead = Recorded & {
  name: string
  phone: { label: string; link: string }
  /** Empty where they left none. */
  email: string
  contactBy: ContactChannel | null
  answers: readonly { label: string; value: string }[]
  notes: readonly string[]
  /** What the same person asked since. */
  askedAgain: OutgoingOffer['askedAgain']
  acceptedAt: string
  /** From when they may call; null while they wait for the visitor's yes. */
  callsFrom: string | null
  calls: readonly { at: string; outcome: CallOutcome }[]
  /** By when the call is due while they haven't been spoken with: else it goes to the next installer. */
  owed: OutgoingOffer['owed']
  /** Whether there is a receipt of the consent by which they call. */
  hasReceipt: boolean
  /** Whether the reader may return it, hand it on, or hand it back as accepted by mistake: not on the road. */
  mayReturn: boolean
  /** Until when it can be returned; null once it can't. */
  returnUntil: string | null
  /** Until when it can be opened again; null where it isn't lost, or that is over. */
  reopenUntil: string | null
  /** Whether it can be handed back as accepted by mistake. */
  isFresh: boolean
  /** Whether a return was turned down. */
  isRejected: boolean
}

/**
 * What the page can post to /offer, as the field `act` beside `token`. Every post may be repeated. Their other fields:
 * - send-price: `band`, the two ends in cents with a hyphen, or `low` and `high` in dollars; `week`, a Monday; `words`; for another
 *   system `panels`, `kilowatts`, `kilowatt-hours`
 * - explain-decline: `because`, a `DeclineReason`
 * - called: `outcome`, an `InstallerAnswer`, and `calls`, how many were recorded before
 * - quoted: `amount` in dollars, `kilowatts`, `kilowatt-hours`
 * - lost: `because`, a `LostReason`
 * - return: `because`, a `ReturnReason`, and `words`
 * - forward: `words`
 */
const offerActs = [
  'accept-terms',
  'accept',
  'send-price',
  'decline',
  'explain-decline',
  'called',
  'quoted',
  'won',
  'lost',
  'reopen',
  'return',
  'by-mistake',
  'forward',
  'did-call',
] as const
export type OfferAct = (typeof offerActs)[number]

export type OfferStep =
  | 'quote'
  | 'price'
  | 'lost'
  | 'return'
  | 'forward'
  | 'own-price'
  | 'change-price'

/** The address of the page, or of a form of it. */
export function offerPath({ token }: Pick<Offer, 'token'>, step?: OfferStep): string {
  return `/offer?${new URLSearchParams({ token, ...(step && { step }) })}`
}

/** Why a quote came to nothing, in the order in which it is asked. */
export const askedLostReasons = [
  'too-dear',
  'other-installer',
  'not-interested',
  'not-possible',
  'nobody-reached',
  'other',
] as const satisfies LostReason[]

/** Why a lead is given back, in the order in which it is asked. */
export const askedReturnReasons = [
  'number-dead',
  'number-wrong',
  'outside-area',
  'duplicate',
  'never-reached',
  'not-our-work',
  'withdrawn',
] as const satisfies ReturnReason[]

/** And of a lead that was taken back. Its visitor isn't asked anything any more. */
export const askedReturnReasonsAfter = [
  'taken-back',
  'number-dead',
  'number-wrong',
  'outside-area',
  'duplicate',
  'not-our-work',
] as const satisfies ReturnReason[]

/** An offer behind a link that is more than a day old: what it was about, without personal details. */
export type LaterOffer = Pick<Offer, 'tradingName' | 'summary' | 'now'> & {
  id: string
  acceptedAt: string | null
}

/** What the view `offer` shows. */
export type OfferPageProps = { offer: Offer } | { later: LaterOffer } | { lost: LostLink }
