import { formatHundreds, formatPercent } from '#content/format.ts'
import { monthNames } from '#domain/calendar.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { Series } from '#domain/estimate/shared/year/energy.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import type { Table } from '../FigureTable.tsx'
import { energyCells, energyHead, type Shapes } from './day-view.ts'
import {
  axisTop,
  highestPoint,
  mapLayers,
  type Stretch,
  stackLayers,
  toY,
} from './stacked-energy.ts'

export type YearView = { scale: readonly [string, string]; shapes: Shapes; sentence: string }

/** The twelve months as columns, with the layers of a day. */
export function yearView({ months, energy }: HomeEstimate): YearView {
  const top = axisTop(highestPoint(months))
  const { generation, use, selfUseShare, ownShare } = energy.withBattery ?? energy.withoutBattery
  return {
    scale: [formatNumber(top), formatNumber(top / 2)],
    shapes: monthShapes(months, top),
    sentence:
      generation.high === 0
        ? `In a year the house uses ${formatHundreds(use)} kWh, all bought from the grid.`
        : `In a year the panels make ${formatHundreds(generation)} kWh, and ${formatPercent(selfUseShare)} of that is used at home. The house uses ${formatHundreds(use)} kWh, and buys ${formatPercent(ownShare)} less from the grid.`,
  }
}

/** A column for each month under a scale, and a line across it for its use. */
export function monthShapes(months: Series, top: number): Shapes {
  const y = toY(top)
  const stack = stackLayers(months)
  return {
    ...mapLayers((layer) => columns(stack[layer], y)),
    use: months.use.map((use, month) => `M${month * 10 + 1} ${y(use)}h8`).join(''),
  }
}

export function yearTable({ months }: HomeEstimate): Table {
  return {
    head: ['Month', ...energyHead],
    rows: monthNames.map((name, month) => ({ cells: [name, ...energyCells(months, month, 0)] })),
  }
}

function columns({ from, to }: Stretch, y: (value: number) => string): string {
  return to
    .map((height, month) => {
      const foot = y(from[month] ?? 0)
      return `M${month * 10 + 1.5} ${foot}V${y(height)}h7V${foot}z`
    })
    .join('')
}
