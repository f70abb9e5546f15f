import type { ContactChannel } from '../lead/state.ts'
import { chosenTime } from './offer.ts'

/**
 * How an installer that accepted contacts the visitor next: by which way first, and within the time they chose, or else from the moment it
 * has to wait for. What is over isn't said. Its letters and pages and the visitor's own read this.
 */
export function nextContact({
  chosen,
  callsFrom,
  contactBy,
  now,
}: {
  chosen: { from: string | null; until: string | null }
  callsFrom: string | null
  contactBy: ContactChannel | null | undefined
  /** ISO 8601. */
  now: string
}): { by: ContactChannel; window: { from: string; until: string } | null; from: string | null } {
  const time = chosenTime({ ...chosen, callsFrom })
  const window = time && time.until > now ? time : null
  const from = !window && callsFrom && callsFrom > now ? callsFrom : null
  return { by: contactBy ?? 'phone', window, from }
}
