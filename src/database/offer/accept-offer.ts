import { type Selectable, sql } from 'kysely'
import { type CapPeriod, capPeriodNames } from '#domain/installer/installer.ts'
import type { LeadState } from '#domain/lead/state.ts'
import { capReached } from '#domain/offer/caps.ts'
import { feeWithGst } from '#domain/offer/ledger.ts'
import type { OfferState } from '#domain/offer/offer.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { recordAudit } from '../account/audit.ts'
import { listTurns, turnOnAccepting } from '../desk/call-turns.ts'
import { updateNextAction } from '../desk/queue.ts'
import { insertVisitorLetter } from '../enquiry/visitor-letters.ts'
import { oweInstaller } from '../installer/installer-deliveries.ts'
import { getInstaller } from '../installer/installers.ts'
import type { Database } from '../open.ts'
import type { Db, OffersTable } from '../schema.ts'
import { countAccepted, getOffer, type LockedLead, lockInstaller, lockLead } from './offers.ts'
import { offerPersonAgain } from './person-offers.ts'

export type Acceptance = {
  offer: string
  now: Date
  /** When the day, the week and the month of the caps began. */
  since: Readonly<Record<CapPeriod, Date>>
  /** How many installers may have a lead. */
  most: number
  newId: () => string
  calling: CallingRules
}

export type AcceptedOffer = Result<
  { lead: string; installer: string; repeated: boolean },
  'unknown' | 'lapsed' | 'answered' | 'taken' | 'full' | 'withdrawn'
>

type Offer = Selectable<OffersTable>

/**
 * Accepts an offer: counts the caps and the places of the lead, writes down who has the details from now on and what it costs, and owes
 * the visitor and the installer their letters, all in one transaction. The lead and the installer are locked meanwhile, so that of two
 * who accept the last place one gets it. Accepting twice is harmless.
 */
export function acceptOffer(database: Database, acceptance: Acceptance): Promise<AcceptedOffer> {
  const { db } = database
  return db.transaction().execute(async (trx): Promise<AcceptedOffer> => {
    const unlocked = await getOffer(trx, acceptance.offer)
    if (!unlocked) return unknownOffer
    const lead = await lockLead(trx, unlocked.lead)
    await lockInstaller(trx, unlocked.installer)
    // Read again: it may have been answered while we waited for the locks.
    const offer = await getOffer(trx, acceptance.offer)
    if (!offer || !lead) return unknownOffer
    const accepted = { ok: true, lead: offer.lead, installer: offer.installer } as const
    if (offer.state === 'accepted') return { ...accepted, repeated: true }
    const before = (await listTurns(trx, offer.lead)).length
    const places = Math.min(acceptance.most, lead.installers_wanted ?? acceptance.most)
    const rejected =
      whyNot(offer, lead, acceptance) ??
      (before >= places ? noPlaceLeft : await whyFull(trx, offer, acceptance))
    if (rejected) return rejected
    await accept(trx, { offer, lead }, acceptance)
    if (before + 1 >= places) await closeOtherOffers(trx, offer)
    await updateNextAction(trx, offer.lead, acceptance.calling)
    return { ...accepted, repeated: false }
  })
}

const unknownOffer = reject('unknown', 'There is no such offer.')
const noPlaceLeft = reject('taken', 'Somebody else was faster. It doesn’t count against your turn.')

type NotAccepted = Extract<AcceptedOffer, { ok: false }>

const answers: Partial<Record<OfferState, string>> = {
  declined: 'You declined this lead.',
  returned: 'You returned this lead.',
  credited: 'You returned this lead.',
}

const takenBack: readonly LeadState[] = ['withdrawn', 'spam', 'held']
const finished: readonly LeadState[] = ['won', 'lost']

function whyNot(
  { state, expires_at, declined_because }: Offer,
  lead: LockedLead,
  { now }: Acceptance,
): NotAccepted | undefined {
  if (state === 'cancelled' || lead.erased_at || takenBack.includes(lead.state))
    return reject('withdrawn', 'This enquiry was taken back. Nothing was charged.')
  if ((lead.consent_until ?? '') <= now.toISOString())
    return reject('withdrawn', 'We may not pass this enquiry on any more. Nothing was charged.')
  const answer = answers[state]
  if (answer) return reject('answered', answer)
  if (state === 'expired' && declined_because === 'taken') return noPlaceLeft
  if (finished.includes(lead.state))
    return reject('taken', 'This enquiry is finished. It doesn’t count against your turn.')
  return state === 'expired' || expires_at <= now.toISOString()
    ? reject('lapsed', 'This offer has lapsed. It doesn’t count against your turn.')
    : undefined
}

async function whyFull(
  db: Db,
  { installer }: Offer,
  { since }: Acceptance,
): Promise<Rejection<'full' | 'withdrawn'> | undefined> {
  const known = await getInstaller(db, installer)
  if (!known || known.closedAt)
    return reject('withdrawn', 'We no longer pass on enquiries to you. Nothing was charged.')
  const period = capReached(known.caps, await countAccepted(db, installer, since))
  return (
    period &&
    reject('full', `You have had your ${known.caps[period]} leads for ${capPeriodNames[period]}.`)
  )
}

async function accept(
  db: Db,
  { offer, lead }: { offer: Offer; lead: LockedLead },
  { now, calling, newId }: Acceptance,
): Promise<void> {
  const at = now.toISOString()
  const { id, installer } = offer
  const area = (await getInstaller(db, installer))?.area
  const { from } = await turnOnAccepting(db, lead, { now, calling })
  await db
    .updateTable('offers')
    .set({
      ...{ state: 'accepted', answered_at: at, calls_from: from },
      accepted_area: JSON.stringify(area),
    })
    .where('id', '=', id)
    .execute()
  await disclose(db, offer, { at, newId })
  await db
    .updateTable('enquiries')
    .set({
      version: sql`version + 1`,
    })
    .where('id', '=', lead.id)
    .execute()
  // What the same person asked again goes to whoever has them now.
  await offerPersonAgain(db, lead)
  const entry = { id: newId(), at, operator: null, lead: lead.id }
  await recordAudit(db, { ...entry, kind: 'lead.offer-accepted', detail: { installer } })
  const event = 'offer.accepted'
  if (lead.email_key)
    await insertVisitorLetter(db, {
      ...{ id: newId(), lead: lead.id, emailKey: lead.email_key, event, now },
      offer: id,
      dedupeKey: `${event} visitor-letter ${id}`,
    })
  await oweInstaller(db, { installer, event, offer: id, lead: lead.id, now })
}

/** Writes down who has the details from now on, and what that costs. */
async function disclose(
  db: Db,
  { id, lead, installer, fee_cents }: Offer,
  { at, newId }: { at: string; newId: () => string },
): Promise<void> {
  await sql`
    insert into disclosures (id, lead, receiver_kind, receiver, at, consent_version)
    select ${newId()}, id, 'installer', ${installer}, ${at}, consent_version
    from enquiries where id = ${lead}
    on conflict do nothing`.execute(db)
  const { amountCents, gstCents } = feeWithGst(fee_cents)
  await db
    .insertInto('ledger_entries')
    .values({
      ...{ id: newId(), installer, offer: id, kind: 'fee', at },
      ...{ amount_cents: amountCents, gst_cents: gstCents },
    })
    .execute()
}

/** The places are taken: what is still open ends without counting against anybody, and nobody is written to. */
async function closeOtherOffers(db: Db, { id, lead }: Offer): Promise<void> {
  await db
    .updateTable('offers')
    .set({ state: 'expired', declined_because: 'taken' })
    .where('lead', '=', lead)
    .where('id', '<>', id)
    .where('state', '=', 'offered')
    .execute()
}
