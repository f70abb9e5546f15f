import { formatDollars as formatOurs } from '#content/calculators/format.ts'
import { inAustralianMoney } from '../brand.ts'

/** Whole Australian dollars, with the sign this brand writes for them. */
export function formatDollars(value: number): string {
  return inAustralianMoney(formatOurs(value))
}
