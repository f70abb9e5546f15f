import { notCalledSince } from '#domain/lead/contact.ts'
import type { AnsweredForm } from '#domain/lead/correct-lead.ts'
import type { VisitorStandingFacts } from '#domain/lead/visitor-standing.ts'
import { getAwaitsYes } from '../awaits-yes.ts'
import { listContacts } from '../desk/contacts.ts'
import type { LeadRow } from '../desk/lead-row.ts'
import type { Db } from '../schema.ts'
import { getNeverReached } from './returns.ts'

/** The form of a lead as the visitor saw it, with their answers. */
export function answeredForm({
  form_shown,
  answers,
  service,
}: Pick<LeadRow, 'form_shown' | 'answers' | 'service'>): AnsweredForm {
  return { form: JSON.parse(form_shown), answers: JSON.parse(answers), service }
}

/** The facts that decide the state of an enquiry for its visitor. */
export async function standingFacts(
  db: Db,
  row: Pick<
    LeadRow,
    'id' | 'state' | 'promised_by' | 'new_promise_by' | 'chosen_until' | 'contacted_at' | 'way'
  >,
): Promise<VisitorStandingFacts> {
  return {
    state: row.state,
    promisedBy: row.promised_by,
    newPromiseBy: row.new_promise_by,
    chosenUntil: row.chosen_until,
    contactedAt: row.contacted_at,
    notCalledAt: notCalledSince(await listContacts(db, [row.id])) ?? null,
    awaitsYes: await getAwaitsYes(db, row.id),
    neverReached: await getNeverReached(db, row.id),
  }
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
