import { v7 as uuidv7 } from 'uuid'
import type { LeadRow } from '#database/desk/lead-row.ts'
import { insertVisitorLetter } from '#database/enquiry/visitor-letters.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { hastenPricesLetter } from '#database/offer/prices.ts'
import type { Db } from '#database/schema.ts'

/**
 * Queues the letter with the prices so far for the visitor: once no installer is still deciding, and at the latest when prices were promised.
 * A queued one is brought forward; a price that comes after it was sent gets another letter. Call it with the lead locked.
 */
export async function enqueuePricesLetter(
  db: Db,
  lead: Pick<LeadRow, 'id' | 'email_key' | 'prices_by' | 'way'>,
  { now, isSettled }: { now: Date; isSettled: boolean },
): Promise<void> {
  if (lead.way !== 'prices' || !lead.email_key) return
  const offers = await listOffersOfLead(db, lead.id)
  const prices = offers.filter(({ state }) => state === 'priced')
  const latest = prices.toSorted((one, other) =>
    (one.priced_at ?? '') < (other.priced_at ?? '') ? -1 : 1,
  )
  const last = latest.at(-1)
  if (!last) return
  const isDecided = isSettled && offers.every(({ state }) => state !== 'offered')
  const promised = new Date(Math.max(now.getTime(), Date.parse(lead.prices_by ?? '') || 0))
  const dueAt = isDecided ? now : promised
  if (await hastenPricesLetter(db, lead.id, dueAt)) return
  await insertVisitorLetter(db, {
    id: uuidv7(),
    lead: lead.id,
    emailKey: lead.email_key,
    event: 'lead.prices',
    dedupeKey: `lead.prices visitor-letter ${last.id}`,
    now,
    dueAt,
  })
}
