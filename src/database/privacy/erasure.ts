import { sql, type Updateable } from 'kysely'
import { systems } from '#domain/delivery/channel.ts'
import { leadColumns } from '#domain/lead/columns.ts'
import { unfinishedStates } from '#domain/lead/state.ts'
import type { Db, EnquiriesTable } from '../schema.ts'
import type { ErasureNote } from './erasure-log.ts'

/** Takes a person out of their lead's own row. False where it was erased before. */
export async function makeTombstone(
  db: Db,
  { lead, at, proof, because }: ErasureNote,
): Promise<boolean> {
  const marked = await db
    .updateTable('enquiries')
    .set({
      ...tombstone,
      fingerprint: `erased ${lead}`,
      erased_at: at,
      consent_proof: proof,
      version: sql`version + 1`,
      // A lead from a client has no form of ours, so its title is the sender's own text.
      form_type: sql`case when came_by = 'key' then '' else form_type end`,
      form_shown: sql`case when came_by = 'key' then ${noForm} else form_shown end`,
      // Open leads become withdrawn, or lost without a request; finished leads keep their state.
      finished_at: sql`coalesce(finished_at, ${at})`,
      state: sql`case when state in (${unfinished}) then ${sql.lit(because ? 'lost' : 'withdrawn')} else state end`,
      ...(because
        ? {
            lost_because: sql`case when state in (${unfinished}) then 'other' else lost_because end`,
          }
        : {}),
    })
    .where('id', '=', lead)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

const unfinished = sql.join(unfinishedStates.map((state) => sql.lit(state)))

const noForm = sql`'{"slug":"rest","title":"","steps":[]}'`

/** The columns of an erased lead. */
const tombstone: Updateable<EnquiriesTable> = {
  ...Object.fromEntries(leadColumns.map((column) => [column, ''])),
  answers: '{}',
  source: '{"last":{"page":""}}',
  estimate: null,
  page: '',
  phone_e164: '',
  phone_doubtful: false,
  email_key: '',
  name_key: '',
  family_key: '',
  region: '',
  nation: null,
  submission: null,
  consent_wording: '',
  earlier_lead: null,
  duplicate_of: null,
  undo: null,
  chosen_from: null,
  chosen_until: null,
  contact_by: null,
  merged_into: null,
  next_action: null,
  next_action_at: null,
  claimed_by: null,
  claimed_until: null,
  calling_since: null,
  calling_by: null,
  pressed_by: null,
  pressed_at: null,
  snoozed_by: null,
  snoozed_at: null,
  snoozed_until: null,
  next_action_for: null,
  skipped_by: null,
  skipped_until: null,
}

/** Clears a lead's data in other tables: notes, answers of mail servers, what webhooks were sent, fingerprints, corrections, feedback, matches, search words, letters and yeses. */
export async function clearRelatedRows(db: Db, lead: string): Promise<void> {
  await db.updateTable('audit').set({ detail: '{}' }).where('lead', '=', lead).execute()
  await db
    .updateTable('attempts')
    .set({ answer: '', message: null })
    .where('delivery', 'in', (eb) =>
      eb.selectFrom('deliveries').select('id').where('lead', '=', lead),
    )
    .where((eb) => eb.or([eb('answer', 'is not', null), eb('message', 'is not', null)]))
    .execute()
  await db
    .updateTable('offers')
    .set({ return_words: null, return_because: null, visit_at: null, visit_address: null })
    .where('lead', '=', lead)
    .execute()
  await db
    .updateTable('goodwill_credits')
    .set({ sentence: '' })
    .where('offer', 'in', (eb) => eb.selectFrom('offers').select('id').where('lead', '=', lead))
    .execute()
  for (const table of ['offer_events', 'waiting_outcomes'] as const)
    await db
      .deleteFrom(table)
      .where('offer', 'in', (eb) => eb.selectFrom('offers').select('id').where('lead', '=', lead))
      .execute()
  await db
    .deleteFrom('separate_leads')
    .where((eb) => eb.or([eb('lead', '=', lead), eb('other', '=', lead)]))
    .execute()
  for (const table of [
    'fingerprints',
    'corrections',
    'feedback',
    'match_traces',
    'lead_words',
    'desk_letters',
    'consents',
  ] as const)
    await db.deleteFrom(table).where('lead', '=', lead).execute()
}

/** The salts go, and with them whose receipts they were. */
export async function unlinkReceipts(db: Db, lead: string): Promise<void> {
  await db.updateTable('consent_receipts').set({ salt: null }).where('lead', '=', lead).execute()
}

/** Nobody needs to know how often they were confirmed to. */
export async function deleteConfirmations(db: Db, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await db.deleteFrom('confirmations').where('address', 'in', addresses).execute()
}

/**
 * Every system that may have received a lead. Where its time was over, systems notified by a withdrawal are left out.
 */
export function listReceiversOfErasure(db: Db, lead: string, because: ErasureNote['because']) {
  return db
    .selectFrom('deliveries')
    .select(['channel', 'endpoint'])
    .select(({ fn }) => fn.max<string | null>('claimed_until').as('in_hand_until'))
    .where('lead', '=', lead)
    .where('channel', 'in', systems)
    .where('attempts', '>', 0)
    .groupBy(['channel', 'endpoint'])
    .$if(because !== undefined, (qb) =>
      qb.having(
        sql<boolean>`max(case when event = 'lead.withdrawn' and delivered_at is not null then 1 else 0 end) = 0`,
      ),
    )
    .execute()
}

/** Those of these leads that exist and are not erased. */
export async function listNotErased(db: Db, leads: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', 'in', leads)
    .where('erased_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** All erasures in the database. */
export async function listErasures(db: Db): Promise<ErasureNote[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'reference_number', 'erased_at', 'consent_proof'])
    .where('erased_at', 'is not', null)
    .execute()
  return rows.map(({ id, reference_number, erased_at, consent_proof }) => ({
    lead: id,
    reference: reference_number,
    at: erased_at ?? '',
    operator: null,
    proof: consent_proof ?? '',
  }))
}

/** Those of these deliveries whose lead was erased. */
export async function listDeliveriesOfErased(
  db: Db,
  deliveries: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('enquiries', 'enquiries.id', 'deliveries.lead')
    .select('deliveries.id')
    .where('deliveries.id', 'in', deliveries)
    .where('enquiries.erased_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}
