import { byteOrderMark, csvRow } from '#domain/csv.ts'
import type { Estimate } from '#domain/estimate/shared/figure.ts'
import type { Readings } from '#domain/estimate/shared/readings.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import { relevantAssumptions } from '#estimate/relevant-figures.ts'
import { answersOf } from '#views/calculators/answers-of.ts'
import type { Table } from '../FigureTable.tsx'

/** An estimate as a file for spreadsheets: its answers with their ranges, the working, and what was assumed, with its sources. */
export function estimateCsv(estimate: HomeEstimate, working: Table): string {
  const { today, inputs } = estimate
  const rows = [
    ['Figure', 'Unit', 'Low', 'Middle', 'High', 'How or source', 'Checked'],
    ...answersOf(estimate).flatMap(([what, unit, range]) =>
      range ? [[what, unit, ...ends(range), 'Eight cases in ten', today]] : [],
    ),
    ...(inputs.readings ? [readingsRow(inputs.readings, estimate)] : []),
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

function readingsRow(
  { hasPanels, source: { source, checked } }: Readings,
  { energy }: HomeEstimate,
) {
  const { imported, use } = energy.withoutBattery
  const bought = hasPanels ? imported : use
  return ['Bought before, by your meter', 'kWh a year', ...ends(bought), source, checked]
}

/** To three places. */
function ends({ low, mid, high }: Estimate): number[] {
  return [low, mid, high].map((value) => Math.round(value * 1000) / 1000)
}
