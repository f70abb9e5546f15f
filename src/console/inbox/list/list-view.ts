/** Enough of a lead to know it again. */
type Known = { id: string }

/** What of a list is on the screen: rows do not move under anybody’s hand. */
export type ListView<Lead extends Known> = {
  leads: Lead[]
  /** Came while the list was being looked at, with the time they were first seen (milliseconds since 1970). */
  fresh: ReadonlyMap<string, number>
  /** Are there, but wait to be shown. */
  waiting: Lead[]
}

export const freshForMs = 60_000

export function createListView<Lead extends Known>(leads: Lead[]): ListView<Lead> {
  return { leads, fresh: new Map(), waiting: [] }
}

/**
 * The list after it was read again, newest first. While it is in use, what is new waits; rows that are there are
 * brought up to date where they stand, and go where the list no longer holds them.
 */
export function updateListView<Lead extends Known>(
  shown: ListView<Lead>,
  read: Lead[],
  { inUse, now }: { inUse: boolean; now: number },
): ListView<Lead> {
  const known = new Set(shown.leads.map(({ id }) => id))
  const newest = shown.leads[0]?.id ?? ''
  // Ids sort by the time they were made: what is older only moved up.
  const arrived = read.filter(({ id }) => !known.has(id) && id > newest)
  const fresh = stillFresh(shown.fresh, now)
  if (arrived.length === 0) return { leads: read, fresh, waiting: [] }
  if (inUse) {
    const byId = new Map(read.map((lead) => [lead.id, lead]))
    const oldest = read.at(-1)?.id ?? ''
    const leads = shown.leads.flatMap((lead) => {
      const again = byId.get(lead.id)
      // Below the page that was read nothing is known but what is shown.
      return again ? [again] : lead.id < oldest ? [lead] : []
    })
    return { leads, fresh, waiting: arrived }
  }
  for (const { id } of arrived) fresh.set(id, now)
  return { leads: read, fresh, waiting: [] }
}

function stillFresh(fresh: ReadonlyMap<string, number>, now: number): Map<string, number> {
  return new Map(Array.from(fresh).filter(([, since]) => now - since < freshForMs))
}

/** Shows what waited, on top. */
export function showWaiting<Lead extends Known>(
  { leads, fresh, waiting }: ListView<Lead>,
  { now, size }: { now: number; size: number },
): ListView<Lead> {
  return {
    leads: [...waiting, ...leads].slice(0, size),
    fresh: new Map([...stillFresh(fresh, now), ...waiting.map(({ id }) => [id, now] as const)]),
    waiting: [],
  }
}
