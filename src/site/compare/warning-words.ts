import { exactly } from '#domain/estimate/shared/figure.ts'
import type { QuoteWarning } from '#domain/quote/review-quote.ts'
import { formatPercent, formatShort } from '#edition/format.ts'
import { formatMoney } from '#estimate/format-money.ts'

/** A finding, and what it means with its sum and what to ask. */
export type WarningWords = { finding: string; about: string }

export function formatWarning(warning: QuoteWarning): WarningWords {
  switch (warning.kind) {
    case 'twice':
      return {
        finding: 'Certificates are taken off twice.',
        about: `${formatMoney(warning.off)} is about double the ${formatMoney(warning.due)} they earn. The price can’t hold.`,
      }
    case 'wrong-date':
      return {
        finding: 'Certificates of an earlier date.',
        about: `On the day of installation they earn ${formatMoney(warning.due)}, not ${formatMoney(warning.off)}: you could be asked for the other ${formatMoney(warning.off - warning.due)}. Ask who pays if they come late.`,
      }
    case 'wrong-zone':
      return {
        finding: 'Certificates of another zone.',
        about: `At your postcode they earn ${formatMoney(warning.due)}, not ${formatMoney(warning.off)}. Ask for which zone they counted.`,
      }
    case 'too-much':
      return {
        finding: 'More is taken off than is due.',
        about: `The certificates earn ${formatMoney(warning.due)}; they take off ${formatMoney(warning.off)}. Ask what the rest is, and whether it can be taken back.`,
      }
    case 'too-little':
      return {
        finding: 'Less is taken off than is due.',
        about: `The certificates earn ${formatMoney(warning.due)}; they take off ${formatMoney(warning.off)}. Ask for the other ${formatMoney(warning.due - warning.off)}.`,
      }
    case 'inverter-small':
      return {
        finding: 'The inverter is small.',
        about: `${formatShort(warning.inverter)} kW for ${formatShort(warning.panels)} kW of panels. A third more than the inverter is the usual limit, ${formatShort(warning.most)} kW here. Ask if the battery and the maker allow it.`,
      }
    case 'deposit':
      return {
        finding: `The deposit is ${formatPercent(exactly(warning.share))}.`,
        about: `More than a tenth, ${formatMoney(warning.most)}, before any work is yours to refuse.`,
      }
    case 'no-battery-model':
      return {
        finding: 'No battery model is named.',
        about: 'Without one nobody can say whether it earns certificates at all.',
      }
  }
}
