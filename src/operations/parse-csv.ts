import { CsvError, parse } from 'csv-parse/sync'
import { type Rejection, type Result, reject } from '#domain/result.ts'

/** A row's cells by the names of their columns, and its line, counted from 1. */
type CsvRow = { line: number; cells: Readonly<Record<string, string>> }

type Limits = {
  columns: readonly string[]
  /** Whatever is in a file, reading it takes no longer than so many rows do. One more is read, to see that there are more. */
  mostRows: number
}

const longestRow = 200_000
const mostColumns = 100

/**
 * The rows of a CSV file that a spreadsheet may have saved again: with another separator, blank rows, and its columns spelled in another
 * way ('Trading name' for trading_name). Rejected with the line and what is wrong with it.
 */
export function parseCsv(
  file: string,
  { columns, mostRows }: Limits,
): Result<{ rows: CsvRow[] }, 'file'> {
  // What a decoder puts in the place of letters in another encoding.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: UTF-16 that was read as another encoding has it beside each letter
  const unreadable = file.search(/[\uFFFD\u0000]/)
  if (unreadable >= 0)
    return reject(
      'file',
      `Some letters can’t be read, first in line ${lineAt(file, unreadable)}. Save the file as ‘CSV UTF-8’ and try again.`,
    )
  const text = withoutBlankRows(file)
  const separator = separatorOf(text)
  let header: string[] = []
  try {
    const records: { info: { lines: number }; record: Record<string, string> }[] = parse(text, {
      bom: true,
      columns: (names: string[]) => {
        header = names
        return names.map((name) => toColumn(name, columns))
      },
      delimiter: separator,
      info: true,
      skip_empty_lines: true,
      // It would trim a tab that separates.
      trim: separator !== '\t',
      to: mostRows + 1,
      max_record_size: longestRow,
      cast: (cell, { index }) => {
        if (index >= mostColumns) throw new Error('too many columns')
        return separator === '\t' ? cell.trim() : cell
      },
    })
    const problem = problemWithHeader(header, columns)
    if (problem) return problem
    return {
      ok: true,
      rows: records.map(({ info, record }) => ({ line: info.lines, cells: record })),
    }
  } catch (error) {
    if (!(error instanceof CsvError)) return noCsv
    return problemWithHeader(header, columns) ?? problemWithRow(error, header.length)
  }
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split(/\r\n?|\n/).length
}

/** Without a spreadsheet's line that names its separator, and without the rows of empty cells that it leaves of cleared ones. Lines keep their numbers. */
function withoutBlankRows(file: string): string {
  return file
    .replace(/^\uFEFF?"?sep=."?(?=[\r\n])/i, '')
    .replace(/^.+$/gm, (row) => (/[^,;|\t \u00A0]/.test(row.replaceAll('""', '')) ? row : ''))
}

/** What separates most cells of the first line. No name of a column has any of these. */
function separatorOf(text: string): string {
  const [first = ''] = text
    .trimStart()
    .slice(0, longestRow)
    .split(/[\r\n]/, 1)
  const count = (separator: string) => first.split(separator).length
  return [',', ';', '\t', '|'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

/** A column by its name in any case, with or without anything between the words. */
function toColumn(name: string, columns: readonly string[]): string {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '')
  return columns.find((column) => letters(column) === letters(name)) ?? name.trim().toLowerCase()
}

function problemWithHeader(
  header: readonly string[],
  columns: readonly string[],
): Rejection<'file'> | undefined {
  const names = header.map((name) => toColumn(name, columns))
  // Nothing was read so far.
  if (header.length === 0) return undefined
  const missing = columns.filter((column) => !names.includes(column))
  const twice = columns.find((column) => names.indexOf(column) !== names.lastIndexOf(column))
  if (missing.length === 0)
    return twice ? reject('file', `The first line names the column ${twice} twice.`) : undefined
  const unknown = header.filter((name) => name.trim() && !columns.includes(toColumn(name, columns)))
  const instead = unknown.length > 0 ? ` It also names: ${unknown.join(', ').slice(0, 200)}.` : ''
  return reject(
    'file',
    `The first line must name every column. Missing: ${missing.join(', ')}.${instead}`,
  )
}

const noCsv = reject('file', 'This is no CSV file, or a line of it has too many fields.')

function problemWithRow(error: CsvError, columns: number): Rejection<'file'> {
  const { lines, record } = error as CsvError & { lines?: number; record?: unknown[] }
  switch (error.code) {
    case 'CSV_RECORD_INCONSISTENT_COLUMNS':
      return reject(
        'file',
        `Line ${lines} has ${record?.length} fields, and the first line has ${columns}.`,
      )
    case 'CSV_QUOTE_NOT_CLOSED':
      return reject(
        'file',
        `A quotation mark opens a field and never closes it, up to line ${lines}.`,
      )
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return reject('file', `Line ${lines} has a quotation mark in the middle of a field.`)
    case 'CSV_MAX_RECORD_SIZE':
      return reject('file', `Line ${lines} is too long.`)
  }
  return noCsv
}
