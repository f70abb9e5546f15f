import { hasPromise } from '../promise/is-promised.ts'
import type { LeadState } from './state.ts'

/**
 * The state of an enquiry, as its visitor reads it. 'asked': the promised time is over and no conversation with them is recorded,
 * or an installer says that it never reached them, so we ask. 'not called': the visitor says that they got no call.
 */
export type VisitorStanding =
  | 'waiting'
  | 'asked'
  | 'not called'
  | 'spoken'
  | 'quoted'
  | 'decided'
  | 'withdrawn'

/** Moments are ISO 8601 in UTC. */
export type VisitorStandingFacts = {
  state: LeadState
  /** Null where no call is promised. */
  promisedBy: string | null
  newPromiseBy: string | null
  /** The end of the time that the visitor chose. */
  chosenUntil: string | null
  contactedAt: string | null
  /** When the visitor said that they got no call, unless they were reached since. */
  notCalledAt: string | null
  /** Whether they see prices first, and allowed no calls yet. */
  awaitsYes: boolean
  /** The installer that says it never reached them, until they have answered or it is decided. */
  neverReached: { by: string; at: string } | null
}

export function visitorStanding(lead: VisitorStandingFacts, now: Date): VisitorStanding {
  switch (lead.state) {
    case 'withdrawn':
      return 'withdrawn'
    case 'won':
    case 'lost':
    case 'spam':
    case 'answered':
      return 'decided'
    case 'complaint':
      return 'waiting'
    case 'quoted':
      return 'quoted'
  }
  if (lead.awaitsYes) return 'waiting'
  if (lead.neverReached) return 'asked'
  // The desk may think that it has spoken with them.
  if (lead.contactedAt || lead.state === 'contacted')
    return lead.notCalledAt ? 'not called' : 'spoken'
  if (!hasPromise(lead)) return 'waiting'
  const expected = expectedBy(lead)
  if (now.toISOString() < expected) return 'waiting'
  return lead.notCalledAt && lead.notCalledAt >= expected ? 'not called' : 'asked'
}

/** Until when the visitor expects the call: by a new promise, within the time they chose, or as promised at first. */
export function expectedBy<Promised extends string | null>({
  promisedBy,
  newPromiseBy,
  chosenUntil,
}: Pick<VisitorStandingFacts, 'newPromiseBy' | 'chosenUntil'> & { promisedBy: Promised }):
  | string
  | Promised {
  return newPromiseBy ?? chosenUntil ?? promisedBy
}

/** Whether the visitor still waits for a call, so that they may choose its time. */
export function awaitsCall(standing: VisitorStanding): boolean {
  return standing === 'waiting' || standing === 'asked' || standing === 'not called'
}
