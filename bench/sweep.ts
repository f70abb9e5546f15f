import { estimateHome } from '#estimate/estimate.ts'
import { sweepHouseholds } from '../tests/sweep-households.ts'
import type { Report } from './report.ts'
import { median } from './statistics.ts'

const today = '2026-11-22'
/** High to low of a saving, for households that answered every question. */
const widest = 1.6

/** How far the saving’s ends lie apart over all households of the sweep. A part of them is a test. */
export async function sweep(): Promise<Report> {
  const ratios: number[] = []
  let disordered = 0
  for (const { inputs, changes } of sweepHouseholds()) {
    const estimate = estimateHome(inputs, changes, today)
    if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
    const { saving, cost, after10, after25 } = estimate.money.together
    ratios.push(saving.high / saving.low)
    for (const { low, mid, high } of [saving, cost, after10, after25])
      if (!(Number.isFinite(low + high) && low <= mid && mid <= high)) disordered++
  }
  const worst = Math.max(...ratios)
  const wider = ratios.filter((ratio) => ratio > widest).length
  return {
    title: 'Sweep',
    how: 'Households that answered every question, in all combinations of place, use, habits, roof, size, battery and tariff.',
    versions: {},
    rows: [
      { what: 'households', figure: ratios.length.toLocaleString('en') },
      { what: 'high to low of the saving, median', figure: median(ratios).toFixed(2) },
      {
        what: 'high to low of the saving, widest',
        figure: worst.toFixed(2),
        against: `at most ${widest}`,
        good: worst <= widest,
      },
      {
        what: 'ranges of money that are no numbers, or out of order',
        figure: disordered.toLocaleString('en'),
        against: 'none',
        good: disordered === 0,
      },
      { what: 'households beyond that', figure: wider.toLocaleString('en') },
    ],
    samples: {},
  }
}
