import { formatDay } from '#domain/estimate/day.ts'
import { between } from '#domain/estimate/figure.ts'
import type { StoredEstimate } from '#domain/estimate/stored-estimate.ts'
import { savingsCalculator } from './calculators.ts'
import {
  formatCount,
  formatHundreds,
  formatMoney,
  formatPaybackRange,
  formatShort,
} from './format.ts'

type Fact = { name: string; value: string }

/** A visitor’s estimate for whoever calls them: the numbers they saw, and where to open it again. */
export function estimateFacts(estimate: StoredEstimate): { facts: readonly Fact[]; path: string } {
  const { told: query, on, installed, postcode, use, generation, saving, cost, payback } = estimate
  const format = ({ low, high }: { low: number; high: number }, as: typeof formatMoney) =>
    as(between(low, high))
  return {
    facts: [
      { name: 'For', value: formatSystem(estimate) },
      { name: 'Roof at', value: postcode },
      { name: 'Used in a year', value: `${format(use, formatHundreds)} kWh` },
      { name: 'Made in a year', value: `${format(generation, formatHundreds)} kWh` },
      { name: 'Saves in a year', value: format(saving, formatMoney) },
      { name: 'Cost after rebates', value: format(cost, formatMoney) },
      { name: 'Pays for itself in', value: formatPaybackRange(payback) },
      {
        name: 'Worked out',
        value: `${formatDay(on)}, for installation on ${formatDay(installed)}`,
      },
    ],
    path: `${savingsCalculator.path}${query ? `#${query}` : ''}`,
  }
}

function formatSystem({ have, panels, kw, battery }: StoredEstimate): string {
  const roof = `${formatCount(panels, 'panel')} (${formatShort(kw)} kW)${have ? ', already there' : ''}`
  return battery > 0 ? `${roof}, a battery of ${formatShort(battery)} kWh` : roof
}
