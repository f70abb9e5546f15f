import { type Rejection, reject } from '../../../result.ts'

/** What a register counts. What goes onto a separate circuit at night is drawn from the grid like the rest. */
export type RegisterKind = 'use' | 'export'

/** One register's energy on a day, step by step in market time (UTC+10, all year), and how it came about. */
export type RegisterDay = {
  /** kWh in each of the file's own steps, from midnight; what is missing counts as nought. */
  kwh: Float64Array
  /** Minutes of the day. */
  actual: number
  substituted: number
  missing: number
}

/** A household's meter readings. The meter's own number is never in it. */
export type MeterFile = {
  /** By day (YYYY-MM-DD), in order. Where a file gives a day twice, the newest update counts. */
  use: ReadonlyMap<string, RegisterDay>
  export: ReadonlyMap<string, RegisterDay>
  /** Rows that were cut or torn. Their days are not in it. */
  brokenRows: number
  /** The names of files in a zip that were left out, as they hold no readings by interval. */
  leftOut: readonly string[]
}

export type MeterProblem =
  | 'empty'
  | 'no-text'
  | 'pdf'
  | 'web-page'
  | 'not-by-interval'
  | 'unknown-layout'
  | 'retailer-layout'
  | 'other-layout'
  | 'zip-in-zip'
  | 'decimal-commas'
  | 'several-meters'
  | 'wrong-count'
  | 'local-clock'
  | 'broken-rows'
  | 'wrong-unit'
  | 'wrong-value'
  | 'wrong-date'
  | 'future'
  | 'cut'
  | 'no-use'

/**
 * Reads the rows of one layout. A day's row that was cut costs its day. What else makes no sense rejects the file: a wrong answer
 * would look like a right one.
 */
export type LayoutReader = {
  readRow(cells: readonly string[], line: number): Rejection<MeterProblem> | undefined
  end(): Rejection<MeterProblem> | undefined
}

export const minutesInDay = 1440

/** Minutes of a step. Hours are rare, but public files have them. */
export const stepLengths: readonly number[] = [5, 15, 30, 60]

/** More than a household's main fuse lets through: 100 A on three phases, in kW. */
const mostKw = 75

/** The energy of an interval, from the text of a cell; undefined where it makes no sense. */
export function parseKwh(text: string, perKwh: number, minutes: number): number | undefined {
  const trimmed = text.trim()
  // Number() reads nothing as nought, and hexadecimal.
  if (!/^\d*\.?\d+(?:[eE][+-]?\d+)?$/.test(trimmed)) return undefined
  const kwh = Number(trimmed) / perKwh
  return kwh <= (mostKw * minutes) / 60 ? kwh : undefined
}

export function wrongValue(line: number): Rejection<MeterProblem> {
  return reject(
    'wrong-value',
    `Line ${line} holds a value that no home’s meter shows. Export the file again, and don’t open and save it in a spreadsheet first.`,
  )
}

/** The cells of a row of CSV, quoted or not. */
export function splitRow(row: string, separator: string): string[] {
  if (!row.includes('"')) return row.split(separator)
  const cells: string[] = []
  let parts: string[] = []
  let isOpen = false
  for (const part of row.split(separator)) {
    parts.push(part)
    if (part.split('"').length % 2 === 0) isOpen = !isOpen
    if (isOpen) continue
    cells.push(unquote(parts.join(separator)))
    parts = []
  }
  return isOpen ? [...cells, parts.join(separator)] : cells
}

function unquote(cell: string): string {
  const [, quoted] = /^\s*"(.*)"\s*$/.exec(cell) ?? []
  return quoted?.replaceAll('""', '"') ?? cell
}

/** A meter's number has ten places. Some files add an eleventh, which checks the others. */
export function isSameMeter(one: string, other: string): boolean {
  return one.slice(0, 10) === other.slice(0, 10)
}

export const totalsAlone: Rejection<MeterProblem> = reject(
  'not-by-interval',
  'This is a NEM13 file: it has a total for each bill, and not when you used it. Ask for the NEM12.',
)

export const severalMeters: Rejection<MeterProblem> = reject(
  'several-meters',
  'This file holds more than one meter. Choose a file of your home’s meter alone.',
)
