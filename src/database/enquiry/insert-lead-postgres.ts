import { CompiledQuery } from 'kysely'
import { type Channel, channelNames, channelsWhere, isHeldBack } from '#domain/delivery/channel.ts'
import { type LeadColumns, leadColumns } from '#domain/lead/columns.ts'
import {
  type Counted,
  type InsertedLead,
  limitedUntilNextMinute,
  minuteOf,
  repeatMinutes,
} from '#domain/lead/insertion.ts'
import { duplicateDays } from '#domain/lead/sameness.ts'
import type { NewLeadRow, StoredLead } from '#domain/lead/stored-lead.ts'
import { aboutWords } from '#domain/lead/words.ts'
import { toConsentRows } from '../delivery/channel-consents.ts'
import type { Db } from '../schema.ts'

/**
 * Counts for the rate limit, claims the fingerprint and inserts the lead with its deliveries, in one round trip and one
 * commit. Each part reads from the one before, so nothing is stored when the lead is limited or a repeat.
 */
export async function insertOnPostgres(
  db: Db,
  lead: StoredLead,
  counted: Counted | undefined,
): Promise<InsertedLead> {
  const { rows } = await db.executeQuery<{
    within: boolean
    inserted: string | null
    same: string | null
    same_lead: string | null
  }>(CompiledQuery.raw(statement, valuesOf(lead, counted)))
  const [row] = rows
  if (row?.inserted)
    return { ok: true, lead: lead.row.id, reference: row.inserted, repeated: false, own: true }
  if (row?.same && row.same_lead)
    return { ok: true, lead: row.same_lead, reference: row.same, repeated: true, own: true }
  if (!row?.within) return limitedUntilNextMinute(lead.row)
  // Another request claimed the same fingerprint after our statement took its snapshot.
  const claimed = await db
    .selectFrom('fingerprints')
    .leftJoin('enquiries', 'enquiries.id', 'fingerprints.lead')
    .select(['fingerprints.lead', 'fingerprints.reference_number', 'enquiries.submission'])
    .where('fingerprints.fingerprint', '=', lead.row.fingerprint)
    .executeTakeFirstOrThrow()
  const own = lead.row.submission !== null && claimed.submission === lead.row.submission
  return { ok: true, lead: claimed.lead, reference: claimed.reference_number, repeated: true, own }
}

/** The types of our own columns; the specification's are all text. */
const ownColumns = {
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
  consent_calls: 'text',
  consent_texts: 'text',
  nation: 'text',
  email_key: 'text',
  suspected: 'text',
  came_by: 'text',
  estimate: 'jsonb',
  state: 'text',
  next_action: 'text',
  next_action_at: 'timestamptz',
  contact_due_at: 'timestamptz',
  promised_by: 'timestamptz',
  callable_from: 'timestamptz',
  consent_until: 'timestamptz',
  name_key: 'text',
  family_key: 'text',
  region: 'text',
  came_from: 'text',
  way: 'text',
  prices_by: 'timestamptz',
} satisfies Record<Exclude<keyof NewLeadRow, keyof LeadColumns>, string>
/** What is stored of a new lead, and nothing else that its row may have. */
export const newLeadColumns = [...leadColumns, ...Object.keys(ownColumns)] as (keyof NewLeadRow)[]

/** The parameters after the lead's columns. */
const besides = {
  deliveries: 'jsonb',
  confirmation_key: 'text',
  words: 'text',
  receipt_text: 'text',
  receipt_salt: 'text',
  consents: 'jsonb',
  rate_name: 'text',
  rate_minute: 'integer',
  rate_rows: 'integer',
  rate_limit: 'integer',
  request_id: 'text',
}

const places = [...newLeadColumns, ...Object.keys(besides)]
const types: Record<string, string> = { ...ownColumns, ...besides }

function place(name: keyof NewLeadRow | keyof typeof besides): string {
  return `$${places.indexOf(name) + 1}::${types[name] ?? 'text'}`
}

function valuesOf(
  { row, deliveries, receipt, consents = [], confirmationKey, requestId }: StoredLead,
  counted: Counted | undefined,
): unknown[] {
  return [
    ...newLeadColumns.map((column) => row[column]),
    JSON.stringify(deliveries),
    confirmationKey,
    aboutWords(row),
    receipt.text,
    receipt.salt,
    JSON.stringify(toConsentRows(row.id, consents)),
    counted?.name,
    minuteOf(row),
    counted?.many,
    counted?.most,
    requestId,
  ]
}

function latestBy(column: 'email_key' | 'phone_e164'): string {
  return `(
    select id, created_at from enquiries
    where ${column} = ${place(column)} and ${place(column)} <> ''
      and created_at > ${place('created_at')} - interval '${duplicateDays} days'
    order by created_at desc limit 1
  )`
}

const listed = (names: readonly Channel[]) => names.map((name) => `'${name}'`).join(', ')
const toVisitors = listed(channelsWhere(({ recipient }) => recipient === 'visitor'))
const heldBack = listed(channelNames.filter(isHeldBack))

// Built once: building it for every lead took a fifth of the processor time of a post.
// A sender above the limit writes nothing, not even a count. A repeat locks the lead that it is answered with: its commit then waits for
// the synchronous standby, which may not have that lead yet.
const statement = `/* insert-lead */
  with counted as (
    insert into rate_counts (name, minute, count)
    select ${place('rate_name')}, ${place('rate_minute')}, ${place('rate_rows')}
    where ${place('rate_name')} is not null and not exists (
      select 1 from rate_counts
      where name = ${place('rate_name')} and minute = ${place('rate_minute')} and count >= ${place('rate_limit')}
    )
    on conflict (name, minute) do update set count = rate_counts.count + excluded.count
      where rate_counts.count < ${place('rate_limit')}
    returning count
  ), within as (
    select 1 from counted union all select 1 where ${place('rate_name')} is null
  ), same as (
    select id, reference_number from enquiries
    where submission = ${place('submission')} and fingerprint = ${place('fingerprint')} limit 1
    for key share
  ), claimed as (
    insert into fingerprints (fingerprint, lead, reference_number, taken_at)
    select ${place('fingerprint')}, ${place('id')}, ${place('reference_number')}, ${place('created_at')}
    from within where not exists (select 1 from same)
    on conflict (fingerprint) do update
      set lead = excluded.lead, reference_number = excluded.reference_number, taken_at = excluded.taken_at
      where fingerprints.taken_at <= excluded.taken_at - interval '${repeatMinutes} minutes'
    returning lead
  ), inserted as (
    insert into enquiries (${newLeadColumns.join(', ')}, earlier_lead, duplicate_of)
    select ${newLeadColumns.map(place).join(', ')},
      (select id from enquiries where submission = ${place('submission')} order by id limit 1),
      (select id from (${latestBy('email_key')} union all ${latestBy('phone_e164')}) as alike
        order by created_at desc limit 1)
    from claimed
    returning id, created_at, reference_number, suspected
  ), worded as (
    insert into lead_words (lead, about, notes) select inserted.id, ${place('words')}, '' from inserted
  ), signed as (
    insert into consent_receipts (id, lead, at, text, salt)
    select id, id, created_at, ${place('receipt_text')}, ${place('receipt_salt')} from inserted
  ), agreed as (
    insert into consents (id, lead, wording, version, channels, at, page)
    select given.id, inserted.id, given.wording, given.version, given.channels, given.at, given.page
    from inserted, jsonb_to_recordset(${place('consents')}) as given(
      id text, wording text, version text, channels text, at timestamptz, page text)
  ), confirming as (
    insert into confirmations (address, latest)
    select ${place('confirmation_key')}, created_at from inserted where ${place('confirmation_key')} is not null
    on conflict (address) do update
      set third = confirmations.second, second = confirmations.latest, latest = excluded.latest
      where confirmations.third is null or confirmations.third <= excluded.latest - interval '24 hours'
    returning address
  ), owing as (
    insert into deliveries (id, lead, channel, event, endpoint, created_at, retry_at, held_at, request_id)
    select owed.id, inserted.id, owed.channel, 'lead.created', owed.endpoint, inserted.created_at,
      case when not held.is then inserted.created_at end,
      case when held.is then inserted.created_at end, ${place('request_id')}
    from inserted, jsonb_to_recordset(${place('deliveries')}) as owed(id text, channel text, endpoint text),
      lateral (select inserted.suspected is not null and owed.channel in (${heldBack}) as is) as held
    where owed.channel not in (${toVisitors}) or exists (select 1 from confirming)
  )
  select exists (select 1 from within) as within,
    (select reference_number from inserted) as inserted, (select reference_number from same) as same,
    (select id from same) as same_lead`
