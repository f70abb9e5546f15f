/** How many leads had their first contact this many minutes after arriving, rounded up, how many of them were promised it, and how many in time. */
export type ContactTime = { minutes: number; leads: number; promised: number; inTime: number }

/** Spans of hours from arrival to the first contact: more than the first number, at most the second. */
export const contactSpans = [
  [0, 1],
  [1, 2],
  [2, 4],
  [4, 8],
  [8, 16],
  [16, 24],
  [24, Number.POSITIVE_INFINITY],
] as const

/** How many leads fall into each of `contactSpans`, and how many of them were spoken with later than promised. */
export function countBySpan(times: readonly ContactTime[]): { leads: number; late: number }[] {
  return contactSpans.map(([above, to]) => {
    const within = times.filter(
      ({ minutes }) => minutes <= to * 60 && (above === 0 || minutes > above * 60),
    )
    return { leads: sumLeads(within), late: countPromised(within) - countInTime(within) }
  })
}

/** How many leads had the first contact that they were promised, in time or not. */
export function countPromised(times: readonly ContactTime[]): number {
  return times.reduce((sum, { promised }) => sum + promised, 0)
}

/** How many leads had their first contact before their promise ended. */
export function countInTime(times: readonly ContactTime[]): number {
  return times.reduce((sum, { inTime }) => sum + inTime, 0)
}

/** The median minutes to the first contact; undefined without leads. */
export function medianMinutes(times: readonly ContactTime[]): number | undefined {
  const half = sumLeads(times) / 2
  let sofar = 0
  for (const { minutes, leads } of times.toSorted((one, other) => one.minutes - other.minutes)) {
    sofar += leads
    if (leads > 0 && sofar >= half) return minutes
  }
  return undefined
}

export function sumLeads(times: readonly ContactTime[]): number {
  return times.reduce((sum, { leads }) => sum + leads, 0)
}
