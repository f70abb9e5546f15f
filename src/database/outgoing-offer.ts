import type { Selectable } from 'kysely'
import { type OutgoingOffer, reasonsFor } from '#domain/delivery/outgoing-offer.ts'
import { feeWithGst } from '#domain/installer/ledger.ts'
import type { Candidate } from '#domain/installer/match.ts'
import { acceptedStates, type OfferState } from '#domain/installer/offer.ts'
import { offerSummary } from '#domain/installer/offer-summary.ts'
import { consentUntil } from '#domain/promise/consent-until.ts'
import { getOffer, listOffersOfLead } from './offers.ts'
import { getOutgoingLead } from './outgoing-lead.ts'
import type { Db, EnquiriesTable, OffersTable } from './schema.ts'

const holding: readonly OfferState[] = acceptedStates

/** An offer as letters, webhooks and pages read it; undefined where there is none. */
export async function getOutgoingOffer(db: Db, id: string): Promise<OutgoingOffer | undefined> {
  const offer = await getOffer(db, id)
  if (!offer) return undefined
  const [lead, installer, offers, candidates, disclosure] = await Promise.all([
    db.selectFrom('enquiries').selectAll().where('id', '=', offer.lead).executeTakeFirstOrThrow(),
    getOfferedInstaller(db, offer.installer),
    listOffersOfLead(db, offer.lead),
    getCandidates(db, offer),
    getDisclosure(db, offer),
  ])
  const isAccepted = offer.state === 'accepted'
  const ended = endOf(lead, offer.state, disclosure?.stopped_at ?? null)
  const holders = offers.filter(({ state }) => holding.includes(state))
  return {
    id,
    lead: offer.lead,
    reference: lead.reference_number,
    state: offer.state,
    installer,
    summary: offerSummary({
      ...lead,
      form: JSON.parse(lead.form_shown),
      answers: JSON.parse(lead.answers),
    }),
    fee: feeWithGst(offer.fee_cents),
    offeredAt: offer.offered_at,
    expiresAt: offer.expires_at,
    answeredAt: offer.answered_at,
    acceptedAt: disclosure ? offer.answered_at : null,
    callsFrom: offer.calls_from,
    call: {
      from: lead.chosen_from,
      until: lead.chosen_until,
      callableFrom: lead.callable_from ?? lead.created_at,
      promisedBy: lead.promised_by ?? lead.created_at,
    },
    reasons: reasonsFor(
      candidates.find(({ installer }) => installer === offer.installer)?.reasons ?? [],
      { accepted: isAccepted && !ended },
    ),
    others: {
      before: holders.filter((one) => isBefore(one, offer)).length,
      now: holders.filter((one) => one.id !== id).length,
    },
    return: offer.returned_because
      ? {
          because: offer.returned_because,
          decision: offer.return_decision,
          explanation: offer.return_because,
        }
      : null,
    consentUntil: lead.consent_until ?? consentUntil(new Date(lead.created_at)).toISOString(),
    ended,
    details: isAccepted && !ended ? await getOutgoingLead(db, offer.lead) : undefined,
  }
}

function endOf(
  lead: Pick<EnquiriesTable, 'erased_at' | 'withdrawn_at' | 'state'>,
  offer: OfferState,
  stoppedAt: string | null,
): OutgoingOffer['ended'] {
  if (lead.erased_at) return 'erased'
  if (lead.withdrawn_at) return 'withdrawn'
  return stoppedAt || offer === 'cancelled' || lead.state === 'spam' ? 'stopped' : undefined
}

/** Two who accepted in the same millisecond stand in the order of their offers. */
function isBefore(one: Selectable<OffersTable>, offer: Selectable<OffersTable>): boolean {
  const orderOf = ({ answered_at, id }: Selectable<OffersTable>) => `${answered_at ?? '9'} ${id}`
  return one.id !== offer.id && orderOf(one) < orderOf(offer)
}

async function getOfferedInstaller(db: Db, id: string): Promise<OutgoingOffer['installer']> {
  const row = await db
    .selectFrom('installers')
    .select(['id', 'trading_name', 'abn', 'people', 'closed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id,
    tradingName: row.trading_name,
    abn: row.abn,
    people: JSON.parse(row.people),
    closedAt: row.closed_at ?? undefined,
  }
}

/** Of the trace by which the offer was made. Earlier releases stored that a moment later than the offer says. */
async function getCandidates(
  db: Db,
  { lead, offered_at }: Pick<OffersTable, 'lead' | 'offered_at'>,
): Promise<Candidate[]> {
  const trace = await db
    .selectFrom('match_traces')
    .select('candidates')
    .where('lead', '=', lead)
    .where('at', '>=', offered_at)
    .orderBy('at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return trace ? JSON.parse(trace.candidates) : []
}

function getDisclosure(db: Db, { lead, installer }: Pick<OffersTable, 'lead' | 'installer'>) {
  return db
    .selectFrom('disclosures')
    .select('stopped_at')
    .where('lead', '=', lead)
    .where('receiver_kind', '=', 'installer')
    .where('receiver', '=', installer)
    .executeTakeFirst()
}
