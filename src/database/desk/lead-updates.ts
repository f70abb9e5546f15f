import { sql } from 'kysely'
import type { AuditKind } from '#domain/account/audit-event.ts'
import { firstIdAt } from '#domain/time-ordered-id.ts'
import type { Db } from '../schema.ts'

export type LeadUpdate = { id: string; kind: 'arrived' | 'changed' | 'claims'; lead: string }

// One replica may commit a lead later than another replica commits a newer one.
const overlapSeconds = 15
const limit = 200

/**
 * New, changed, claimed and released leads, and those on which an operator pressed Call, since a little before a moment, so that late commits are not missed. Callers recognise an
 * update they have seen by its id.
 */
export async function listLeadUpdates(db: Db, since: Date): Promise<LeadUpdate[]> {
  const early = new Date(since.getTime() - overlapSeconds * 1000)
  const from = firstIdAt(early)
  const [arrived, changed, claims, presses] = await Promise.all([
    db
      .selectFrom('enquiries')
      .select('id')
      .where('id', '>=', from)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
    db
      .selectFrom('audit')
      .select(['id', 'lead'])
      // Selected by the server's clock: the ids of notes are made in the browser, whose clock may be wrong.
      .where('at', '>=', early.toISOString())
      .where('lead', 'is not', null)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute(),
    db
      .selectFrom('enquiries')
      .select(['id', 'claim_changed_at'])
      .where('claim_changed_at', '>=', early.toISOString())
      .orderBy('claim_changed_at', 'desc')
      .limit(limit)
      .execute(),
    db
      .selectFrom('enquiries')
      .select(['id', 'pressed_at'])
      .where('pressed_at', '>=', early.toISOString())
      .orderBy('pressed_at', 'desc')
      .limit(limit)
      .execute(),
  ])
  return [
    ...arrived.map(({ id }) => ({ id, kind: 'arrived' as const, lead: id })),
    ...changed.map(({ id, lead }) => ({ id, kind: 'changed' as const, lead: lead ?? '' })),
    // Claims and calls don't change the lead itself: each is identified by its moment.
    ...[
      ...claims.map(({ id, claim_changed_at }) => ({ id, at: claim_changed_at })),
      ...presses.map(({ id, pressed_at }) => ({ id, at: pressed_at })),
    ].map(({ id, at }) => ({ id: `${id} ${at}`, kind: 'claims' as const, lead: id })),
  ]
}

/** A copy given to the person, and what becomes of offers before an installer has the lead: none changes what an operator wrote. */
const leavesLeadAsItIs: AuditKind[] = [
  'person.given',
  'lead.offered',
  'lead.offer-priced',
  'lead.offer-declined',
  'lead.offer-expired',
  'lead.price-over',
  'lead.price-not-chosen',
  'lead.not-offered',
]

/** The latest change to a lead, for telling another operator who made it. */
export function getLatestChange(db: Db, lead: string) {
  return (
    db
      .selectFrom('audit')
      .select(['at', 'operator', 'kind'])
      .where('lead', '=', lead)
      .where('kind', 'not in', leavesLeadAsItIs)
      // A note at the desk changes nothing that others could overwrite. What visitors do does.
      .where((entry) =>
        entry.or([
          entry('operator', 'is', null),
          entry('kind', 'not in', ['lead.noted', 'lead.sent-again']),
        ]),
      )
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}

/** When the latest lead of each form came; forms without a lead are left out. One look into the index for each form. */
export async function listLatestLeads(
  db: Db,
  forms: readonly string[],
): Promise<Map<string, string>> {
  const latest = forms.map(
    (form) => sql`select * from (
      select form_slug, created_at from enquiries where form_slug = ${form} order by id desc limit 1
    ) as latest`,
  )
  const { rows } = await sql<{
    form_slug: string
    created_at: string
  }>`${sql.join(latest, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ form_slug, created_at }) => [form_slug, created_at]))
}
