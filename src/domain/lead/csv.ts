import { harmless, quoteCell } from '../csv.ts'
import { leadColumns } from './columns.ts'

/** The specification's columns under their names, then the lead's reference, id, state and date. Frozen. */
export const storedColumns = [
  ...leadColumns,
  'consent',
  'reference_number',
  'id',
  'state',
  'created_at',
] as const

/** What the desk knows of a lead beside them. New columns are appended, since programs go by the old ones. */
export const deskColumns = [
  'owner',
  'promised_by',
  'contacted_at',
  'quoted_at',
  'finished_at',
  'withdrawn_at',
  'tries',
  'lost_reason',
  'region',
  'source',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'installers',
  'quote_dollars',
  'fees_dollars',
] as const

export const exportedColumns = [...storedColumns, ...deskColumns] as const

/** Separates the fields of a lead in one text. No stored field contains it, since `tidy` removes it. */
export const unitSeparator = '\u001f'

/**
 * Formats fields, separated by `unitSeparator`, as a line of CSV (RFC 4180) with its line break. No spreadsheet reads a
 * field as a formula: see `harmless`.
 */
export function csvLine(fields: string): string {
  // Most leads need no escaping. Splitting the fields of every lead would take three times as long.
  const line = careful.test(fields)
    ? fields.split(unitSeparator).map(harmless).map(quoteCell).join(',')
    : fields.replaceAll(unitSeparator, ',')
  return `${line}\r\n`
}

// Characters that start a formula in spreadsheets, the wide ones in Chinese and Japanese locales. And characters that
// must be quoted, with semicolons and tabs, at which some spreadsheets split cells.
const careful = new RegExp(`(?:^|${unitSeparator})[=+\\-@＝＋－＠]|[",;\\t\\r\\n]`)

/** The first line of a CSV file of leads. */
export const csvHeader = csvLine(exportedColumns.join(unitSeparator))

/** A lead's fields with its phone number as a spreadsheet leaves it: text. See `phoneAsText`. */
export function withPhoneAsText(fields: string): string {
  return changePhone(fields, phoneAsText)
}

/** A lead's fields with the reason against calls in place of its phone number, where it has one. */
export function withoutPhone(fields: string, why: string): string {
  return changePhone(fields, (phone) => (phone ? why : ''))
}

function changePhone(fields: string, change: (phone: string) => string): string {
  let start = 0
  for (let index = 0; index < phoneIndex; index++)
    start = fields.indexOf(unitSeparator, start) + unitSeparator.length
  const end = fields.indexOf(unitSeparator, start)
  return fields.slice(0, start) + change(fields.slice(start, end)) + fields.slice(end)
}
const phoneIndex = storedColumns.indexOf('phone')

/** The id of the lead whose fields these are. */
export function idOfFields(fields: string): string {
  return fields.split(unitSeparator)[idIndex] ?? ''
}
const idIndex = storedColumns.indexOf('id')

/**
 * Groups the digits of a phone number as people write them: '0491 570 156'. A spreadsheet takes digits without spaces for
 * a quantity, and drops the nought at its beginning.
 */
export function phoneAsText(phone: string): string {
  if (!/^\+?\d{5,}$/.test(phone)) return phone
  // A digit that is left over at the beginning joins the group after it.
  return phone.replace(/(?<=\d{2})(?=(?:\d{3})+$)/g, ' ')
}

/** A lead's fields as a line of JSON, under the same names. What is empty is null; counts and amounts are numbers. */
export function jsonLine(fields: string): string {
  const values = fields.split(unitSeparator)
  const entries = exportedColumns.map((column, index) => [column, toJson(column, values[index])])
  return `${JSON.stringify(Object.fromEntries(entries))}\n`
}

/** The columns that are counts and amounts. */
export const numberColumns: readonly string[] = ['tries', 'quote_dollars', 'fees_dollars']

function toJson(column: string, value = ''): string | number | boolean | null {
  if (value === '') return null
  if (column === 'consent') return value === 'true'
  return numberColumns.includes(column) ? Number(value) : value
}
