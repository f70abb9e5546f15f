/** What an owner is written about an endpoint that has gone quiet. Moments are ISO 8601 text. */
export type EndpointWarning = {
  /** What it’s called, or its host. */
  endpoint: string
  unansweredSince: string
  /** Since then nothing is sent there; null while it’s still tried. */
  turnedOffAt: string | null
  /** Deliveries that wait for it. */
  waiting: number
}
