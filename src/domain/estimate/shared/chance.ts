import { monthLengths } from '#estimate/year/calendar.ts'

/**
 * Numbers around 0 with a standard deviation of 1 that look random and are the same each time (Park and Miller, 1988). Three throws
 * together are nearly normal.
 */
export function normalFrom(seed: number): () => number {
  let state = seed % 2147483647
  const random = () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
  return () => 2 * (random() + random() + random()) - 3
}

/**
 * A number for each day of a year, around 0 in each month with a standard deviation of about 1, the same each time. A day takes so
 * much, 0 to 1, after the one before, so that days come in runs.
 */
export function daysByChance(seed: number, likeness: number): number[] {
  const normal = normalFrom(seed)
  let before = 0
  return monthLengths.flatMap((length) => {
    const days = Array.from({ length }, () => {
      before = likeness * before + Math.sqrt(1 - likeness ** 2) * normal()
      return before
    })
    const mean = days.reduce((sum, day) => sum + day) / length
    return days.map((day) => day - mean)
  })
}
