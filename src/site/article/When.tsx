import { brand } from '../brand.ts'

export function When({ date }: { date: Date }) {
  return <time dateTime={date.toISOString().slice(0, 10)}>{longDate(date)}</time>
}

/** '17 November 2026'. Dates of articles have no time, so no time zone may move them. */
function longDate(date: Date): string {
  return date.toLocaleDateString(brand.locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
