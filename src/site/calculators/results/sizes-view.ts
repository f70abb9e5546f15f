import type { Calculator } from '#content/calculators/calculators.ts'
import {
  formatHundreds,
  formatMoney,
  formatPayback,
  formatPercent,
  formatShort,
} from '#content/calculators/format.ts'
import type { Calculation, SizeAdvice } from '#domain/estimate/calculate.ts'
import type { Size } from '#domain/estimate/sizes.ts'
import type { Table } from '../FigureTable.tsx'

/** The usual sizes beside each other; on the page about panels, what fits the roof. */
export type SizesView = { table: Table; fit?: string }

/** Undefined if the page is not about sizes. */
export function sizesView(
  { leadsWith }: Calculator,
  { estimate, advice }: Pick<Calculation, 'estimate' | 'advice'>,
): SizesView | undefined {
  if (!estimate || !advice) return undefined
  if (leadsWith !== 'panels') return { table: batteryTable(advice) }
  const { fit } = estimate.system
  return {
    table: panelTable(advice, Boolean(fit)),
    fit: fit
      ? `${linear} Your ${formatShort(estimate.inputs.roof ?? 0)} m² holds ${fit.low === fit.high ? fit.low : `${fit.low} to ${fit.high}`} panels, not counting edges and walkways.`
      : `${linear} Tell us how much roof is clear and we’ll leave out what doesn’t fit.`,
  }
}

// We found no prices by size for Melbourne.
const linear =
  'We price every kilowatt the same. Small systems cost more for each, so the first rows look a little better than they are.'

function panelTable(advice: SizeAdvice, isRoofKnown: boolean): Table {
  const { sizes } = advice
  return {
    head: [
      'Panels',
      'Makes a year, kWh',
      'Used at home',
      'You pay',
      'Saves a year',
      'Ahead after 10 years',
      'Ahead after 25 years',
    ],
    rows: sizes.map((size) => ({
      cells: [
        `${size.panels} (${formatShort(size.kw)} kW)${isRoofKnown && !size.fits ? ', too many for the roof' : ''}`,
        formatHundreds(size.generation),
        formatPercent(size.selfUseShare),
        formatMoney(size.together.cost),
        formatMoney(size.together.saving),
        formatMoney(size.together.after10),
        formatMoney(size.together.after25),
      ],
      strong: isRecommended(size, advice),
    })),
  }
}

function batteryTable(advice: SizeAdvice): Table {
  const { sizes } = advice
  return {
    head: [
      'Battery',
      'Power you don’t have to buy',
      'You pay for it',
      'Saves on top, a year',
      'Pays for itself in',
      'Ahead after 10 years',
    ],
    rows: sizes.map((size) => ({
      cells: [
        `${formatShort(size.battery)} kWh`,
        formatPercent(size.ownShare),
        ...batteryMoney(size),
      ],
      strong: isRecommended(size, advice),
    })),
  }
}

/** Whether it leaves most, or about as much. */
function isRecommended({ kw, battery, fits }: Size, { smallest, best }: SizeAdvice): boolean {
  return (
    fits &&
    smallest.kw <= kw &&
    kw <= best.kw &&
    smallest.battery <= battery &&
    battery <= best.battery
  )
}

/** What the battery adds to the panels. */
function batteryMoney({ batteryAlone }: Size): string[] {
  if (!batteryAlone) return ['', '', '', '']
  const { cost, saving, payback, after10 } = batteryAlone
  return [formatMoney(cost), formatMoney(saving), formatPayback(payback), formatMoney(after10)]
}
