import type { Installer } from '../installer/installer.ts'
import type { LedgerAmounts } from '../installer/ledger.ts'
import type { OfferState } from '../installer/offer.ts'
import type { OfferSummary } from '../installer/offer-summary.ts'
import type { Reason } from '../installer/reason.ts'
import type { OutgoingLead } from './outgoing-lead.ts'

/** Whom an offer was made to, as letters and pages name it. */
export type OfferedInstaller = Pick<Installer, 'id' | 'tradingName' | 'abn' | 'people' | 'closedAt'>

/** An offer as letters, webhooks and pages read it. Moments are ISO 8601 text. */
export type OutgoingOffer = {
  id: string
  lead: string
  /** The lead's. An offer that isn't accepted shows it to nobody. */
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
  /** Since when the installer has, or had, the details. */
  acceptedAt: string | null
  /** From when this installer may call; null until it accepts, and for those who wait for the visitor's yes. */
  callsFrom: string | null
  /** The time that the visitor chose, and otherwise from when and until when the call is promised. */
  call: { from: string | null; until: string | null; callableFrom: string; promisedBy: string }
  /** Why it was chosen: the reasons for it alone. Those that say something of the person come with acceptance. */
  reasons: Pick<Reason, 'code' | 'text'>[]
  /** How many accepted this lead before it, and how many have it now. */
  others: { before: number; now: number }
  return: {
    because: string
    decision: 'credited' | 'rejected' | null
    /** Why it was decided so, as the installer reads it. */
    explanation: string | null
  } | null
  /** Until when the consent lets us pass it on. */
  consentUntil: string
  /** Why nobody may call any more; undefined while it goes on. */
  ended: 'erased' | 'withdrawn' | 'stopped' | undefined
  /** The whole lead: only while the offer is accepted and nothing has ended it. */
  details: OutgoingLead | undefined
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
