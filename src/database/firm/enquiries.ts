import type { Db, OfferEventsTable } from '../schema.ts'

/** What an installer's people did with an accepted lead, the latest first. */
export function listOfferEvents(db: Db, offer: string) {
  return db
    .selectFrom('offer_events')
    .select(['id', 'at', 'person', 'kind', 'text'])
    .where('offer', '=', offer)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Written once, however often it is sent. */
export async function insertOfferEvent(db: Db, event: OfferEventsTable): Promise<void> {
  await db
    .insertInto('offer_events')
    .values(event)
    .onConflict((oc) => oc.column('id').doNothing())
    .execute()
}

/** What was recorded of an installer's offer where others read it too: accepted, called, quoted, won, returned. */
export function listOfferAudit(db: Db, { lead, installer }: { lead: string; installer: string }) {
  return db
    .selectFrom('audit')
    .select(['id', 'at', 'kind', 'detail', 'person'])
    .where('lead', '=', lead)
    .where('kind', 'like', 'lead.offer-%')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
    .then((rows) =>
      rows
        .map(({ detail, ...row }) => ({ ...row, detail: JSON.parse(detail) as AuditDetail }))
        .filter(({ detail }) => detail.installer === installer),
    )
}

type AuditDetail = { installer?: string; outcome?: string; because?: string }

/** Gives an accepted lead to a person at its installer, or to the office. */
export async function setAssigned(db: Db, offer: string, person: string | null): Promise<void> {
  await db.updateTable('offers').set({ assigned_to: person }).where('id', '=', offer).execute()
}

export async function setVisit(
  db: Db,
  offer: string,
  visit: { at: string | null; address: string | null },
): Promise<void> {
  await db
    .updateTable('offers')
    .set({ visit_at: visit.at, visit_address: visit.address })
    .where('id', '=', offer)
    .execute()
}

/** How many calls an installer recorded for each of its offers. */
export async function countCalls(
  db: Db,
  offers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (offers.length === 0) return new Map()
  const rows = await db
    .selectFrom('contacts')
    .select(({ fn }) => ['offer', fn.countAll<number | string>().as('calls')])
    .where('offer', 'in', offers)
    .where('by', '=', 'installer')
    .groupBy('offer')
    .execute()
  return new Map(rows.map(({ offer, calls }) => [offer ?? '', Number(calls)]))
}
