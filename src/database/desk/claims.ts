import { sql } from 'kysely'
import { claimUntil } from '#domain/desk/claim.ts'
import { nationOfDesk } from '#domain/promise/scotland.ts'
import type { Engine } from '../open.ts'
import type { Db } from '../schema.ts'
import { type Asker, listClaimedPersons } from './claimed-persons.ts'
import { isKeptForWay } from './first-wait.ts'
import { listPersonSenders } from './person.ts'
import {
  dueSoon,
  isInPart,
  isOpen,
  isSkippedBy,
  isTheirs,
  queueMoment,
  queueRank,
} from './queue-order.ts'

/**
 * One operator's claims are made one after the other, so that two pages of theirs never hold two leads. SQLite has one writer at a time
 * anyway.
 */
export async function lockClaims(db: Db, engine: Engine, operator: string): Promise<void> {
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtext(${`claim ${operator}`}))`.execute(db)
}

/**
 * Claims on leads that may be one person's are made one after the other too: the one that waited here sees the other's claim. Locks the
 * phone numbers and email addresses of a lead and of those merged with it.
 */
export async function lockPerson(db: Db, engine: Engine, lead: string): Promise<void> {
  if (engine !== 'postgres') return
  const senders = await listPersonSenders(db, lead)
  const details = new Set(senders.flatMap(({ phone, email }) => [phone, email]))
  for (const detail of [...details].filter(Boolean).toSorted())
    await sql`select pg_advisory_xact_lock(hashtext(${`person ${detail}`}))`.execute(db)
}

/** Whose turn is asked for, and what the postcodes begin with where nobody may be called now; '' is none. */
type Turn = Asker & { closed: readonly string[] }

/** The leads that an operator could claim now, in the queue's order: theirs to call, due, not claimed by others and not skipped by them. */
function selectClaimable(db: Db, { operator, now, closed, claimed }: Turn & { claimed: string[] }) {
  return db
    .selectFrom('enquiries')
    .select('id')
    .where(isOpen)
    .where('next_action_at', '<=', dueSoon(now))
    .where('consent_until', '>', now.toISOString())
    .where(isInPart('due', now))
    .where(isTheirs(operator, now))
    .where((eb) => eb.not(isSkippedBy(operator, now)))
    .where((eb) => eb.not(isKeptForWay(now)))
    .$if(claimed.length > 0, (qb) =>
      qb.where(sql<string>`coalesce(merged_into, id)`, 'not in', claimed),
    )
    .$if(closed.length > 0, (qb) =>
      qb.where((eb) => eb.or([eb('nation', '=', nationOfDesk), eb.not(eb.or(closed.map(isIn)))])),
    )
    .orderBy(queueRank(now))
    .orderBy(queueMoment(now))
    .orderBy('id')
}

/** Whether a postcode begins so. */
function isIn(beginning: string) {
  return sql<boolean>`postcode like ${beginning === '' ? '' : `${beginning}%`}`
}

/** The ids of the leads that an operator would get next, in their order. */
export async function listNextIds(
  db: Db,
  { size, ...turn }: Turn & { size: number },
): Promise<string[]> {
  const claimed = await listClaimedPersons(db, turn)
  const rows = await selectClaimable(db, { ...turn, claimed })
    .limit(size)
    .execute()
  return rows.map(({ id }) => id)
}

/** How many leads are due that an operator could claim, and that they could if colleagues hadn’t their persons open. */
export async function countClaimable(db: Db, turn: Turn): Promise<{ free: number; held: number }> {
  const count = async (claimed: string[]) => {
    const due = selectClaimable(db, { ...turn, claimed })
      .clearSelect()
      .clearOrderBy()
    const { leads } = await due
      .select(({ fn }) => fn.countAll<number | string>().as('leads'))
      .executeTakeFirstOrThrow()
    return Number(leads)
  }
  const [all, free] = [await count([]), await count(await listClaimedPersons(db, turn))]
  return { free, held: all - free }
}

/** The next lead that an operator could claim, locked. */
export async function lockNextDue(
  db: Db,
  { except, ...turn }: Turn & { except: readonly string[] },
): Promise<string | undefined> {
  const claimed = await listClaimedPersons(db, turn)
  const due = await selectClaimable(db, { ...turn, claimed })
    .$if(except.length > 0, (qb) => qb.where('id', 'not in', except))
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return due?.id
}

/**
 * Claims a lead against other operators, and ends the operator's former claim. With `isCall`, Call was pressed: the claim lasts for the
 * length of a call, which waits for its outcome.
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
      pressed_by: null,
    })
    .where('id', '=', lead)
    .execute()
}

/** An operator pressed Call while another one has the lead, or another lead of that person. The one who has it sees the press. */
export async function setPress(
  db: Db,
  holder: string,
  { operator, now }: { operator: string; now: Date },
): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ pressed_by: operator, pressed_at: now.toISOString() })
    .where('claimed_by', '=', holder)
    .execute()
}

/** Their call has ended, or there was none. */
export async function endPress(db: Db, operator: string, now: Date): Promise<void> {
  await db
    .updateTable('enquiries')
    .set({ pressed_by: null, pressed_at: now.toISOString() })
    .where('claimed_by', 'is not', null)
    .where('pressed_by', '=', operator)
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

/** The outcome of a call was recorded: ends the claim on the lead. */
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
