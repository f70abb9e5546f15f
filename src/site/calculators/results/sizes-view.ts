import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { Calculator } from '#edition/calculators/calculators.ts'
import { formatPayback, formatShort, formatTens } from '#edition/format.ts'
import type { Calculation, SizeAdvice } from '#estimate/calculate.ts'
import type { Size } from '#estimate/sizes.ts'
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
      ? `${bySize} Your ${formatShort(estimate.inputs.roof ?? 0)} m² holds ${fit.low === fit.high ? fit.low : `${fit.low} to ${fit.high}`} panels, not counting edges and walkways.`
      : `${bySize} Tell us how much roof is clear and we’ll leave out what doesn’t fit.`,
  }
}

const bySize =
  'Each kilowatt of a large system costs less. We found no price above 10 kW and go on from there.'

function panelTable({ sizes, best }: SizeAdvice, isRoofKnown: boolean): Table {
  return {
    head: [
      'Panels',
      'Makes a year, kWh',
      'Used at home',
      'You pay',
      'Saves a year',
      'Pays for itself in',
      'Ahead after 25 years',
    ],
    rows: sizes.map((size) => ({
      cells: [
        `${size.panels} (${formatShort(size.kw)} kW)${isRoofKnown && !size.fits ? ', too many for the roof' : ''}${mark(size, best)}`,
        formatNumber(Math.round(size.generation / 100) * 100),
        `${formatNumber(size.selfUseShare * 100)}%`,
        ...moneyCells(size),
      ],
      strong: size === best,
    })),
  }
}

function batteryTable({ sizes, best }: SizeAdvice): Table {
  return {
    head: [
      'Battery',
      'Power you don’t have to buy',
      'You pay for it',
      'Saves on top, a year',
      'Pays for itself in',
      'Ahead over its life',
    ],
    rows: sizes.map((size) => ({
      cells: [
        `${formatShort(size.battery)} kWh${mark(size, best)}`,
        `${formatNumber(size.ownShare * 100)}%`,
        ...moneyCells(size),
      ],
      strong: size === best,
    })),
  }
}

function mark(size: Size, best: Size): string {
  return size === best && best.fits ? ', our pick' : ''
}

function moneyCells({ money: { cost, saving, payback, after25 } }: Size): string[] {
  return [
    formatTens(cost),
    formatTens(saving),
    formatPayback({ soonest: payback, mid: payback, latest: payback }),
    formatTens(after25),
  ]
}
