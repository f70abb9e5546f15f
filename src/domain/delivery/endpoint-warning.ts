/** What a letter tells owners about an endpoint that stopped answering. Moments are ISO 8601 text. */
export type EndpointWarning = {
  /** Its label, or its host. */
  endpoint: string
  unansweredSince: string
  /** When it was turned off; null while we still try. */
  turnedOffAt: string | null
  /** How many deliveries wait for it. */
  waiting: number
}
