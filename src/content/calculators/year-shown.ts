import type { Estimate } from '#domain/estimate/estimate.ts'
import { grouped } from '#domain/estimate/written-number.ts'
import { energyCells, energyHead } from './day-shown.ts'
import { heightOf, highest, layers, stacked, topOfAxis } from './energy-drawn.ts'
import { hundreds, percent } from './in-words.ts'
import { nothing, type Shown } from './shown.ts'

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The twelve months as columns, split the way the day is. */
export function yearShown({ months, energy }: Estimate): Shown {
  const top = topOfAxis(highest(months))
  const down = heightOf(top)
  const stack = stacked(months)
  const { generation, use, selfUseShare, ownShare } = energy.withBattery ?? energy.withoutBattery
  return {
    ...nothing,
    texts: {
      'year-top': `${grouped(top)} kWh`,
      'year-half': grouped(top / 2),
      year:
        generation.high === 0
          ? `In a year the house uses ${hundreds(use)} kWh, all of it bought.`
          : `In a year the panels make ${hundreds(generation)} kWh, of which ${percent(selfUseShare)} is used at home. The house uses ${hundreds(use)} kWh and need not buy ${percent(ownShare)} of it.`,
    },
    paths: Object.fromEntries(
      layers.map((layer) => {
        const { from, to } = stack[layer]
        const columns = to.map(
          (height, month) =>
            `M${month * 10 + 1.5} ${down(from[month] ?? 0)}V${down(height)}h7V${down(from[month] ?? 0)}z`,
        )
        return [`year-${layer}`, columns.join('')]
      }),
    ),
    tables: {
      year: {
        head: ['Month', ...energyHead],
        rows: monthNames.map((name, month) => ({
          cells: [name, ...energyCells(months, month, 0)],
        })),
      },
    },
  }
}
