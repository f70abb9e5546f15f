type Identified = { id: string }

/** The part of a list that is on the screen. Rows never move while they are in use. */
export type ListView<Lead extends Identified> = {
  leads: Lead[]
  /** Leads that arrived while the list was open, with when they were first shown (milliseconds since 1970). */
  fresh: ReadonlyMap<string, number>
  /** Leads that have arrived but are not shown yet. */
  waiting: Lead[]
}

export const freshForMs = 60_000

export function createListView<Lead extends Identified>(leads: Lead[]): ListView<Lead> {
  return { leads, fresh: new Map(), waiting: [] }
}

/**
 * The view after the list was fetched again. While it is in use, new leads wait, the others change in
 * place, and those that have left the list disappear.
 */
export function updateListView<Lead extends Identified>(
  view: ListView<Lead>,
  fetched: Lead[],
  { inUse, now }: { inUse: boolean; now: number },
): ListView<Lead> {
  const knownIds = new Set(view.leads.map(({ id }) => id))
  const newestId =
    view.leads
      .map(({ id }) => id)
      .toSorted()
      .at(-1) ?? ''
  // Ids sort by age. An unknown lead with an older id has only moved up from the next page.
  const arrived = fetched.filter(({ id }) => !knownIds.has(id) && id > newestId)
  const fresh = stillFresh(view.fresh, now)
  if (arrived.length === 0) return { leads: fetched, fresh, waiting: [] }
  if (inUse) {
    const byId = new Map(fetched.map((lead) => [lead.id, lead]))
    const oldestId =
      fetched
        .map(({ id }) => id)
        .toSorted()
        .at(0) ?? ''
    const leads = view.leads.flatMap((lead) => {
      const current = byId.get(lead.id)
      // Arrivals have pushed older leads to the next page, which was not fetched: they stay as they are.
      return current ? [current] : lead.id < oldestId ? [lead] : []
    })
    return { leads, fresh, waiting: arrived }
  }
  for (const { id } of arrived) fresh.set(id, now)
  return { leads: fetched, fresh, waiting: [] }
}

function stillFresh(fresh: ReadonlyMap<string, number>, now: number): Map<string, number> {
  return new Map(Array.from(fresh).filter(([, since]) => now - since < freshForMs))
}

/** Puts the waiting leads on top. */
export function showWaiting<Lead extends Identified>(
  { leads, fresh, waiting }: ListView<Lead>,
  { now, size }: { now: number; size: number },
): ListView<Lead> {
  return {
    leads: [...waiting, ...leads].slice(0, size),
    fresh: new Map([...stillFresh(fresh, now), ...waiting.map(({ id }) => [id, now] as const)]),
    waiting: [],
  }
}
