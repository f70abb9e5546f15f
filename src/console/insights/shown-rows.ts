import { formLabel } from '../words/labels.ts'
import { othersWords } from './words.ts'

export type Counted = { counts: readonly number[]; total: number }
export type ShownRow = Counted & { name: string }

/** As many forms as there are colours; what is beyond them is one row. */
const mostRows = 5

/** The forms as the chart and its table show them, the one with the most leads first. */
export function shownRows(leads: readonly (Counted & { form: string })[]): ShownRow[] {
  const named = leads.length > mostRows ? leads.slice(0, mostRows - 1) : leads
  const others = leads.slice(named.length)
  const rows = named.map(({ form, ...counted }) => ({ name: formLabel(form), ...counted }))
  if (others.length === 0) return rows
  const columns = others[0]?.counts.length ?? 0
  return [...rows, { name: othersWords(others.length), ...sumOfRows(others, columns) }]
}

/** All of some rows, column by column. */
export function sumOfRows(rows: readonly Counted[], columns: number): Counted {
  const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)
  return {
    counts: Array.from({ length: columns }, (_, column) =>
      sumOf(rows.map(({ counts }) => counts[column] ?? 0)),
    ),
    total: sumOf(rows.map(({ total }) => total)),
  }
}
