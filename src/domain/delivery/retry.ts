// 0.5 + 2 + 5 + 15 + 60 + 180 + 360 + 840 minutes are 24 h 22.5 min: a day outlasts most mail outages, and an older
// lead needs a phone call instead. Half a minute plus a fifth is 36 s, so the first retry comes within 60 s.
const retryMinutes = [0.5, 2, 5, 15, 60, 180, 360, 840]
const jitter = 0.2

/** The longest Retry-After we follow. */
const longestRetryAfterSeconds = 24 * 60 * 60

/**
 * When to try again after this many attempts, and not before the receiver asked us to; undefined when it is time to
 * give up. `random` is 0 to 1.
 */
export function retryAt(
  attempt: number,
  now: Date,
  random: number,
  retryAfterSeconds = 0,
): Date | undefined {
  const minutes = retryMinutes[attempt - 1]
  if (minutes === undefined) return undefined
  const planned = minutes * 60_000 * (1 + jitter * (2 * random - 1))
  const asked = Math.min(Math.max(retryAfterSeconds, 0), longestRetryAfterSeconds) * 1000
  return new Date(now.getTime() + Math.max(planned, asked))
}
