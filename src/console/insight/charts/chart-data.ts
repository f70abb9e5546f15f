import { range, tickStep } from 'd3-array'
import { formLabel } from '../../words/labels.ts'
import { foldAfter, formatOthers } from '../format.ts'

export type RowCounts = { counts: readonly number[]; total: number }
export type ChartRow = RowCounts & {
  name: string
  /** The forms that it adds up. */
  forms: readonly string[]
}

/** Of the rows of a chart, in their order. */
export const chartColours = [
  'var(--eucalypt)',
  'var(--leaf)',
  '#649a77',
  'var(--chart-4)',
  '#9a8f68',
  '#a9cbb3',
  '#b9bdb0',
]

/** One row for each form, the most leads first. One row adds up the folded ones. */
export function chartRows(leads: readonly (RowCounts & { form: string })[]): ChartRow[] {
  const { named, others } = foldAfter(leads)
  const rows = named.map(rowOf)
  if (others.length === 0) return rows
  const columns = others[0]?.counts.length ?? 0
  const forms = others.map(({ form }) => form)
  return [...rows, { name: formatOthers(others.length), forms, ...sumOfRows(others, columns) }]
}

export function rowOf({ form, ...counted }: RowCounts & { form: string }): ChartRow {
  return { name: formLabel(form), forms: [form], ...counted }
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
