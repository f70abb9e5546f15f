import type { Day } from '#domain/estimate/shared/day.ts'

/** Something with a date that has to be checked again. */
type Checked = { what: string; source: string; checked: Day; validTo?: Day }

/** Figures that change together, and when they have to be looked at again. */
export type FigureSet = {
  name: string
  figures: readonly Checked[]
  /** The first day on which one of them is due. */
  again: Day
  why: string
}

/** How long a checked figure may be used, and why no longer. Some figures have a last day. */
export type Term = { why: string; from: (checked: Day, validTo?: Day) => Day }

/** A set is due as soon as one of its figures is. */
export function setOf(name: string, figures: readonly Checked[], { why, from }: Term): FigureSet {
  const days = figures.map(({ checked, validTo }) => from(checked, validTo)).toSorted()
  const [again] = days
  if (!again) throw new Error(`${name} has no figures`)
  return { name, figures, again, why }
}

/** The next of the days of each year after one. */
export function nextDay(after: Day, days: readonly string[]): Day {
  const year = Number(after.slice(0, 4))
  const ahead = [year, year + 1].flatMap((one) => days.map((day) => `${one}-${day}`))
  return ahead.find((day) => day > after) ?? after
}
