import { longDate } from './long-date.ts'

export function When({ date }: { date: Date }) {
  return <time dateTime={date.toISOString().slice(0, 10)}>{longDate(date)}</time>
}
