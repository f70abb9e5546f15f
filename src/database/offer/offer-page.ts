import type { AuditDetails } from '#domain/account/audit-event.ts'
import type { ContactOutcome } from '#domain/lead/contact.ts'
import type { OfferOutcome } from '#domain/offer/outcome.ts'
import { listVisitorNotes } from '../delivery/corrections.ts'
import { getInstallersReceipt } from '../delivery/receipts.ts'
import { getLeadRow } from '../desk/lead-row.ts'
import { getInstaller } from '../installer/installers.ts'
import type { Db } from '../schema.ts'
import { listInstallerOffers } from './installer-page.ts'
import { getOffer } from './offers.ts'
import { getOutgoingOffer, type OfferMoment } from './outgoing-offer.ts'

export type OfferPageFacts = NonNullable<Awaited<ReturnType<typeof getOfferPage>>>

/** Everything that an installer sees of an offer at a moment; undefined where there is no such offer. */
export async function getOfferPage(db: Db, id: string, deps: OfferMoment) {
  const [row, outgoing] = await Promise.all([getOffer(db, id), getOutgoingOffer(db, id, deps)])
  if (!row || !outgoing) return undefined
  const isTheirs = outgoing.details !== undefined
  const [installer, offers, calls, lead, notes, receipt, recorded] = await Promise.all([
    getInstaller(db, row.installer),
    listInstallerOffers(db, row.installer),
    listCalls(db, id),
    isTheirs ? getLeadRow(db, row.lead) : undefined,
    isTheirs ? listVisitorNotes(db, row.lead) : [],
    isTheirs ? getInstallersReceipt(db, { lead: row.lead, offer: id }) : undefined,
    row.outcome ? getRecorded(db, row) : undefined,
  ])
  return installer && { row, outgoing, installer, offers, calls, lead, notes, receipt, recorded }
}

/** The installer's person who recorded the last outcome of a lead, and the reason if it was lost; undefined once it was erased. */
async function getRecorded(
  db: Db,
  { lead, installer, outcome }: { lead: string; installer: string; outcome: OfferOutcome | null },
): Promise<{ by: string | null; because: string | undefined } | undefined> {
  const entries = await db
    .selectFrom('audit')
    .select(['detail', 'person'])
    .where('lead', '=', lead)
    .where('kind', '=', 'lead.offer-outcome')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return entries
    .map(({ detail, person }): Recorded => ({ ...JSON.parse(detail), by: person ?? null }))
    .filter((one) => one.installer === installer)
    .map(({ by, because }) => ({ by, because: outcome === 'lost' ? because : undefined }))
    .at(0)
}

type Recorded = Partial<AuditDetails['lead.offer-outcome']> & { by: string | null }

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
