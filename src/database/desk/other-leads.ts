import { sql } from 'kysely'
import type { LeadSender } from '#domain/lead/sameness.ts'
import { openOrAcceptedStates } from '#domain/offer/offer.ts'
import type { Db } from '../schema.ts'
import { listContacts } from './contacts.ts'
import { listMerged, listSeparate } from './merged-leads.ts'

const mostOthers = 20

/** The other leads of the same person, and those with the same email address or phone number, the latest first. */
export async function listOtherLeads(
  db: Db,
  person: { id: string; email_key: string; phone_e164: string },
) {
  const same = (['email_key', 'phone_e164'] as const).filter((column) => person[column])
  const merged = await listMerged(db, person.id)
  const ids = merged.map(({ id }) => id).filter((id) => id !== person.id)
  if (same.length === 0 && ids.length === 0) return []
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'reference_number', 'created_at', 'form_shown', 'state', 'lost_because'])
    .select(['email_key', 'phone_e164', 'first_name', 'last_name', 'promised_by', 'contacted_at'])
    .where((eb) =>
      eb.or([
        ...same.map((column) => eb(column, '=', person[column])),
        ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
      ]),
    )
    .where('id', '<>', person.id)
    .orderBy('id', 'desc')
    .limit(mostOthers)
    .execute()
  const rowIds = rows.map(({ id }) => id)
  const [separate, installers, contacts] = await Promise.all([
    listSeparate(
      db,
      merged.map(({ id }) => id),
    ),
    listHolders(db, rowIds),
    listContacts(db, rowIds),
  ])
  const calls = contacts.filter(({ by, channel }) => by === 'operator' && channel === 'phone')
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference_number,
    receivedAt: row.created_at,
    name: `${row.first_name} ${row.last_name}`.trim(),
    title: (JSON.parse(row.form_shown) as { title?: string }).title ?? '',
    state: row.state,
    lostBecause: row.lost_because,
    promisedBy: row.promised_by,
    contactedAt: row.contacted_at,
    /** The last call of the desk about it. */
    lastCall: calls.findLast(({ lead }) => lead === row.id) ?? null,
    same: same.filter((column) => row[column] === person[column]),
    merged: ids.includes(row.id),
    /** It was marked as another person's. */
    separate:
      !ids.includes(row.id) &&
      separate.some(({ lead, other }) => lead === row.id || other === row.id),
    /** Installers that have it or are offered it: merging changes nothing for them. */
    installers: installers.filter(({ lead }) => lead === row.id).map(({ name }) => name),
  }))
}

async function listHolders(db: Db, leads: readonly string[]) {
  if (leads.length === 0) return []
  return db
    .selectFrom('offers')
    .innerJoin('installers', 'installers.id', 'offers.installer')
    .select(['offers.lead', 'installers.trading_name as name'])
    .where('offers.lead', 'in', leads)
    .where('offers.state', 'in', openOrAcceptedStates)
    .orderBy('offers.offered_at')
    .execute()
}

/** Which enquiry of their person each lead is, by the same email or phone: 1 is the first. Other people's don't count. */
export async function listOrdinals(
  db: Db,
  leads: readonly {
    id: string
    email_key: string
    phone_e164: string
    merged_into: string | null
  }[],
): Promise<Map<string, number>> {
  const emails = distinct(leads.map(({ email_key }) => email_key))
  const phones = distinct(leads.map(({ phone_e164 }) => phone_e164))
  if (emails.length === 0 && phones.length === 0) return new Map()
  const [sameEmail, samePhone, separate] = await Promise.all([
    listAlike(db, 'email_key', emails),
    listAlike(db, 'phone_e164', phones),
    listSeparate(
      db,
      leads.map(({ id }) => id),
    ),
  ])
  const isSeparate = (one: string, other: string) =>
    separate.some(
      (pair) =>
        (pair.lead === one && pair.other === other) || (pair.lead === other && pair.other === one),
    )
  return new Map(
    leads.map(({ id, email_key, phone_e164 }) => {
      const alike = [
        ...sameEmail.filter(({ value }) => value === email_key),
        ...samePhone.filter(({ value }) => value === phone_e164),
      ]
      const earlier = new Set(
        alike.map((other) => other.id).filter((other) => other < id && !isSeparate(id, other)),
      )
      return [id, earlier.size + 1]
    }),
  )
}

/** The leads with an email address or phone number of one of these, themselves included. */
export async function listSameDetails(db: Db, senders: readonly LeadSender[]): Promise<string[]> {
  const sameEmail = await listAlike(db, 'email_key', distinct(senders.map(({ email }) => email)))
  const samePhone = await listAlike(db, 'phone_e164', distinct(senders.map(({ phone }) => phone)))
  return distinct([...sameEmail, ...samePhone].map(({ id }) => id))
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter(Boolean)
}

// A person who sends more than this isn't asking for quotes.
const mostAlike = 500

/**
 * One column at a time, and nothing that its index doesn't have, in its order: asked otherwise, PostgreSQL reads every lead, as
 * it may keep no statistics of these columns.
 */
function listAlike(db: Db, column: 'email_key' | 'phone_e164', values: readonly string[]) {
  if (values.length === 0) return []
  return db
    .selectFrom('enquiries')
    .select(['id', sql.ref<string>(column).as('value')])
    .where(column, 'in', values)
    .orderBy(column)
    .limit(mostAlike)
    .execute()
}

/** How many leads each of these carries beside itself. */
export async function countMerged(db: Db, leads: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['merged_into', ({ fn }) => fn.countAll<number | string>().as('leads')])
    .where('merged_into', 'in', leads)
    .groupBy('merged_into')
    .execute()
  return new Map(rows.map(({ merged_into, leads }) => [merged_into ?? '', Number(leads)]))
}
