import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Limited } from '#database/enquiries.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import type { ReadPhone } from '#domain/enquiry/problems.ts'
import { type LeadColumns, leadColumns } from '#domain/lead/columns.ts'
import { type ReadRows, type RowRefusal, readRows } from '#domain/lead/row.ts'
import { type Keeper, keepNewLeads, type Unnumbered } from './keep-lead.ts'

export type Rows = {
  body: unknown
  /** The only columns to read, where the client names them. */
  columns?: readonly string[]
  /** Sent again with the same key, rows are the ones that were kept the first time. */
  idempotencyKey?: string
  /** The site that sent them, where a browser tells. */
  originHost?: string
  /** The end of the client's key, to know it by: keys may begin alike. */
  keyName: string
  /** Who is held to the limit: the key and the address together. */
  sender?: string
}

export type SubmittedRows =
  | { ok: true; stored: number }
  | { ok: false; refusal: RowRefusal }
  | ({ ok: false } & Limited)

type World = Keeper & { readPhone: ReadPhone; now: () => Date }

/** Turns rows that came with a public key into leads: all of them, or none. */
export async function submitRows(rows: Rows, world: World): Promise<SubmittedRows> {
  const read: ReadRows = readRows(rows.body, rows.columns, world.readPhone)
  if ('refusal' in read) return { ok: false, refusal: read.refusal }
  const leads = read.rows.map((row, index) => leadFrom(row, index, rows, world))
  const kept = await keepNewLeads(leads, rows.sender, world)
  if ('limited' in kept) return { ok: false, ...kept }
  return { ok: true, stored: kept.filter(({ repeated }) => !repeated).length }
}

function leadFrom(row: LeadColumns, index: number, rows: Rows, world: World): Unnumbered {
  const phone = world.readPhone(row.phone)
  const { originHost, idempotencyKey, keyName } = rows
  const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value))
  return {
    ...row,
    consent: true,
    id: uuidv7(),
    created_at: world.now().toISOString(),
    form_slug: 'rest',
    form_shown: JSON.stringify(formFor(row)),
    answers: JSON.stringify(given),
    phone_e164: phone?.e164 ?? '',
    phone_doubtful: phone?.doubtful ?? false,
    page: '',
    source: JSON.stringify({
      last: { page: '', ...(originHost ? { referrerHost: originHost } : {}) },
    }),
    submission: idempotencyKey ? hash([keyName, idempotencyKey, index]) : null,
    fingerprint: hash(['rest', row]),
    consent_wording: `asserted by client key ${keyName}`,
    consent_version: 'key',
    suspected: null,
    came_by: 'key',
    estimate: null,
  }
}

/** No form of ours was shown. The columns stand in for its questions, so that a lead reads like any other. */
function formFor(row: LeadColumns): EnquiryForm {
  return {
    slug: 'rest',
    title: row.form_type || 'Hosted data interface',
    page: '',
    steps: leadColumns
      .filter((column) => row[column])
      .map((column) => ({
        questions: [{ name: column, kind: 'text', ask: labelOf(column), placeholder: '' }],
      })),
  }
}

function labelOf(column: string): string {
  const words = column.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function hash(what: unknown): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('hex')
}
