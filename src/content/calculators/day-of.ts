import type { Day } from '#domain/estimate/day.ts'

const inMelbourne = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Melbourne',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day it is in Melbourne: certificates and programs go by it, wherever the reader’s clock is. */
export function dayOf(moment: Date): Day {
  const parts = Object.fromEntries(
    inMelbourne.formatToParts(moment).map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}`
}
