import { sql } from 'kysely'
import type { Found, Keeping } from './enquiries.ts'
import { latestAlike, minuteOf, repeatMinutes } from './keeping.ts'
import type { NewLead, Queries } from './schema.ts'

/**
 * PostgreSQL's way: count, claim, lead, links and deliveries in one round trip and one commit. Each part reads
 * from the one before, so nothing is kept of what is limited or repeated.
 */
export async function keepInOneStatement(queries: Queries, keeping: Keeping): Promise<Found> {
  const { lead, owed, confirmationTo } = keeping
  const columns = Object.keys(lead) as (keyof NewLead)[]
  const values = columns.map((column) => sql`${lead[column]}${sql.raw(casts[column] ?? '')}`)
  const { rows } = await sql<{ within: boolean; kept: string | null; same: string | null }>`
    with counted as (${counting(keeping)}), same as (
      select reference_number from enquiries
      where submission = ${lead.submission} and fingerprint = ${lead.fingerprint} limit 1
    ), claimed as (
      insert into fingerprints (fingerprint, lead, reference_number, taken_at)
      select ${lead.fingerprint}, ${lead.id}, ${lead.reference_number}, ${lead.created_at}::timestamptz
      from counted where not exists (select 1 from same)
      on conflict (fingerprint) do update
        set lead = excluded.lead, reference_number = excluded.reference_number, taken_at = excluded.taken_at
        where fingerprints.taken_at <= excluded.taken_at - make_interval(mins => ${repeatMinutes})
      returning lead
    ), kept as (
      insert into enquiries (${sql.join(columns.map((column) => sql.ref(column)))}, earlier_lead, duplicate_of)
      select ${sql.join(values)},
        (select id from enquiries where submission = ${lead.submission} order by id limit 1),
        ${latestAlike(lead)}
      from claimed
      returning id, created_at, reference_number, suspected
    ), confirming as (
      insert into confirmations (address, latest)
      select ${confirmationTo ?? null}, created_at from kept where ${confirmationTo !== undefined}::boolean
      on conflict (address) do update
        set third = confirmations.second, second = confirmations.latest, latest = excluded.latest
        where confirmations.third is null or confirmations.third <= excluded.latest - interval '24 hours'
      returning address
    ), owing as (
      insert into deliveries (id, lead, channel, event, endpoint, created_at, retry_at, held_at)
      select owed.id, kept.id, owed.channel, 'lead.created', owed.endpoint, kept.created_at,
        case when kept.suspected is null then kept.created_at end,
        case when kept.suspected is not null then kept.created_at end
      from kept, jsonb_to_recordset(${JSON.stringify(owed)}::jsonb) as owed(id text, channel text, endpoint text)
      where owed.channel <> 'confirmation' or exists (select 1 from confirming)
    )
    select exists (select 1 from counted) as within,
      (select reference_number from kept) as kept, (select reference_number from same) as same
  `.execute(queries)
  const [found] = rows
  if (found?.kept) return { reference: found.kept, repeated: false }
  if (found?.same) return { reference: found.same, repeated: true }
  return found?.within ? undefined : 'limited'
}

/** A row where there is room in this minute. Who is above the limit writes nothing, not even a count. */
function counting({ lead, rate }: Keeping) {
  if (!rate) return sql`select 1`
  const minute = minuteOf(lead)
  return sql`
    insert into rate_counts (name, minute, count)
    select ${rate.name}, ${minute}::integer, ${rate.rows}::integer
    where not exists (
      select 1 from rate_counts
      where name = ${rate.name} and minute = ${minute} and count >= ${rate.perMinute}
    )
    on conflict (name, minute) do update set count = rate_counts.count + excluded.count
      where rate_counts.count < ${rate.perMinute}
    returning count
  `
}

const casts: Partial<Record<keyof NewLead, string>> = {
  consent: '::boolean',
  phone_doubtful: '::boolean',
  created_at: '::timestamptz',
  form_shown: '::jsonb',
  answers: '::jsonb',
  source: '::jsonb',
}
