import { type Selectable, sql } from 'kysely'
import type { CapPeriod, Installer } from '#domain/installer/installer.ts'
import type { LeadState, LostReason } from '#domain/lead/state.ts'
import { acceptedStates, type DeclineReason, type NotOfferedReason } from '#domain/offer/offer.ts'
import type { InstallerQuote, OfferOutcome } from '#domain/offer/outcome.ts'
import { type LeadRow, lockLead } from '../desk/lead-row.ts'
import { lockInstaller } from '../installer/installers.ts'
import type { Db, OffersTable } from '../schema.ts'

export type OfferRow = Selectable<OffersTable>

type NewOffer = Pick<
  OffersTable,
  'id' | 'lead' | 'installer' | 'offered_at' | 'expires_at' | 'fee_cents'
>

/** Offers a lead. False when this installer was offered it before. */
export async function insertOffer(db: Db, offer: NewOffer): Promise<boolean> {
  const inserted = await db
    .insertInto('offers')
    .values({ ...offer, state: 'offered' })
    .onConflict((oc) => oc.columns(['lead', 'installer']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The offers of a lead, the oldest first. */
export function listOffersOfLead(db: Db, lead: string): Promise<OfferRow[]> {
  return db.selectFrom('offers').selectAll().where('lead', '=', lead).orderBy('id').execute()
}

/** Whether the history of a lead says for this reason already that nobody was left to offer it to. */
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

export function getOffer(db: Db, id: string): Promise<OfferRow | undefined> {
  return db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst()
}

/** An offer, and its lead unless that was erased. Both, and the installer, are locked. */
type LockedOffer = { offer: OfferRow; lead: LeadRow | undefined }

/** Locks an offer's lead and then its installer, so that whoever waits for the one never holds the other. */
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
  { at, from, area }: { at: string; from: string; area: Installer['area'] | undefined },
): Promise<void> {
  await db
    .updateTable('offers')
    .set({
      state: 'accepted',
      answered_at: at,
      calls_from: from,
      accepted_area: JSON.stringify(area),
    })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('enquiries')
    .set({ version: sql`version + 1` })
    .where('id', '=', lead)
    .execute()
}

/** The places are taken: what is still open ends without counting against anybody, and nobody is written to. */
export async function endOtherOffers(db: Db, { id, lead }: OfferRow): Promise<void> {
  await db
    .updateTable('offers')
    .set({ state: 'expired', declined_because: 'taken' })
    .where('lead', '=', lead)
    .where('id', '<>', id)
    .where('state', '=', 'offered')
    .execute()
}

export async function setDeclined(
  db: Db,
  { offer, because }: { offer: string; because: DeclineReason },
  at: string,
): Promise<void> {
  await db
    .updateTable('offers')
    .set({ state: 'declined', answered_at: at, declined_because: because })
    .where('id', '=', offer)
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

/** Leads of open offers whose time is over. */
export async function listOverdue(db: Db, at: string): Promise<string[]> {
  const overdue = await db
    .selectFrom('offers')
    .select('lead')
    .distinct()
    .where('state', '=', openOffer)
    .where('expires_at', '<=', at)
    .execute()
  return overdue.map(({ lead }) => lead)
}

/** Ends the open offers of a lead whose time is over. Returns whose they were. */
export async function expireOverdue(db: Db, lead: string, at: string): Promise<string[]> {
  const expired = await db
    .updateTable('offers')
    .set({ state: 'expired' })
    .where('lead', '=', lead)
    .where('state', '=', openOffer)
    .where('expires_at', '<=', at)
    .returning('installer')
    .execute()
  return expired.map(({ installer }) => installer)
}

// A literal, so that the index of open offers serves.
const openOffer = sql.lit<'offered'>('offered')

/** Takes back an open offer that nobody has been told of: nothing is left of it. False when somebody has. */
export async function deleteUnsentOffer(db: Db, offer: string): Promise<boolean> {
  const sent = await db
    .selectFrom('deliveries')
    .select('id')
    .where('offer', '=', offer)
    .where('attempts', '>', 0)
    .executeTakeFirst()
  if (sent) return false
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

/** Cancels an open offer. It was not answered, so whoever had it never had the details. */
export async function cancelOffer(db: Db, offer: string): Promise<void> {
  await db
    .updateTable('offers')
    .set({ state: 'cancelled' })
    .where('id', '=', offer)
    .where('state', '=', 'offered')
    .execute()
}
