import { daysAfter } from '../../calendar.ts'
import type { Day } from './day.ts'
import type { Figure, Source } from './figure.ts'

/** The state of a figure on a day. */
export type FigureState = 'not yet' | 'holds' | 'past'

export function stateOn({ validFrom, validTo }: Omit<Source, 'what'>, day: Day): FigureState {
  if (validFrom !== undefined && day < validFrom) return 'not yet'
  return validTo !== undefined && validTo < day ? 'past' : 'holds'
}

/** Of figures that follow each other, the one that holds on a day, else the last one before it, else the first. */
export function figureOn<Value>(
  figures: readonly [Figure<Value>, ...Figure<Value>[]],
  day: Day,
): Figure<Value> & { state: FigureState } {
  const begun = figures.filter((figure) => stateOn(figure, day) !== 'not yet')
  const figure =
    begun.find((one) => stateOn(one, day) === 'holds') ??
    begun.toSorted((one, other) => ((one.validTo ?? '') < (other.validTo ?? '') ? 1 : -1))[0] ??
    figures[0]
  return { ...figure, state: stateOn(figure, day) }
}

// Programmes are looked at again each quarter.
const recheckDays = 90

/** Whether it has to be checked: it is past, was never verified, or wasn’t looked at for a quarter where it should be. */
export function isDue(figure: Source, day: Day): boolean {
  if (figure.confidence === 'unverified') return true
  if (figure.after === 'recheck') return daysAfter(figure.checked, recheckDays) < day
  return figure.after !== 'close' && stateOn(figure, day) === 'past'
}

/** Whether a page may print it on a day: nothing unverified, and nothing past that hides itself or asks. */
export function isPrintable(figure: Source, day: Day): boolean {
  if (figure.confidence === 'unverified') return false
  return stateOn(figure, day) !== 'past' || (figure.after !== 'hide' && figure.after !== 'ask')
}
