import { explainDecline as explain } from '#database/offer/offer-outcomes.ts'
import type { Database } from '#database/open.ts'
import type { DeclineReason } from '#domain/offer/offer.ts'
import { withRetry } from '../with-retry.ts'

/** Writes down why an installer declined, once it has. False where it hasn't. */
export function explainDecline(
  { offer, because }: { offer: string; because: DeclineReason },
  { database }: { database: Database },
): Promise<boolean> {
  return withRetry(() => explain(database.db, { offer, because }))
}
