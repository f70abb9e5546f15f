import {
  isSameSystem,
  type OfferPrice,
  type QuotedSystem,
  type TypedPrice,
} from '#domain/offer/price.ts'
import { type StatedRow, systemOf } from '#domain/offer/stated-system.ts'
import type { Db, OffersTable } from '../schema.ts'

/** A price as it is stored: with the system that it was asked for. */
export type StoredPrice = TypedPrice & { askedFor: QuotedSystem }

/**
 * The price of an offer, as its lead is now: where an answer was corrected since, it is for another system. Null where its installer named
 * none.
 */
export function priceOf(
  { price, priced_at, expires_at }: Pick<OffersTable, 'price' | 'priced_at' | 'expires_at'>,
  lead: StatedRow,
): OfferPrice | null {
  if (!price || !priced_at) return null
  const { askedFor, ...typed }: StoredPrice = JSON.parse(price)
  const quoted = typed.system ?? askedFor
  const stated = systemOf(lead)
  const system = stated && isSameSystem(quoted, stated) ? undefined : quoted
  return { ...typed, system, pricedAt: priced_at, standsUntil: expires_at }
}

/** The current prices for a lead, in order of turn, with their installers. */
export async function listStandingPrices(db: Db, lead: StatedRow & { id: string }, now: string) {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('installers', 'installers.id', 'offers.installer')
    .select(['offers.id', 'installer', 'trading_name', 'fee_cents'])
    .select(['price', 'priced_at', 'expires_at'])
    .where('lead', '=', lead.id)
    .where('offers.state', '=', 'priced')
    .where('expires_at', '>', now)
    .orderBy('offers.id')
    .execute()
  return rows.flatMap((row) => {
    const price = priceOf(row, lead)
    const { id: offer, installer, trading_name: name, fee_cents: feeCents } = row
    return price ? [{ offer, installer, name, feeCents, price }] : []
  })
}

/** What installers asked since a moment for a system, the earliest first, without other systems than was asked for. */
export async function listPricesFor(
  db: Db,
  { kw, batteryKwh }: QuotedSystem,
  since: Date,
): Promise<(TypedPrice & { installer: string })[]> {
  const rows = await db
    .selectFrom('offers')
    .select(['installer', 'price'])
    .where('priced_at', '>=', since.toISOString())
    .orderBy('priced_at')
    .execute()
  return rows.flatMap(({ installer, price }) => {
    const stored: StoredPrice | undefined = price ? JSON.parse(price) : undefined
    const isSame = stored?.askedFor.kw === kw && stored.askedFor.batteryKwh === batteryKwh
    return stored && isSame && !stored.system ? [{ ...stored, installer }] : []
  })
}

/** The letter with prices that waits goes out at this moment, if it would later. False where none waits. */
export async function hastenPricesLetter(db: Db, lead: string, dueAt: Date): Promise<boolean> {
  const waiting = await db
    .selectFrom('deliveries')
    .select(['id', 'retry_at'])
    .where('lead', '=', lead)
    .where('event', '=', 'lead.prices')
    .where('attempts', '=', 0)
    .where('retry_at', 'is not', null)
    .executeTakeFirst()
  if (!waiting) return false
  const at = dueAt.toISOString()
  if ((waiting.retry_at ?? '') > at)
    await db.updateTable('deliveries').set({ retry_at: at }).where('id', '=', waiting.id).execute()
  return true
}
