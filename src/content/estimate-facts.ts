import { monthNames } from '#domain/calendar.ts'
import { formatDay } from '#domain/estimate/shared/day.ts'
import { between, exactly } from '#domain/estimate/shared/figure.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { StoredEstimate, StoredMeter } from '#domain/estimate/shared/stored-estimate.ts'
import { estimateWords } from '#edition/calculators/calculators.ts'
import {
  formatCount,
  formatHundreds,
  formatMiddle,
  formatMoneyRange,
  formatPayback,
  formatPaybackRange,
  formatShort,
} from './format.ts'

type Fact = { name: string; value: string }

/** A visitor’s estimate for them and for the person who calls them: the numbers the visitor saw, and where to open it again. */
export function estimateFacts(estimate: StoredEstimate): { facts: readonly Fact[]; path: string } {
  const {
    told: query,
    on,
    installed,
    postcode,
    use,
    generation,
    saving,
    cost,
    payback,
    meter,
  } = estimate
  return {
    facts: [
      { name: 'For', value: formatSystem(estimate) },
      { name: 'Roof at', value: postcode },
      { name: 'Used in a year', value: formatKwh(use) },
      { name: 'Made in a year', value: formatKwh(generation) },
      { name: 'Saves in a year', value: formatMoneyEnds(saving) },
      ...(cost ? [{ name: estimateWords.cost, value: formatMoneyEnds(cost) }] : []),
      ...(payback ? [{ name: 'Paid back in', value: formatYears(payback) }] : []),
      ...(meter ? [{ name: 'By the meter', value: formatMeter(meter) }] : []),
      {
        name: 'Worked out',
        value: `${formatDay(on)}, for installation on ${formatDay(installed)}`,
      },
    ],
    path: `${estimateWords.path}${query ? `#${query}` : ''}`,
  }
}

type Ends = StoredEstimate['use']

/** The middle first, as the page has it. */
function formatMoneyEnds({ low, mid, high }: Ends): string {
  return mid === undefined ? formatMoneyRange(between(low, high)) : formatMiddle({ low, mid, high })
}

function formatKwh({ low, mid, high }: Ends): string {
  const range = formatHundreds(between(low, high))
  const middle = mid === undefined ? range : formatHundreds(exactly(mid))
  return middle === range ? `${range} kWh` : `${middle} kWh (${range})`
}

function formatYears({ soonest, mid, latest }: NonNullable<StoredEstimate['payback']>): string {
  return mid === undefined
    ? formatPaybackRange({ soonest, latest })
    : formatPayback({ soonest, mid, latest })
}

/** What to talk about: how much, when in the year and when in the day. */
function formatMeter({ from, until, days, use, export: sold, months, hours }: StoredMeter): string {
  const most = monthNames[months.indexOf(Math.max(...months))]
  const day = hours.reduce((sum, wh) => sum + wh, 0)
  const evening = hours.slice(16, 21).reduce((sum, wh) => sum + wh, 0)
  return [
    `${formatNumber(use)} kWh drawn in a year, ${formatNumber((100 * evening) / day)}% of it from 4 to 9 pm, most in ${most}`,
    ...(sold > 0 ? [`${formatNumber(sold)} kWh sold by panels that are there already`] : []),
    `${formatCount(days, 'day')} read, ${formatDay(from)} to ${formatDay(until)}`,
  ].join('; ')
}

function formatSystem({ have, panels, kw, battery }: StoredEstimate): string {
  const roof = `${formatCount(panels, 'panel')} (${formatShort(kw)} kW)${have ? ', already there' : ''}`
  return battery > 0 ? `${roof}, a battery of ${formatShort(battery)} kWh` : roof
}
