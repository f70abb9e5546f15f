import { type SqlBool, sql } from 'kysely'
import { type Claim, claimUntil } from '#domain/desk/claim.ts'
import type { Engine } from '../open.ts'
import type { Db } from '../schema.ts'
import { isOpen } from './lead-filter.ts'
import { listMerged } from './merged-leads.ts'
import { dueSoon, isInPart, queueMoment, queueRank } from './queue-order.ts'

/** Who has claimed a lead, by their name. */
export type Claimer = { id: string; name: string }

/**
 * One operator's claims are made one after the other, so that two pages of theirs never hold two leads. SQLite has one writer at a time
 * anyway.
 */
export async function lockClaims(db: Db, engine: Engine, operator: string): Promise<void> {
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtext(${`claim ${operator}`}))`.execute(db)
}

/** Whoever's they are, these leads are due and free, and may be called: the next of them, locked. */
export async function lockNextDue(
  db: Db,
  {
    operator,
    now,
    except,
    closed,
  }: { operator: string; now: Date; except: string | undefined; closed: readonly string[] },
): Promise<string | undefined> {
  const due = await db
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
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return due?.id
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

/**
 * Claims a lead that nobody else may claim meanwhile, and ends the operator's former claim. With `isCall`, Call was pressed: the claim
 * holds for the length of a call, which waits for its outcome.
 */
export async function setClaim(
  db: Db,
  lead: string,
  { operator, now, isCall = false }: { operator: string; now: Date; isCall?: boolean },
): Promise<void> {
  await releaseClaims(db, operator, now, lead)
  const at = now.toISOString()
  await db
    .updateTable('enquiries')
    .set({
      claimed_by: operator,
      claimed_until: claimUntil(now, { isCall }).toISOString(),
      claim_changed_at: at,
      ...(isCall ? { calling_since: at, calling_by: operator } : {}),
    })
    .where('id', '=', lead)
    .execute()
}

export async function extendClaim(db: Db, lead: string, until: string): Promise<void> {
  await db.updateTable('enquiries').set({ claimed_until: until }).where('id', '=', lead).execute()
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

/** The outcome of a call was recorded: whoever had claimed the lead is done with it. */
export async function endClaim(db: Db, lead: string, now: Date): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ claimed_by: null, claimed_until: null, claim_changed_at: now.toISOString() })
    .where('id', '=', lead)
    .where('claimed_by', 'is not', null)
    .execute()
}

/** An operator's call waits for no outcome any more. The claim goes on. */
export async function endCall(db: Db, lead: string, operator: string): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ calling_since: null, calling_by: null })
    .where('id', '=', lead)
    .where('calling_by', '=', operator)
    .execute()
}

/** The claims on the other leads of a lead's person. */
export async function listMergedClaims(db: Db, lead: string): Promise<Claim[]> {
  const ids = (await listMerged(db, lead)).map(({ id }) => id).filter((id) => id !== lead)
  if (ids.length === 0) return []
  return db
    .selectFrom('enquiries')
    .select(['claimed_by', 'claimed_until'])
    .where('id', 'in', ids)
    .execute()
}

export async function getClaimer(db: Db, { claimed_by }: Claim): Promise<Claimer | null> {
  const claimer = await db
    .selectFrom('operators')
    .select(['id', 'name'])
    .where('id', '=', claimed_by ?? '')
    .executeTakeFirst()
  return claimer ?? null
}
