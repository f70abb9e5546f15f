/** What is known of a delivery. Moments are ISO 8601 text. */
export type DeliveryFacts = {
  attempts: number
  retryAt: string | null
  deliveredAt: string | null
  gaveUpAt: string | null
  heldAt: string | null
  stoppedAt: string | null
}

export type DeliveryState = 'waiting' | 'retrying' | 'delivered' | 'gave up' | 'held' | 'stopped'

/** Follows from the facts alone, so that it cannot disagree with them. */
export function stateOf(facts: DeliveryFacts): DeliveryState {
  // A delivery that was in hand when the visitor withdrew may still arrive: it did.
  if (facts.deliveredAt) return 'delivered'
  if (facts.stoppedAt) return 'stopped'
  if (facts.gaveUpAt) return 'gave up'
  if (!facts.retryAt && facts.heldAt) return 'held'
  return facts.attempts > 0 ? 'retrying' : 'waiting'
}
