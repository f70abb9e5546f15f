import type { Day } from '#domain/estimate/shared/day.ts'
import { figureSets } from '#edition/figure-sets.ts'
import type { FigureSet } from './figure-set.ts'

/** The sets that are due on a day, the longest overdue first. */
export function listDueSets(today: Day): FigureSet[] {
  return figureSets
    .filter(({ again }) => again <= today)
    .toSorted((one, other) => one.again.localeCompare(other.again))
}

/** What operators are to do once a set is due. */
export function figuresWarning(today: Day): string | undefined {
  const due = listDueSets(today)
  return due.length > 0
    ? `Due to be looked at again: ${due.map(({ name, again }) => `${name} since ${again}`).join(', ')}. npm run figures:due has the list.`
    : undefined
}
