import { expect, test } from 'vitest'
import { sweepHouseholds } from '../../../tests/sweep-households.ts'
import { estimateHome, type HomeEstimate } from './estimate.ts'

// The whole sweep is `npm run bench -- sweep`.
const every = 97

const estimates: HomeEstimate[] = []
let index = 0
for (const { inputs, changes } of sweepHouseholds()) {
  if (index++ % every !== 0) continue
  const estimate = estimateHome(inputs, changes, '2026-11-22')
  if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
  estimates.push(estimate)
}

test('the ends of a saving lie no further apart than 1.7 to one, and mostly less than 1.3', () => {
  const ratios = estimates.map(
    ({ money }) => money.together.saving.high / money.together.saving.low,
  )
  const sorted = ratios.toSorted((a, b) => a - b)
  expect(sorted.at(-1)).toBeLessThan(1.7)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(1.3)
})

test('every middle lies within its band', () => {
  for (const { money } of estimates) {
    const { saving, cost, after25 } = money.together
    for (const { low, mid, high } of [saving, cost, after25]) {
      expect(low).toBeLessThanOrEqual(mid)
      expect(mid).toBeLessThanOrEqual(high)
    }
  }
})
