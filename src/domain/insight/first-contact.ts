import { promisedHours } from '../lead/promise.ts'

/** How many leads had their first contact this many minutes after arriving, rounded up. */
export type ContactTime = { minutes: number; leads: number }

/** Spans of hours from arrival to the first contact: more than the first number, at most the second. */
export const contactSpans = [
  [0, 1],
  [1, 2],
  [2, 4],
  [4, 8],
  [8, 16],
  [16, promisedHours],
  [promisedHours, Number.POSITIVE_INFINITY],
] as const

/** How many leads fall into each of `contactSpans`. */
export function countBySpan(times: readonly ContactTime[]): number[] {
  return contactSpans.map(([above, to]) =>
    sumLeads(times, ({ minutes }) => minutes <= to * 60 && (above === 0 || minutes > above * 60)),
  )
}

/** How many leads had a first contact within the promised hours. */
export function countInTime(times: readonly ContactTime[]): number {
  return sumLeads(times, ({ minutes }) => minutes <= promisedHours * 60)
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

export function sumLeads(
  times: readonly ContactTime[],
  passes: (one: ContactTime) => boolean = () => true,
) {
  return times.reduce((sum, one) => (passes(one) ? sum + one.leads : sum), 0)
}
