import { sql } from 'kysely'
import type { Database } from './open.ts'
import type { NewLead, Queries } from './schema.ts'

/** Identical answers within this time are one lead: a double click, a reload, a nervous second try. */
const repeatMinutes = 10

export type KeptLead = { reference: string; repeated: boolean }

/**
 * Keeps a lead, or finds the one it repeats: the same submission with the same answers at any time,
 * or the same answers from anywhere within ten minutes. Durable once it returns.
 */
export async function keepLead(database: Database, lead: NewLead): Promise<KeptLead> {
  const kept =
    database.engine === 'postgres'
      ? await keepInOneStatement(database.queries, lead)
      : await keepInTransaction(database.queries, lead)
  return (
    kept ?? { reference: await referenceHeldBy(database.queries, lead.fingerprint), repeated: true }
  )
}

async function keepInOneStatement(queries: Queries, lead: NewLead): Promise<KeptLead | undefined> {
  const columns = Object.keys(lead) as (keyof NewLead)[]
  const values = columns.map((column) => sql`${lead[column]}${sql.raw(casts[column] ?? '')}`)
  const { rows } = await sql<{ reference_number: string; repeated: boolean }>`
    with same as (
      select reference_number from enquiries
      where submission = ${lead.submission} and fingerprint = ${lead.fingerprint} limit 1
    ), claimed as (
      insert into fingerprints (fingerprint, lead, reference_number, taken_at)
      select ${lead.fingerprint}, ${lead.id}, ${lead.reference_number}, ${lead.created_at}::timestamptz
      where not exists (select 1 from same)
      on conflict (fingerprint) do update
        set lead = excluded.lead, reference_number = excluded.reference_number, taken_at = excluded.taken_at
        where fingerprints.taken_at <= excluded.taken_at - make_interval(mins => ${repeatMinutes})
      returning lead
    ), kept as (
      insert into enquiries (${sql.join(columns.map((column) => sql.ref(column)))}, earlier_lead)
      select ${sql.join(values)},
        (select id from enquiries where submission = ${lead.submission} order by id limit 1)
      from claimed
      returning reference_number
    )
    select reference_number, false as repeated from kept
    union all select reference_number, true from same
  `.execute(queries)
  return rows[0] && { reference: rows[0].reference_number, repeated: rows[0].repeated }
}

const casts: Partial<Record<keyof NewLead, string>> = {
  consent: '::boolean',
  phone_doubtful: '::boolean',
  created_at: '::timestamptz',
  form_shown: '::jsonb',
  answers: '::jsonb',
  source: '::jsonb',
}

async function keepInTransaction(queries: Queries, lead: NewLead): Promise<KeptLead | undefined> {
  return queries.connection().execute(async (connection) => {
    // Takes the write lock at once, so that another process cannot slip in between look-up and insert.
    await sql`begin immediate`.execute(connection)
    try {
      const kept = await keepUnlessRepeated(connection, lead)
      await sql`commit`.execute(connection)
      return kept
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}

async function keepUnlessRepeated(queries: Queries, lead: NewLead): Promise<KeptLead | undefined> {
  const submitted = lead.submission
    ? await queries
        .selectFrom('enquiries')
        .select(['id', 'fingerprint', 'reference_number'])
        .where('submission', '=', lead.submission)
        .orderBy('id')
        .execute()
    : []
  const same = submitted.find(({ fingerprint }) => fingerprint === lead.fingerprint)
  if (same) return { reference: same.reference_number, repeated: true }

  const taken = {
    lead: lead.id,
    reference_number: lead.reference_number,
    taken_at: lead.created_at,
  }
  const claimed = await queries
    .insertInto('fingerprints')
    .values({ fingerprint: lead.fingerprint, ...taken })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet(taken)
        .where('fingerprints.taken_at', '<=', repeatsSince(lead.created_at)),
    )
    .returning('lead')
    .executeTakeFirst()
  if (!claimed) return undefined

  await queries
    .insertInto('enquiries')
    .values({ ...lead, earlier_lead: submitted[0]?.id ?? null })
    .execute()
  return { reference: lead.reference_number, repeated: false }
}

function repeatsSince(moment: string): string {
  return new Date(Date.parse(moment) - repeatMinutes * 60_000).toISOString()
}

async function referenceHeldBy(queries: Queries, fingerprint: string): Promise<string> {
  const held = await queries
    .selectFrom('fingerprints')
    .select('reference_number')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow()
  return held.reference_number
}

/** As `keepLead`, in a transaction that somebody else has begun. */
export async function keepWithin(
  { engine, queries }: Pick<Database, 'engine' | 'queries'>,
  lead: NewLead,
): Promise<KeptLead> {
  const keep = engine === 'postgres' ? keepInOneStatement : keepUnlessRepeated
  return (
    (await keep(queries, lead)) ?? {
      reference: await referenceHeldBy(queries, lead.fingerprint),
      repeated: true,
    }
  )
}
