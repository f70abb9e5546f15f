import { monthNames } from '#domain/estimate/day.ts'
import type { Estimate } from '#domain/estimate/estimate.ts'
import { grouped } from '#domain/estimate/written-number.ts'
import { energyCells, energyHead } from './day-shown.ts'
import { heightOf, highest, layers, type Stretch, stacked, topOfAxis } from './energy-drawn.ts'
import { hundreds, percent } from './in-words.ts'
import { nothing, type Shown } from './shown.ts'

/** The twelve months as columns, split the way the day is. */
export function yearShown({ months, energy }: Estimate): Shown {
  const top = topOfAxis(highest(months))
  const down = heightOf(top)
  const stack = stacked(months)
  const { generation, use, selfUseShare, ownShare } = energy.withBattery ?? energy.withoutBattery
  return {
    ...nothing,
    texts: {
      'year-top': grouped(top),
      'year-half': grouped(top / 2),
      year:
        generation.high === 0
          ? `In a year the house uses ${hundreds(use)} kWh, all of it bought.`
          : `In a year the panels make ${hundreds(generation)} kWh, of which ${percent(selfUseShare)} is used at home. The house uses ${hundreds(use)} kWh and need not buy ${percent(ownShare)} of it.`,
    },
    paths: {
      'year-use': months.use.map((used, month) => `M${month * 10 + 1} ${down(used)}h8`).join(''),
      ...Object.fromEntries(layers.map((layer) => [`year-${layer}`, columns(stack[layer], down)])),
    },
    tables: {
      year: () => ({
        head: ['Month', ...energyHead],
        rows: monthNames.map((name, month) => ({
          cells: [name, ...energyCells(months, month, 0)],
        })),
      }),
    },
  }
}

function columns({ from, to }: Stretch, down: (value: number) => string): string {
  return to
    .map((height, month) => {
      const foot = down(from[month] ?? 0)
      return `M${month * 10 + 1.5} ${foot}V${down(height)}h7V${foot}z`
    })
    .join('')
}
