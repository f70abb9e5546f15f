import { leadColumns } from './columns.ts'

/** The specification's columns under their names, then which lead it is, when it came and where it stands. */
export const exportedColumns = [
  ...leadColumns,
  'consent',
  'reference_number',
  'id',
  'created_at',
  'state',
] as const

/** All of it is text but `consent`, a flag as databases read it back: true or false, 1 or 0. */
export type ExportedLead = Readonly<
  Record<(typeof exportedColumns)[number], string | number | boolean>
>

/**
 * The first line of a file of leads. No byte order mark stands before it, so that a program finds the first column
 * under its very name; spreadsheets are told the encoding (UTF-8) when they import.
 */
export const csvHeader = `${exportedColumns.join(',')}\r\n`

/** A lead as a line of CSV by RFC 4180, its end included, that no spreadsheet takes for a formula: see `harmless`. */
export function csvLine(lead: ExportedLead): string {
  return `${exportedColumns.map((column) => fieldFor(lead[column])).join(',')}\r\n`
}

function fieldFor(value: string | number | boolean): string {
  if (typeof value !== 'string') return value ? 'true' : 'false'
  return value === '' ? '' : quoted(harmless(value))
}

// What spreadsheets begin a formula with, or skip before one. The wide ones count in Chinese and Japanese settings.
const formula = /^[=+\-@\t\r\n＝＋－＠]/

// A number in international form: with figures, spaces, dots, brackets and hyphens a formula can at worst add up.
const number = /^\+[\d ().-]*$/

/**
 * Text that cannot be a formula: one that might be gets an apostrophe before it, as OWASP advises for CSV. Telephone
 * numbers such as +61 491 570 156 stay as they are: whoever dials from the file, or reads it into another program,
 * needs the number and nothing else, and figures by themselves neither call a function nor reach another file.
 */
function harmless(text: string): string {
  return formula.test(text) && !number.test(text) ? `'${text}` : text
}

/** Semicolons and tabs too, since some spreadsheets part cells at them. */
function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
