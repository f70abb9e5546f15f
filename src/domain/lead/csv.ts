import { leadColumns } from './columns.ts'

/** The specification's columns under their names, then which lead it is, where it stands and when it came. */
export const exportedColumns = [
  ...leadColumns,
  'consent',
  'reference_number',
  'id',
  'state',
  'created_at',
] as const

/** Parts the fields of a lead that are handed over as one text. Nothing that is kept holds it: `tidy` takes it out. */
export const unitSeparator = '\u001f'

/**
 * Fields, parted by `unitSeparator`, as a line of CSV by RFC 4180, its end included, that no spreadsheet takes for a
 * formula: see `harmless`.
 */
export function csvLine(fields: string): string {
  // Most leads need no care; to part the fields of all of them would take three times as long.
  const line = careful.test(fields)
    ? fields.split(unitSeparator).map(harmless).map(quoted).join(',')
    : fields.replaceAll(unitSeparator, ',')
  return `${line}\r\n`
}

// What spreadsheets begin a formula with, or skip before one; the wide ones count in Chinese and Japanese settings.
// And what has to be quoted: semicolons and tabs too, since some spreadsheets part cells at them.
const careful = new RegExp(`(?:^|${unitSeparator})[=+\\-@＝＋－＠]|[",;\\t\\r\\n]`)

/**
 * The first line of a file of leads. No byte order mark stands before it, so that a program finds the first column
 * under its very name; spreadsheets are told the encoding (UTF-8) when they import.
 */
export const csvHeader = csvLine(exportedColumns.join(unitSeparator))

/**
 * Text that cannot be a formula: one that might be gets an apostrophe before it, as OWASP advises for CSV. Telephone
 * numbers such as +61 491 570 156 stay as they are: whoever dials from the file, or reads it into another program,
 * needs the number and nothing else, and figures by themselves neither call a function nor reach another file.
 */
function harmless(text: string): string {
  const mayBeFormula = /^[=+\-@＝＋－＠\t\r\n]/.test(text)
  // With figures, spaces, dots, brackets and hyphens a formula can at worst add up.
  return mayBeFormula && !/^\+[\d ().-]*$/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
