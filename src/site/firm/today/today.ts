import type { OutgoingOffer } from '#domain/delivery/outgoing-offer.ts'
import type { Ending } from '#domain/installer/ending.ts'
import type { InstallerAnswer } from '#domain/offer/outcome.ts'
import type { QueueItem } from '../../offer/offer-page.ts'

export type TodayCall = Omit<QueueItem, 'kind' | 'detail' | 'feeCents' | 'name'> & {
  id: string
  name: string
  /** Empty where they may not be called. */
  phone: { label: string; link: string }
  email: string
  whose: TodayEnquiry['whose']
  /** How many calls were recorded before, as the next one is known by. */
  tries: number
  owed: OutgoingOffer['owed'] | null
}

export type TodayEnquiry = {
  link: string
  name: string
  place: string
  postcode: string
  service: string
  /** Whose it is; null while it is the office's. */
  whose: { name: string; isYou: boolean } | null
}

export type TodayVisit = TodayEnquiry & { at: string; address: string | null }

/**
 * What is to be done next. Acts:
 * - called: `offer`, `outcome` (an InstallerAnswer), `calls`; `waited`, for how many milliseconds, on a phone without signal
 * - undo: `offer`
 * - seen: `offer`, of what was overtaken
 * - accept-terms
 */
export type TodayProps = {
  /** In the order in which they are to be made. */
  calls: readonly TodayCall[]
  offers: readonly QueueItem[]
  visits: readonly TodayVisit[]
  /** Spoken with, and neither a visit is set nor a quote recorded. */
  spoken: readonly TodayEnquiry[]
  endings: readonly Ending[]
  asksTerms: boolean
  /** As of an installer's page, and on days away. */
  pausedUntil: string | null
  /** Answers that could not be recorded, since more was recorded already; the name is empty where it was removed. */
  overtaken: readonly { offer: string; answer: InstallerAnswer; name: string; sentence: string }[]
  /** What was just recorded and may be taken back. */
  undo: readonly { offer: string; answer: InstallerAnswer; name: string }[]
}
