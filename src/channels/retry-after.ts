// Nobody may put us off for longer: a lead older than a day wants a telephone call.
const longest = 24 * 60 * 60

/** Seconds that a Retry-After header asks for, written as a number or as a date. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - now.getTime()) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), longest)
}
