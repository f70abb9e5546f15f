import type { Hour } from '#estimate/hours.ts'
import { monthLengths } from '#estimate/year/calendar.ts'

/** kWh of one day: what the roof makes, what of it stays at home, what is sold, and what is bought. */
export type DayFlows = { generated: number; atHome: number; exported: number; imported: number }

/**
 * The typical year’s 365 days, from 1 January. What a battery takes in counts as kept. The model’s weather repeats every
 * ten days, which would draw a comb, so the days of each month are shown in another order: always the same one, and each
 * month’s sums stay as they are.
 */
export function listDays(hours: readonly Hour[]): DayFlows[] {
  return shuffledByMonth().map((day) => {
    const flows = { generated: 0, atHome: 0, exported: 0, imported: 0 }
    for (const hour of hours.slice(day * 24, day * 24 + 24)) {
      flows.generated += hour.generation
      flows.atHome += hour.self + hour.charging
      flows.exported += hour.exported
      flows.imported += hour.imported
    }
    return flows
  })
}

/** The days of the year, from 0, in another order within each month (Fisher and Yates, 1938). */
function shuffledByMonth(): number[] {
  const next = randomFrom(20261122)
  let first = 0
  return monthLengths.flatMap((length) => {
    const days = Array.from({ length }, (_, index) => first + index)
    first += length
    for (let last = length - 1; last > 0; last--) {
      const other = Math.floor(next() * (last + 1))
      const [one = 0, two = 0] = [days[last], days[other]]
      days[last] = two
      days[other] = one
    }
    return days
  })
}

/** Numbers from 0 to 1 that look random and are the same each time (Park and Miller, 1988). */
function randomFrom(seed: number): () => number {
  let state = seed % 2147483647
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
