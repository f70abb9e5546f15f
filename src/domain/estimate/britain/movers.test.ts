import { expect, test } from 'vitest'
import { estimateHome } from './estimate.ts'
import { defaultInputs, type Inputs } from './inputs/inputs.ts'
import { moversOf } from './movers.ts'

function movers(inputs: Partial<Inputs>, changes = {}) {
  const estimate = estimateHome({ ...defaultInputs, ...inputs }, changes, '2026-11-26')
  if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
  return { list: moversOf(estimate), mid: estimate.saving.together.mid }
}

test('who buys the rest moves the saving more than the roof, the region or the habit', () => {
  const { list = [], mid } = movers({ export: 'octopus' })
  const width = ({ low, high }: { low: number; high: number }) => high - low
  const [exported, ...others] = list
  expect(exported?.name).toBe('export')
  for (const other of others) expect(width(other)).toBeLessThan(exported ? width(exported) : 0)
  for (const { low, high } of list) {
    expect(low).toBeLessThanOrEqual(mid + 0.01)
    expect(high).toBeGreaterThanOrEqual(mid - 0.01)
  }
})

test('a rate that was typed doesn’t hide what another would pay', () => {
  const [exported] = movers({}, { feedin: 12 }).list ?? []
  expect((exported?.high ?? 0) - (exported?.low ?? 0)).toBeGreaterThan(300)
})

test('where no panels are bought nothing is said', () => {
  expect(movers({ have: 'yes', battery: 5 }).list).toBeUndefined()
})
