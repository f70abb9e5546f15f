import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import type { Source } from '#domain/estimate/shared/figure.ts'
import { stateOn } from '#domain/estimate/shared/figure-days.ts'

/** Where a figure was read and when, for under a table. Past its last good day it says that it hasn't been checked since. */
export function sourceLine(figure: Source, today: Day): string {
  const { source, checked } = figure
  const day = formatDay(checked)
  if (stateOn(figure, today) === 'past') return `${source}, not checked since ${day}.`
  return source.includes(day) ? `${source}.` : `${source}, checked ${day}.`
}
