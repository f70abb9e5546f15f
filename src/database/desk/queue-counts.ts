import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DeskOutcome } from '#domain/lead/state.ts'
import type { Db } from '../schema.ts'
import { isKeptForWay, wayUntil } from './first-wait.ts'
import { isBroken, isInPart, isOpen, isSkippedBy, isTheirs } from './queue-order.ts'

/**
 * How many leads are in each part of the queue, how many promises are broken, and how many are this operator's to call now, of these
 * skipped by them, and to call later, up to a moment.
 */
export async function countQueue(
  db: Db,
  {
    operator,
    now,
    until = now,
    onlyTheirs = false,
  }: { operator: string; now: Date; until?: Date; onlyTheirs?: boolean },
) {
  const theirs = isTheirs(operator, now)
  const when = (condition: RawBuilder<SqlBool>) =>
    sql<number | string>`count(case when ${condition} then 1 end)`
  const counts = await db
    .selectFrom('enquiries')
    .select([
      when(isInPart('due', now)).as('due'),
      when(isInPart('later', now)).as('later'),
      when(isInPart('waiting', now)).as('waiting'),
      when(isBroken(now)).as('overdue'),
      when(sql`${isInPart('due', now)} and ${theirs} and not ${isKeptForWay(now)}`).as(
        'due_for_them',
      ),
      when(sql`${isInPart('due', now)} and ${theirs} and ${isSkippedBy(operator, now)}`).as(
        'skipped_by_them',
      ),
      when(
        sql`not ${isInPart('due', now)} and ${theirs} and next_action <> 'check-installer'
          and next_action_at < ${until.toISOString()}`,
      ).as('later_for_them'),
    ])
    .where(isOpen)
    .where('next_action', 'is not', null)
    .where('consent_until', '>', now.toISOString())
    .$if(onlyTheirs, (qb) => qb.where('owner', '=', operator))
    .executeTakeFirstOrThrow()
  return {
    counts: {
      due: Number(counts.due),
      later: Number(counts.later),
      waiting: Number(counts.waiting),
      overdue: Number(counts.overdue),
    },
    dueForYou: Number(counts.due_for_them),
    laterForYou: Number(counts.later_for_them),
    skippedByYou: Number(counts.skipped_by_them),
  }
}

/**
 * When the next lead that is this operator's to call comes due, or back to them after they skipped it, or has waited long enough for its
 * visitor to say whether to be called; null where none is to come.
 */
export async function getNextDueAt(
  db: Db,
  { operator, now }: { operator: string; now: Date },
): Promise<string | null> {
  const isSkipped = isSkippedBy(operator, now)
  const at = sql<string>`(case when ${isSkipped} and skipped_until > next_action_at
    then skipped_until else next_action_at end)`
  const theirs = db
    .selectFrom('enquiries')
    .where(isOpen)
    .where('next_action_at', 'is not', null)
    .where('consent_until', '>', now.toISOString())
    .where(isTheirs(operator, now))
  const later = await theirs
    .select(({ fn }) => fn.min(at).as('at'))
    .where((eb) => eb.or([eb('next_action_at', '>', now.toISOString()), isSkipped]))
    .executeTakeFirst()
  const choosing = await theirs
    .select(({ fn }) => fn.min('created_at').as('createdAt'))
    .where(isInPart('due', now))
    .where(isKeptForWay(now))
    .executeTakeFirst()
  const moments = [later?.at, choosing?.createdAt && wayUntil(choosing.createdAt)]
  return moments.filter((moment) => typeof moment === 'string').toSorted()[0] ?? null
}

/** Who is at the desk, and the lead that each has open to call. */
export async function listAtDesk(db: Db, now: Date) {
  const rows = await db
    .selectFrom('operators')
    .leftJoin('enquiries', (join) =>
      join
        .onRef('enquiries.claimed_by', '=', 'operators.id')
        .on('enquiries.claimed_by', 'is not', null)
        .on('enquiries.claimed_until', '>', now.toISOString()),
    )
    .select(['operators.id', 'operators.name', 'enquiries.id as lead'])
    .select(['first_name', 'last_name', 'enquiries.postcode', 'claim_changed_at'])
    .select(['calling_by', 'calling_since', 'pressed_by', 'pressed_at'])
    .where('closed_at', 'is', null)
    .orderBy('operators.name')
    .orderBy('operators.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    lead: row.lead
      ? {
          id: row.lead,
          name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
          postcode: row.postcode ?? '',
        }
      : null,
    since: row.lead ? row.claim_changed_at : null,
    callingSince: row.lead && row.calling_by === row.id ? row.calling_since : null,
    /** Who pressed Call on it meanwhile. */
    pressed:
      row.lead && row.pressed_by && row.pressed_at
        ? { by: row.pressed_by, at: row.pressed_at }
        : null,
  }))
}

/** The lead whose call waits for its outcome from an operator, if there is one. */
export async function getPendingCall(
  db: Db,
  operator: string,
): Promise<{ lead: string; since: string } | null> {
  const row = await db
    .selectFrom('enquiries')
    .select(['id', 'calling_since'])
    .where('calling_by', '=', operator)
    .orderBy('calling_since', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.calling_since ? { lead: row.id, since: row.calling_since } : null
}

/** What operators recorded since a moment, call by call, the earliest first, and whose enquiries each was about. */
export async function listCallsSince(
  db: Db,
  { since }: { since: Date },
): Promise<{ lead: string; person: string; who: string; outcome: DeskOutcome; at: string }[]> {
  const rows = await db
    .selectFrom('contacts')
    .innerJoin('enquiries', 'enquiries.id', 'lead')
    .select(['lead', 'who', 'outcome', 'at'])
    .select(sql<string>`coalesce(merged_into, lead)`.as('person'))
    .where('by', '=', sql.lit('operator'))
    .where('at', '>=', since.toISOString())
    .orderBy('at')
    .orderBy('contacts.id')
    .execute()
  const isSameCall = (one: (typeof rows)[number], other: (typeof rows)[number] | undefined) =>
    one.who === other?.who && one.at === other.at
  return rows.flatMap((row, index) => {
    const { lead, person, who, outcome, at } = row
    // A call about a person's merged leads is recorded with each of them, at one moment.
    const isCounted = who && outcome !== 'not-called' && !isSameCall(row, rows[index - 1])
    return isCounted ? [{ lead, person, who, outcome, at }] : []
  })
}
