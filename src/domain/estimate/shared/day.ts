import { monthNames } from '../../calendar.ts'

/** A day where the brand is, such as 2026-11-21. Days sort as text. */
export type Day = string

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

/** As people write it: 1 January 2027. */
export function formatDay(day: Day): string {
  return `${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
}
