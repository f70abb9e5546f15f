import { monthLengths } from './calendar.ts'
import { cityYields, melbourneMonths } from './data/sun.ts'

/**
 * Share of a year’s generation in Melbourne, month by month: the one smooth year through the published mean and the
 * published best and worst month, best around New Year. Adds up to one.
 */
export function monthShares(): number[] {
  const { best, worst } = melbourneMonths.value
  const mean = cityYields.value.Melbourne ?? 0
  const first = (best - worst) / 2 / Math.cos(Math.PI / 12)
  const second = ((best + worst) / 2 - mean) / Math.cos(Math.PI / 6)
  const made = monthLengths.map((length, month) => {
    const angle = (2 * Math.PI * (month + 0.5)) / 12
    return length * (mean + first * Math.cos(angle) + second * Math.cos(2 * angle))
  })
  const year = made.reduce((sum, part) => sum + part)
  return made.map((part) => part / year)
}
