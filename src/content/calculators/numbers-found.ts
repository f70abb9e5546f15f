import { between, exactly } from '#domain/estimate/figure.ts'
import { formatShort } from '#domain/estimate/written-number.ts'
import { count, formatMoneyInSentence, formatPaidBack } from './in-words.ts'

/** The numbers of a small estimate, and nothing of whom it is about. */
export type QuickEstimate = {
  kw: number
  /** New ones; 0 where those on the roof stay. */
  panels: number
  /** Usable kWh. */
  battery: number
  /** Dollars a year, least and most. */
  saving: readonly [number, number]
  /** Years; null is not within 25. */
  soonest: number | null
  latest: number | null
}

/** In words, for whoever has just asked for quotes. */
export function formatQuickEstimate({
  kw,
  panels,
  battery,
  saving,
  soonest,
  latest,
}: QuickEstimate): string {
  const [low, high] = saving
  const bought = [
    panels > 0 && `${count(panels, 'panel')} (${formatShort(kw)} kW)`,
    battery > 0 && `a battery of ${formatShort(battery)} kWh`,
  ].filter(Boolean)
  const many = panels > 0
  const takes = formatMoneyInSentence(low === high ? exactly(low) : between(low, high))
  return `${sentence(bought.join(' and '))} would take about ${takes} a year off a bill like yours. ${formatPaidBack(many ? 'They' : 'It', { soonest, mid: null, latest })}`
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Where a tab keeps them from the last step of a form to the thank-you page, and the id of their place there. */
export const quickEstimateKey = 'estimate'
