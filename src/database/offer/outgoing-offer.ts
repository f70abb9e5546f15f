import type { Selectable } from 'kysely'
import { type OutgoingOffer, reasonsFor } from '#domain/delivery/outgoing-offer.ts'
import { feeWithGst } from '#domain/offer/ledger.ts'
import type { Candidate } from '#domain/offer/match.ts'
import { acceptedStates, type OfferState } from '#domain/offer/offer.ts'
import { offerSummary } from '#domain/offer/offer-summary.ts'
import { feeAfterTakenBack, returnableUntil, takenBackAt } from '#domain/offer/return.ts'
import { consentUntil } from '#domain/privacy/consent-until.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { getInstallerDisclosure } from '../delivery/disclosures.ts'
import { getOutgoingLead } from '../delivery/outgoing-lead.ts'
import { turnOnAccepting } from '../desk/call-turns.ts'
import { listContacts } from '../desk/contacts.ts'
import type { Db, EnquiriesTable, OffersTable } from '../schema.ts'
import { getCreditedGoodwill } from './goodwill.ts'
import { getOffer, listOffersOfLead } from './offers.ts'

const holding: readonly OfferState[] = acceptedStates

/** An offer as letters, webhooks and pages read it at a moment; undefined where there is none. */
export async function getOutgoingOffer(
  db: Db,
  id: string,
  { now, calling }: { now: Date; calling: CallingRules },
): Promise<OutgoingOffer | undefined> {
  const offer = await getOffer(db, id)
  if (!offer) return undefined
  const [lead, installer, offers, candidates, disclosure, goodwill] = await Promise.all([
    db.selectFrom('enquiries').selectAll().where('id', '=', offer.lead).executeTakeFirstOrThrow(),
    getOfferedInstaller(db, offer.installer),
    listOffersOfLead(db, offer.lead),
    getCandidates(db, offer),
    getInstallerDisclosure(db, offer),
    getCreditedGoodwill(db, id),
  ])
  const isAccepted = offer.state === 'accepted'
  const until = lead.consent_until ?? consentUntil(new Date(lead.created_at)).toISOString()
  const stoppedAt = disclosure?.stopped_at ?? null
  const takenBack = takenBackAt({ state: offer.state, stoppedAt, consentUntil: until })
  const ended = endOf(lead, offer.state, {
    isStopped: stoppedAt !== null && stoppedAt < until,
    isConsentOver: until <= now.toISOString(),
  })
  const turn =
    offer.state === 'offered' ? await turnOnAccepting(db, lead, { now, calling }) : undefined
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
    callsFrom: turn?.waits ? turn.from : offer.calls_from,
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
      after: offers.some((one) => one.id !== id && one.offered_at >= overAt(offer)),
    },
    return: offer.returned_because
      ? {
          because: offer.returned_because,
          decision: offer.return_decision,
          explanation: offer.return_because,
        }
      : null,
    takenBack: takenBack
      ? await getTakenBack(db, offer, { at: takenBack, isSettled: goodwill !== undefined })
      : null,
    goodwill: goodwill
      ? {
          ...feeWithGst(goodwill.amount_cents),
          sentence: goodwill.sentence,
          by: goodwill.name ?? '',
        }
      : null,
    consentUntil: until,
    isFinished: lead.state === 'won' || lead.state === 'lost',
    wanted: lead.installers_wanted,
    ended,
    details: isAccepted && !ended ? await getOutgoingLead(db, offer.lead) : undefined,
  }
}

/** Since when an offer that wasn't accepted may go to somebody else. */
function overAt({ state, answered_at, expires_at }: Selectable<OffersTable>): string {
  return (state === 'declined' && answered_at) || expires_at
}

function endOf(
  lead: Pick<EnquiriesTable, 'erased_at' | 'withdrawn_at' | 'state'>,
  offer: OfferState,
  { isStopped, isConsentOver }: { isStopped: boolean; isConsentOver: boolean },
): OutgoingOffer['ended'] {
  if (lead.erased_at) return 'erased'
  if (lead.withdrawn_at) return 'withdrawn'
  if (isStopped || lead.state === 'spam') return 'stopped'
  if (isConsentOver) return 'consent'
  return offer === 'cancelled' ? 'stopped' : undefined
}

async function getTakenBack(
  db: Db,
  { lead, installer, answered_at: acceptedAt }: Selectable<OffersTable>,
  { at, isSettled }: { at: string; isSettled: boolean },
): Promise<OutgoingOffer['takenBack']> {
  if (!acceptedAt) return null
  const contacts = await listContacts(db, [lead])
  return {
    at,
    fee: isSettled ? 'settled' : feeAfterTakenBack({ installer, contacts, acceptedAt }),
    returnUntil: returnableUntil({ acceptedAt, takenBackAt: at }),
  }
}

/** Two who accepted in the same millisecond stand in the order of their offers. */
function isBefore(one: Selectable<OffersTable>, offer: Selectable<OffersTable>): boolean {
  const orderOf = ({ answered_at, id }: Selectable<OffersTable>) => `${answered_at ?? '9'} ${id}`
  return one.id !== offer.id && orderOf(one) < orderOf(offer)
}

async function getOfferedInstaller(db: Db, id: string): Promise<OutgoingOffer['installer']> {
  const row = await db
    .selectFrom('installers')
    .select(['id', 'trading_name', 'abn', 'people', 'closed_at', 'link_number'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id,
    tradingName: row.trading_name,
    abn: row.abn,
    people: JSON.parse(row.people),
    closedAt: row.closed_at ?? undefined,
    linkNumber: row.link_number,
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
