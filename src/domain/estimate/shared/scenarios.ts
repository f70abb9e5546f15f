import { combine, type Estimate } from './figure.ts'
import type { Move } from './narrowing.ts'

/** Something with everything in the middle; and with one uncertainty at either end, all else in the middle. */
export type Ranged<Value> = { mid: Value; moved: readonly { low: Value; high: Value }[] }

export type Moved<Scenario, By> = { by: By; low: Scenario; high: Scenario }
export type ScenariosOf<Scenario, By> = { mid: Scenario; moved: readonly Moved<Scenario, By>[] }

export function mapRanged<From, To>(
  { mid, moved }: Ranged<From>,
  of: (one: From) => To,
): Ranged<To> {
  return { mid: of(mid), moved: moved.map(({ low, high }) => ({ low: of(low), high: of(high) })) }
}

/** A number of every scenario as a range. */
export function rangeOver<Value>(ranged: Ranged<Value>, of: (one: Value) => number): Estimate {
  const { mid, moved } = mapRanged(ranged, of)
  return combine(mid, moved)
}

/** How far each uncertainty moves a number. */
export function movesOf<Scenario, By>(
  { mid, moved }: ScenariosOf<Scenario, By>,
  of: (scenario: Scenario) => number,
): Move<By>[] {
  const middle = of(mid)
  return moved.map(({ by, low, high }) => {
    const ends = [0, of(low) - middle, of(high) - middle]
    return { by, down: Math.min(...ends), up: Math.max(...ends) }
  })
}
