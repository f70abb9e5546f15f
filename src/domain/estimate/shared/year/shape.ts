import { slotOf, slots, stepsInYear } from '#estimate/year/calendar.ts'

/** How energy is spread over the typical year: shares that add up to one, by step, and by month and time of the clock. */
export type Shape = { steps: Float64Array; bySlot: Float64Array }

/** Scales the steps so that they add up to one. */
export function shapeOf(steps: Float64Array): Shape {
  const bySlot = new Float64Array(slots)
  let year = 0
  for (let step = 0; step < stepsInYear; step++) {
    const slot = slotOf[step] ?? 0
    const part = steps[step] ?? 0
    bySlot[slot] = (bySlot[slot] ?? 0) + part
    year += part
  }
  for (let step = 0; step < stepsInYear; step++) steps[step] = (steps[step] ?? 0) / year
  return { steps, bySlot: bySlot.map((part) => part / year) }
}
