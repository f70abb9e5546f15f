import { type Selectable, sql } from 'kysely'
import type { Db, GoodwillCreditsTable } from '../schema.ts'

export type GoodwillRow = Selectable<GoodwillCreditsTable>

/** Goodwill for an offer, credited or waiting for a second person. */
export function getGoodwillOf(db: Db, offer: string): Promise<GoodwillRow | undefined> {
  return db.selectFrom('goodwill_credits').selectAll().where('offer', '=', offer).executeTakeFirst()
}

export function getGoodwill(db: Db, id: string): Promise<GoodwillRow | undefined> {
  return db.selectFrom('goodwill_credits').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Goodwill as the installer reads it, once it is credited: with the name of the operator who asked for it. */
export async function getCreditedGoodwill(db: Db, offer: string) {
  return db
    .selectFrom('goodwill_credits')
    .leftJoin('operators', 'operators.id', 'asked_by')
    .select(['amount_cents', 'sentence', 'operators.name'])
    .where('offer', '=', offer)
    .where('agreed_at', 'is not', null)
    .executeTakeFirst()
}

/** How many cents without GST an installer was credited as goodwill since a moment. */
export async function sumGoodwill(db: Db, installer: string, since: Date): Promise<number> {
  const { cents } = await db
    .selectFrom('goodwill_credits')
    .select(sql<number | string>`coalesce(sum(amount_cents), 0)`.as('cents'))
    .where('installer', '=', installer)
    .where('agreed_at', '>=', since.toISOString())
    .executeTakeFirstOrThrow()
  return Number(cents)
}

/** What waits for a second person, the oldest first. */
export function listWaitingGoodwill(db: Db) {
  return db
    .selectFrom('goodwill_credits')
    .innerJoin('offers', 'offers.id', 'goodwill_credits.offer')
    .innerJoin('enquiries', 'enquiries.id', 'offers.lead')
    .innerJoin('installers', 'installers.id', 'goodwill_credits.installer')
    .leftJoin('operators', 'operators.id', 'asked_by')
    .select(['goodwill_credits.id', 'amount_cents as amountCents', 'sentence', 'offers.lead'])
    .select(['asked_by as askedBy', 'operators.name as askedByName', 'asked_at as askedAt'])
    .select(['reference_number as reference', 'trading_name as tradingName'])
    .select('offers.fee_cents as feeCents')
    .where('agreed_at', 'is', null)
    .orderBy('asked_at')
    .orderBy('goodwill_credits.id')
    .execute()
}

export async function insertGoodwill(
  db: Db,
  row: Omit<GoodwillRow, 'agreed_by' | 'agreed_at'>,
): Promise<void> {
  await db
    .insertInto('goodwill_credits')
    .values({ ...row, agreed_by: null, agreed_at: null })
    .execute()
}

export async function setGoodwillAgreed(
  db: Db,
  id: string,
  { by, at }: { by: string; at: string },
): Promise<void> {
  await db
    .updateTable('goodwill_credits')
    .set({ agreed_by: by, agreed_at: at })
    .where('id', '=', id)
    .execute()
}

/** Nothing was credited. */
export async function deleteWaitingGoodwill(db: Db, id: string): Promise<void> {
  await db
    .deleteFrom('goodwill_credits')
    .where('id', '=', id)
    .where('agreed_at', 'is', null)
    .execute()
}
