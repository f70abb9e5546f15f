import { range, tickStep } from 'd3-array'
import { formLabel } from '../../words/labels.ts'
import { formatOthers } from '../format.ts'

export type RowCounts = { counts: readonly number[]; total: number }
export type ChartRow = RowCounts & { name: string }

/** The chart has this many colours. */
const maxRows = 5

/** One row for each form, the most leads first. Beyond the last colour, one row adds up the other forms. */
export function chartRows(leads: readonly (RowCounts & { form: string })[]): ChartRow[] {
  const named = leads.length > maxRows ? leads.slice(0, maxRows - 1) : leads
  const others = leads.slice(named.length)
  const rows = named.map(({ form, ...counted }) => ({ name: formLabel(form), ...counted }))
  if (others.length === 0) return rows
  const columns = others[0]?.counts.length ?? 0
  return [...rows, { name: formatOthers(others.length), ...sumOfRows(others, columns) }]
}

/** Adds up rows, column by column. */
export function sumOfRows(rows: readonly RowCounts[], columns: number): RowCounts {
  const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)
  return {
    counts: Array.from({ length: columns }, (_, column) =>
      sumOf(rows.map(({ counts }) => counts[column] ?? 0)),
    ),
    total: sumOf(rows.map(({ total }) => total)),
  }
}

/** The values of the grid lines above zero. The last one is at or above the greatest value. */
export function gridLines(greatest: number): number[] {
  const max = Math.max(1, greatest)
  const step = Math.max(1, tickStep(0, max, 3))
  return range(step, max + step, step)
}
