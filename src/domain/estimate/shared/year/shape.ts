import { hoursInYear, slotOf, slots } from '#estimate/year/calendar.ts'

/** How energy is spread over the typical year: shares that add up to one, by hour, and by month and hour of the clock. */
export type Shape = { hours: Float64Array; bySlot: Float64Array }

/** Scales the hours so that they add up to one. */
export function shapeOf(hours: Float64Array): Shape {
  const bySlot = new Float64Array(slots)
  let year = 0
  for (let hour = 0; hour < hoursInYear; hour++) {
    const slot = slotOf[hour] ?? 0
    const part = hours[hour] ?? 0
    bySlot[slot] = (bySlot[slot] ?? 0) + part
    year += part
  }
  for (let hour = 0; hour < hoursInYear; hour++) hours[hour] = (hours[hour] ?? 0) / year
  return { hours, bySlot: bySlot.map((part) => part / year) }
}
