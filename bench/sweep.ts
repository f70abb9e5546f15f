import { estimateHome, type HomeEstimate } from '#estimate/estimate.ts'
import { faultsOf, sweepHouseholds } from '../tests/sweep-households.ts'
import type { Report } from './report.ts'
import { median } from './statistics.ts'

const today = '2026-11-22'
/** High to low of a saving, for households that answered every question. */
const widest = 2.2

/** How far the saving’s ends lie apart over all households of the sweep. A part of them is a test. */
export async function sweep(): Promise<Report> {
  const ratios: number[] = []
  let faulty = 0
  let before: HomeEstimate | undefined
  for (const { inputs, changes } of sweepHouseholds()) {
    const estimate = estimateHome(inputs, changes, today)
    if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
    const { saving } = estimate.money.together
    ratios.push(saving.high / saving.low)
    // Sizes of panels follow each other, smallest first.
    const smaller = before && before.inputs.kw < inputs.kw ? before : undefined
    if (faultsOf(estimate, inputs.have === 'no' ? smaller : undefined).length > 0) faulty++
    before = estimate
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
        firm: 'always',
      },
      {
        what: 'with a number that is none, a range out of order, energy from nowhere, or more bought with larger panels',
        figure: faulty.toLocaleString('en'),
        against: 'none',
        good: faulty === 0,
        firm: 'always',
      },
      { what: 'households beyond that', figure: wider.toLocaleString('en') },
    ],
    samples: {},
  }
}
