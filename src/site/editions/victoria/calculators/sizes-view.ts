import type { Calculator } from '#content/calculator.ts'
import { formatDifference, formatShort, formatTens, formatYears } from '#content/format.ts'
import type { Calculation, SizeAdvice } from '#domain/estimate/shared/calculate.ts'
import { buysPanels } from '#estimate/inputs/inputs.ts'
import type { Table } from '#site/calculators/FigureTable.tsx'

/** The usual sizes beside each other, and what to know of them: on the page about panels, what fits the roof. */
export type SizesView = { table: Table; note?: string }

/** Undefined if the page is not about sizes. The size is marked that the decision names, if it pays for itself. */
export function sizesView(
  { leadsWith }: Calculator,
  { estimate, advice }: Pick<Calculation, 'estimate' | 'advice'>,
): SizesView | undefined {
  if (!estimate || !advice) return undefined
  if (leadsWith !== 'panels')
    return {
      table: batteryTable(advice),
      note: `${buysPanels(estimate.inputs) ? 'With new panels, whose inverter it shares. Added to panels you have, it costs more. ' : ''}Few models are smaller than 9.6 kWh: take a larger one only at or under its price here.`,
    }
  const { fit } = estimate.system
  return {
    table: panelTable(advice, Boolean(fit)),
    note: fit
      ? `Your ${formatShort(estimate.inputs.roof ?? 0)} m² holds ${fit.low === fit.high ? fit.low : `${fit.low} to ${fit.high}`} panels, not counting edges and walkways.`
      : 'Above 10 kW prices are our estimate. Enter your clear roof to see what fits.',
  }
}

function panelTable({ sizes, best, pays }: SizeAdvice, isRoofKnown: boolean): Table {
  return {
    head: ['Panels', 'You pay', 'Saves a year', 'Paid back in', 'Ahead after 25 years'],
    rows: sizes.map((size) => ({
      cells: [
        `${size.panels} (${formatShort(size.kw)} kW)${isRoofKnown && !size.fits ? ', too many for the roof' : ''}`,
        formatTens(size.money.cost),
        formatTens(size.money.saving),
        size.money.payback === null ? 'over 25 years' : formatYears(size.money.payback),
        formatTens(size.money.after25),
      ],
      strong: pays && size === best && size.fits,
    })),
  }
}

function batteryTable({ sizes, best, pays }: SizeAdvice): Table {
  return {
    head: ['Battery', 'Saves a year', 'Pays at or under', 'Usual price', 'Too dear'],
    rows: sizes.map((size) => {
      const { saving, paysUpTo, cost } = size.money
      return {
        cells: [
          `${formatShort(size.battery)} kWh`,
          formatTens(saving),
          formatTens(paysUpTo),
          formatTens(cost),
          cost > paysUpTo ? formatDifference(cost, paysUpTo) : 'no',
        ],
        strong: pays && size === best,
      }
    }),
  }
}
