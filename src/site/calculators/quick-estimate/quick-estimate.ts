import { between } from '#domain/estimate/shared/figure.ts'
import { capitalise } from '#domain/letter-case.ts'
import {
  formatCount,
  formatMoneyInSentence,
  formatPaybackSentence,
  formatShort,
  formatTens,
} from '#edition/format.ts'

/** The numbers of an estimate from a form’s answers, without anything personal. */
export type QuickEstimate = {
  kw: number
  /** New ones; 0 if those on the roof stay. */
  panels: number
  /** Usable kWh. */
  battery: number
  /** Dollars a year: least, most and the middle. */
  saving: readonly [number, number, number]
  /** Years; null is not within 25. */
  soonest: number | null
  mid: number | null
  latest: number | null
}

/** A sentence for somebody who has just asked for quotes. */
export function formatQuickEstimate(estimate: QuickEstimate): string {
  const { kw, panels, battery, saving, ...payback } = estimate
  const purchase = [
    panels > 0 && `${formatCount(panels, 'panel')} (${formatShort(kw)} kW)`,
    battery > 0 && `a battery of ${formatShort(battery)} kWh`,
  ].filter(Boolean)
  const range = between(...saving)
  return [
    `${capitalise(purchase.join(' and '))} would take about ${formatTens(range.mid)} a year off a bill like yours, ${formatMoneyInSentence(range)} in eight cases out of ten.`,
    formatPaybackSentence(panels > 0 ? 'They' : 'It', payback),
  ].join(' ')
}

/** The key under which a tab keeps it from the last step of a form to the thank-you page; also the id of its place there. */
export const quickEstimateKey = 'estimate'
