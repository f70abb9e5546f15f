import { type Selectable, sql } from 'kysely'
import { capReached } from '#domain/installer/caps.ts'
import { type CapPeriod, capPeriodNames } from '#domain/installer/installer.ts'
import { feeWithGst } from '#domain/installer/ledger.ts'
import { acceptedStates, type DeclineReason, type OfferState } from '#domain/installer/offer.ts'
import type { LeadState } from '#domain/lead/state.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { getInstaller } from './installers.ts'
import type { Database } from './open.ts'
import type { Db, OffersTable } from './schema.ts'

export type NewOffer = Pick<
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
export function listOffersOfLead(db: Db, lead: string): Promise<Selectable<OffersTable>[]> {
  return db.selectFrom('offers').selectAll().where('lead', '=', lead).orderBy('id').execute()
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

export type Acceptance = {
  offer: string
  now: Date
  /** When the day, the week and the month of the caps began. */
  since: Readonly<Record<CapPeriod, Date>>
  /** How many installers may have a lead. */
  most: number
  newId: () => string
}

export type AcceptedOffer = Result<
  { lead: string; installer: string; repeated: boolean },
  'unknown' | 'lapsed' | 'answered' | 'taken' | 'full' | 'withdrawn'
>

/**
 * Accepts an offer: counts the caps and the places of the lead, writes down who has the details from now on and what it costs, all in
 * one transaction. The lead and the installer are locked meanwhile, so that of two who accept the last place one gets it.
 */
export function acceptOffer(database: Database, acceptance: Acceptance): Promise<AcceptedOffer> {
  const { engine, db } = database
  return db.transaction().execute(async (trx): Promise<AcceptedOffer> => {
    const unlocked = await getOffer(trx, acceptance.offer)
    if (!unlocked) return unknownOffer
    const lead = await lockLead({ engine, db: trx }, unlocked.lead)
    await lockInstaller({ engine, db: trx }, unlocked.installer)
    // Read again: it may have been answered while we waited for the locks.
    const offer = await getOffer(trx, acceptance.offer)
    if (!offer || !lead) return unknownOffer
    const { lead: id, installer } = offer
    if (offer.state === 'accepted') return { ok: true, lead: id, installer, repeated: true }
    const rejected = whyNot(offer, lead, acceptance) ?? (await whyFull(trx, offer, acceptance))
    if (rejected) return rejected
    await accept(trx, offer, acceptance)
    return { ok: true, lead: id, installer, repeated: false }
  })
}

const unknownOffer = reject('unknown', 'There is no such offer.')

export function getOffer(db: Db, id: string): Promise<Selectable<OffersTable> | undefined> {
  return db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst()
}

type LockedLead = { state: LeadState; erased_at: string | null; consent_until: string | null }

/** Locks a lead while its places are counted. On SQLite the transaction holds the write lock already. */
export function lockLead(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  id: string,
): Promise<LockedLead | undefined> {
  const query = db
    .selectFrom('enquiries')
    .select(['state', 'erased_at', 'consent_until'])
    .where('id', '=', id)
  return (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
}

/** Locks an installer while its places are counted or it is changed. */
export async function lockInstaller(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  id: string,
): Promise<void> {
  const query = db.selectFrom('installers').select('id').where('id', '=', id)
  if (engine === 'postgres') await query.forUpdate().execute()
}

type NotAccepted = Extract<AcceptedOffer, { ok: false }>

const answers: Partial<Record<OfferState, string>> = {
  declined: 'You declined this lead.',
  returned: 'You returned this lead.',
  credited: 'You returned this lead.',
}

function whyNot(
  { state, expires_at }: Selectable<OffersTable>,
  lead: LockedLead,
  { now }: Acceptance,
): NotAccepted | undefined {
  const closed: readonly LeadState[] = ['withdrawn', 'spam', 'held']
  if (state === 'cancelled' || lead.erased_at || closed.includes(lead.state))
    return reject('withdrawn', 'This enquiry was taken back. Nothing was charged.')
  if ((lead.consent_until ?? '') <= now.toISOString())
    return reject('withdrawn', 'We may not pass this enquiry on any more. Nothing was charged.')
  const answer = answers[state]
  if (answer) return reject('answered', answer)
  return state === 'expired' || expires_at <= now.toISOString()
    ? reject('lapsed', 'This offer has lapsed. It doesn’t count against your turn.')
    : undefined
}

async function whyFull(
  db: Db,
  { lead, installer }: Selectable<OffersTable>,
  { most, since }: Acceptance,
): Promise<Rejection<'taken' | 'full'> | undefined> {
  const holders = await db
    .selectFrom('offers')
    .select('id')
    .where('lead', '=', lead)
    .where('state', 'in', acceptedStates)
    .execute()
  if (holders.length >= most)
    return reject('taken', 'Somebody else was faster. It doesn’t count against your turn.')
  const caps = (await getInstaller(db, installer))?.caps ?? {}
  const period = capReached(caps, await countAccepted(db, installer, since))
  return (
    period &&
    reject('full', `You have had your ${caps[period]} leads for ${capPeriodNames[period]}.`)
  )
}

async function accept(
  db: Db,
  { id, lead, installer, fee_cents }: Selectable<OffersTable>,
  { now, newId }: Acceptance,
): Promise<void> {
  const at = now.toISOString()
  const area = (await getInstaller(db, installer))?.area
  await db
    .updateTable('offers')
    .set({ state: 'accepted', answered_at: at, accepted_area: JSON.stringify(area) })
    .where('id', '=', id)
    .execute()
  await sql`
    insert into disclosures (id, lead, receiver_kind, receiver, at, consent_version)
    select ${newId()}, id, 'installer', ${installer}, ${at}, consent_version
    from enquiries where id = ${lead}
    on conflict do nothing`.execute(db)
  const { amountCents, gstCents } = feeWithGst(fee_cents)
  await db
    .insertInto('ledger_entries')
    .values({
      id: newId(),
      installer,
      offer: id,
      kind: 'fee',
      amount_cents: amountCents,
      gst_cents: gstCents,
      at,
    })
    .execute()
}

/** Declines an open offer. False when it was answered or has lapsed before. */
export async function declineOffer(
  db: Db,
  { offer, because, now }: { offer: string; because: DeclineReason; now: Date },
): Promise<boolean> {
  const declined = await db
    .updateTable('offers')
    .set({ state: 'declined', answered_at: now.toISOString(), declined_because: because })
    .where('id', '=', offer)
    .where('state', '=', 'offered')
    .returning('id')
    .executeTakeFirst()
  return declined !== undefined
}

/** Ends the offers whose time is over. Returns their leads, which go to whoever is next. */
export async function expireOffers(db: Db, now: Date): Promise<string[]> {
  const expired = await db
    .updateTable('offers')
    .set({ state: 'expired' })
    .where('state', '=', openOffer)
    .where('expires_at', '<=', now.toISOString())
    .returning('lead')
    .execute()
  return Array.from(new Set(expired.map(({ lead }) => lead)))
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

/** Cancels an open offer. */
export async function cancelOffer(
  db: Db,
  { offer, now }: { offer: string; now: Date },
): Promise<void> {
  await db
    .updateTable('offers')
    .set({ state: 'cancelled', answered_at: now.toISOString() })
    .where('id', '=', offer)
    .where('state', '=', 'offered')
    .execute()
}
