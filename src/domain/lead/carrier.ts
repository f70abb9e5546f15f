import { isOpenState, isPromiseRunning, type LeadState } from './state.ts'

/** What decides which of a person's merged leads is called about. Moments are ISO 8601 text. */
export type GroupedLead = {
  id: string
  state: LeadState
  contactedAt: string | null
  promisedBy: string | null
  /** The time that was agreed for a call back, until the next call. */
  callBackAt: string | null
}

/**
 * Of the merged leads of one person, the one that carries their place in the queue: an open one, by what was said to the person that
 * comes first, an open promise or an agreed call back; then the earliest. A finished one only where none is open.
 */
export function carrierOf(leads: readonly GroupedLead[]): string | undefined {
  const open = leads.filter(({ state }) => isOpenState(state))
  const [first] = (open.length > 0 ? open : [...leads]).toSorted(
    (one, other) => compare(saidFor(one), saidFor(other)) || compare(one.id, other.id),
  )
  return first?.id
}

const never = '9999'

function saidFor(lead: GroupedLead): string {
  const promise = isPromiseRunning(lead) ? lead.promisedBy : never
  const callBack = lead.callBackAt ?? never
  return promise < callBack ? promise : callBack
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
