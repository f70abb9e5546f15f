import { type RawBuilder, sql } from 'kysely'
import { channels, isHeldBack } from '#domain/delivery/channel.ts'
import {
  type Counted,
  type InsertedLead,
  limitedUntilNextMinute,
  repeatMinutes,
} from '#domain/lead/insertion.ts'
import { duplicateDays } from '#domain/lead/sameness.ts'
import type { NewLeadRow, StoredLead } from '#domain/lead/stored-lead.ts'
import { aboutWords } from '#domain/lead/words.ts'
import { insertConsents } from '../delivery/channel-consents.ts'
import { insertReceipt } from '../delivery/receipts.ts'
import type { Db } from '../schema.ts'
import { newLeadColumns } from './insert-lead-postgres.ts'
import { countInMinute } from './rate.ts'

/** Must run in a transaction. It holds the write lock from the start: no writes come between look-up and insert. */
export async function insertOnSqlite(
  db: Db,
  lead: StoredLead,
  counted: Counted | undefined,
): Promise<InsertedLead> {
  const { row } = lead
  const submitted = await leadsOfSubmission(db, row.submission)
  const same = submitted.find(({ fingerprint }) => fingerprint === row.fingerprint)
  if (same)
    return { ok: true, lead: same.id, reference: same.reference_number, repeated: true, own: true }
  if (counted && !(await countInMinute(db, { ...counted, now: new Date(row.created_at) })))
    return limitedUntilNextMinute(row)
  if (!(await claimFingerprint(db, row)))
    return { ok: true, ...(await leadHolding(db, row.fingerprint)), repeated: true, own: false }

  const { rows } = await sql<{ id: string | null }>`select ${latestAlike(row)} as id`.execute(db)
  await db
    .insertInto('enquiries')
    .values({
      ...columnsOf(row),
      earlier_lead: submitted[0]?.id ?? null,
      duplicate_of: rows[0]?.id ?? null,
    })
    .execute()
  await db
    .insertInto('lead_words')
    .values({ lead: row.id, about: aboutWords(row), notes: '' })
    .execute()
  await insertReceipt(db, lead.receipt)
  await insertConsents(db, row.id, lead.consents ?? [])
  await insertDeliveries(db, lead)
  return { ok: true, lead: row.id, reference: row.reference_number, repeated: false, own: true }
}

function columnsOf(row: NewLeadRow): NewLeadRow {
  return Object.fromEntries(newLeadColumns.map((column) => [column, row[column]])) as NewLeadRow
}

async function leadsOfSubmission(db: Db, submission: string | null) {
  if (submission === null) return []
  return db
    .selectFrom('enquiries')
    .select(['id', 'fingerprint', 'reference_number'])
    .where('submission', '=', submission)
    .orderBy('id')
    .execute()
}

function claimFingerprint(db: Db, row: NewLeadRow): Promise<boolean> {
  return hasChanged(
    db,
    sql`insert into fingerprints (fingerprint, lead, reference_number, taken_at)
      values (${row.fingerprint}, ${row.id}, ${row.reference_number}, ${row.created_at})
      on conflict (fingerprint) do update
        set lead = excluded.lead, reference_number = excluded.reference_number, taken_at = excluded.taken_at
        where taken_at <= ${minutesBefore(row.created_at, repeatMinutes)}
      returning lead`,
  )
}

function leadHolding(db: Db, fingerprint: string) {
  return db
    .selectFrom('fingerprints')
    .select(['lead', 'reference_number as reference'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow()
}

/** The id of the latest lead with the same email or phone. */
function latestAlike(row: NewLeadRow): RawBuilder<string | null> {
  const since = minutesBefore(row.created_at, duplicateDays * 24 * 60)
  const alike = (['email_key', 'phone_e164'] as const)
    .filter((column) => row[column])
    .map(
      (column) => sql`select * from (
        select id, created_at from enquiries
        where ${sql.ref(column)} = ${row[column]} and created_at > ${since}
        order by created_at desc limit 1
      )`,
    )
  if (alike.length === 0) return sql`null`
  return sql`(select id from (${sql.join(alike, sql` union all `)}) order by created_at desc limit 1)`
}

async function insertDeliveries(
  db: Db,
  { row, deliveries, confirmationKey, requestId }: StoredLead,
): Promise<void> {
  const mayConfirm = confirmationKey ? await countConfirmation(db, confirmationKey, row) : false
  const owed = deliveries
    .filter(({ channel }) => channels[channel].recipient !== 'visitor' || mayConfirm)
    .map((delivery) => {
      const isHeld = row.suspected && isHeldBack(delivery.channel)
      return {
        ...delivery,
        lead: row.id,
        event: 'lead.created' as const,
        created_at: row.created_at,
        retry_at: isHeld ? null : row.created_at,
        held_at: isHeld ? row.created_at : null,
        request_id: requestId ?? null,
      }
    })
  if (owed.length > 0) await db.insertInto('deliveries').values(owed).execute()
}

/** At most three confirmations to an address in any 24 hours, for all senders together. */
function countConfirmation(db: Db, key: string, { created_at }: NewLeadRow): Promise<boolean> {
  return hasChanged(
    db,
    sql`insert into confirmations (address, latest) values (${key}, ${created_at})
      on conflict (address) do update set third = second, second = latest, latest = excluded.latest
        where third is null or third <= ${minutesBefore(created_at, 24 * 60)}
      returning address`,
  )
}

async function hasChanged(db: Db, statement: RawBuilder<unknown>): Promise<boolean> {
  return (await statement.execute(db)).rows.length > 0
}

function minutesBefore(moment: string, minutes: number): string {
  return new Date(Date.parse(moment) - minutes * 60_000).toISOString()
}
