import { dayOf, monthNames } from '../calendar.ts'

/** A day in Melbourne, such as 2026-11-21. Days sort as text. */
export type Day = string

/** Certificates and programs go by the day in Melbourne, wherever the reader’s clock is. */
export function melbourneDay(moment: Date): Day {
  return dayOf(moment, 'Australia/Melbourne')
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

/** As people write it: 1 January 2027. */
export function formatDay(day: Day): string {
  return `${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
}
