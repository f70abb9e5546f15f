import type { Estimate } from '#domain/estimate/shared/figure.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'

/** The answers of an estimate by name and unit, as its file has them. */
export function answersOf({
  bill,
  saving,
  money,
  energy,
  battery,
}: HomeEstimate): [string, string, Estimate | undefined][] {
  const { generation, imported, exported } = energy.withBattery ?? energy.withoutBattery
  return [
    ['What the panels make', 'kWh a year', generation],
    ['Bought from the grid', 'kWh a year', imported],
    ['Sold', 'kWh a year', exported],
    ['Bill now', '£ a year', bill.before],
    ['Bill afterwards', '£ a year', bill.after],
    ['Saving', '£ a year', saving.together],
    ['Of that, the battery', '£ a year', saving.battery],
    ['You pay, with VAT', '£', money.together?.cost],
    ['Ahead after 25 years', '£', money.together?.after25],
    ['The battery is worth at most', '£', battery?.worth],
  ]
}
