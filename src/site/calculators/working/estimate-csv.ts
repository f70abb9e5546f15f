import { byteOrderMark, csvRow } from '#domain/csv.ts'
import { type Estimate, scale } from '#domain/estimate/shared/figure.ts'
import type { Readings } from '#domain/estimate/shared/readings.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import { relevantAssumptions } from '#estimate/relevant-figures.ts'
import type { Table } from '../FigureTable.tsx'

/** An estimate as a file for spreadsheets: its answers with their ranges, the working, and what was assumed, with its sources. */
export function estimateCsv(estimate: HomeEstimate, working: Table): string {
  const { bill, money, costs, energy, today, inputs } = estimate
  const { generation, imported, exported } = energy.withBattery ?? energy.withoutBattery
  const answers: [string, string, Estimate | undefined][] = [
    ['What the panels make', 'kWh a year', generation],
    ['Bought from the grid', 'kWh a year', imported],
    ['Exported', 'kWh a year', exported],
    ['Bill now', '$ a year', bill.before],
    ['Bill afterwards', '$ a year', bill.after],
    ['Saving', '$ a year', money.together.saving],
    ['Panels, after certificates and rebate', '$', costs.panels?.net],
    ['Battery, after certificates', '$', costs.battery?.net],
  ]
  const rows = [
    ['Figure', 'Unit', 'Low', 'Middle', 'High', 'How or source', 'Checked'],
    ...answers.flatMap(([what, unit, range]) =>
      range ? [[what, unit, ...ends(range), 'Eight cases in ten', today]] : [],
    ),
    ...(inputs.readings ? [readingsRow(inputs.readings)] : []),
    ...working.rows.map(({ cells: [what = '', how = '', value = ''] }) => [
      `Working: ${what}`,
      '',
      '',
      value,
      '',
      how,
      today,
    ]),
    ...relevantAssumptions(estimate.assumptions, estimate.inputs).map(
      ({ what, value, changed, source, checked }) => [
        `Assumed: ${what}`,
        '',
        ...ends(value),
        changed ? 'Your own figure' : source,
        checked,
      ],
    ),
  ]
  return byteOrderMark + rows.map(csvRow).join('')
}

function readingsRow({ kwh, useSpread, source: { source, checked } }: Readings) {
  const use = scale(kwh, useSpread)
  return ['Bought before, by your meter', 'kWh a year', ...ends(use), source, checked]
}

/** To three places. */
function ends({ low, mid, high }: Estimate): number[] {
  return [low, mid, high].map((value) => Math.round(value * 1000) / 1000)
}
