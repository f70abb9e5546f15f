import { expect, test } from 'vitest'
import { faultsOf, sweepHouseholds } from '../../../../tests/sweep-households.ts'
import { estimateHome, type HomeEstimate } from './estimate.ts'

// The whole sweep is `npm run bench -- sweep`.
const every = 47

const estimates: HomeEstimate[] = []
let index = 0
for (const { inputs, changes } of sweepHouseholds()) {
  if (index++ % every !== 0) continue
  const estimate = estimateHome(inputs, changes, '2026-11-22')
  if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
  estimates.push(estimate)
}

test('the ends of a saving lie no further apart than 2.2 to one, and mostly less than 1.3', () => {
  const ratios = estimates.map(
    ({ money }) => money.together.saving.high / money.together.saving.low,
  )
  const sorted = ratios.toSorted((a, b) => a - b)
  expect(sorted.at(-1)).toBeLessThan(2.2)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(1.3)
})

test('every middle lies within its band, and no energy comes from nowhere', () => {
  for (const estimate of estimates) expect(faultsOf(estimate)).toEqual([])
})

test('a larger size never makes or stores less, and never costs less', () => {
  let compared = 0
  for (const [index, one] of estimates.entries()) {
    const more = {
      ...one.inputs,
      kw: one.inputs.kw + 2,
      battery: one.inputs.battery && one.inputs.battery + 3,
    }
    if (index % 3 > 0 || one.inputs.have === 'yes') continue
    const larger = estimateHome(more, one.changes, one.today, { onlyMiddle: true })
    if ('problems' in larger) throw new Error(JSON.stringify(larger.problems))
    const [few, many] = [one, larger].map(
      ({ energy }) => energy.withBattery ?? energy.withoutBattery,
    )
    expect(many?.generation.mid).toBeGreaterThan(few?.generation.mid ?? Infinity)
    expect(many?.imported.mid).toBeLessThanOrEqual((few?.imported.mid ?? 0) + 1e-6)
    expect(larger.bill.after.mid).toBeLessThanOrEqual(one.bill.after.mid + 1e-6)
    expect(larger.money.together.cost.mid).toBeGreaterThan(one.money.together.cost.mid)
    compared++
  }
  expect(compared).toBeGreaterThan(80)
})
