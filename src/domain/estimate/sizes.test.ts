import { expect, test } from 'vitest'
import { defaultInputs } from './inputs/inputs.ts'
import { batterySizes, panelSizes, type Sizes } from './sizes.ts'

const today = '2026-11-21'
const home = { ...defaultInputs, facing: 'N', kwh: 6332 } as const

function compared(sizes: Sizes | { problems: unknown }): Sizes {
  if ('problems' in sizes) throw new Error(JSON.stringify(sizes.problems))
  return sizes
}

test('a larger roof makes more, and less of it is used at home', () => {
  const { sizes } = compared(panelSizes(home, {}, today))
  for (const [index, size] of sizes.entries()) {
    const smaller = sizes[index - 1]
    if (!smaller) continue
    expect(size.generation.mid).toBeGreaterThan(smaller.generation.mid)
    expect(size.selfUseShare.mid).toBeLessThan(smaller.selfUseShare.mid)
  }
})

test('what pays best within ten years is smaller than what pays best in the end', () => {
  const { best } = compared(panelSizes(home, {}, today))
  expect(best.after10).toBeLessThanOrEqual(best.after25)
})

test('panels that do not fit the roof are marked', () => {
  const { sizes } = compared(panelSizes({ ...home, roof: 36 }, {}, today))
  expect(sizes.find(({ panels }) => panels === 15)?.fits).toBe(true)
  expect(sizes.find(({ panels }) => panels === 23)?.fits).toBe(false)
})

test('each kWh more of a battery saves less than the one before', () => {
  const { sizes } = compared(batterySizes(home, {}, today, [5, 10, 15, 20]))
  const savings = sizes.map(({ batteryAlone }) => batteryAlone?.saving.mid ?? 0)
  const steps = savings.slice(1).map((saving, index) => saving - (savings[index] ?? 0))
  expect(Math.min(...steps)).toBeGreaterThan(0)
  expect(steps).toEqual(steps.toSorted((a, b) => b - a))
})

test('what is wrong with a household is told instead', () => {
  expect(panelSizes({ ...home, postcode: '9999' }, {}, today)).toHaveProperty('problems.postcode')
})
