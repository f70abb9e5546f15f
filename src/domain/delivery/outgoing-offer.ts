import type { Installer } from '../installer/installer.ts'
import type { ContactChannel } from '../lead/state.ts'
import type { AskedAgain } from '../offer/asked-again.ts'
import type { LedgerAmounts } from '../offer/ledger.ts'
import type { OfferEnd, OfferState, Way } from '../offer/offer.ts'
import type { OfferSummary } from '../offer/offer-summary.ts'
import type { OfferPrice, PassReason, StatedSystem } from '../offer/price.ts'
import type { Reason } from '../offer/reason.ts'
import type { FeeAfterTakenBack } from '../offer/return.ts'
import type { OutgoingLead } from './outgoing-lead.ts'

/** The installer that an offer was made to, as letters and pages name it. */
export type OfferedInstaller = Pick<
  Installer,
  'id' | 'tradingName' | 'abn' | 'companyNumber' | 'people' | 'closedAt'
> & {
  /** What its links carry now. */
  linkNumber: number
}

/** An offer as letters, webhooks and pages read it. Moments are ISO 8601 text. */
export type OutgoingOffer = {
  id: string
  lead: string
  /** The lead's. Hidden until the offer is accepted. */
  reference: string
  state: OfferState
  installer: OfferedInstaller
  /** What it may show before it is accepted. */
  summary: OfferSummary
  fee: LedgerAmounts
  offeredAt: string
  expiresAt: string
  /** When it was accepted, declined or taken back. */
  answeredAt: string | null
  /** How its visitor wants to go on: to be called, or to see prices first. */
  way: Way | null
  /** The system that prices are asked for, and our own band; null where none are. */
  stated: StatedSystem | null
  /** What this installer named, whatever became of it. */
  price: OfferPrice | null
  /** Of a price that wasn't chosen: why, if the visitor said it, and the middle of what at least five firms asked lately for the same. */
  notChosen: { because: PassReason | null; middle: { cents: number; firms: number } | null } | null
  /** Why it ended without an answer of its installer's: 'taken' where the places went to others. */
  closedBy: OfferEnd | null
  /** By which ways the visitor lets this installer speak with them, and since when; null where it accepted by itself. */
  agreed: { channels: readonly ContactChannel[]; at: string; wording: string } | null
  /** Since when the installer has, or had, the details. */
  acceptedAt: string | null
  /**
   * From when this installer may call. Before it accepts: from when it could if it accepted now; null where it wouldn't wait.
   */
  callsFrom: string | null
  /** The time that the visitor chose, and otherwise from when and until when the call is promised. */
  call: { from: string | null; until: string | null; callableFrom: string; promisedBy: string }
  /** Why it was chosen: the reasons for it alone. Those that say something of the person come with acceptance. */
  reasons: Pick<Reason, 'code' | 'text'>[]
  /** How many accepted this lead before it, how many have it now, and whether it was offered again after this offer was over. */
  others: { before: number; now: number; after: boolean }
  /** Whether one of us, or an installer, has spoken with the visitor. */
  isReached: boolean
  return: {
    because: string
    /** By when we said we’d decide it. */
    decideBy: string
    decision: 'credited' | 'rejected' | null
    /** Why it was decided so, as the installer reads it. */
    explanation: string | null
  } | null
  /**
   * When it was taken back after its acceptance, what that means for the fee, and until when it may be returned. 'settled': something was
   * credited as goodwill.
   */
  takenBack: { at: string; fee: FeeAfterTakenBack | 'settled'; returnUntil: string } | null
  /** The call that it owes, by when, and until when a try keeps it theirs; null once they were spoken with, or it isn't theirs. */
  owed: { by: string; keptUntil: string; hasTried: boolean } | null
  /** When it went to the next since no call was recorded, and how many calls it hadn't made in time by then within thirty days. */
  late: { at: string; count: number } | null
  /** The amount credited without a return, why, and who credited it. */
  goodwill: (LedgerAmounts & { sentence: string; by: string }) | null
  /** Until when the consent lets us pass it on. */
  consentUntil: string
  /** Whether it was won or lost, and can't be accepted any more. */
  isFinished: boolean
  /** How many installers the visitor still wants, where they said so. */
  wanted: number | null
  /** Why calls are no longer allowed; undefined while it goes on. 'consent': the time that the visitor agreed to is over. */
  ended: Ended | undefined
  /** The whole lead: only while the offer is accepted and nothing has ended it. */
  details: OutgoingLead | undefined
  /** What the same person asked since, the earliest first. Nothing where there are no details. */
  askedAgain: readonly AskedAgain[]
}

/** What the person said, which a reason would give away before acceptance. */
const personalCodes: readonly Reason['code'][] = ['strength', 'person']

/** The reasons for an installer that it may read, before or after it accepts. */
export function reasonsFor(
  reasons: readonly Reason[],
  { accepted }: { accepted: boolean },
): OutgoingOffer['reasons'] {
  return reasons
    .filter(({ side, code }) => side === 'for' && (accepted || !personalCodes.includes(code)))
    .map(({ code, text }) => ({ code, text }))
}

type Ended = 'erased' | 'withdrawn' | 'stopped' | 'consent'

/** Why an installer may not use the details of a lead, or not any more; undefined while it may. */
export function whyEnded(lead: {
  isErased: boolean
  isWithdrawn: boolean
  isStopped: boolean
  isConsentOver: boolean
  isCancelled: boolean
}): Ended | undefined {
  if (lead.isErased) return 'erased'
  if (lead.isWithdrawn) return 'withdrawn'
  if (lead.isStopped) return 'stopped'
  if (lead.isConsentOver) return 'consent'
  return lead.isCancelled ? 'stopped' : undefined
}
