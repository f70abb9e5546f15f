import { daysByChance } from '../../shared/chance.ts'
import { type Shape, shapeOf } from '../../shared/year/shape.ts'
import {
  alwaysOn,
  dayToDay,
  meanUse,
  seasonsOfUse,
  useByPeople,
  type WhenUsed,
  weeks,
} from '../data/use.ts'
import { hoursInYear, slotOf, slots, weekendOf } from './calendar.ts'

/** kWh a year of a household whose use is not known: by people, or the Victorian mean. */
export function usualUse(people?: number): number {
  if (people === undefined) return meanUse.value
  return useByPeople.value[Math.min(5, people) - 1] ?? meanUse.value
}

/** What is always on, in kW: the assumed amount, or less in a home that uses little. */
export function alwaysOnKw(yearlyUse: number): number {
  const { kilowatts, mostShare } = alwaysOn.value
  return Math.min(kilowatts, (yearlyUse * mostShare) / hoursInYear)
}

const cache = new Map<string, Shape>()

/**
 * When a household runs what it switches on and off, moved so many hours later (earlier if negative), with so many times our
 * share of it by day and so much more in winter. An assumption, see `weeks`. No two days are the same. Cached, since each takes longer
 * than running the year.
 */
export function loadShape(
  whenUsed: WhenUsed,
  shiftHours: number,
  byDay = 1,
  winter = seasonsOfUse.value.winter.mid,
): Shape {
  const name = `${whenUsed} ${shiftHours} ${byDay} ${winter}`
  const cached = cache.get(name)
  if (cached) return cached
  const { weekday, weekend, weekendTimes } = weeks.value[whenUsed]
  const workday = inEachSlot(leaning(weekday, byDay), 1, shiftHours, winter)
  const freeDay = inEachSlot(leaning(weekend, byDay), weekendTimes, shiftHours, winter)
  const { deviation, likeness } = dayToDay.value
  const days = daysByChance(2026, likeness).map((own) => Math.max(0.3, 1 + deviation * own))
  const hours = new Float64Array(hoursInYear)
  for (let hour = 0; hour < hoursInYear; hour++)
    hours[hour] =
      ((weekendOf[hour] ? freeDay : workday)[slotOf[hour] ?? 0] ?? 0) *
      (days[Math.floor(hour / 24)] ?? 1)
  const shape = shapeOf(hours)
  cache.set(name, shape)
  return shape
}

// As in the words of `daytimeSpread`.
const daytimeHours = [9, 17] as const

function leaning(day: readonly number[], byDay: number): number[] {
  const [from, to] = daytimeHours
  return day.map((part, hour) => (from <= hour && hour < to ? part * byDay : part))
}

/** The day’s use, scaled, by month and hour of the clock: most in winter, and more in summer than between. */
function inEachSlot(
  day: readonly number[],
  times: number,
  shiftHours: number,
  winter: number,
): Float64Array {
  const sum = day.reduce((total, part) => total + part)
  return Float64Array.from({ length: slots }, (_, slot) => {
    const turn = (2 * Math.PI * (Math.floor(slot / 24) + 0.5)) / 12
    const use = day[((slot % 24) - shiftHours + 48) % 24] ?? 0
    const { both } = seasonsOfUse.value
    return (use / sum) * times * (1 - winter * Math.cos(turn) + both * Math.cos(2 * turn))
  })
}
