import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { isPassing, isTakenReference } from '#database/errors.ts'
import type { Database } from '#database/open.ts'
import { keepLeads } from '#database/rows.ts'
import type { NewLead } from '#database/schema.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import type { ReadPhone } from '#domain/enquiry/problems.ts'
import { type LeadColumns, leadColumns } from '#domain/lead/columns.ts'
import { referenceFrom } from '#domain/lead/reference.ts'
import { type ReadRows, type RowRefusal, readRows } from '#domain/lead/row.ts'

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
}

export type SubmittedRows = { ok: true; stored: number } | { ok: false; refusal: RowRefusal }

type World = { database: Database; readPhone: ReadPhone; now: () => Date }

/** Turns rows that came with a public key into leads: all of them, or none. */
export async function submitRows(rows: Rows, world: World): Promise<SubmittedRows> {
  const read: ReadRows = readRows(rows.body, rows.columns, world.readPhone)
  if ('refusal' in read) return { ok: false, refusal: read.refusal }
  const leads = read.rows.map((row, index) => leadFrom(row, index, rows, world))
  const kept = await keepDespiteAccidents(leads, world.database)
  return { ok: true, stored: kept.filter(({ repeated }) => !repeated).length }
}

function leadFrom(row: LeadColumns, index: number, rows: Rows, world: World): Drawn {
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

type Drawn = Omit<NewLead, 'reference_number'>

/** Every try draws new references. Keeping twice is harmless: what was committed is found by its fingerprint. */
async function keepDespiteAccidents(leads: Drawn[], database: Database) {
  for (let attempt = 1; ; attempt++) {
    const drawn = leads.map((lead) => ({
      ...lead,
      reference_number: referenceFrom(randomBytes(8)),
    }))
    try {
      return await keepLeads(database, drawn)
    } catch (error) {
      if (attempt === 4 || !(isTakenReference(error) || isPassing(error))) throw error
      await wait(25 * attempt)
    }
  }
}
