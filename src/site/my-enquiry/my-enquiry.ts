import type { ReceiverKind } from '#domain/delivery/channel.ts'
import type { EnquiryKind } from '#domain/enquiry/form.ts'
import type { ContactChannel } from '#domain/lead/state.ts'
import type { Way } from '#domain/offer/offer.ts'
import type { ChannelBox } from '#domain/privacy/channel-consent.ts'
import type { ConsentReceipt } from '#domain/privacy/consent-receipt.ts'
import type { LostLink, Problem, Window } from '../link-page/link-page.ts'
import type { Prices } from './prices.ts'

/** What the visitor's own page shows. Moments are ISO 8601; the views format them on the brand's clock. */
export type MyEnquiry = {
  /** Every post and link of the page carries it. */
  token: string
  reference: string
  kind: EnquiryKind
  now: string
  receivedAt: string
  /** The state of the enquiry. */
  standing: Standing
  promise: {
    promisedBy: string
    /** By when we call instead, where we had to write that we'd be late. */
    newPromiseBy: string | null
    /** The time the visitor chose instead of the promise. Posted again, its id leaves it as it is. */
    chosen: (Window & { id: string }) | null
    contactBy: ContactChannel | null
  }
  /** When we or an installer first spoke with them. */
  contactedAt: string | null
  quotedAt: string | null
  finishedAt: string | null
  withdrawnAt: string | null
  /** The state of a postcode outside Victoria, while no call there is promised: 'New South Wales'. */
  outside: string | null
  /** Places across the border that share the postcode, while a call is awaited: 'Barooga and Lalalty in New South Wales'. */
  across: string | null
  /** Times that may be chosen: at most four, only lawful ones. Empty where no call is promised or agreed to, or they were spoken with. */
  times: readonly (Window & { id: string })[]
  /** Who calls: an installer that accepted, an installer that is still sought, or we. */
  caller: 'installer' | 'sought' | 'us'
  /** How many installers are asked right now, without a name. */
  asked: number
  /** Whether they want a call or prices first; null for a question, and where that isn't asked. */
  way: WayChoice | null
  /** Where they want prices first. */
  prices: Prices | null
  holders: readonly Holder[]
  /** The last three digits; empty where we have none. */
  phoneEnding: string
  /** What the boxes for calls and texts say, and which are ticked; null where the brand has no boxes, or their time is over. */
  boxes: Record<ChannelBox, { wording: string; isTicked: boolean }> | null
  /** How they may be reached: what they agreed to, as far as they left a number or an address. A call comes first. */
  channels: readonly ContactChannel[]
  hasEmail: boolean
  /** 'a…@e…'; empty where we have none. */
  maskedEmail: string
  answers: readonly Answer[]
  notes: readonly { at: string; text: string }[]
  /** What the drawn house shows. */
  house: { property: 'home' | 'business' | 'farm'; panels: number; battery: boolean }
  feedback: 'ask' | 'given' | 'not asked'
  /** The installer that spoke with them, and that feedback is about; null where it was us. */
  spokenWith: string | null
  /** By which way we or an installer first spoke with them; null where nobody recorded that. */
  spokenBy: ContactChannel | null
  /** An installer that says it did call them by a moment, though it had recorded no call. */
  saysCalled: { by: string; at: string } | null
  /** The installer that says it never reached them, where that is why we ask. */
  neverReachedBy: string | null
  /** Of what they agreed to; `installer` is the one that they said may call. An enquiry from before there were receipts has none. */
  receipts: readonly { id: string; kind: ConsentReceipt['kind']; installer: string | null }[]
  /** What was just done, after the redirect. */
  done?: Act | undefined
  /** A post that could not be done, with what was typed; `about` is the question or holder that it named. */
  problem?: (Problem & { act: Act; about?: string | undefined }) | undefined
}

/**
 * 'waiting' for the call, 'asked' once the promised time is over and no call is recorded or an installer never reached them,
 * 'not called' once the visitor has said so, then 'spoken', 'quoted', 'decided'. 'withdrawn' ends everything.
 */
type Standing = 'waiting' | 'asked' | 'not called' | 'spoken' | 'quoted' | 'decided' | 'withdrawn'

/**
 * What the visitor chose, null while they haven't; and whether they may choose, which ends once an installer has accepted. `pricesOnly` where
 * nothing is to be chosen but prices, since no installer calls otherwise.
 */
export type WayChoice = { chosen: Way | null; mayChoose: boolean; pricesOnly?: true }

/** A business that has the visitor's details. */
export type Holder = {
  id: string
  kind: 'us' | ReceiverKind
  name: string
  since: string
  stoppedAt: string | null
  /** Whether the visitor can stop this one alone. */
  canStop: boolean
  /** An installer's alone. */
  installer?: HolderInstaller | undefined
}

/** What the visitor reads of an installer that accepted. */
export type HolderInstaller = {
  /** Its number, or what else tells which business it is. */
  identity: string
  /** The person to ask for, and the number they call from. */
  person: string
  phone: string
  /** From when it may call, where it has to wait for another one. */
  callsFrom: string | null
  /** Whether it has spoken with them, by its own record. */
  hasSpoken: boolean
  /** Why them, and of how many; 0 where one of us asked them out of turn. */
  reasons: readonly string[]
  suited: number
  /** Facts shown of every installer. */
  facts: readonly string[]
}

/** An answer with the question's wording, and what it may be changed to. */
export type Answer = {
  question: string
  ask: string
  answer: string
  value: string
  choices: readonly { value: string; label: string }[]
  /** Free text may be retyped; where there are neither choices nor this, it stays as it is. */
  isText: boolean
}

/**
 * What the page can post to /my-enquiry, as the field `act` beside `token`. Every post may be repeated. Their other fields:
 * - choose-way: `way`, a `Way`
 * - say-yes: `offer`, an id, and `priced-at`, the moment of the price that was seen
 * - take-yes-back and ask-again: `offer`, an id
 * - say-no: `offer`, and `because`, a `PassReason`, which may follow in a post of its own
 * - choose-time: `time`, the id of one of the times, or nothing for the promise; `contact-by`, a `ContactChannel`
 * - change-phone: `phone`; where there are boxes, those that are said of it, as in change-channels
 * - change-channels: `agree-calls` and `agree-texts`, there if ticked
 * - change-email: `email`
 * - change-answer: `question`, a question's name, and `answer`, a choice's value or text
 * - add-note: `note`
 * - stop-one: `holder`, an id; of an installer `another`, 'yes' to be offered to the next
 * - firm-called: `answer`, 'yes' or 'no'
 * - feedback: those of `FeedbackAnswers` in #domain/lead/feedback.ts
 */
const acts = [
  'choose-way',
  'say-yes',
  'say-no',
  'take-yes-back',
  'ask-again',
  'choose-time',
  'change-phone',
  'change-channels',
  'change-email',
  'change-answer',
  'add-note',
  'stop-one',
  'let-others-call',
  'withdraw',
  'erase',
  'called',
  'missed',
  'not-called',
  'firm-called',
  'feedback',
  'stop-asking',
] as const
export type Act = (typeof acts)[number]

/** What the view `myEnquiry` shows. */
export type MyEnquiryProps = { enquiry: MyEnquiry } | { lost: LostLink }

/**
 * What /success shows to visitors with the link: their house, the choice of a call or prices first, and the times. Their posts go to
 * /my-enquiry and end there.
 */
export type OwnSuccess = Pick<
  MyEnquiry,
  | 'token'
  | 'now'
  | 'promise'
  | 'outside'
  | 'across'
  | 'times'
  | 'house'
  | 'channels'
  | 'caller'
  | 'way'
  | 'boxes'
  | 'phoneEnding'
>
