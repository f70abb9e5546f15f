import { formatDay } from '#domain/estimate/day.ts'
import { between, exactly } from '#domain/estimate/figure.ts'
import type { StoredEstimate } from '#domain/estimate/stored-estimate.ts'
import { formatShort } from '#domain/estimate/written-number.ts'
import { savingsCalculator } from './calculators.ts'
import { count, formatHundreds, formatMoney, formatPayback } from './in-words.ts'

/** What a visitor had worked out, for whoever calls them: as they saw it, and where it can be opened again. */
export function estimateFacts(kept: StoredEstimate): {
  facts: readonly { name: string; value: string }[]
  path: string
} {
  const over = ({ low, high }: { low: number; high: number }) =>
    low === high ? exactly(low) : between(low, high)
  const { soonest, latest } = kept.payback
  const facts = [
    { name: 'For', value: systemSaid(kept) },
    { name: 'Roof at', value: kept.postcode },
    { name: 'Used in a year', value: `${formatHundreds(over(kept.use))} kWh` },
    { name: 'Made in a year', value: `${formatHundreds(over(kept.generation))} kWh` },
    { name: 'Less on the bill, a year', value: formatMoney(over(kept.saving)) },
    { name: 'To pay, after rebates', value: formatMoney(over(kept.cost)) },
    { name: 'Has paid for itself after', value: formatPayback({ soonest, mid: null, latest }) },
    {
      name: 'Worked out',
      value: `${formatDay(kept.on)}, for installation on ${formatDay(kept.installed)}`,
    },
  ]
  return { facts, path: `${savingsCalculator.path}${kept.told ? `#${kept.told}` : ''}` }
}

function systemSaid({ have, panels, kw, battery }: StoredEstimate): string {
  const roof = `${count(panels, 'panel')} (${formatShort(kw)} kW)${have ? ', there already' : ''}`
  return battery > 0 ? `${roof}, a battery of ${formatShort(battery)} kWh` : roof
}
