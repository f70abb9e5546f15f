import { type Selectable, sql } from 'kysely'
import type { CapPeriod, Installer } from '#domain/installer/installer.ts'
import type { LeadState, LostReason } from '#domain/lead/state.ts'
import {
  acceptedStates,
  type DeclineReason,
  type NotOfferedReason,
  openOrAcceptedStates,
} from '#domain/offer/offer.ts'
import type { InstallerQuote, OfferOutcome } from '#domain/offer/outcome.ts'
import type { PassReason, TypedPrice } from '#domain/offer/price.ts'
import { type LeadRow, lockLead } from '../desk/lead-row.ts'
import { lockInstaller } from '../installer/installers.ts'
import type { Db, OffersTable } from '../schema.ts'
import { moveOffers } from './move-offers.ts'

export type OfferRow = Selectable<OffersTable>

type NewOffer = Pick<
  OffersTable,
  'id' | 'lead' | 'installer' | 'offered_at' | 'expires_at' | 'fee_cents'
>

/** Offers a lead to an installer, with both locked. */
export async function insertOffer(db: Db, offer: NewOffer): Promise<void> {
  await db
    .insertInto('offers')
    .values({ ...offer, state: 'offered' })
    .execute()
}

/** The offers of a lead, the oldest first. */
export function listOffersOfLead(db: Db, lead: string): Promise<OfferRow[]> {
  return db.selectFrom('offers').selectAll().where('lead', '=', lead).orderBy('id').execute()
}

/** Whether the history of a lead already has an entry with this reason that no installer was left. */
export async function isNotOfferedBecause(
  db: Db,
  lead: string,
  because: NotOfferedReason,
): Promise<boolean> {
  const entries = await db
    .selectFrom('audit')
    .select('detail')
    .where('lead', '=', lead)
    .where('kind', '=', 'lead.not-offered')
    .execute()
  return entries.some(({ detail }) => JSON.parse(detail).because === because)
}

/** How many leads an installer has accepted since each moment, without those that were credited. */
export async function countAccepted(
  db: Db,
  installer: string,
  since: Readonly<Record<CapPeriod, Date>>,
): Promise<Record<CapPeriod, number>> {
  const from = (period: CapPeriod) =>
    sql<number | string>`count(case when answered_at >= ${since[period].toISOString()} then 1 end)`
  const earliest = Math.min(...Object.values(since).map((start) => start.getTime()))
  const counts = await db
    .selectFrom('offers')
    .select([from('day').as('day'), from('week').as('week'), from('month').as('month')])
    .where('installer', '=', installer)
    .where('state', 'in', acceptedStates)
    .where('answered_at', '>=', new Date(earliest).toISOString())
    .executeTakeFirstOrThrow()
  return { day: Number(counts.day), week: Number(counts.week), month: Number(counts.month) }
}

/** How many offers are open with an installer. */
export async function countOpen(db: Db, installer: string): Promise<number> {
  const { open } = await db
    .selectFrom('offers')
    .select(({ fn }) => fn.countAll().as('open'))
    .where('installer', '=', installer)
    .where('state', '=', openOffer)
    .executeTakeFirstOrThrow()
  return Number(open)
}

export function getOffer(db: Db, id: string): Promise<OfferRow | undefined> {
  return db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The open, priced or accepted offer of a lead to an installer: there is one at most. */
export function getStandingOffer(
  db: Db,
  { lead, installer }: Pick<OfferRow, 'lead' | 'installer'>,
): Promise<OfferRow | undefined> {
  return db
    .selectFrom('offers')
    .selectAll()
    .where('lead', '=', lead)
    .where('installer', '=', installer)
    .where('state', 'in', openOrAcceptedStates)
    .executeTakeFirst()
}

/** An offer, and its lead unless that was erased. Both, and the installer, are locked. */
type LockedOffer = { offer: OfferRow; lead: LeadRow | undefined }

/** Locks an offer's lead and then its installer: always in this order, against deadlocks. */
export async function lockOffer(db: Db, id: string): Promise<LockedOffer | undefined> {
  const unlocked = await getOffer(db, id)
  if (!unlocked) return undefined
  const lead = await lockLead(db, unlocked.lead)
  await lockInstaller(db, unlocked.installer)
  // Read again: it may have been answered while we waited for the locks.
  const offer = await getOffer(db, id)
  return offer && { offer, lead }
}

/** From now on the installer has the lead, and may call from a moment on. What it covers decides a return later. */
export async function setAccepted(
  db: Db,
  { id, lead }: OfferRow,
  {
    by,
    at,
    from,
    area,
    person,
  }: {
    by: 'accept' | 'yes'
    at: string
    from: string
    area: Installer['area'] | undefined
    /** Whose it is to call; absent where it is the office's. */
    person: string | undefined
  },
): Promise<void> {
  await moveOffers(db, by, {
    answered_at: at,
    calls_from: from,
    accepted_area: JSON.stringify(area),
    ...(person && { assigned_to: person }),
  })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('enquiries')
    .set({ version: sql`version + 1` })
    .where('id', '=', lead)
    .execute()
}

/**
 * The places are taken: open offers end without counting against an installer. Returns those that named a price; only they get a letter.
 */
export async function endOtherOffers(
  db: Db,
  { id, lead }: OfferRow,
): Promise<{ id: string; installer: string }[]> {
  const ended = await moveOffers(db, 'places-taken', { declined_because: 'taken' })
    .where('lead', '=', lead)
    .where('id', '<>', id)
    .returning(['id', 'installer', 'priced_at'])
    .execute()
  return ended.flatMap(({ priced_at, ...offer }) => (priced_at ? [offer] : []))
}

export async function setDeclined(
  db: Db,
  { offer, because }: { offer: string; because: DeclineReason },
  at: string,
): Promise<void> {
  await moveOffers(db, 'decline', { answered_at: at, declined_because: because })
    .where('id', '=', offer)
    .execute()
}

/** Stores the price that an installer named, in place of an earlier one, until it expires. */
export async function setPriced(
  db: Db,
  offer: string,
  { price, at, until }: { price: TypedPrice; at: string; until: string },
): Promise<void> {
  await moveOffers(db, 'price', {
    price: JSON.stringify(price),
    priced_at: at,
    expires_at: until,
  })
    .where('id', '=', offer)
    .execute()
}

/** The visitor said no to a price. */
export async function setPassed(
  db: Db,
  offer: string,
  { because, at }: { because: PassReason; at: string },
): Promise<void> {
  await moveOffers(db, 'no', { passed_at: at, passed_because: because })
    .where('id', '=', offer)
    .execute()
}

/** The visitor wants to be called after all: an installer that named a price may accept with it until a moment. */
export async function setOfferedAgain(db: Db, offer: string, until: string): Promise<void> {
  await moveOffers(db, 'call-instead', { expires_at: until }).where('id', '=', offer).execute()
}

/** Until when an open offer waits for an answer. */
export async function setExpiry(db: Db, offer: string, until: string): Promise<void> {
  await db
    .updateTable('offers')
    .set({ expires_at: until })
    .where('id', '=', offer)
    .where('state', '=', 'offered')
    .execute()
}

/** Says why an offer was declined. False where it was not. */
export async function setDeclineReason(
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

/** Writes down how far an accepted offer has come. */
export async function setOutcome(
  db: Db,
  id: string,
  { outcome, at, quote }: { outcome: OfferOutcome; at: string; quote: InstallerQuote | undefined },
): Promise<void> {
  await db
    .updateTable('offers')
    .set({ outcome, outcome_at: at, ...(quote && { quote: JSON.stringify(quote) }) })
    .where('id', '=', id)
    .execute()
}

/** Moves a lead to where its installers have brought it. */
export async function setLeadState(
  db: Db,
  lead: string,
  { state, at, because }: { state: LeadState; at: string; because: LostReason | null },
): Promise<void> {
  const isFinished = state === 'won' || state === 'lost'
  await db
    .updateTable('enquiries')
    .set({
      state,
      version: sql`version + 1`,
      ...(state === 'quoted' && { quoted_at: at }),
      ...(isFinished && { finished_at: at, lost_because: because }),
    })
    .where('id', '=', lead)
    .execute()
}

/** A lead that was lost goes on again. */
export async function setLeadReopened(db: Db, lead: string, state: LeadState): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ state, version: sql`version + 1`, finished_at: null, lost_because: null })
    .where('id', '=', lead)
    .execute()
}

/** All open and priced offers, with what their leads ask for. */
export function listOpenOffers(db: Db) {
  return db
    .selectFrom('offers')
    .innerJoin('enquiries', 'enquiries.id', 'offers.lead')
    .select(['offers.id', 'offers.installer', 'offers.state', 'service', 'answers'])
    .where((eb) => eb.or([eb('offers.state', '=', openOffer), eb('offers.state', '=', priced)]))
    .orderBy('offers.id')
    .execute()
}

/** Leads of open and priced offers whose time is over. */
export async function listOverdue(db: Db, at: string): Promise<string[]> {
  const overdue = (state: typeof openOffer | typeof priced) =>
    db.selectFrom('offers').select('lead').where('state', '=', state).where('expires_at', '<=', at)
  const rows = await overdue(openOffer).union(overdue(priced)).execute()
  return rows.map(({ lead }) => lead)
}

/** Ends the open and the priced offers of a lead whose time is over. Returns whose they were, and which had a price. */
export async function expireOverdue(
  db: Db,
  lead: string,
  at: string,
): Promise<{ installer: string; wasPriced: boolean }[]> {
  const lapsed = await moveOffers(db, 'lapse')
    .where('lead', '=', lead)
    .where('expires_at', '<=', at)
    .returning('installer')
    .execute()
  const over = await moveOffers(db, 'price-lapse', { declined_because: 'price-over' })
    .where('lead', '=', lead)
    .where('expires_at', '<=', at)
    .returning('installer')
    .execute()
  return [
    ...lapsed.map(({ installer }) => ({ installer, wasPriced: false })),
    ...over.map(({ installer }) => ({ installer, wasPriced: true })),
  ]
}

// Literals, so that the indexes of open and of priced offers serve.
const openOffer = sql.lit<'offered'>('offered')
const priced = sql.lit<'priced'>('priced')

/** Deletes an open offer that was not sent to its installer yet. Returns false when it was. */
export async function deleteUnsentOffer(db: Db, offer: string): Promise<boolean> {
  if (await isSent(db, offer)) return false
  await db.deleteFrom('deliveries').where('offer', '=', offer).where('attempts', '=', 0).execute()
  // A worker may have claimed one meanwhile.
  const claimed = await db
    .selectFrom('deliveries')
    .select('id')
    .where('offer', '=', offer)
    .executeTakeFirst()
  if (claimed) return false
  await db.deleteFrom('offers').where('id', '=', offer).where('state', '=', 'offered').execute()
  return true
}

/** Whether anything about an offer has gone out, or been tried. */
export async function isSent(db: Db, offer: string): Promise<boolean> {
  const tried = db
    .selectFrom('deliveries')
    .select('id')
    .where('offer', '=', offer)
    .where('attempts', '>', 0)
  return (await tried.executeTakeFirst()) !== undefined
}

/** Cancels an open or priced offer. It was never accepted, so its installer never had the details. */
export async function cancelOffer(
  db: Db,
  offer: string,
  because: 'unavailable' | null,
): Promise<void> {
  await moveOffers(db, 'take-back', { declined_because: because }).where('id', '=', offer).execute()
}

/** What one of an installer's people was to do is the office's again: all of it, or the calls that they haven't made. Returns which. */
export async function giveBackEnquiries(
  db: Db,
  { installer, person }: { installer: string; person: string },
  which: 'all' | 'calls' = 'all',
): Promise<string[]> {
  const rows = await db
    .updateTable('offers')
    .set({ assigned_to: null })
    .where('installer', '=', installer)
    .where('assigned_to', '=', person)
    .$if(which === 'calls', (query) =>
      query
        .where('state', '=', 'accepted')
        .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '=', 'tried')])),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
