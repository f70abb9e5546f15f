import { promisedHours } from '../lead/promise.ts'

/** So many leads had somebody speak with them first within so many minutes of arriving, rounded up. */
export type ContactTime = { minutes: number; leads: number }

/** Hours from arrival to the first contact: above the first, up to and with the second. */
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

/** How many were spoken with within the promised hours. */
export function countInTime(times: readonly ContactTime[]): number {
  return sumLeads(times, ({ minutes }) => minutes <= promisedHours * 60)
}

/** The least number of minutes within which at least half of them were spoken with; undefined for none. */
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
