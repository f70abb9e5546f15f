import { type SqlBool, sql } from 'kysely'
import { sourcesToAsk } from '#domain/lead/attribution.ts'
import { spokenVersions } from '#domain/lead/spoken-consent.ts'
import { complaintStates, openStates } from '#domain/lead/state.ts'
import { type OfferRules, usualOfferRules } from '#domain/offer/rules.ts'
import { isWaitingForWay } from '../desk/first-wait.ts'
import type { Database } from '../open.ts'
import type { Db, EnquiriesTable } from '../schema.ts'
import { getSetting, saveSetting } from '../settings.ts'

/** A lead is to be offered (again): it is new, a place became free, or something changed that decides who suits. */
export async function offerAgain(db: Db, lead: string): Promise<void> {
  await setOffering(db, lead, null)
}

/** A lead was offered, or can't be: it waits until something changes, or is settled. */
export async function setOffering(
  db: Db,
  lead: string,
  offering: EnquiriesTable['offering'],
): Promise<void> {
  await db.updateTable('enquiries').set({ offering }).where('id', '=', lead).execute()
}

type DueOptions = {
  /** Leads that came before are left to the desk. */
  since: Date
  /** Leads that an operator released later wait until that cannot be undone any more. */
  releasedBefore: Date
  now: Date
  size: number
}

/** As `agreedToInstallers` says it. */
const mayHaveInstallers = sql<SqlBool>`(
  came_by = 'site' or (came_by in (${sql.join(sourcesToAsk.map((one) => sql.lit(one)))}) and way = 'prices') or (came_by = 'telephone' and consent_version = ${sql.lit(spokenVersions.installers)})
)`

/** Leads that are to be offered, the oldest first. */
export async function listLeadsToOffer(
  { reads }: Pick<Database, 'reads'>,
  { since, releasedBefore, now, size }: DueOptions,
): Promise<string[]> {
  const rows = await reads
    .selectFrom('enquiries')
    .select('id')
    .where('offering', 'is', null)
    .where('created_at', '>=', since.toISOString())
    .where(({ not }) => not(isWaitingForWay(now)))
    .where('state', 'in', openStates)
    .where(mayHaveInstallers)
    .where('erased_at', 'is', null)
    .where('consent_until', '>', now.toISOString())
    .where((eb) =>
      eb.or([eb('released_at', 'is', null), eb('released_at', '<=', releasedBefore.toISOString())]),
    )
    .orderBy('created_at')
    .limit(size)
    .execute()
  return rows.map(({ id }) => id)
}

/** Leads that are offered or wait for room, with what decides who suits, the oldest first. */
export function listBacklogLeads(db: Db, { since, now }: { since: Date; now: Date }) {
  return db
    .selectFrom('enquiries')
    .select(['created_at', 'form_slug', 'answers', 'postcode', 'nation', 'region', 'service'])
    .select(['property_type', 'business_type'])
    .where((eb) => eb.or([eb('offering', 'is', null), eb('offering', '=', waiting)]))
    .where('created_at', '>=', since.toISOString())
    .where('state', 'in', openStates)
    .where(mayHaveInstallers)
    .where('erased_at', 'is', null)
    .where('consent_until', '>', now.toISOString())
    .orderBy('created_at')
    .execute()
}

const waiting = sql.lit<'waiting'>('waiting')

/** All leads that wait for capacity are to be offered again. */
export async function offerWaiting(db: Db, since: Date): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ offering: null })
    .where('offering', '=', waiting)
    .where('created_at', '>=', since.toISOString())
    .execute()
}

const offeredFor = 'OFFERED_FOR_CAPACITY'
const freed = 'CAPACITY_FREED_AT'

/** Writes down that an installer has room again since a lead it had accepted was taken back or credited. */
export async function noteFreedCapacity(db: Db, now: Date): Promise<void> {
  await saveSetting(db, freed, now.toISOString())
}

/**
 * What the installers' capacity depends on, apart from leads that come and are accepted: every change of theirs, places that became
 * free, and the day, on which caps, pauses and accreditations begin and end.
 */
export async function readCapacity(db: Db, today: string): Promise<string> {
  const installers = await db
    .selectFrom('installers')
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum('version').as('changes')])
    .executeTakeFirstOrThrow()
  return [today, installers.count, installers.changes ?? 0, (await getSetting(db, freed)) ?? '']
    .join(' ')
    .trim()
}

/** The capacity for which waiting leads were offered last. */
export function getOfferedCapacity(db: Db): Promise<string | undefined> {
  return getSetting(db, offeredFor)
}

export async function saveOfferedCapacity(db: Db, capacity: string): Promise<void> {
  await saveSetting(db, offeredFor, capacity)
}

/** To how many installers the visitor of a lead said yes, also where they took it back. */
const countYeses = sql<number | string>`(case when way = 'prices' then (
  select count(distinct installer) from offers
  where offers.lead = enquiries.id and answered_at is not null and offers.state <> 'declined'
) else 0 end)`

/** Leads since a moment that installers could have been offered when they arrived, the earliest first. */
export function listReplayLeads(db: Db, since: Date) {
  return db
    .selectFrom('enquiries')
    .select(['id', 'created_at', 'form_slug', 'answers', 'postcode', 'nation', 'region', 'service'])
    .select(['promised_by', 'property_type', 'business_type', 'email_key', 'phone_e164', 'way'])
    .select(countYeses.as('yeses'))
    .where('created_at', '>=', since.toISOString())
    .where(mayHaveInstallers)
    .where('state', 'not in', ['held', 'spam', ...complaintStates])
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute()
}

const name = 'OFFER_RULES'

export async function getOfferRules(db: Db): Promise<OfferRules> {
  const value = await getSetting(db, name)
  // What was saved before there was a limit has none.
  return { ...usualOfferRules, ...(value === undefined ? {} : (JSON.parse(value) as OfferRules)) }
}

export async function saveOfferRules(db: Db, rules: OfferRules): Promise<void> {
  await saveSetting(db, name, JSON.stringify(rules))
}
