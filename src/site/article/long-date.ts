import { brand } from '../brand.ts'

/** '17 November 2026'. Dates of articles have no time, so no time zone may move them. */
export function longDate(date: Date): string {
  return date.toLocaleDateString(brand.locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
