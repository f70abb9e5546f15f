import { addressOf, type Channel, channels } from '#domain/delivery/channel.ts'
import { notCalledSince } from '#domain/lead/contact.ts'
import type { AnsweredForm } from '#domain/lead/correct-lead.ts'
import type { VisitorStandingFacts } from '#domain/lead/visitor-standing.ts'
import { listContacts } from '../desk/contacts.ts'
import { getNeverReached } from '../offer/returns.ts'
import type { Db } from '../schema.ts'
import type { LeadRow } from './visitor-changes.ts'

/** The form of a lead as the visitor saw it, with their answers. */
export function answeredForm({
  form_shown,
  answers,
  service,
}: Pick<LeadRow, 'form_shown' | 'answers' | 'service'>): AnsweredForm {
  return { form: JSON.parse(form_shown), answers: JSON.parse(answers), service }
}

/** What decides where an enquiry stands for its visitor. */
export async function standingFacts(
  db: Db,
  row: Pick<
    LeadRow,
    | 'id'
    | 'state'
    | 'promised_by'
    | 'created_at'
    | 'new_promise_by'
    | 'chosen_until'
    | 'contacted_at'
  >,
): Promise<VisitorStandingFacts> {
  return {
    state: row.state,
    promisedBy: row.promised_by ?? row.created_at,
    newPromiseBy: row.new_promise_by,
    chosenUntil: row.chosen_until,
    contactedAt: row.contacted_at,
    notCalledAt: notCalledSince(await listContacts(db, [row.id])) ?? null,
    neverReached: await getNeverReached(db, row.id),
  }
}

/** What the visitor wrote for whoever calls, the earliest first. */
export async function listVisitorNotes(
  db: Db,
  lead: string,
): Promise<{ at: string; text: string }[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'detail'])
    .where('lead', '=', lead)
    .where('kind', '=', 'lead.noted')
    .where('operator', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ at, detail }) => {
    const { text }: { text?: string } = JSON.parse(detail)
    return text ? [{ at, text }] : []
  })
}

/** The row of a lead; undefined when it was erased or never was. */
export function getLeadRow(db: Db, lead: string): Promise<LeadRow | undefined> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', lead)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** Whether the visitor asked not to be asked about the call. */
export async function isAskingStopped(db: Db, lead: string): Promise<boolean> {
  const entry = await db
    .selectFrom('audit')
    .select('id')
    .where('lead', '=', lead)
    .where('kind', '=', 'lead.asking-stopped')
    .executeTakeFirst()
  return entry !== undefined
}

/** What was corrected after these leads came, the latest first. */
export function listCorrections(db: Db, leads: readonly string[]) {
  return db
    .selectFrom('corrections')
    .select(['id', 'lead', 'by', 'who', 'at', 'field', 'before', 'after'])
    .where('lead', 'in', leads)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The systems that were stopped: one by one, or all by withdrawing. */
export async function listStops(
  db: Db,
  lead: string,
): Promise<{ channel: Channel; endpoint: string | null; at: string }[]> {
  const rows = await db
    .selectFrom('disclosures')
    .select(['receiver_kind', 'receiver', 'stopped_at'])
    .where('lead', '=', lead)
    .where('stopped_at', 'is not', null)
    .execute()
  return rows
    .map((row) => ({ ...addressOf(row.receiver_kind, row.receiver), at: row.stopped_at ?? '' }))
    .filter(({ channel }) => channels[channel].recipient === 'system')
}

/** When something was last changed that others are told: by the visitor, or a correction at the desk. */
export async function getLatestChange(
  db: Db,
  lead: string,
): Promise<{ at: string; isDesk: boolean } | undefined> {
  const entry = await db
    .selectFrom('audit')
    .select(['at', 'operator'])
    .where('lead', '=', lead)
    .where((eb) =>
      eb.or([
        eb('kind', '=', 'lead.corrected'),
        eb('operator', 'is', null).and('kind', 'in', ['lead.time-chosen', 'lead.noted']),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry && { at: entry.at, isDesk: entry.operator !== null }
}

/** The newest enquiries of visitors with this address and were not erased, by id. */
export async function listLeadsByEmail(
  db: Db,
  { email, since, limit }: { email: string; since: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where('email_key', '=', email.toLowerCase())
    .where('erased_at', 'is', null)
    // Anybody can send rows with the public key, and must not make us write to anybody.
    .where('came_by', '<>', 'key')
    .where('created_at', '>', since.toISOString())
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
