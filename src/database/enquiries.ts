import { CompiledQuery, sql } from 'kysely'
import { type LeadColumns, leadColumns } from '#domain/lead/columns.ts'
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

/** Our own columns as PostgreSQL is told of them; the specification's are all text. */
const types: Record<string, string> = {
  consent: 'boolean',
  reference_number: 'text',
  id: 'text',
  created_at: 'timestamptz',
  form_slug: 'text',
  form_shown: 'jsonb',
  answers: 'jsonb',
  phone_e164: 'text',
  phone_doubtful: 'boolean',
  page: 'text',
  source: 'jsonb',
  submission: 'text',
  fingerprint: 'text',
  consent_wording: 'text',
  consent_version: 'text',
} satisfies Record<Exclude<keyof NewLead, keyof LeadColumns>, string>
const columns = [...leadColumns, ...Object.keys(types)] as (keyof NewLead)[]

function place(column: keyof NewLead): string {
  return `$${columns.indexOf(column) + 1}::${types[column] ?? 'text'}`
}

// Written once: to build it anew for every lead took a fifth of the processor time of a post.
const keepLeadStatement = `/* keep-lead */
  with same as (
    select reference_number from enquiries
    where submission = ${place('submission')} and fingerprint = ${place('fingerprint')} limit 1
  ), claimed as (
    insert into fingerprints (fingerprint, lead, reference_number, taken_at)
    select ${place('fingerprint')}, ${place('id')}, ${place('reference_number')}, ${place('created_at')}
    where not exists (select 1 from same)
    on conflict (fingerprint) do update
      set lead = excluded.lead, reference_number = excluded.reference_number, taken_at = excluded.taken_at
      where fingerprints.taken_at <= excluded.taken_at - interval '${repeatMinutes} minutes'
    returning lead
  ), kept as (
    insert into enquiries (${columns.join(', ')}, earlier_lead)
    select ${columns.map(place).join(', ')},
      (select id from enquiries where submission = ${place('submission')} order by id limit 1)
    from claimed
    returning reference_number
  )
  select reference_number, false as repeated from kept
  union all select reference_number, true from same`

async function keepInOneStatement(queries: Queries, lead: NewLead): Promise<KeptLead | undefined> {
  const values = columns.map((column) => lead[column])
  const { rows } = await queries.executeQuery<{ reference_number: string; repeated: boolean }>(
    CompiledQuery.raw(keepLeadStatement, values),
  )
  return rows[0] && { reference: rows[0].reference_number, repeated: rows[0].repeated }
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
