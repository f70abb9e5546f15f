import { type Selectable, sql, type Updateable } from 'kysely'
import type { ContactChannel, LeadState } from '#domain/lead/state.ts'
import type { DeclineReason } from '#domain/offer/offer.ts'
import {
  movesForward,
  type OfferOutcome,
  type OutcomeStep,
  outcomeAfter,
  stateByOffers,
} from '#domain/offer/outcome.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { type Result, reject } from '#domain/result.ts'
import { recordAudit } from '../account/audit.ts'
import { insertContact, moveByContact } from '../desk/contacts.ts'
import { updateNextAction } from '../desk/queue.ts'
import type { Database } from '../open.ts'
import type { Db, EnquiriesTable, OffersTable } from '../schema.ts'
import { getOffer, listOffersOfLead } from './offers.ts'

export type NewOutcome = {
  offer: string
  step: OutcomeStep
  channel: ContactChannel
  /** The id of the contact and of the history entry: the same for each try to record one step. */
  id: string
  now: Date
  calling: CallingRules
}

export type RecordedOutcome = Result<
  { lead: string; repeated: boolean },
  'unknown' | 'closed' | 'early' | 'past'
>

type Offer = Selectable<OffersTable>

/**
 * Records what an installer says of an accepted lead: a call as a contact, and the lead's state by its furthest accepted offer. What
 * was said before changes nothing, and neither does what is behind it. The lead is locked meanwhile, so that of two who say something at once both count.
 */
export function recordOfferOutcome(
  { db }: Database,
  outcome: NewOutcome,
): Promise<RecordedOutcome> {
  return db.transaction().execute(async (trx): Promise<RecordedOutcome> => {
    const lead = (await getOffer(trx, outcome.offer))?.lead
    const standing = lead && (await lockStanding(trx, lead))
    // Read again: it may have changed while we waited for the lock.
    const offer = await getOffer(trx, outcome.offer)
    if (!offer || !standing) return reject('unknown', 'There is no such offer.')
    const closed = whyClosed(offer, standing)
    if (closed) return closed
    const to = outcomeAfter(outcome.step, offer.outcome as OfferOutcome | null, {
      mayCall: (standing.consent_until ?? '') > outcome.now.toISOString(),
    })
    if (to === 'early') return reject('early', 'Not yet: record the call first, then the quote.')
    if (to === 'past') return reject('past', 'You had recorded more than that already.')
    if (to === 'repeated') return { ok: true, lead: offer.lead, repeated: true }
    if (!(await recordCall(trx, { offer, standing, outcome })))
      return { ok: true, lead: offer.lead, repeated: true }
    await updateOffer(trx, { outcome, to })
    await moveLead(trx, { offer, state: standing.state, outcome })
    await updateNextAction(trx, offer.lead, outcome.calling)
    await recordAudit(trx, {
      id: outcome.id,
      at: outcome.now.toISOString(),
      operator: null,
      lead: offer.lead,
      kind: 'lead.offer-outcome',
      detail: { installer: offer.installer, ...detailOf(outcome.step) },
    })
    return { ok: true, lead: offer.lead, repeated: false }
  })
}

type Standing = Pick<
  Selectable<EnquiriesTable>,
  'state' | 'contacted_at' | 'erased_at' | 'consent_until'
>

function lockStanding(db: Db, lead: string): Promise<Standing | undefined> {
  const query = db
    .selectFrom('enquiries')
    .select(['state', 'contacted_at', 'erased_at', 'consent_until'])
    .where('id', '=', lead)
  return query.forUpdate().executeTakeFirst()
}

function whyClosed({ state }: Offer, lead: Standing): RecordedOutcome | undefined {
  if (state === 'cancelled' || lead.erased_at || lead.state === 'withdrawn')
    return reject('closed', 'This enquiry was taken back. Please don’t call any more.')
  return state === 'accepted'
    ? undefined
    : reject('closed', 'This enquiry isn’t yours, or not any more.')
}

/** False where this call was recorded before. */
async function recordCall(
  db: Db,
  { offer, standing, outcome }: { offer: Offer; standing: Standing; outcome: NewOutcome },
): Promise<boolean> {
  const { step, channel, id, now } = outcome
  if (step.kind !== 'called') return true
  const contact = {
    id,
    lead: offer.lead,
    offer: offer.id,
    by: 'installer',
    who: offer.installer,
    channel,
    outcome: step.call,
    at: now.toISOString(),
  } as const
  if (!(await insertContact(db, contact))) return false
  await moveByContact(db, standing, contact)
  return true
}

async function updateOffer(
  db: Db,
  { outcome: { offer, step, now }, to }: { outcome: NewOutcome; to: OfferOutcome },
): Promise<void> {
  await db
    .updateTable('offers')
    .set({
      outcome: to,
      outcome_at: now.toISOString(),
      ...(step.kind === 'quoted' ? { quote: JSON.stringify(step.quote) } : {}),
    })
    .where('id', '=', offer)
    .execute()
}

/** A first contact has moved the lead already. */
async function moveLead(
  db: Db,
  { offer: { lead }, state, outcome }: { offer: Offer; state: LeadState; outcome: NewOutcome },
): Promise<void> {
  if (outcome.step.kind === 'called') return
  const offers = await listOffersOfLead(db, lead)
  const to = stateByOffers(
    offers.map(({ state, outcome }) => ({ state, outcome: outcome as OfferOutcome | null })),
  )
  if (!to || !movesForward(state, to)) return
  await db
    .updateTable('enquiries')
    .set({ state: to, version: sql`version + 1`, ...momentsOf(to, outcome) })
    .where('id', '=', lead)
    .execute()
}

function momentsOf(to: LeadState, { step, now }: NewOutcome): Updateable<EnquiriesTable> {
  const at = now.toISOString()
  if (to === 'quoted') return { quoted_at: at }
  if (to === 'won') return { finished_at: at, lost_because: null }
  return step.kind === 'lost' ? { finished_at: at, lost_because: step.because } : {}
}

function detailOf(step: OutcomeStep): { outcome: string; because?: string } {
  if (step.kind === 'called') return { outcome: step.call }
  return step.kind === 'lost' ? { outcome: 'lost', because: step.because } : { outcome: step.kind }
}

/** Says why an offer was declined. False where it was not. */
export async function explainDecline(
  db: Db,
  { offer, because }: { offer: string; because: DeclineReason },
): Promise<boolean> {
  const explained = await db
    .updateTable('offers')
    .set({ declined_because: because })
    .where('id', '=', offer)
    .where('state', '=', 'declined')
    .returning('id')
    .executeTakeFirst()
  return explained !== undefined
}
