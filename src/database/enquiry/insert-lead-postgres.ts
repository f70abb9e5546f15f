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

/** A lead, and what it adds to the rate count. */
export type CountedLead = { lead: StoredLead; counted: Counted | undefined }

/**
 * Counts for the rate limit, claims the fingerprints and inserts the leads with their deliveries, in one round trip and one commit. Each
 * part reads from the one before, so nothing is stored of a lead that is limited or a repeat. No two may have a sender, submission,
 * fingerprint, address or phone in common, and all have the same limit. Returns what became of each, in their order.
 */
export async function insertOnPostgres(
  db: Db,
  leads: readonly CountedLead[],
): Promise<InsertedLead[]> {
  const most = leads.find(({ counted }) => counted)?.counted?.most
  const { rows } = await db.executeQuery<Inserted>(
    CompiledQuery.raw(statement, [JSON.stringify(leads.map(toGiven)), most]),
  )
  const inserted = new Map(rows.map((row) => [row.id, row]))
  return Promise.all(leads.map(({ lead }) => outcomeOf(db, lead, inserted.get(lead.row.id))))
}

type Inserted = {
  id: string
  within: boolean
  inserted: boolean
  same: string | null
  same_lead: string | null
}

async function outcomeOf(
  db: Db,
  lead: StoredLead,
  row: Inserted | undefined,
): Promise<InsertedLead> {
  const { id, reference_number: reference, submission, fingerprint } = lead.row
  if (row?.inserted) return { ok: true, lead: id, reference, repeated: false, own: true }
  if (row?.same && row.same_lead)
    return { ok: true, lead: row.same_lead, reference: row.same, repeated: true, own: true }
  if (!row?.within) return limitedUntilNextMinute(lead.row)
  // Another request claimed the same fingerprint after our statement took its snapshot.
  const claimed = await db
    .selectFrom('fingerprints')
    .leftJoin('enquiries', 'enquiries.id', 'fingerprints.lead')
    .select(['fingerprints.lead', 'fingerprints.reference_number', 'enquiries.submission'])
    .where('fingerprints.fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow()
  const own = submission !== null && claimed.submission === submission
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

/** What is given with a lead's columns. */
const besides = {
  deliveries: 'json',
  confirmation_key: 'text',
  words: 'text',
  receipt_text: 'text',
  receipt_salt: 'text',
  consents: 'json',
  rate_name: 'text',
  rate_minute: 'integer',
  rate_rows: 'integer',
  request_id: 'text',
}

const types: Record<string, string> = { ...ownColumns, ...besides }
// JSON in a row is text already, which would be taken for a string of JSON.
const givenTypes = [...newLeadColumns, ...Object.keys(besides)].map((name) =>
  [name, types[name] === 'jsonb' ? 'text' : (types[name] ?? 'text')].join(' '),
)
const givenValue = (column: string) =>
  types[column] === 'jsonb' ? `fresh.${column}::jsonb` : `fresh.${column}`

function toGiven({
  lead: { row, deliveries, receipt, consents = [], confirmationKey, requestId },
  counted,
}: CountedLead): NewLeadRow & Partial<Record<keyof typeof besides, unknown>> {
  return {
    ...row,
    deliveries,
    confirmation_key: confirmationKey,
    words: aboutWords(row),
    receipt_text: receipt.text,
    receipt_salt: receipt.salt,
    consents: toConsentRows(row.id, consents),
    rate_name: counted?.name,
    rate_minute: minuteOf(row),
    rate_rows: counted?.many,
    request_id: requestId,
  }
}

function latestBy(column: 'email_key' | 'phone_e164'): string {
  return `(
    select id, created_at from enquiries
    where ${column} = fresh.${column} and fresh.${column} <> ''
      and created_at > fresh.created_at - interval '${duplicateDays} days'
    order by created_at desc limit 1
  )`
}

const listed = (names: readonly Channel[]) => names.map((name) => `'${name}'`).join(', ')
const toVisitors = listed(channelsWhere(({ recipient }) => recipient === 'visitor'))
const heldBack = listed(channelNames.filter(isHeldBack))

// Built once: building it for every lead took a fifth of the processor time of a post.
// A sender above the limit writes nothing, not even a count. A repeat locks the lead that it is answered with: its commit then waits for
// the synchronous standby, which may not have that lead yet.
const statement = `/* insert-leads */
  with given as materialized (
    select * from json_to_recordset($1::json) as given(${givenTypes.join(', ')})
  ), counted as (
    insert into rate_counts (name, minute, count)
    select rate_name, rate_minute, rate_rows from given
    where rate_name is not null and coalesce(
      (select count from rate_counts where name = rate_name and minute = rate_minute), 0
    ) < $2::integer
    on conflict (name, minute) do update set count = rate_counts.count + excluded.count
      where rate_counts.count < $2::integer
    returning name
  ), within as (
    select * from given where rate_name is null or rate_name in (select name from counted)
  ), same as (
    select given.id as given, stored.id, stored.reference_number
    from given, lateral (
      select id, reference_number from enquiries
      where submission = given.submission and fingerprint = given.fingerprint limit 1
      for key share
    ) as stored
  ), claimed as (
    insert into fingerprints (fingerprint, lead, reference_number, taken_at)
    select fingerprint, id, reference_number, created_at
    from within where id not in (select given from same)
    on conflict (fingerprint) do update
      set lead = excluded.lead, reference_number = excluded.reference_number, taken_at = excluded.taken_at
      where fingerprints.taken_at <= excluded.taken_at - interval '${repeatMinutes} minutes'
    returning lead
  ), fresh as (
    select * from within where id in (select lead from claimed)
  ), inserted as (
    insert into enquiries (${newLeadColumns.join(', ')}, earlier_lead, duplicate_of)
    select ${newLeadColumns.map(givenValue).join(', ')},
      (select id from enquiries where submission = fresh.submission order by id limit 1),
      (select id from (${latestBy('email_key')} union all ${latestBy('phone_e164')}) as alike
        order by created_at desc limit 1)
    from fresh
  ), worded as (
    insert into lead_words (lead, about, notes) select id, words, '' from fresh
  ), signed as (
    insert into consent_receipts (id, lead, at, text, salt)
    select id, id, created_at, receipt_text, receipt_salt from fresh
  ), agreed as (
    insert into consents (id, lead, wording, version, channels, at, page)
    select own.id, fresh.id, own.wording, own.version, own.channels, own.at, own.page
    from fresh, lateral json_to_recordset(fresh.consents) as own(
      id text, wording text, version text, channels text, at timestamptz, page text)
  ), confirming as (
    insert into confirmations (address, latest)
    select confirmation_key, created_at from fresh where confirmation_key is not null
    on conflict (address) do update
      set third = confirmations.second, second = confirmations.latest, latest = excluded.latest
      where confirmations.third is null or confirmations.third <= excluded.latest - interval '24 hours'
    returning address
  ), owing as (
    insert into deliveries (id, lead, channel, event, endpoint, created_at, retry_at, held_at, request_id)
    select owed.id, fresh.id, owed.channel, 'lead.created', owed.endpoint, fresh.created_at,
      case when not held.is then fresh.created_at end,
      case when held.is then fresh.created_at end, fresh.request_id
    from fresh,
      lateral json_to_recordset(fresh.deliveries) as owed(id text, channel text, endpoint text),
      lateral (select fresh.suspected is not null and owed.channel in (${heldBack}) as is) as held
    where owed.channel not in (${toVisitors}) or confirmation_key in (select address from confirming)
  )
  select given.id, given.id in (select id from within) as within, given.id in (select id from fresh) as inserted,
    same.reference_number as same, same.id as same_lead
  from given left join same on same.given = given.id`
