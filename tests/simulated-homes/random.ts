/** Numbers from 0 up to 1, the same for the same seed. */
export type Random = () => number

/** Mulberry32: enough for homes, short enough to be read. */
export function seededRandom(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function uniform(random: Random, from: number, to: number): number {
  return from + (to - from) * random()
}

/** Most often the middle, never beyond the ends. */
export function triangular(random: Random, from: number, middle: number, to: number): number {
  const share = random()
  const turn = (middle - from) / (to - from)
  return share < turn
    ? from + Math.sqrt(share * (to - from) * (middle - from))
    : to - Math.sqrt((1 - share) * (to - from) * (to - middle))
}

export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Around 1 on average. */
export function logNormal(random: Random, deviation: number): number {
  return Math.exp(deviation * normal(random) - deviation ** 2 / 2)
}

export function poisson(random: Random, mean: number): number {
  const end = Math.exp(-mean)
  let product = random()
  let count = 0
  while (product > end) {
    product *= random()
    count += 1
  }
  return count
}

export function pick<T>(random: Random, choices: readonly (readonly [T, number])[]): T {
  let left = random() * choices.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [choice, weight] of choices) {
    left -= weight
    if (left < 0) return choice
  }
  throw new Error('Nothing to pick from')
}

/** Days that resemble the day before: normal, with the given correlation. */
export function correlatedDays(random: Random, days: number, correlation: number): number[] {
  let day = normal(random)
  return Array.from({ length: days }, () => {
    day = correlation * day + Math.sqrt(1 - correlation ** 2) * normal(random)
    return day
  })
}
