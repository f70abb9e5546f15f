import { toAsciiEmail } from '../enquiry/ascii-email.ts'
import { findPostcode, whyNotServed } from '../enquiry/country.ts'
import { isEmail, problemWithEmail } from '../enquiry/email.ts'
import type { ValidationDeps } from '../enquiry/problems.ts'
import { type ChannelBox, channelBoxes } from '../privacy/channel-consent.ts'
import { consentUntil } from '../privacy/consent-until.ts'
import { type Rejection, reject } from '../result.ts'
import { tidy, tidyLines } from '../tidy.ts'
import { type LeadColumns, leadColumns } from './columns.ts'

/** Why rows are rejected, as PostgreSQL and PostgREST put it: their own codes, and words for the client's developer. */
type RowCode = 'PGRST102' | 'PGRST204' | '22001' | '22P02' | '23514'
export type RejectedRows = Rejection<RowCode> & { details?: string }

/** What a client says was agreed to about calls and texts: by which wording, and when. ISO 8601. */
export type RowBoxes = Partial<Record<ChannelBox, { version: string; at: string }>>

/** The rows in their order, and the boxes of each where the brand asks by channel. */
export type ReadRows =
  | { ok: true; rows: LeadColumns[]; boxes?: RowBoxes[] | undefined }
  | RejectedRows

/** The columns that a row may name. `reference_number` is accepted but ignored, since we assign references. */
const known: readonly string[] = [...leadColumns, 'consent', 'reference_number']
const boxColumns = channelBoxes.flatMap((box) => [`consent_${box}`, `consent_${box}_at`])

/** The response when a program sends a lead without consent. */
export const consentMustBeTrue = 'consent must be true'

const longest: Partial<Record<keyof LeadColumns, number>> = {
  first_name: 100,
  last_name: 100,
  email: 254,
  phone: 40,
  postcode: 12,
  message: 5000,
  // Several answers joined.
  battery_interest: 1000,
  roof_access: 1000,
}
const longestOther = 500

/**
 * Parses the rows that a client wants to insert: all of them are valid, or all are rejected. When the client names
 * `columns`, only those are read. `byChannel` is the moment at which they came, where the brand asks by channel: a number without consent
 * to calls or texts is left out then.
 */
export function readRows(
  body: unknown,
  columns: readonly string[] | undefined,
  checking: ValidationDeps,
  byChannel?: Date,
): ReadRows {
  const given = Array.isArray(body) ? body : [body]
  if (!given.every(isObject))
    return rejectRows(
      'PGRST102',
      'Empty or invalid json',
      'A row is an object; rows are an array of them.',
    )

  const named = columns ?? Object.keys(given[0] ?? {})
  const allowed = byChannel ? [...known, ...boxColumns] : known
  const unknown = named.find((column) => !allowed.includes(column))
  if (unknown !== undefined)
    return rejectRows(
      'PGRST204',
      `Could not find the '${tidy(unknown).slice(0, 63)}' column of 'enquiries' in the schema cache`,
    )
  if (!columns && !given.every((row) => sameNames(Object.keys(row), named)))
    return rejectRows('PGRST102', 'All object keys must match')

  const rows: LeadColumns[] = []
  const boxes = byChannel && given.map((row) => boxesIn(row, named, byChannel))
  for (const [index, row] of given.entries()) {
    const agreed = boxes?.[index]
    const isUsed = !agreed || Object.keys(agreed).length > 0
    const read = readRow(isUsed ? row : { ...row, phone: '' }, named, checking)
    if (!read.ok) return read
    rows.push(read.row)
  }
  return { ok: true, rows, boxes }
}

/** What was agreed to counts by its wording and its time together, and for three months. */
function boxesIn(given: Record<string, unknown>, named: readonly string[], now: Date): RowBoxes {
  const textOf = (column: string) => (named.includes(column) ? String(given[column] ?? '') : '')
  return Object.fromEntries(
    channelBoxes.flatMap((box) => {
      const version = tidy(textOf(`consent_${box}`)).slice(0, 100)
      const at = new Date(textOf(`consent_${box}_at`))
      const isCurrent = at <= now && consentUntil(at) > now
      return version && isCurrent ? [[box, { version, at: at.toISOString() }]] : []
    }),
  )
}

type ReadRow = { ok: true; row: LeadColumns } | RejectedRows

function readRow(
  given: Record<string, unknown>,
  named: readonly string[],
  { country, parsePhone }: ValidationDeps,
): ReadRow {
  const row = Object.fromEntries(leadColumns.map((column) => [column, ''])) as LeadColumns
  for (const column of leadColumns) {
    const value = named.includes(column) ? given[column] : undefined
    if (value === undefined || value === null) continue
    if (!['string', 'number', 'boolean'].includes(typeof value))
      return rejectRows('22P02', `invalid input for column "${column}": text is expected`)
    const text = String(value)
    row[column] = column === 'message' ? tidyLines(text) : tidy(text)
    const limit = longest[column] ?? longestOther
    if (row[column].length > limit)
      return rejectRows(
        '22001',
        `value too long for type character varying(${limit})`,
        `In column "${column}".`,
      )
  }
  const email = toAsciiEmail(row.email)
  if (isEmail(email)) row.email = email
  if (!named.includes('consent') || given.consent !== true)
    return violated('consent', consentMustBeTrue)
  if (!isEmail(row.email) && !parsePhone(row.phone))
    return violated('reachable', whyUnreachable(row.email))
  if (row.postcode) {
    const postcode = findPostcode(row.postcode, country)
    const problem = postcode ? whyNotServed(postcode, country) : country.postcodeSentence
    if (!postcode || problem) return violated('postcode', problem)
    row.postcode = postcode
  }
  return { ok: true, row }
}

function whyUnreachable(email: string): string {
  const needed = 'an email address or a phone number is needed'
  const problem = email && problemWithEmail(email)
  return problem ? `${needed}: ${problem}` : needed
}

function violated(check: string, details?: string) {
  return rejectRows(
    '23514',
    `new row for relation "enquiries" violates check constraint "enquiries_${check}_check"`,
    details,
  )
}

function rejectRows(code: RowCode, message: string, details?: string): RejectedRows {
  return { ...reject(code, message), ...(details ? { details } : {}) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sameNames(names: string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every((name) => others.includes(name))
}
