import { written } from '#domain/estimate/day.ts'
import { exactly, range } from '#domain/estimate/figure.ts'
import type { KeptEstimate } from '#domain/estimate/stored-estimate.ts'
import { short } from '#domain/estimate/written-number.ts'
import { savingsCalculator } from './calculators.ts'
import { count, hundreds, money, paybackIn } from './in-words.ts'

/** What a visitor had worked out, for whoever calls them: as they saw it, and where it can be opened again. */
export function estimateTold(kept: KeptEstimate): {
  facts: readonly { name: string; value: string }[]
  path: string
} {
  const over = ({ low, high }: { low: number; high: number }) =>
    low === high ? exactly(low) : range(low, high)
  const { soonest, latest } = kept.payback
  const facts = [
    { name: 'For', value: systemSaid(kept) },
    { name: 'Roof at', value: kept.postcode },
    { name: 'Used in a year', value: `${hundreds(over(kept.use))} kWh` },
    { name: 'Made in a year', value: `${hundreds(over(kept.generation))} kWh` },
    { name: 'Less on the bill, a year', value: money(over(kept.saving)) },
    { name: 'To pay, after rebates', value: money(over(kept.cost)) },
    { name: 'Has paid for itself after', value: paybackIn({ soonest, middle: null, latest }) },
    {
      name: 'Worked out',
      value: `${written(kept.on)}, for installation on ${written(kept.installed)}`,
    },
  ]
  return { facts, path: `${savingsCalculator.path}${kept.told ? `#${kept.told}` : ''}` }
}

function systemSaid({ have, panels, kw, battery }: KeptEstimate): string {
  const roof = `${count(panels, 'panel')} (${short(kw)} kW)${have ? ', there already' : ''}`
  return battery > 0 ? `${roof}, a battery of ${short(battery)} kWh` : roof
}
