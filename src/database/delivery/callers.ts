import type { Caller } from '#domain/lead/caller.ts'
import type { Db } from '../schema.ts'

type CallerOfLead = Caller & { lead: string; id: string }

/** Who has these leads and who tried, installers first, by the leads' ids. */
export async function listCallers(
  db: Db,
  leads: readonly string[],
): Promise<Map<string, Caller[]>> {
  if (leads.length === 0) return new Map()
  const [installers, owners, tries] = await Promise.all([
    db
      .selectFrom('offers')
      .innerJoin('installers', 'installers.id', 'offers.installer')
      .select(['offers.lead', 'installers.id', 'trading_name as name', 'answered_at'])
      .where('offers.lead', 'in', leads)
      .where('offers.state', '=', 'accepted')
      .orderBy('answered_at')
      .orderBy('offers.id')
      .execute(),
    db
      .selectFrom('enquiries')
      .innerJoin('operators', 'operators.id', 'enquiries.owner')
      .select(['enquiries.id as lead', 'operators.id', 'name'])
      .where('enquiries.id', 'in', leads)
      .execute(),
    db
      .selectFrom('contacts')
      .leftJoin('operators', 'operators.id', 'contacts.who')
      .select(['contacts.lead', 'contacts.who', 'by', 'outcome', 'at', 'operators.name'])
      .where('contacts.lead', 'in', leads)
      .where('by', '<>', 'visitor')
      .orderBy('at')
      .orderBy('contacts.id')
      .execute(),
  ])
  const having: CallerOfLead[] = [
    ...installers.map(({ answered_at, ...one }) => ({
      ...one,
      by: 'installer' as const,
      has: true,
      acceptedAt: answered_at,
      lastTry: null,
    })),
    ...owners.map((one) => ({
      ...one,
      by: 'operator' as const,
      has: true,
      acceptedAt: null,
      lastTry: null,
    })),
  ]
  for (const { lead, who, by, outcome, at, name } of tries) {
    const known = having.find((one) => one.lead === lead && one.id === who)
    const lastTry = { at, outcome }
    if (known) known.lastTry = lastTry
    else if (who && name && by === 'operator')
      having.push({ lead, id: who, by, name, has: false, acceptedAt: null, lastTry })
  }
  const callers = new Map<string, Caller[]>()
  for (const { lead, id: _, ...caller } of having)
    callers.set(lead, [...(callers.get(lead) ?? []), caller])
  return callers
}
