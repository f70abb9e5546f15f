import { sql } from 'kysely'
import { dayOf, momentAt } from '#domain/calendar.ts'
import { serviceNeeded } from '#domain/installer/work.ts'
import {
  daysOfMonth,
  type LedgerAmounts,
  type LedgerKind,
  monthBefore,
  partOfFee,
} from '#domain/offer/ledger.ts'
import { drawUpStatement, type Statement, type StatementEntry } from '#domain/offer/statement.ts'
import type { Db, LedgerEntriesTable } from '../schema.ts'

/*
 * Entries are inserted and never changed: a credit is a counter-entry. An entry names its offer and installer, and no person: an
 * erasure leaves it unchanged.
 */

/**
 * Credits the fee of an offer by a counter-entry: all of it, or so many cents without GST. False where there is no fee, or it was credited
 * before.
 */
export async function creditFee(
  db: Db,
  {
    offer,
    at,
    newId,
    amountCents,
    by = null,
  }: { offer: string; at: string; newId: () => string; amountCents?: number; by?: string | null },
): Promise<boolean> {
  const fee = await db
    .selectFrom('ledger_entries')
    .select(['id', 'installer', 'amount_cents', 'gst_cents'])
    .where('offer', '=', offer)
    .where('kind', '=', 'fee')
    .executeTakeFirst()
  if (!fee) return false
  const whole = { amountCents: fee.amount_cents, gstCents: fee.gst_cents }
  const part = amountCents === undefined ? whole : partOfFee(whole, amountCents)
  return insertEntry(db, {
    id: newId(),
    installer: fee.installer,
    offer,
    kind: 'credit',
    amount_cents: 0 - part.amountCents,
    gst_cents: 0 - part.gstCents,
    reverses: fee.id,
    at,
    entered_by: by,
  })
}

/** Inserts an entry. False where it exists: by its id, or as the fee or credit of its offer. */
export async function insertEntry(db: Db, entry: LedgerEntriesTable): Promise<boolean> {
  const inserted = await db
    .insertInto('ledger_entries')
    .values(entry)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

type StatementOf = { installer: string; month: string; timeZone: string }

/** What an installer owed when a month began, what came to it, and what it owes since. */
export async function statementOf(
  db: Db,
  { installer, month, timeZone }: StatementOf,
): Promise<Statement> {
  const days = daysOfMonth(month)
  const since = momentAt(days.since, 0, timeZone).toISOString()
  const before = momentAt(days.before, 0, timeZone).toISOString()
  const opening = await sumBefore(db, installer, since)
  const entries = await listEntries(db, installer, { since, before })
  return drawUpStatement({ installer, month, opening, entries })
}

/** The months (YYYY-MM) of an installer's ledger, from `latest` back to its first entry. */
export async function listMonths(
  db: Db,
  { installer, latest, timeZone }: { installer: string; latest: string; timeZone: string },
): Promise<string[]> {
  const { at } = await db
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.min<string | null>('at').as('at'))
    .where('installer', '=', installer)
    .executeTakeFirstOrThrow()
  const first = at ? dayOf(new Date(at), timeZone).slice(0, 7) : latest
  const months = [latest]
  for (let month = latest; month > first; ) {
    month = monthBefore(month)
    months.push(month)
  }
  return months
}

async function sumBefore(db: Db, installer: string, moment: string): Promise<LedgerAmounts> {
  const sum = await db
    .selectFrom('ledger_entries')
    .select([sumCents('amount_cents').as('amount'), sumCents('gst_cents').as('gst')])
    .where('installer', '=', installer)
    .where('at', '<', moment)
    .executeTakeFirstOrThrow()
  return { amountCents: Number(sum.amount), gstCents: Number(sum.gst) }
}

const sumCents = (column: 'amount_cents' | 'gst_cents') =>
  sql<number | string>`coalesce(sum(${sql.ref(column)}), 0)`

async function listEntries(
  db: Db,
  installer: string,
  { since, before }: { since: string; before: string },
): Promise<StatementEntry[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .leftJoin('offers', 'offers.id', 'ledger_entries.offer')
    .leftJoin('enquiries', 'enquiries.id', 'offers.lead')
    .leftJoin('goodwill_credits', (join) =>
      join
        .onRef('goodwill_credits.offer', '=', 'ledger_entries.offer')
        .on('agreed_at', 'is not', null),
    )
    .leftJoin('ledger_entries as reversed', 'reversed.id', 'ledger_entries.reverses')
    .select(['ledger_entries.id', 'ledger_entries.at', 'ledger_entries.kind'])
    .select(['ledger_entries.offer', 'ledger_entries.reverses', 'reversed.at as reversesAt'])
    .select(['ledger_entries.amount_cents as amountCents', 'ledger_entries.gst_cents as gstCents'])
    .select(['offers.lead', 'reference_number as reference', 'postcode', 'service', 'answers'])
    .select(['sentence', 'returned_because'])
    .where('ledger_entries.installer', '=', installer)
    .where('ledger_entries.at', '>=', since)
    .where('ledger_entries.at', '<', before)
    .orderBy('ledger_entries.at')
    .orderBy('ledger_entries.id')
    .execute()
  return rows.map(({ sentence, returned_because, answers, ...entry }) => ({
    ...entry,
    // Empty once the lead was erased.
    postcode: entry.postcode || null,
    service: entry.service ? serviceNeeded(entry.service, JSON.parse(answers ?? '{}')) : null,
    returnedBecause: entry.kind === 'credit' ? returned_because : null,
    goodwill: entry.kind === 'credit' ? sentence : null,
  }))
}

/** What an installer owes, and what came to it since a moment. */
type Balance = LedgerAmounts & {
  installer: string
  /** With GST. */
  since: Record<LedgerKind, number>
  latestPayment: string | null
}

/** What every installer with entries owes, and what came to it since a moment. */
export async function listBalances(db: Db, since: string): Promise<Balance[]> {
  const sinceOf = (kind: LedgerKind) =>
    sql<number | string>`coalesce(sum(case when kind = ${kind} and at >= ${since}
      then amount_cents + gst_cents end), 0)`
  const rows = await db
    .selectFrom('ledger_entries')
    .select(['installer', sumCents('amount_cents').as('amount'), sumCents('gst_cents').as('gst')])
    .select([sinceOf('fee').as('fee'), sinceOf('credit').as('credit')])
    .select(sinceOf('payment').as('payment'))
    .select(
      sql<string | null>`max(case when kind = 'payment' and reverses is null then at end)`.as(
        'latestPayment',
      ),
    )
    .groupBy('installer')
    .execute()
  return rows.map(({ installer, amount, gst, fee, credit, payment, latestPayment }) => ({
    installer,
    amountCents: Number(amount),
    gstCents: Number(gst),
    since: { fee: Number(fee), credit: Number(credit), payment: Number(payment) },
    latestPayment,
  }))
}

/** The installers that owed something when a month ended, or had entries in it: each gets a statement. */
export async function listForStatement(
  db: Db,
  { month, timeZone }: { month: string; timeZone: string },
): Promise<string[]> {
  const days = daysOfMonth(month)
  const since = momentAt(days.since, 0, timeZone).toISOString()
  const before = momentAt(days.before, 0, timeZone).toISOString()
  const rows = await db
    .selectFrom('ledger_entries')
    .select('installer')
    .where('at', '<', before)
    .groupBy('installer')
    .having(sql<boolean>`sum(amount_cents + gst_cents) <> 0 or max(at) >= ${since}`)
    .execute()
  return rows.map(({ installer }) => installer)
}

/** A payment by its id. */
export function getPayment(db: Db, id: string) {
  return db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'payment')
    .executeTakeFirst()
}
