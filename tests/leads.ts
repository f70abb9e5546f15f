import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#database/open.ts'
import { type LeadColumns, leadColumns } from '#domain/lead/columns.ts'
import type { Keeper, Unnumbered } from '#operations/keep-lead.ts'

export const morning = '2026-11-21T09:00:00.000Z'

export function later(seconds: number, from = morning): Date {
  return new Date(Date.parse(from) + seconds * 1000)
}

let people = 0

/** A lead nobody else has sent, unless a test gives it somebody's e-mail or phone. */
export function lead(changes: Partial<Unnumbered> = {}): Unnumbered {
  people += 1
  const email = changes.email ?? `person${people}@example.com`
  const columns = Object.fromEntries(leadColumns.map((column) => [column, ''])) as LeadColumns
  return {
    ...columns,
    consent: true,
    id: uuidv7(),
    created_at: morning,
    form_slug: 'home',
    form_shown: JSON.stringify({ slug: 'home', title: 'Home', steps: [] }),
    answers: '{}',
    phone_e164: `+614${String(people).padStart(8, '0')}`,
    phone_doubtful: false,
    page: '/',
    source: '{"last":{"page":"/"}}',
    submission: null,
    fingerprint: `fingerprint ${people}`,
    consent_wording: 'wording',
    consent_version: 'version',
    suspected: null,
    came_by: 'site',
    ...changes,
    email,
  }
}

export function keeper(database: Database, changes: Partial<Keeper> = {}): Keeper {
  return {
    database,
    secret: 'a secret that is long enough for a test',
    receivers: async () => ({ endpoints: [], hostedTable: true }),
    ...changes,
  }
}

export async function addEndpoint(database: Database, url = 'https://crm.example/leads') {
  const id = uuidv7()
  await database.queries
    .insertInto('webhook_endpoints')
    .values({ id, url, secret: 'whsec_', created_at: morning })
    .execute()
  return id
}
