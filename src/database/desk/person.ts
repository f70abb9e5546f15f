import type { ExpressionBuilder, Selectable } from 'kysely'
import { type LeadSender, personOf, type Sameness, samenessWith } from '#domain/lead/sameness.ts'
import type { LeadState } from '#domain/lead/state.ts'
import type { Db, EnquiriesTable, Schema } from '../schema.ts'
import { listSeparate } from './merged-leads.ts'

/** What tells whose a stored lead is. */
const senderColumns = ['id', 'phone_e164', 'email_key', 'merged_into'] as const

/** What an erasure needs to know of a lead. */
const personsLeadColumns = [
  ...senderColumns,
  ...(['reference_number', 'created_at', 'erased_at'] as const),
  ...(['email', 'phone', 'message', 'consent_wording', 'consent_version'] as const),
  ...(['name_key', 'family_key', 'first_name', 'last_name'] as const),
]

export type PersonsLead = Pick<Selectable<EnquiriesTable>, (typeof personsLeadColumns)[number]>

/** A lead with whether it is, or may be, the person's. */
export type RelatedLead = PersonsLead & { sameness: Exclude<Sameness, 'different'> }

/** More leads with one phone number aren't one person's: the most alike of them are enough. */
const mostRelated = 100

/** A lead as an erasure knows it, erased or not. */
export function getPersonsLead(db: Db, id: string): Promise<PersonsLead | undefined> {
  return db
    .selectFrom('enquiries')
    .select(personsLeadColumns)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The oldest leads in these states that came before a moment and are not erased yet. */
export function listExpiredLeads(
  db: Db,
  { states, before, size }: { states: readonly LeadState[]; before: Date; size: number },
): Promise<PersonsLead[]> {
  return db
    .selectFrom('enquiries')
    .select(personsLeadColumns)
    .where('state', 'in', states)
    .where('created_at', '<', before.toISOString())
    .where('erased_at', 'is', null)
    .orderBy('id')
    .limit(size)
    .execute()
}

/**
 * A lead, those that are the same person's and those that may be, oldest first. If very many share a phone or email, the most alike are
 * listed, and there are `more`. Empty where the lead does not exist; an erased lead is listed alone.
 */
export async function listRelatedLeads(
  db: Db,
  id: string,
): Promise<{ leads: RelatedLead[]; more: boolean }> {
  const asked = await getPersonsLead(db, id)
  if (!asked) return { leads: [], more: false }
  if (asked.erased_at) return { leads: [{ ...asked, sameness: 'same' }], more: false }
  const carrier = asked.merged_into ?? asked.id
  const person = await db
    .selectFrom('enquiries')
    .select(personsLeadColumns)
    .where((eb) => eb.or([eb('id', 'in', [carrier, id]), eb('merged_into', '=', carrier)]))
    .where('erased_at', 'is', null)
    .execute()
  const [separate, alike] = await Promise.all([
    listSeparate(
      db,
      person.map((lead) => lead.id),
    ),
    listAlike(db, person),
  ])
  const senders = person.map(senderOf)
  const leads = [...person, ...alike.slice(0, mostRelated)].flatMap((lead) => {
    const sameness = samenessWith(senders, senderOf(lead), separate)
    return sameness === 'different' ? [] : [{ ...lead, sameness }]
  })
  return {
    leads: leads.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    more: alike.length > mostRelated,
  }
}

/** Other leads with a phone number or email address of this person's, those with both first. */
async function listAlike(db: Db, person: readonly PersonsLead[]): Promise<PersonsLead[]> {
  const details = (['phone_e164', 'email_key'] as const)
    .map((column) => ({ column, values: person.map((lead) => lead[column]).filter(Boolean) }))
    .filter(({ values }) => values.length > 0)
  if (details.length === 0) return []
  const agreeing = (eb: ExpressionBuilder<Schema, 'enquiries'>) =>
    details.map(({ column, values }) => eb(column, 'in', values))
  return db
    .selectFrom('enquiries')
    .select(personsLeadColumns)
    .where((eb) => eb.or(agreeing(eb)))
    .where('erased_at', 'is', null)
    .where(
      'id',
      'not in',
      person.map(({ id }) => id),
    )
    .orderBy((eb) =>
      eb
        .case()
        .when(eb.and(agreeing(eb)))
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('id', 'desc')
    .limit(mostRelated + 1)
    .execute()
}

/** Who sent these leads, by what the domain compares. */
export async function listSenders(db: Db, leads: readonly string[]): Promise<LeadSender[]> {
  if (leads.length === 0) return []
  const rows = await db
    .selectFrom('enquiries')
    .select(senderColumns)
    .where('id', 'in', leads)
    .execute()
  return rows.map(senderOf)
}

/** Who sent the leads of these persons, each by the one that the others are merged into. */
export async function listSendersOf(db: Db, persons: readonly string[]): Promise<LeadSender[]> {
  if (persons.length === 0) return []
  const rows = await db
    .selectFrom('enquiries')
    .select(senderColumns)
    .where((eb) => eb.or([eb('id', 'in', persons), eb('merged_into', 'in', persons)]))
    .execute()
  return rows.map(senderOf)
}

/** Who sent a lead and those merged with it. */
export async function listPersonSenders(db: Db, lead: string): Promise<LeadSender[]> {
  const persons = (await listSenders(db, [lead])).map(personOf)
  return listSendersOf(db, persons)
}

/** A stored lead as the domain compares it. */
function senderOf(lead: Pick<PersonsLead, (typeof senderColumns)[number]>): LeadSender {
  return {
    id: lead.id,
    phone: lead.phone_e164,
    email: lead.email_key,
    mergedInto: lead.merged_into,
  }
}

/** The normalised email addresses of leads. */
export async function listEmailKeys(db: Db, leads: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('email_key')
    .distinct()
    .where('id', 'in', leads)
    .where('email_key', '<>', '')
    .execute()
  return rows.map(({ email_key }) => email_key)
}
