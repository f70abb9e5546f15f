/** The year of the default offer, 1 July 2026 to 30 June 2027, by a meter's clock: UTC+10 all year. */
export const daysOfYear = 365
export const minutesOfStep = 5
export const stepsOfDay = (24 * 60) / minutesOfStep
export const stepsOfYear = daysOfYear * stepsOfDay

export interface CalendarDay {
  /** From 0 for January. */
  month: number
  weekend: boolean
  /** From 1 on 1 January, as the sun goes by. */
  dayOfYear: number
  /** Hours by which local clocks are ahead of the meter's. */
  ahead: 0 | 1
}

const firstDay = Date.UTC(2026, 6, 1)
const dayMs = 86_400_000
// Clocks change at night, which is told by whole days here. FACTS section 6.
const summerTime = { from: Date.UTC(2026, 9, 4), to: Date.UTC(2027, 3, 4) }

export const calendar: readonly CalendarDay[] = Array.from({ length: daysOfYear }, (_, index) => {
  const time = firstDay + index * dayMs
  const date = new Date(time)
  return {
    month: date.getUTCMonth(),
    weekend: date.getUTCDay() % 6 === 0,
    dayOfYear: 1 + (time - Date.UTC(date.getUTCFullYear(), 0, 1)) / dayMs,
    ahead: time >= summerTime.from && time < summerTime.to ? 1 : 0,
  }
})

export const daysOfMonth = Array.from(
  { length: 12 },
  (_, month) => calendar.filter((day) => day.month === month).length,
)

/** The number at a place of a list: one that isn't there spoils every sum it's in. */
export function at(list: ArrayLike<number>, place: number): number {
  return list[place] ?? Number.NaN
}

/** The hour on the kitchen's clock, 0 to 24, at the start of a step. */
export function localHour(day: CalendarDay, step: number): number {
  return ((step * minutesOfStep) / 60 + day.ahead) % 24
}
