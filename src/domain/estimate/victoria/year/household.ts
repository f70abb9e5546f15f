import { type Shape, shapeOf } from '../../shared/year/shape.ts'
import { alwaysOn, meanUse, useByPeople, type WhenUsed, weeks, winterMore } from '../data/use.ts'
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
 * When a household runs what it switches on and off, moved so many hours later (earlier if negative). An assumption, see
 * `weeks`. Cached, since each takes longer than running the year.
 */
export function loadShape(whenUsed: WhenUsed, shiftHours: number): Shape {
  const name = `${whenUsed} ${shiftHours}`
  const cached = cache.get(name)
  if (cached) return cached
  const { weekday, weekend, weekendTimes } = weeks.value[whenUsed]
  const workday = inEachSlot(weekday, 1, shiftHours)
  const freeDay = inEachSlot(weekend, weekendTimes, shiftHours)
  const hours = new Float64Array(hoursInYear)
  for (let hour = 0; hour < hoursInYear; hour++)
    hours[hour] = (weekendOf[hour] ? freeDay : workday)[slotOf[hour] ?? 0] ?? 0
  const shape = shapeOf(hours)
  cache.set(name, shape)
  return shape
}

/** The day’s use, scaled, by month and hour of the clock: more in winter. */
function inEachSlot(day: readonly number[], times: number, shiftHours: number): Float64Array {
  const sum = day.reduce((total, part) => total + part)
  return Float64Array.from({ length: slots }, (_, slot) => {
    const season = Math.cos((2 * Math.PI * (Math.floor(slot / 24) + 0.5)) / 12)
    const use = day[((slot % 24) - shiftHours + 48) % 24] ?? 0
    return (use / sum) * times * (1 - winterMore.value * season)
  })
}
