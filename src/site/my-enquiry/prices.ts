import { priceWords } from '#content/pages/prices.ts'
import type { OfferPrice, PassReason, PriceBand, StatedSystem } from '#domain/offer/price.ts'
import { formatShortCents } from '#estimate/format-money.ts'
import type { AccreditationCategory } from '#estimate/installer/accreditation.ts'

/** Prices of installers, before any of them may call. */
export type Prices = {
  system: StatedSystem
  /** The name of the postcode's place; empty where we know none. */
  place: string
  /** Until when we have written, whether or not anybody has named a price. */
  by: string
  /** In the order of whose turn it was. */
  firms: readonly PricedFirm[]
}

/** An installer that named a price. */
export type PricedFirm = {
  /** The offer's id. */
  offer: string
  name: string
  /** Its number, or what else tells which business it is. */
  identity: string
  price: OfferPrice
  /** Why it suits; none where one of us asked it out of turn. */
  reasons: readonly string[]
  /** Facts shown of every installer. */
  facts: readonly string[]
  /**
   * What its people are accredited for, until which day (YYYY-MM-DD) all of it holds, and on which it was last looked up; null where no
   * such day is stored.
   */
  accredited: {
    categories: readonly AccreditationCategory[]
    until: string
    checkedOn: string | null
  } | null
  /** What it pays us after a yes, in cents. */
  fee: { amountCents: number; gstCents: number }
  answer: FirmAnswer
  answeredAt: string | null
  /** Why they said no, where they said. */
  because: PassReason | null
  /** What may be said to it anew, while it may not call: yes, or that it be asked again, which it may be already. Null where nothing may. */
  again: 'yes' | 'ask' | 'asked' | null
}

/** What became of a price: it waits, may be called by, was passed on, was agreed to and taken back, given back by
 * the installer, or closed. */
export type FirmAnswer = 'open' | 'agreed' | 'refused' | 'taken-back' | 'given-back' | 'closed'

/** What the page is about before anybody may call. 'seeking': no installer is asked, and the time that was promised isn't over. */
export type PricesStanding = 'asked' | 'seeking' | 'nobody' | 'here' | 'agreed' | 'over'

export function pricesStanding(
  { firms, by }: Pick<Prices, 'firms' | 'by'>,
  { now, asked }: { now: string; asked: number },
): PricesStanding {
  const answers = firms.map(({ answer }) => answer)
  if (answers.includes('agreed')) return 'agreed'
  if (answers.includes('open')) return 'here'
  if (firms.length > 0) return 'over'
  if (Date.parse(by) <= Date.parse(now)) return 'nobody'
  return asked > 0 ? 'asked' : 'seeking'
}

export function firmsOf({ firms }: Pick<Prices, 'firms'>, ...answers: FirmAnswer[]): PricedFirm[] {
  return firms.filter(({ answer }) => answers.includes(answer))
}

/** How a price compares with our own band, as a sentence. */
export function besideOurs(price: PriceBand, ours: PriceBand): string {
  const above = price.highCents - ours.highCents
  const below = ours.lowCents - price.lowCents
  const { beside } = priceWords
  const say = (sentence: string, aboveBy: number, belowBy: number) =>
    sentence
      .replace('{above}', formatShortCents(aboveBy))
      .replace('{below}', formatShortCents(belowBy))
  if (price.lowCents > ours.highCents) return say(beside.above, price.lowCents - ours.highCents, 0)
  if (price.highCents < ours.lowCents) return say(beside.below, 0, ours.lowCents - price.highCents)
  if (above > 0 && below > 0) return say(beside.both, above, below)
  if (above > 0) return say(beside.endAbove, above, 0)
  return below > 0 ? say(beside.endBelow, 0, below) : beside.inside
}

/** The one scale of all prices of a page: from and to whole thousands, with room on both sides. */
export function scaleOf(bands: readonly PriceBand[]): { from: number; until: number } {
  const low = Math.min(...bands.map(({ lowCents }) => lowCents))
  const high = Math.max(...bands.map(({ highCents }) => highCents))
  const span = high - low
  const thousand = 100_000
  return {
    from: Math.max(0, Math.floor((low - span * 0.3) / thousand) * thousand),
    until: Math.ceil((high + span * 0.1) / thousand) * thousand,
  }
}
