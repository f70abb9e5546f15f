import { leadColumns } from './columns.ts'

/** The specification's columns under their names, then the lead's reference, id, state and date. */
export const exportedColumns = [
  ...leadColumns,
  'consent',
  'reference_number',
  'id',
  'state',
  'created_at',
] as const

/** Separates the fields of a lead in one text. No stored field contains it, since `tidy` removes it. */
export const unitSeparator = '\u001f'

/**
 * Formats fields, separated by `unitSeparator`, as a line of CSV (RFC 4180) with its line break. No spreadsheet reads a
 * field as a formula: see `harmless`.
 */
export function csvLine(fields: string): string {
  // Most leads need no escaping. Splitting the fields of every lead would take three times as long.
  const line = careful.test(fields)
    ? fields.split(unitSeparator).map(harmless).map(quoted).join(',')
    : fields.replaceAll(unitSeparator, ',')
  return `${line}\r\n`
}

/** Formats cells as a line of CSV. Text that could be a formula is made harmless; numbers stay numbers. */
export function csvRow(cells: readonly (string | number)[]): string {
  const fields = cells.map((cell) => (typeof cell === 'number' ? String(cell) : harmless(cell)))
  return `${fields.map(quoted).join(',')}\r\n`
}

// Characters that start a formula in spreadsheets, the wide ones in Chinese and Japanese locales. And characters that
// must be quoted, with semicolons and tabs, at which some spreadsheets split cells.
const careful = new RegExp(`(?:^|${unitSeparator})[=+\\-@＝＋－＠]|[",;\\t\\r\\n]`)

/**
 * The first line of a CSV file of leads. It has no byte order mark, so that programs read the first column's name
 * correctly. Spreadsheets ask for the encoding (UTF-8) on import.
 */
export const csvHeader = csvLine(exportedColumns.join(unitSeparator))

/**
 * Puts an apostrophe before text that could be a formula, as OWASP advises for CSV. Phone numbers such as
 * +61 491 570 156 stay as they are, since people and programs need the plain number, and digits alone can neither call
 * a function nor read another file.
 */
function harmless(text: string): string {
  const mayBeFormula = /^[=+\-@＝＋－＠\t\r\n]/.test(text)
  // A formula of digits, spaces, dots, brackets and hyphens can only do arithmetic.
  return mayBeFormula && !/^\+[\d ().-]*$/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
