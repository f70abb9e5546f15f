import { type Shape, shapeOf } from '../../shared/year/shape.ts'
import {
  alwaysOnShare,
  habits,
  typicalUse,
  useByBedrooms,
  type WhenUsed,
  winterMore,
} from '../data/use.ts'
import { hoursInYear, slotOf, slotsInDay, stepsInYear, weekendOf } from './calendar.ts'

/** kWh a year of a household whose use is not known: by bedrooms, else by people as if each had one, else the typical one. */
export function usualUse({ bedrooms, people }: { bedrooms?: number; people?: number }): number {
  return useByBedrooms.value[(bedrooms ?? people ?? 3) - 1] ?? typicalUse.value
}

/** kW that are always on in a home with this habit, or less where it uses little. */
export function alwaysOnKw(yearlyUse: number, when: WhenUsed = 'half'): number {
  return Math.min(habits.value[when].alwaysOnKw, (yearlyUse * alwaysOnShare.value) / hoursInYear)
}

/** How far what is switched on in a half hour lies above its mean while it runs, in a home with this habit. */
export function burstOf(when: WhenUsed): number {
  return 1 / habits.value[when].duty - 1
}

const cache = new Map<WhenUsed, Shape>()

/** When a household runs what it switches on and off, by the clock: an assumption, see `habits`. Cached. */
export function loadShape(when: WhenUsed): Shape {
  const cached = cache.get(when)
  if (cached) return cached
  const { weekday, weekend, weekendTimes } = habits.value[when]
  const workday = inHalfHours(weekday, 1)
  const freeDay = inHalfHours(weekend, weekendTimes)
  const shape = shapeOf(
    Float64Array.from({ length: stepsInYear }, (_, step) => {
      const day = Math.floor(step / slotsInDay)
      const season = 1 + winterMore.value * Math.cos((2 * Math.PI * (day - 14)) / 365)
      const parts = weekendOf[step] ? freeDay : workday
      return (parts[(slotOf[step] ?? 0) % slotsInDay] ?? 0) * season
    }),
  )
  cache.set(when, shape)
  return shape
}

/** A day’s weights by half hour, each between its hour and the neighbour it is nearer to, adding up to so much. */
function inHalfHours(weights: readonly number[], times: number): number[] {
  const sum = weights.reduce((total, weight) => total + weight)
  return Array.from({ length: slotsInDay }, (_, slot) => {
    const hour = Math.floor(slot / 2)
    const own = weights[hour] ?? 0
    const neighbour = weights[(hour + (slot % 2 ? 1 : 23)) % 24] ?? own
    return ((0.75 * own + 0.25 * neighbour) / sum / 2) * times
  })
}
