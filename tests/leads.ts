import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#database/open.ts'
import { type Channel, channels } from '#domain/delivery/channel.ts'
import { deliveriesOwed, listReceivers } from '#domain/delivery/owed.ts'
import { type LeadColumns, leadColumns } from '#domain/lead/columns.ts'
import { deriveLead, type Submission } from '#domain/lead/derive-lead.ts'
import type { LeadReceipt } from '#domain/lead/insertion.ts'
import { referenceFrom } from '#domain/lead/reference.ts'
import type { NewLeadRow, StoredLead } from '#domain/lead/stored-lead.ts'
import type { StoredReceipt } from '#domain/privacy/consent-receipt.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { phoneParser } from '#operations/enquiry/parse-phone.ts'
import { insertTogether, type StoreLeadsDeps } from '#operations/enquiry/store-leads.ts'
import { keyedHash } from '#operations/keyed-hash.ts'
import { signReceipt } from '#operations/privacy/issue-receipt.ts'
import { brand } from './brand.ts'

export const morning = '2026-11-21T09:00:00.000Z'

export function later(seconds: number, from = morning): Date {
  return new Date(Date.parse(from) + seconds * 1000)
}

let people = 0

const consent = { wording: 'wording', version: 'version', callers: 'Wattlewise' }

/** An enquiry from the home form, by a new person each time. */
export function submission(): Submission {
  people += 1
  const form = formsOf(brand).get('home')
  if (!form) throw new Error('no home form')
  return {
    leadSource: 'site',
    kind: 'quotes',
    form,
    answers: { 'contact-name': `Person ${people}`, 'contact-email': `sender${people}@example.com` },
    page: '/',
    attributions: { last: { page: '/' } },
    consent,
  }
}

/** The row of a lead by a new person, unless a test gives it an email address or phone. */
export function lead(changes: Partial<NewLeadRow> = {}): NewLeadRow {
  people += 1
  const number = people
  const columns = Object.fromEntries(
    leadColumns.map((column) => [column, changes[column] ?? '']),
  ) as LeadColumns
  const { row } = deriveLead(
    {
      leadSource: changes.came_by ?? 'site',
      kind: 'quotes',
      form: { slug: 'home', title: 'Home', page: '/', steps: [] },
      answers: {},
      columns: { ...columns, email: changes.email ?? `person${number}@example.com` },
      page: '/',
      attributions: changes.source ? JSON.parse(changes.source) : { last: { page: '/' } },
      consent,
      signs: changes.suspected ? { website: 'filled in' } : {},
    },
    {
      now: new Date(changes.created_at ?? morning),
      id: uuidv7(),
      reference: referenceFrom(randomBytes(8), brand.referencePrefix),
      receivers: [],
      country: brand.country,
      calling: brand.calling,
      parsePhone: () => ({ e164: `+614${String(number).padStart(8, '0')}`, doubtful: false }),
      fingerprint: () => `fingerprint ${number}`,
      addressKey: (address) => address,
    },
  )
  const stored = { ...row, ...changes }
  const isNew = stored.state === 'new'
  return {
    ...stored,
    next_action: isNew ? 'first-call' : null,
    next_action_at: isNew ? stored.callable_from : null,
    ...changes,
  }
}

/** The receivers of new leads in tests with these channels. */
export function leadReceivers(
  endpoints: readonly string[] = [],
  names: readonly Channel[] = ['operator-letter', 'confirmation', 'webhook', 'hosted-table'],
): StoreLeadsDeps['receivers'] {
  return async () => ({ channels: names, endpoints })
}

const receiptKey = { id: 'test', privateKey: generateKeyPairSync('ed25519').privateKey }

/** The receipt of a lead's consent, by a key that is published nowhere. */
export function receiptOf(row: NewLeadRow): StoredReceipt {
  const agreement = { ...consent, shown: 'The form', page: '/' }
  return signReceipt(
    { kind: 'enquiry', id: row.id, lead: row, offer: null, agreement, at: row.created_at },
    { siteUrl: 'https://www.example.com', key: receiptKey },
  )
}

type ReceiverDeps = Pick<StoreLeadsDeps, 'secret' | 'receivers'>

/** A lead with the deliveries it owes to these receivers. */
export async function toStoredLead(
  row: NewLeadRow,
  { secret, receivers }: ReceiverDeps,
): Promise<StoredLead> {
  const owed = { email: row.email, leadSource: row.came_by, kind: 'quotes' } as const
  const deliveries = deliveriesOwed(owed, listReceivers(await receivers(), uuidv7))
  const confirms = deliveries.some(({ channel }) => channels[channel].recipient === 'visitor')
  const confirmationKey = confirms ? keyedHash(secret, 'confirmation', row.email_key) : undefined
  return { row, deliveries, receipt: receiptOf(row), confirmationKey }
}

/** Stores a lead with its deliveries, as the server does. */
export async function insertLead(
  row: NewLeadRow,
  { database, ...deps }: ReceiverDeps & { database: Database },
): Promise<LeadReceipt> {
  const inserted = await insertTogether(database, [await toStoredLead(row, deps)], undefined)
  const [receipt] = inserted.ok ? inserted.receipts : []
  if (!receipt) throw new Error('nothing limits this lead')
  return receipt
}

/** The same of a visitor who has said to be called, so that its offer waits for nothing. */
export async function insertAnsweredLead(
  ...given: Parameters<typeof insertLead>
): Promise<LeadReceipt> {
  const [row, { database }] = given
  const receipt = await insertLead(...given)
  await database.db.updateTable('enquiries').set({ way: 'call' }).where('id', '=', row.id).execute()
  return receipt
}

export function storeDeps(
  database: Database,
  changes: Partial<StoreLeadsDeps> = {},
): StoreLeadsDeps {
  return {
    database,
    secret: 'a secret that is long enough for a test',
    siteUrl: 'https://www.example.com',
    receiptKey: async () => receiptKey,
    hasPage: () => true,
    country: brand.country,
    referencePrefix: brand.referencePrefix,
    calling: brand.calling,
    parsePhone: phoneParser(brand.country),
    now: () => new Date(morning),
    receivers: leadReceivers(),
    ...changes,
  }
}

export async function addEndpoint(database: Database, url = 'https://crm.example/leads') {
  const id = uuidv7()
  await database.db
    .insertInto('webhook_endpoints')
    .values({ id, url, secret: 'whsec_', created_at: morning })
    .execute()
  return id
}
