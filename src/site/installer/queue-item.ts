/** A call that is owed, or an offer that is open. */
export type QueueItem = {
  /** The address of its page. */
  link: string
  kind: 'call' | 'offer'
  /** Of the visitor, for a call. */
  name: string | null
  service: string
  place: string
  postcode: string
  /** Some of what they answered. */
  detail: string
  feeCents: number
  /** Since when its time runs, and when it is over. */
  since: string
  by: string
  /** A call's chosen time; null where any time until then will do. */
  from: string | null
  /** Whether somebody else calls first. */
  isWaiting: boolean
}
