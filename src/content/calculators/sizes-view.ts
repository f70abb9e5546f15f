import type { Size } from '#domain/estimate/sizes.ts'
import { formatShort } from '#domain/estimate/written-number.ts'
import type { Calculation } from './answer.ts'
import type { Calculator } from './calculators.ts'
import type { Comparison } from './chosen.ts'
import { formatHundreds, formatMoney, formatPayback, formatPercent } from './in-words.ts'
import type { Table } from './table.ts'

/** The usual sizes beside each other, and what is to be known of them. */
export type SizesView = { table: Table; fit?: string }

/** Undefined where the page is not about sizes. */
export function sizesView(
  { leadsWith }: Calculator,
  { estimate, comparison }: Pick<Calculation, 'estimate' | 'comparison'>,
): SizesView | undefined {
  if (!estimate || !comparison) return undefined
  if (leadsWith !== 'panels') return { table: batteryTable(comparison) }
  const { fit } = estimate.system
  return {
    table: panelTable(comparison, Boolean(fit)),
    fit: fit
      ? `${linear} Your ${formatShort(estimate.inputs.roof ?? 0)} m² hold ${fit.low === fit.high ? fit.low : `${fit.low} to ${fit.high}`} panels, edges and walkways not counted.`
      : `${linear} Tell us how much roof is clear, and we leave out what does not fit.`,
  }
}

// No price by size was found for Melbourne.
const linear =
  'Every kilowatt is reckoned at the same price. Small systems cost more for each, so the first rows look a little too kind.'

function panelTable(chosen: Comparison, isRoofKnown: boolean): Table {
  const { sizes } = chosen
  return {
    head: [
      'Panels',
      'Makes a year, kWh',
      'Used at home',
      'You pay',
      'Saves a year',
      'After 10 years',
      'After 25 years',
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
      strong: isAmong(size, chosen),
    })),
  }
}

function batteryTable(chosen: Comparison): Table {
  const { sizes } = chosen
  return {
    head: [
      'Battery',
      'Not bought, of what you use',
      'You pay for it',
      'Adds a year',
      'Paid for',
      'After 10 years',
    ],
    rows: sizes.map((size) => ({
      cells: [
        `${formatShort(size.battery)} kWh`,
        formatPercent(size.ownShare),
        ...batteryMoney(size),
      ],
      strong: isAmong(size, chosen),
    })),
  }
}

/** What leaves most, or about as much. */
function isAmong({ kw, battery, fits }: Size, { smallest, best }: Comparison): boolean {
  return (
    fits &&
    smallest.kw <= kw &&
    kw <= best.kw &&
    smallest.battery <= battery &&
    battery <= best.battery
  )
}

/** What the battery costs and adds, the panels being there. */
function batteryMoney({ batteryAlone }: Size): string[] {
  if (!batteryAlone) return ['', '', '', '']
  const { cost, saving, payback, after10 } = batteryAlone
  return [formatMoney(cost), formatMoney(saving), formatPayback(payback), formatMoney(after10)]
}
