const minute = 60_000
const hour = 60 * minute

/** Beyond so much time a day and an hour say more than what is left. */
const longest = 12 * hour

/** What is left until a moment: '42 minutes', in a row '42 min', '1 h 54 min'; undefined once it's over or long away. */
export function formatLeft(
  until: string,
  now: string,
  { isShort = false } = {},
): string | undefined {
  const left = Date.parse(until) - Date.parse(now)
  if (left < minute || left > longest) return undefined
  const minutes = Math.floor(left / minute)
  const unit = isShort ? 'min' : minutes === 1 ? 'minute' : 'minutes'
  if (minutes < 60) return `${minutes} ${unit}`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`
}

/** How much of a time is left, from 0 to 1. */
export function shareLeft({ since, until }: { since: string; until: string }, now: string): number {
  const [from, to] = [Date.parse(since), Date.parse(until)]
  return to <= from ? 0 : Math.min(1, Math.max(0, (to - Date.parse(now)) / (to - from)))
}
