import type { installerWords } from '#content/pages/installer.ts'
import type { Ending } from '#domain/installer/ending.ts'
import type { OfferOutcome } from '#domain/offer/outcome.ts'
import type { TaxInvoice } from '#domain/offer/tax-invoice.ts'
import type { LostLink } from '../link-page/link-page.ts'
import type { QueueItem } from '../offer/offer-page.ts'

/** What an installer's own page shows. Moments are ISO 8601, days YYYY-MM-DD. */
export type InstallerPage = {
  token: string
  tradingName: string
  now: string
  asksTerms: boolean
  /** Pending calls and then offers, each the soonest first. */
  queue: readonly QueueItem[]
  month: {
    /** 'November', or 'October 2026' once it is over. */
    name: string
    isOver: boolean
    offered: number
    accepted: number
    /** Of the calls that were due. */
    calledInTime: number
    due: number
    lines: readonly MoneyLine[]
    gstCents: number
    totalCents: number
    /** What was owed when it began, what was paid in it, and what is owed since: with GST. */
    account: { openingCents: number; paidCents: number; closingCents: number }
    /** Once the month is over; null where we aren't registered for VAT. */
    invoice: TaxInvoice | null
    /** Who is invoiced, with an address where we know one. */
    buyer: { name: string; vatNumber: string | null }
    /** Where the month's entries are, as a file; null where there is none. */
    csv: string | null
    /** The other months that have a statement, the latest first. */
    others: readonly { name: string; link: string }[]
  }
  caps: readonly { period: 'day' | 'week' | 'month'; accepted: number; cap: number }[]
  /** The first day of offers after a pause; null while they come, and 'resumed' while it lasts until the installer says. */
  pausedUntil: string | null
  /** Accreditations and approvals that end soon or have ended. */
  notices: readonly Ending[]
  past: readonly PastLead[]
  done?: InstallerAct | undefined
}

/** Cents without GST. */
export type MoneyLine = {
  kind: 'fee' | 'credit'
  count: number
  /** What was needed; empty for credits, and once the lead is erased. */
  service: string
  eachCents: number
  cents: number
}

export type PastLead = {
  /** Null once there is nothing to see. */
  link: string | null
  at: string
  /** Null once the name was removed. */
  name: string | null
  service: string
  place: string
  postcode: string
  result: PastResult
  quotedCents: number | null
  feeCents: number
  isCredited: boolean
}

/** What became of an accepted lead. */
export type PastResult = OfferOutcome | keyof typeof installerWords.past.results

/**
 * What the page can post to /installer, as the field `act` beside `token`. Every post may be repeated.
 * - pause: `until`, a `Pause`
 */
const installerActs = ['accept-terms', 'pause', 'resume'] as const
export type InstallerAct = (typeof installerActs)[number]

/** What the view `installer` shows. */
export type InstallerPageProps = { installer: InstallerPage } | { lost: LostLink }
