/**
 * The typical year in half hours of Greenwich time, with the weekdays and the summer time of 2027: 1 January is a Friday, clocks go
 * forward on 28 March and back on 31 October. No half hour is missing or counted twice.
 */
export const hoursInYear = 8760
/** The year is run in steps of so many hours. */
export const stepHours = 0.5
export const stepsInYear = hoursInYear / stepHours
export const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const firstWeekday = 5
// 1 am in Greenwich on 28 March and on 31 October.
const summerBegins = (86 * 24 + 1) / stepHours
const summerEnds = (303 * 24 + 1) / stepHours

/** Month of each step, from 0. */
export const monthOf = new Uint8Array(stepsInYear)
/** 1 in each step of a Saturday or Sunday by people’s clocks. */
export const weekendOf = new Uint8Array(stepsInYear)
/** The slot in which each step is added up: month × 48 + half hours of the clock since midnight. */
export const slotOf = new Uint16Array(stepsInYear)
export const slotsInDay = 48
export const slots = 12 * slotsInDay
/** How many hours fall in each slot. */
export const hoursInSlot = new Float64Array(slots)

let step = 0
for (const [month, length] of monthLengths.entries()) {
  for (let last = step + length * slotsInDay; step < last; step++) {
    const clock = step + (summerBegins <= step && step < summerEnds ? 1 / stepHours : 0)
    const weekday = (firstWeekday + Math.floor(clock / slotsInDay)) % 7
    monthOf[step] = month
    weekendOf[step] = weekday === 0 || weekday === 6 ? 1 : 0
    const slot = month * slotsInDay + (clock % slotsInDay)
    slotOf[step] = slot
    hoursInSlot[slot] = (hoursInSlot[slot] ?? 0) + stepHours
  }
}
