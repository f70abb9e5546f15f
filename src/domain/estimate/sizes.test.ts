import { expect, test } from 'vitest'
import { calculate } from './calculate.ts'

const today = '2026-11-21'
const home = { facing: 'N', kwh: '6332' }

function sizesFor(leadsWith: 'panels' | 'battery', draft: Record<string, string> = {}) {
  const { advice, problems } = calculate({ leadsWith }, { ...home, ...draft }, today)
  if (!advice) throw new Error(JSON.stringify(problems))
  return advice
}

test('more panels make more, and less of it is used at home', () => {
  const { sizes } = sizesFor('panels')
  for (const [index, size] of sizes.entries()) {
    const smaller = sizes[index - 1]
    if (!smaller) continue
    expect(size.generation.mid).toBeGreaterThan(smaller.generation.mid)
    expect(size.selfUseShare.mid).toBeLessThan(smaller.selfUseShare.mid)
  }
})

test('panels that leave about as much as the best are smaller', () => {
  const { best, smallest } = sizesFor('panels')
  expect(smallest.kw).toBeLessThanOrEqual(best.kw)
  expect(smallest.together.after25.mid).toBeGreaterThanOrEqual(best.together.after25.mid * 0.9)
})

test('panels that do not fit the roof are marked, and are not the best', () => {
  const { sizes, best } = sizesFor('panels', { roof: '36' })
  expect(sizes.find(({ panels }) => panels === 15)?.fits).toBe(true)
  expect(sizes.find(({ panels }) => panels === 23)?.fits).toBe(false)
  expect(best.fits).toBe(true)
})

test('each kWh more of a battery saves less than the one before', () => {
  const { sizes } = sizesFor('battery')
  const perKwh = sizes.map(({ battery, batteryAlone }, index) => {
    const smaller = sizes[index - 1]
    const saving = (batteryAlone?.saving.mid ?? 0) - (smaller?.batteryAlone?.saving.mid ?? 0)
    return saving / (battery - (smaller?.battery ?? 0))
  })
  expect(Math.min(...perKwh)).toBeGreaterThan(0)
  expect(perKwh).toEqual(perKwh.toSorted((a, b) => b - a))
})

test('a household with a problem gets the problem instead of sizes', () => {
  const { problems, advice } = calculate({ leadsWith: 'panels' }, { postcode: '9999' }, today)
  expect(problems).toHaveProperty('postcode')
  expect(advice).toBeUndefined()
})
