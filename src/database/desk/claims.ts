import { type SqlBool, sql } from 'kysely'
import { claimUntil } from '#domain/desk/claim.ts'
import type { Engine } from '../open.ts'
import type { Db } from '../schema.ts'
import { isOpen } from './lead-filter.ts'
import { areSeparate } from './merged-leads.ts'
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

/**
 * Claims on leads that may be one person's are made one after the other too: whoever waited here sees what the other has claimed. Locks
 * the phone numbers and email addresses of a lead and of those merged with it.
 */
export async function lockPerson(db: Db, engine: Engine, lead: string): Promise<void> {
  if (engine !== 'postgres') return
  const rows = await db
    .selectFrom('enquiries as mine')
    .select(['mine.phone_e164', 'mine.email_key'])
    .innerJoin('enquiries', (join) => join.on(isMergedWith('mine', 'enquiries')))
    .where('enquiries.id', '=', lead)
    .execute()
  const details = new Set(rows.flatMap(({ phone_e164, email_key }) => [phone_e164, email_key]))
  for (const detail of [...details].filter(Boolean).toSorted())
    await sql`select pg_advisory_xact_lock(hashtext(${`person ${detail}`}))`.execute(db)
}

/** That two rows are one lead, or merged into one person. */
function isMergedWith(one: string, other: string) {
  const column = (table: string, name: string) => sql.ref(`${table}.${name}`)
  const ids = sql`(${column(other, 'id')}, ${column(other, 'merged_into')})`
  return sql<SqlBool>`(${column(one, 'id')} in ${ids} or ${column(one, 'merged_into')} in ${ids})`
}

/**
 * Who else holds a lead of `enquiries`, or one that is or may be the same person's: merged with it, or with the same phone number or email
 * address, where nobody said that they are different people.
 */
function holderOfPerson(operator: string, now: Date) {
  return sql<string | null>`(
    select claimed.claimed_by from enquiries as claimed
    inner join enquiries as theirs on ${isMergedWith('theirs', 'claimed')}
    inner join enquiries as mine on ${isMergedWith('mine', 'enquiries')}
    where claimed.claimed_by <> ${operator} and claimed.claimed_until > ${now.toISOString()}
    and (theirs.id = mine.id
      or (theirs.phone_e164 <> '' and theirs.phone_e164 = mine.phone_e164)
      or (theirs.email_key <> '' and theirs.email_key = mine.email_key))
    and not ${areSeparate('theirs', 'mine')}
    limit 1
  )`
}

/** Who else holds a lead, or another one that is or may be the same person's. */
export async function getHolder(
  db: Db,
  lead: string,
  { operator, now }: { operator: string; now: Date },
): Promise<Claimer | undefined> {
  return db
    .selectFrom('operators')
    .select(['operators.id', 'operators.name'])
    .innerJoin('enquiries', (join) =>
      join.on(sql<SqlBool>`operators.id = ${holderOfPerson(operator, now)}`),
    )
    .where('enquiries.id', '=', lead)
    .executeTakeFirst()
}

/** Whose turn is asked for, and the postcodes where nobody may be called now. */
type Turn = { operator: string; now: Date; closed: readonly string[] }

/** The leads that an operator could claim now, in the queue's order: theirs or nobody's, due, and held by nobody else. */
export function selectClaimable(db: Db, { operator, now, closed }: Turn) {
  return db
    .selectFrom('enquiries')
    .select('id')
    .where(isOpen)
    .where('next_action_at', '<=', dueSoon(now))
    .where('consent_until', '>', now.toISOString())
    .where(isInPart('due', now))
    .where((eb) => eb.or([eb('owner', 'is', null), eb('owner', '=', operator)]))
    .where(holderOfPerson(operator, now), 'is', null)
    .$if(closed.length > 0, (qb) => qb.where('postcode', 'not in', closed))
    .orderBy(queueRank(now))
    .orderBy(queueMoment(now))
    .orderBy('id')
}

/** The next lead that an operator could claim, locked. */
export async function lockNextDue(
  db: Db,
  { except, ...turn }: Turn & { except: readonly string[] },
): Promise<string | undefined> {
  const due = await selectClaimable(db, turn)
    .$if(except.length > 0, (qb) => qb.where('id', 'not in', except))
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return due?.id
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
