import type { Estimate } from '#domain/estimate/shared/figure.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'

/** The answers of an estimate by name and unit, as its file has them. */
export function answersOf({
  bill,
  money,
  costs,
  energy,
}: HomeEstimate): [string, string, Estimate | undefined][] {
  const { generation, imported, exported } = energy.withBattery ?? energy.withoutBattery
  return [
    ['What the panels make', 'kWh a year', generation],
    ['Bought from the grid', 'kWh a year', imported],
    ['Exported', 'kWh a year', exported],
    ['Bill now', '$ a year', bill.before],
    ['Bill afterwards', '$ a year', bill.after],
    ['Saving', '$ a year', money.together.saving],
    ['Panels, after certificates and rebate', '$', costs.panels?.net],
    ['Battery, after certificates', '$', costs.battery?.net],
  ]
}
