import { sql, type Updateable } from 'kysely'
import { systems } from '#domain/delivery/channel.ts'
import { toldAnyway } from '#domain/delivery/messages.ts'
import { leadColumns } from '#domain/lead/columns.ts'
import { unfinishedStates } from '#domain/lead/state.ts'
import { recordAudit } from '../account/audit.ts'
import { stopDisclosures } from '../delivery/disclosures.ts'
import { leaveMerged } from '../desk/merged-leads.ts'
import { cancelOffers } from '../offer/cancel-offers.ts'
import type { Database } from '../open.ts'
import type { Db, EnquiriesTable } from '../schema.ts'
import { requestSweep } from '../sweep.ts'
import type { ErasureNote } from './erasure-log.ts'

export type Erasure = {
  notes: readonly ErasureNote[]
  now: Date
  /** The keyed hashes by which confirmations to these people are counted. */
  confirmations: readonly string[]
  /** Whether they were erased before and a backup brought them back. */
  again?: boolean
  newId: () => string
}

/**
 * Erases leads, all of them or none. Personal data is removed from every table, and systems that may have received the
 * lead are notified. Leads that were erased before are skipped. Returns the ids of the leads this call erased.
 */
export async function eraseLeads(
  { engine, db }: Database,
  { notes, now, confirmations, again = false, newId }: Erasure,
): Promise<string[]> {
  const moment = now.toISOString()
  return db.transaction().execute(async (trx) => {
    const erased: string[] = []
    for (const note of notes) {
      await leaveMerged(trx, note.lead)
      if (!(await makeTombstone(trx, note))) continue
      erased.push(note.lead)
      await clearRelatedRows(trx, note.lead)
      await notifyReceivers(trx, note, { moment, newId })
      // Their time is long over, and what an installer won stays won: it paid for it.
      if (!note.because) await cancelOffers(trx, { lead: note.lead, now })
      await stopDisclosures(trx, note.lead, moment)
      await recordAudit(trx, {
        id: newId(),
        at: moment,
        operator: note.operator,
        kind: 'person.erased',
        lead: note.lead,
        detail: {
          ...(again ? { again: 'after a restore' } : {}),
          ...(note.because ? { because: note.because } : {}),
        },
      })
    }
    for (const address of confirmations)
      await trx.deleteFrom('confirmations').where('address', '=', address).execute()
    if (engine === 'sqlite' && erased.length > 0) await requestSweep(trx)
    return erased
  })
}

async function makeTombstone(db: Db, { lead, at, proof, because }: ErasureNote): Promise<boolean> {
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
      // Open leads become withdrawn, or lost where nobody asked; finished leads keep their state.
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
}

/** Clears a lead's data in other tables: notes, answers of mail servers, fingerprints, corrections, feedback, matches, search words and letters. */
async function clearRelatedRows(db: Db, lead: string): Promise<void> {
  await db.updateTable('audit').set({ detail: '{}' }).where('lead', '=', lead).execute()
  await db
    .updateTable('attempts')
    .set({ answer: '' })
    .where('delivery', 'in', (eb) =>
      eb.selectFrom('deliveries').select('id').where('lead', '=', lead),
    )
    .where('answer', 'is not', null)
    .execute()
  await db
    .updateTable('offers')
    .set({ return_words: null, return_because: null })
    .where('lead', '=', lead)
    .execute()
  await db
    .updateTable('goodwill_credits')
    .set({ sentence: '' })
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
  ] as const)
    await db.deleteFrom(table).where('lead', '=', lead).execute()
}

/**
 * Stops waiting deliveries, and owes a notice to every system that may have received the lead. Where its time was over, those that know
 * of its end by a withdrawal aren't told again.
 */
async function notifyReceivers(
  db: Db,
  { lead, because }: Pick<ErasureNote, 'lead' | 'because'>,
  { moment, newId }: { moment: string; newId: () => string },
): Promise<void> {
  const receivers = await db
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
  await db
    .updateTable('deliveries')
    .set({ stopped_at: moment, retry_at: null })
    .where('lead', '=', lead)
    .where('delivered_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .where('event', 'not in', toldAnyway)
    .execute()
  if (receivers.length === 0) return
  await db
    .insertInto('deliveries')
    .values(
      receivers.map(({ channel, endpoint, in_hand_until }) => ({
        id: newId(),
        lead,
        channel,
        endpoint,
        event: 'lead.erased' as const,
        created_at: moment,
        // The lead itself may be on its way right now, and the notice must arrive after it.
        retry_at: in_hand_until && in_hand_until > moment ? in_hand_until : moment,
      })),
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

export async function listDeliveryIds(db: Db, leads: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('deliveries').select('id').where('lead', 'in', leads).execute()
  return rows.map(({ id }) => id)
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
