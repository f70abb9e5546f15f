import { sql } from 'kysely'
import type { DeskOutcome } from '#domain/lead/state.ts'
import type { Db } from '../schema.ts'
import { selectClaimable } from './claims.ts'
import { isOpen } from './lead-filter.ts'
import { isInPart } from './queue-order.ts'

/**
 * How many leads are in each part of the queue, how many promises are broken, and how many are this operator's to call now, and to call
 * later, up to a moment.
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
  const isTheirs = sql`(owner is null or owner = ${operator})`
  const when = (condition: ReturnType<typeof isInPart>) =>
    sql<number | string>`count(case when ${condition} then 1 end)`
  const counts = await db
    .selectFrom('enquiries')
    .select([
      when(isInPart('due', now)).as('due'),
      when(isInPart('later', now)).as('later'),
      when(isInPart('waiting', now)).as('waiting'),
      when(sql`state = 'new' and promised_by <= ${now.toISOString()}`).as('overdue'),
      when(sql`${isInPart('due', now)} and ${isTheirs}`).as('due_for_them'),
      when(
        sql`not ${isInPart('due', now)} and ${isTheirs} and next_action <> 'check-installer'
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
  }
}

/** The ids of the leads that an operator would get next, in their order. */
export async function listNextIds(
  db: Db,
  { size, ...turn }: Parameters<typeof selectClaimable>[1] & { size: number },
): Promise<string[]> {
  const rows = await selectClaimable(db, turn).limit(size).execute()
  return rows.map(({ id }) => id)
}

/** When the next lead that is this operator's or nobody's comes due; null where none is to come. */
export async function getNextDueAt(
  db: Db,
  { operator, now }: { operator: string; now: Date },
): Promise<string | null> {
  const row = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.min('next_action_at').as('at'))
    .where(isOpen)
    .where('next_action_at', '>', now.toISOString())
    .where('consent_until', '>', now.toISOString())
    .where((eb) => eb.or([eb('owner', 'is', null), eb('owner', '=', operator)]))
    .executeTakeFirst()
  return row?.at ?? null
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
    .select(['calling_by', 'calling_since'])
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

/** What operators recorded since a moment, call by call: the latest outcome of each lead, the earliest call first. */
export async function listCallsSince(
  db: Db,
  { operator, since }: { operator?: string; since: Date },
): Promise<{ lead: string; who: string; outcome: DeskOutcome; at: string }[]> {
  const rows = await db
    .selectFrom('contacts')
    .select(['lead', 'who', 'outcome', 'at'])
    .where('by', '=', sql.lit('operator'))
    .where('at', '>=', since.toISOString())
    .$if(operator !== undefined, (qb) => qb.where('who', '=', operator ?? ''))
    .orderBy('at')
    .orderBy('id')
    .execute()
  const isSameCall = (one: (typeof rows)[number], other: (typeof rows)[number] | undefined) =>
    one.who === other?.who && one.at === other.at
  return rows.flatMap((row, index) => {
    const { lead, who, outcome, at } = row
    // A call about a person's merged leads is recorded with each of them, at one moment.
    const isCounted = who && outcome !== 'not-called' && !isSameCall(row, rows[index - 1])
    return isCounted ? [{ lead, who, outcome, at }] : []
  })
}
