import { formatCount, formatMoneyInSentence, formatShort, formatTens } from '#content/format.ts'
import { formatPaybackSentence } from '#content/payback-sentence.ts'
import { between } from '#domain/estimate/shared/figure.ts'
import { capitalise } from '#domain/letter-case.ts'

/** The numbers of an estimate from a form’s answers, without anything personal. */
export type QuickEstimate = {
  kw: number
  /** New ones; 0 if those on the roof stay. */
  panels: number
  /** Usable kWh. */
  battery: number
  /** A year, in the edition’s money: least, most and the middle. */
  saving: readonly [number, number, number]
  /** Years; null is not within 25, and absent where the price isn't known. */
  soonest?: number | null
  mid?: number | null
  latest?: number | null
  /** The most that it may cost to be paid back within 25 years. */
  paysUpTo?: number
}

/** A sentence for a visitor who has just asked for quotes. */
export function formatQuickEstimate(estimate: QuickEstimate): string {
  const { kw, panels, battery, saving, soonest, mid, latest, paysUpTo = 0 } = estimate
  const purchase = [
    panels > 0 && `${formatCount(panels, 'panel')} (${formatShort(kw)} kW)`,
    battery > 0 && `a battery of ${formatShort(battery)} kWh`,
  ].filter(Boolean)
  const range = between(...saving)
  return [
    `${capitalise(purchase.join(' and '))} would take about ${formatTens(range.mid)} a year off a bill like yours, likely ${formatMoneyInSentence(range)}.`,
    soonest !== undefined && mid !== undefined && latest !== undefined
      ? formatPaybackSentence(panels > 0 ? 'They' : 'It', { soonest, mid, latest }, paysUpTo)
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The key under which a tab keeps it from the last step of a form to the thank-you page; also the id of its place there. */
export const quickEstimateKey = 'estimate'
