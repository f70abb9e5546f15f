import { type SqlBool, sql } from 'kysely'
import { callMinutes, claimUntil } from '#domain/desk/claim.ts'
import { openStates } from '#domain/lead/state.ts'
import { type CallingRules, callingCalendar } from '#domain/promise/calling-calendar.ts'
import { closedPostcodes, isCallingTime } from '#domain/promise/notices.ts'
import type { Database } from '../open.ts'
import type { Db } from '../schema.ts'
import { isOpen } from './lead-filter.ts'
import { listMerged } from './merged-leads.ts'
import { dueSoon, isInPart, queueMoment, queueRank } from './queue-order.ts'

type Claiming = { operator: string; now: Date; calling: CallingRules }

/** Who has claimed a lead, by their name. */
export type Claimer = { id: string; name: string }

/**
 * Claims the next lead that is due, of those that are this operator's or nobody's and that nobody has claimed; undefined where there is
 * none. Of two who ask at once, on whichever replica, each gets another. The operator's former claim ends.
 */
export function claimNext(
  database: Database,
  claiming: Claiming & { except?: string | undefined },
): Promise<string | undefined> {
  return inTurn(database, claiming.operator, (trx) => claimNextIn(trx, claiming))
}

/** The same within a transaction that has locked what it changed before. */
export async function claimNextIn(
  db: Db,
  { operator, now, calling, except }: Claiming & { except?: string | undefined },
): Promise<string | undefined> {
  // Nobody may be called anywhere while the desk's own State may not, so no lead is locked only to be passed over.
  if (!isCallingTime(now, callingCalendar(calling, ''))) return undefined
  const due = await nextDue(db, { operator, now, except, closed: closedPostcodes(now, calling) })
  if (due) await setClaim(db, due.id, { operator, now })
  return due?.id
}

/** Whoever's they are, these leads are due and free, and may be called: the next of them, locked. */
function nextDue(
  db: Db,
  {
    operator,
    now,
    except,
    closed,
  }: { operator: string; now: Date; except: string | undefined; closed: readonly string[] },
) {
  const query = db
    .selectFrom('enquiries')
    .select('id')
    .where(isOpen)
    .where('next_action_at', '<=', dueSoon(now))
    .where('consent_until', '>', now.toISOString())
    .where(isInPart('due', now))
    .where((eb) => eb.or([eb('owner', 'is', null), eb('owner', '=', operator)]))
    .where(isFreeFor(operator, now))
    .$if(except !== undefined, (qb) => qb.where('id', '<>', except ?? ''))
    .$if(closed.length > 0, (qb) => qb.where('postcode', 'not in', closed))
    .orderBy(queueRank(now))
    .orderBy(queueMoment(now))
    .orderBy('id')
    .limit(1)
  return query.forUpdate().skipLocked().executeTakeFirst()
}

/** Nobody has claimed it, or only this operator, or whoever did let the claim run out. */
function isFreeFor(operator: string, now: Date) {
  const moment = now.toISOString()
  return sql<SqlBool>`(claimed_by is null or claimed_by = ${operator} or claimed_until <= ${moment})
    and not exists (
      select 1 from enquiries as merged where merged.merged_into = enquiries.id
      and merged.claimed_by <> ${operator} and merged.claimed_until > ${moment}
    )`
}

export type NamedClaim =
  | { as: 'claimed' }
  | { as: 'unknown' | 'finished' }
  | { as: 'taken'; by: Claimer | null }

/** Claims one lead, due or not. With `calling`, Call was pressed: the claim holds for the length of a call. */
export function claimLead(
  database: Database,
  { lead, operator, now, isCall }: { lead: string; operator: string; now: Date; isCall: boolean },
): Promise<NamedClaim> {
  return inTurn(database, operator, async (trx): Promise<NamedClaim> => {
    const row = await lockClaim(trx, lead)
    if (!row) return { as: 'unknown' }
    if (!isCall && !openStates.some((state) => state === row.state)) return { as: 'finished' }
    // Somebody may have the same person on the phone about another enquiry of theirs.
    for (const one of [row, ...(await listMergedClaims(trx, lead))])
      if (isTaken(one, operator, now)) return { as: 'taken', by: await getClaimer(trx, one) }
    await setClaim(trx, lead, { operator, now, ...(isCall ? { minutes: callMinutes } : {}) })
    if (isCall)
      await trx
        .updateTable('enquiries')
        .set({ calling_since: now.toISOString(), calling_by: operator })
        .where('id', '=', lead)
        .execute()
    return { as: 'claimed' }
  })
}

/** Renews a claim, also one that ran out while nobody else took the lead. Says who has it where somebody did. */
export function renewClaim(
  database: Database,
  { lead, operator, now }: { lead: string; operator: string; now: Date },
): Promise<{ until: string } | Exclude<NamedClaim, { as: 'claimed' }>> {
  return database.db.transaction().execute(async (trx) => {
    const row = await lockClaim(trx, lead)
    if (!row) return { as: 'unknown' as const }
    if (isTaken(row, operator, now)) return { as: 'taken' as const, by: await getClaimer(trx, row) }
    if (row.claimed_by !== operator) return { as: 'taken' as const, by: null }
    const until = claimUntil(now).toISOString()
    // A call that has begun holds longer than a renewal.
    const longer = row.claimed_until && row.claimed_until > until ? row.claimed_until : until
    await trx
      .updateTable('enquiries')
      .set({ claimed_until: longer })
      .where('id', '=', lead)
      .execute()
    return { until: longer }
  })
}

/** Ends what an operator has claimed, but for one lead. A call without an outcome stays theirs to be recorded. */
export async function releaseClaims(
  db: Db,
  operator: string,
  now: Date,
  except?: string,
): Promise<string[]> {
  const released = await db
    .updateTable('enquiries')
    .set({ claimed_by: null, claimed_until: null, claim_changed_at: now.toISOString() })
    .where('claimed_by', '=', operator)
    .$if(except !== undefined, (qb) => qb.where('id', '<>', except ?? ''))
    .returning('id')
    .execute()
  return released.map(({ id }) => id)
}

/** "I didn't call": nothing is to be recorded any more. The claim goes on. */
export async function dropCall(
  db: Db,
  { lead, operator }: { lead: string; operator: string },
): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ calling_since: null, calling_by: null })
    .where('id', '=', lead)
    .where('calling_by', '=', operator)
    .execute()
}

/** Claims a lead that nobody else may claim meanwhile, and ends the operator's former claim. */
async function setClaim(
  db: Db,
  lead: string,
  { operator, now, minutes }: { operator: string; now: Date; minutes?: number },
): Promise<void> {
  await releaseClaims(db, operator, now, lead)
  await db
    .updateTable('enquiries')
    .set({
      claimed_by: operator,
      claimed_until: claimUntil(now, minutes).toISOString(),
      claim_changed_at: now.toISOString(),
    })
    .where('id', '=', lead)
    .execute()
}

/** The outcome of a call was recorded: whoever had claimed the lead is done with it. */
export async function endClaim(db: Db, lead: string, now: Date): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ claimed_by: null, claimed_until: null, claim_changed_at: now.toISOString() })
    .where('id', '=', lead)
    .where('claimed_by', 'is not', null)
    .execute()
}

/** Whoever undoes the outcome of a call has the lead again, unless somebody else has claimed it meanwhile. */
export async function claimAgain(
  db: Db,
  { lead, operator, now }: { lead: string; operator: string; now: Date },
): Promise<void> {
  const row = await lockClaim(db, lead)
  if (row && !isTaken(row, operator, now)) await setClaim(db, lead, { operator, now })
}

/** One operator's claims are made one after the other, so that two pages of theirs never hold two leads. */
function inTurn<Outcome>(
  { engine, db }: Database,
  operator: string,
  claim: (trx: Db) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    if (engine === 'postgres')
      await sql`select pg_advisory_xact_lock(hashtext(${`claim ${operator}`}))`.execute(trx)
    return claim(trx)
  })
}

function lockClaim(db: Db, lead: string) {
  const query = db
    .selectFrom('enquiries')
    .select(['state', 'claimed_by', 'claimed_until'])
    .where('id', '=', lead)
    .where('erased_at', 'is', null)
  return query.forUpdate().executeTakeFirst()
}

type ClaimColumns = { claimed_by: string | null; claimed_until: string | null }

async function listMergedClaims(db: Db, lead: string): Promise<ClaimColumns[]> {
  const ids = (await listMerged(db, lead)).map(({ id }) => id).filter((id) => id !== lead)
  if (ids.length === 0) return []
  return db
    .selectFrom('enquiries')
    .select(['claimed_by', 'claimed_until'])
    .where('id', 'in', ids)
    .execute()
}

function isTaken({ claimed_by, claimed_until }: ClaimColumns, operator: string, now: Date) {
  return claimed_by !== null && claimed_by !== operator && (claimed_until ?? '') > now.toISOString()
}

async function getClaimer(db: Db, { claimed_by }: ClaimColumns): Promise<Claimer | null> {
  const claimer = await db
    .selectFrom('operators')
    .select(['id', 'name'])
    .where('id', '=', claimed_by ?? '')
    .executeTakeFirst()
  return claimer ?? null
}
