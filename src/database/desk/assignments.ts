import { sql } from 'kysely'
import type { LeadFacts } from '#domain/desk/rules.ts'
import { complaintStates, openStates } from '#domain/lead/state.ts'
import type { Db } from '../schema.ts'

export type ArrivalOptions = {
  /** Leads that came before are left as they are. */
  since: Date
  /** Leads that an operator released later wait until that cannot be undone any more. */
  releasedBefore: Date
  now: Date
  /** Whether leads are offered to installers first. Then those that are to be offered wait for it. */
  installersFirst: boolean
}

/**
 * Leads in the desk's queue that no operator has, or has had: an operator who released a lead is not given it again. Leads that installers
 * have, and those held back, wait.
 */
function arrivals(db: Db, { since, releasedBefore, now, installersFirst }: ArrivalOptions) {
  return (
    db
      .selectFrom('enquiries')
      .where('assignment_decided_at', 'is', null)
      .where('owner', 'is', null)
      .where('created_at', '>=', since.toISOString())
      .where('state', 'in', openStates)
      .where('erased_at', 'is', null)
      .where((lead) =>
        lead.or([lead('next_action', 'is', null), lead('next_action', '<>', 'check-installer')]),
      )
      .where((lead) =>
        lead.or([
          lead('released_at', 'is', null),
          lead('released_at', '<=', releasedBefore.toISOString()),
        ]),
      )
      // An operator who is calling them has them.
      .where((lead) =>
        lead.or([
          lead('claimed_until', 'is', null),
          lead('claimed_until', '<=', now.toISOString()),
        ]),
      )
      .$if(installersFirst, (query) =>
        query.where((lead) =>
          lead.or([
            lead('offering', 'is not', null),
            // These are never offered: see listLeadsToOffer.
            lead('came_by', '<>', 'site'),
            lead('consent_until', '<=', now.toISOString()),
          ]),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('audit')
              .select('audit.id')
              .whereRef('audit.lead', '=', 'enquiries.id')
              .where('audit.kind', '=', 'lead.assigned'),
          ),
        ),
      )
  )
}

/** Leads that wait for the rules, the oldest first. */
export async function listArrivals(
  db: Db,
  { size, ...options }: ArrivalOptions & { size: number },
): Promise<string[]> {
  const rows = await arrivals(db, options)
    .select('enquiries.id')
    .orderBy('created_at')
    .orderBy('enquiries.id')
    .limit(size)
    .execute()
  return rows.map(({ id }) => id)
}

export type Arrival = LeadFacts & { id: string; version: number }

/** The lead, if it still waits for the rules. Its row is locked in a transaction. */
export async function lockArrival(
  db: Db,
  lead: string,
  options: ArrivalOptions,
): Promise<Arrival | undefined> {
  const query = arrivals(db, options)
    .select(['enquiries.id', 'version', 'region', 'form_slug as form', 'service'])
    .where('enquiries.id', '=', lead)
  return query.forUpdate().executeTakeFirst()
}

/** The rules decided that a lead waits in the queue. */
export async function leaveInQueue(db: Db, lead: string, at: string): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ assignment_decided_at: at })
    .where('id', '=', lead)
    .execute()
}

/** Gives a lead to an operator. The version changes, so stale pages are rejected. */
export async function assignArrival(
  db: Db,
  { id, version }: Arrival,
  { owner, at }: { owner: string; at: string },
): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({
      owner,
      assignment_decided_at: at,
      undo: null,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute()
}

/** The facts of the latest leads, the latest first. */
export function listLatestFacts(
  db: Db,
  size: number,
): Promise<(LeadFacts & { postcode: string })[]> {
  return db
    .selectFrom('enquiries')
    .select(['region', 'form_slug as form', 'service', 'postcode'])
    .where('erased_at', 'is', null)
    .where('state', 'not in', ['held', 'spam', ...complaintStates])
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
}
