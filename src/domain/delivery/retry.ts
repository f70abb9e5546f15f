// 0.5 + 2 + 5 + 15 + 60 + 180 + 360 + 840 minutes are 24 h 22.5 min: a day outlasts most mail outages, and a lead
// older than that wants a telephone call. Half a minute and a fifth is 36 s, so the first is within 60 s.
const retryMinutes = [0.5, 2, 5, 15, 60, 180, 360, 840]
const jitter = 0.2

/** Nobody may put us off for longer than a day. */
const longestAsked = 24 * 60 * 60

/** When to try again after so many attempts; undefined when it is time to give up. `random` is 0 to 1. */
export function retryAt(attempt: number, now: Date, random: number): Date | undefined {
  const minutes = retryMinutes[attempt - 1]
  if (minutes === undefined) return undefined
  return new Date(now.getTime() + minutes * 60_000 * (1 + jitter * (2 * random - 1)))
}

/** As `retryAt`, but not before the other side asked us to come back. */
export function retryAsAsked(
  attempt: number,
  now: Date,
  random: number,
  seconds = 0,
): Date | undefined {
  const planned = retryAt(attempt, now, random)
  const asked = now.getTime() + Math.min(Math.max(seconds, 0), longestAsked) * 1000
  return planned && new Date(Math.max(planned.getTime(), asked))
}
