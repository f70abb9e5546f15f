/** What is known of a delivery. Moments are ISO 8601 text. */
export type DeliveryFacts = {
  /** Counted when they begin. */
  attempts: number
  /** Set while an attempt is under way. */
  claimedUntil: string | null
  retryAt: string | null
  deliveredAt: string | null
  /** Whether it is a letter that was written to a file, since no mail server is set. */
  toFile: boolean
  gaveUpAt: string | null
  heldAt: string | null
  stoppedAt: string | null
}

export type DeliveryState =
  | 'waiting'
  | 'retrying'
  | 'delivered'
  | 'written to a file'
  | 'gave up'
  | 'held'
  | 'stopped'

/** The state is computed, not stored, so that it cannot disagree with the facts. */
export function deliveryStateOf(facts: DeliveryFacts): DeliveryState {
  // A delivery that was under way when the visitor withdrew may still have arrived.
  if (facts.deliveredAt) return facts.toFile ? 'written to a file' : 'delivered'
  if (facts.stoppedAt) return 'stopped'
  if (facts.gaveUpAt) return 'gave up'
  if (!facts.retryAt && facts.heldAt) return 'held'
  // A first attempt that is under way is not a failure yet.
  const failed = facts.attempts - (facts.claimedUntil ? 1 : 0)
  return failed > 0 ? 'retrying' : 'waiting'
}
