import type { AuditDetails } from '#domain/account/audit-event.ts'
import type { ContactOutcome } from '#domain/lead/contact.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { listVisitorNotes } from '../delivery/corrections.ts'
import { getLeadRow } from '../desk/lead-row.ts'
import { getInstaller } from '../installer/installers.ts'
import type { Db } from '../schema.ts'
import { listInstallerOffers } from './installer-page.ts'
import { getOffer } from './offers.ts'
import { getOutgoingOffer } from './outgoing-offer.ts'

export type OfferPageFacts = NonNullable<Awaited<ReturnType<typeof getOfferPage>>>

/** Everything that an installer sees of an offer at a moment; undefined where there is no such offer. */
export async function getOfferPage(db: Db, id: string, deps: { now: Date; calling: CallingRules }) {
  const [row, outgoing] = await Promise.all([getOffer(db, id), getOutgoingOffer(db, id, deps)])
  if (!row || !outgoing) return undefined
  const isTheirs = outgoing.details !== undefined
  const [installer, offers, calls, lead, notes, lostBecause] = await Promise.all([
    getInstaller(db, row.installer),
    listInstallerOffers(db, row.installer),
    listCalls(db, id),
    isTheirs ? getLeadRow(db, row.lead) : undefined,
    isTheirs ? listVisitorNotes(db, row.lead) : [],
    row.outcome === 'lost' ? getLostBecause(db, row) : undefined,
  ])
  return installer && { row, outgoing, installer, offers, calls, lead, notes, lostBecause }
}

/** Why an installer says that nothing came of a lead; undefined once it was erased. */
async function getLostBecause(
  db: Db,
  { lead, installer }: { lead: string; installer: string },
): Promise<string | undefined> {
  const entries = await db
    .selectFrom('audit')
    .select('detail')
    .where('lead', '=', lead)
    .where('kind', '=', 'lead.offer-outcome')
    .execute()
  return entries
    .map(({ detail }): Partial<AuditDetails['lead.offer-outcome']> => JSON.parse(detail))
    .find((one) => one.installer === installer && one.outcome === 'lost')?.because
}

/** The calls that an installer recorded for an offer, the earliest first. */
function listCalls(db: Db, offer: string): Promise<{ at: string; outcome: ContactOutcome }[]> {
  return db
    .selectFrom('contacts')
    .select(['at', 'outcome'])
    .where('offer', '=', offer)
    .where('by', '=', 'installer')
    .orderBy('at')
    .orderBy('id')
    .execute()
}
