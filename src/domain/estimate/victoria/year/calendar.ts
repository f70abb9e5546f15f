/**
 * The typical year, hour by hour in standard time (UTC+10), with the weekdays and daylight saving of 2026: 1 January is a
 * Thursday, clocks go back on 5 April and forward on 4 October. No hour is missing or counted twice.
 */
export const hoursInYear = 8760
/** The year is run in steps of so many hours. */
export const stepHours = 1
export const stepsInYear = hoursInYear / stepHours
export const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const firstWeekday = 4
// Days before 5 April and before 4 October; on both, two hours of standard time pass before the clocks change.
const summerEnds = 94 * 24 + 2
const summerBegins = 276 * 24 + 2

/** Month of each hour, from 0. */
export const monthOf = new Uint8Array(hoursInYear)
/** What people’s clocks show in each hour. */
export const clockOf = new Uint8Array(hoursInYear)
/** 1 in each hour of a Saturday or Sunday by people’s clocks. */
export const weekendOf = new Uint8Array(hoursInYear)
/** The slot in which each hour is added up: month × 24 + clock hour. */
export const slotOf = new Uint16Array(hoursInYear)
export const slotsInDay = 24
export const slots = 12 * slotsInDay
/** How many hours fall in each slot. */
export const hoursInSlot = new Float64Array(slots)

let hour = 0
for (const [month, length] of monthLengths.entries()) {
  for (let last = hour + length * 24; hour < last; hour++) {
    const clock = hour + (hour < summerEnds || hour >= summerBegins ? 1 : 0)
    const weekday = (firstWeekday + Math.floor(clock / 24)) % 7
    monthOf[hour] = month
    clockOf[hour] = clock % 24
    weekendOf[hour] = weekday === 0 || weekday === 6 ? 1 : 0
    const slot = month * 24 + (clock % 24)
    slotOf[hour] = slot
    hoursInSlot[slot] = (hoursInSlot[slot] ?? 0) + 1
  }
}
