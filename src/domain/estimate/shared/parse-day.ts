import { isDay, monthNames } from '../../calendar.ts'
import type { Day } from './day.ts'

/** A day as people and date fields write it: 14/12/2026, 14.12.26, 14 December 2026 or 2026-12-14. */
export function parseDay(text: string): Day | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]+(\d{1,2}|[a-z]{3,9})[\s.,/-]+(\d{4}|\d{2})$/i.exec(text) ??
    []
  const named = monthNames.findIndex(
    (name) => month.length >= 3 && name.toLowerCase().startsWith(month.toLowerCase()),
  )
  const number = named >= 0 ? `${named + 1}` : month
  const iso = day
    ? `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`
    : text
  return isDay(iso) ? iso : undefined
}
