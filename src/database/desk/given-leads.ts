import { unfinishedStates } from '#domain/lead/state.ts'
import type { Db } from '../schema.ts'

export type GivenLead = { id: string; name: string; reference: string; at: string }

// After a day, operators find their leads in the list instead.
const daysBack = 1

/**
 * Leads that others, or the rules, gave an operator who has neither seen the notice nor done anything with them since. What was taken back
 * or given on isn't theirs. The latest first.
 */
export async function listGivenLeads(
  db: Db,
  { operator, now }: { operator: string; now: Date },
): Promise<GivenLead[]> {
  const given = await listGiven(db, { operator, since: await seenUntil(db, operator, now) })
  if (given.size === 0) return []
  const ids = [...given.keys()]
  const [leads, touched] = await Promise.all([
    db
      .selectFrom('enquiries')
      .select(['id', 'first_name', 'last_name', 'reference_number'])
      .where('id', 'in', ids)
      .where('owner', '=', operator)
      .where('state', 'in', unfinishedStates)
      .where('erased_at', 'is', null)
      .execute(),
    db
      .selectFrom('audit')
      .select(['lead', 'at'])
      .where('lead', 'in', ids)
      .where('operator', '=', operator)
      .execute(),
  ])
  const isTouched = (id: string, at: string) =>
    touched.some((entry) => entry.lead === id && entry.at > at)
  return leads
    .map(({ id, first_name, last_name, reference_number: reference }) => ({
      id,
      reference,
      name: `${first_name} ${last_name}`.trim() || reference,
      at: given.get(id) ?? '',
    }))
    .filter(({ id, at }) => !isTouched(id, at))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
}

async function seenUntil(db: Db, operator: string, now: Date): Promise<string> {
  const row = await db
    .selectFrom('operators')
    .select('leads_seen_at')
    .where('id', '=', operator)
    .executeTakeFirst()
  const earliest = new Date(now.getTime() - daysBack * 24 * 3_600_000).toISOString()
  const seen = row?.leads_seen_at ?? ''
  return seen > earliest ? seen : earliest
}

/** When each lead was last given, where it was to this operator and not by themselves. */
async function listGiven(
  db: Db,
  { operator, since }: { operator: string; since: string },
): Promise<Map<string, string>> {
  const entries = await db
    .selectFrom('audit')
    .select(['lead', 'at', 'operator', 'detail'])
    .where('kind', '=', 'lead.assigned')
    .where('at', '>', since)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const given = new Map<string, string>()
  for (const { lead, at, operator: by, detail } of entries) {
    const { to }: { to?: string } = JSON.parse(detail)
    if (lead && to === operator && by !== operator) given.set(lead, at)
    else if (lead) given.delete(lead)
  }
  return given
}

/** The operator has seen what they were given until this moment. It never goes back. */
export async function saveSeenUntil(db: Db, operator: string, until: string): Promise<void> {
  await db
    .updateTable('operators')
    .set({ leads_seen_at: until })
    .where('id', '=', operator)
    .where((eb) => eb.or([eb('leads_seen_at', 'is', null), eb('leads_seen_at', '<', until)]))
    .execute()
}
