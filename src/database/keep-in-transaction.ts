import { type RawBuilder, sql } from 'kysely'
import type { Found, Keeping } from './enquiries.ts'
import { latestAlike, minuteOf, minutesBefore, repeatMinutes } from './keeping.ts'
import type { Queries } from './schema.ts'

/** SQLite's way: all of it in one transaction. A lead above its limit ends it, with nothing written for that lead. */
export async function keepInTransaction(
  queries: Queries,
  all: readonly Keeping[],
): Promise<Found[]> {
  return queries.transaction().execute(async (transaction) => {
    const found: Found[] = []
    for (const keeping of all) {
      const one = await keepUnlessRepeated(transaction, keeping)
      found.push(one)
      if (one === 'limited') break
    }
    return found
  })
}

async function keepUnlessRepeated(queries: Queries, keeping: Keeping): Promise<Found> {
  const { lead } = keeping
  const submitted = await leadsOfSubmission(queries, lead.submission)
  const same = submitted.find(({ fingerprint }) => fingerprint === lead.fingerprint)
  if (same) return { reference: same.reference_number, repeated: true }
  if (!(await isWithinLimit(queries, keeping))) return 'limited'
  if (!(await claimFingerprint(queries, keeping))) return undefined

  const { rows } = await sql<{ id: string | null }>`
    select ${latestAlike(lead)} as id`.execute(queries)
  await queries
    .insertInto('enquiries')
    .values({
      ...lead,
      earlier_lead: submitted[0]?.id ?? null,
      duplicate_of: rows[0]?.id ?? null,
    })
    .execute()
  await keepOwed(queries, keeping)
  return { reference: lead.reference_number, repeated: false }
}

async function leadsOfSubmission(queries: Queries, submission: string | null | undefined) {
  if (!submission) return []
  return queries
    .selectFrom('enquiries')
    .select(['id', 'fingerprint', 'reference_number'])
    .where('submission', '=', submission)
    .orderBy('id')
    .execute()
}

async function isWithinLimit(queries: Queries, { lead, rate }: Keeping): Promise<boolean> {
  if (!rate) return true
  return affected(
    queries,
    sql`insert into rate_counts (name, minute, count) values (${rate.name}, ${minuteOf(lead)}, ${rate.rows})
      on conflict (name, minute) do update set count = count + excluded.count where count < ${rate.perMinute}
      returning count`,
  )
}

function claimFingerprint(queries: Queries, { lead }: Keeping): Promise<boolean> {
  return affected(
    queries,
    sql`insert into fingerprints (fingerprint, lead, reference_number, taken_at)
      values (${lead.fingerprint}, ${lead.id}, ${lead.reference_number}, ${lead.created_at})
      on conflict (fingerprint) do update
        set lead = excluded.lead, reference_number = excluded.reference_number, taken_at = excluded.taken_at
        where taken_at <= ${minutesBefore(lead.created_at, repeatMinutes)}
      returning lead`,
  )
}

async function keepOwed(queries: Queries, { lead, owed, confirmationTo }: Keeping): Promise<void> {
  const mayConfirm = await takeConfirmation(queries, confirmationTo, lead.created_at)
  const deliveries = owed
    .filter(({ channel }) => channel !== 'confirmation' || mayConfirm)
    .map((one) => ({
      ...one,
      lead: lead.id,
      event: 'lead.created' as const,
      created_at: lead.created_at,
      retry_at: lead.suspected ? null : lead.created_at,
      held_at: lead.suspected ? lead.created_at : null,
    }))
  if (deliveries.length > 0) await queries.insertInto('deliveries').values(deliveries).execute()
}

async function takeConfirmation(
  queries: Queries,
  address: string | undefined,
  now: string,
): Promise<boolean> {
  if (address === undefined) return false
  return affected(
    queries,
    sql`insert into confirmations (address, latest) values (${address}, ${now})
      on conflict (address) do update set third = second, second = latest, latest = excluded.latest
        where third is null or third <= ${minutesBefore(now, 24 * 60)}
      returning address`,
  )
}

async function affected(queries: Queries, statement: RawBuilder<unknown>): Promise<boolean> {
  return (await statement.execute(queries)).rows.length > 0
}
