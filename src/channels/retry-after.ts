// The longest we wait: a lead older than a day needs a phone call instead.
const longest = 24 * 60 * 60

/** The seconds in a Retry-After header, which holds a number or a date. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - now.getTime()) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), longest)
}
