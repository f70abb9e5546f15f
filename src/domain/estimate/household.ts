import { clockOf, hoursInYear, monthLengths, monthOf, weekendOf } from './calendar.ts'
import { alwaysOn, meanUse, useByPeople, type WhenUsed, weeks, winterMore } from './data/use.ts'

/** kWh a year of a household nobody told more about: by people, or the Victorian mean. */
export function usualUse(people?: number): number {
  if (people === undefined) return meanUse.value
  return useByPeople.value[Math.min(5, people) - 1] ?? meanUse.value
}

/** What is always on, in kW: the assumed amount, or less in a home that uses little. */
export function alwaysOnIn(yearlyUse: number): number {
  const { kilowatts, mostShare } = alwaysOn.value
  return Math.min(kilowatts, (yearlyUse * mostShare) / hoursInYear)
}

/** How the rest falls in a year: a share for each hour, adding up to one. */
export type LoadShape = {
  hours: Float64Array
  /** The same, added up by hour of the clock. */
  byClock: Float64Array
}

const known = new Map<string, LoadShape>()

/**
 * The shape of what a household switches on and off, by when it says it uses power, moved so many hours later (earlier
 * if negative). An assumption, see `weeks`. Worked out once for each.
 */
export function loadShape(whenUsed: WhenUsed, shiftHours: number): LoadShape {
  const name = `${whenUsed} ${shiftHours}`
  const before = known.get(name)
  if (before) return before
  const { weekday, weekend, weekendTimes } = weeks.value[whenUsed]
  const days = [scaled(weekday, 1), scaled(weekend, weekendTimes)]
  const seasons = monthLengths.map(
    (_, month) => 1 - winterMore.value * Math.cos((2 * Math.PI * (month + 0.5)) / 12),
  )
  const hours = new Float64Array(hoursInYear)
  let year = 0
  for (let hour = 0; hour < hoursInYear; hour++) {
    const clock = ((clockOf[hour] ?? 0) - shiftHours + 48) % 24
    const used = days[weekendOf[hour] ?? 0]?.[clock] ?? 0
    hours[hour] = used * (seasons[monthOf[hour] ?? 0] ?? 0)
    year += hours[hour] ?? 0
  }
  const byClock = new Float64Array(24)
  for (let hour = 0; hour < hoursInYear; hour++) {
    hours[hour] = (hours[hour] ?? 0) / year
    const clock = clockOf[hour] ?? 0
    byClock[clock] = (byClock[clock] ?? 0) + (hours[hour] ?? 0)
  }
  // A caller may try every shift there is, in every shape, and no more.
  if (known.size < 200) known.set(name, { hours, byClock })
  return { hours, byClock }
}

function scaled(day: readonly number[], times: number): number[] {
  const sum = day.reduce((total, part) => total + part)
  return day.map((part) => (part * times) / sum)
}
