import { expect, test } from 'vitest'
import { calculate } from '../shared/calculate.ts'

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
    expect(size.generation).toBeGreaterThan(smaller.generation)
    expect(size.selfUseShare).toBeLessThan(smaller.selfUseShare)
  }
})

test('one size is recommended: the smallest that leaves about as much as any', () => {
  const { sizes, best, pays } = sizesFor('panels')
  const about = 0.95 * Math.max(...sizes.map(({ money }) => money.after25))
  expect(pays).toBe(true)
  expect(best.money.after25).toBeGreaterThanOrEqual(about)
  for (const size of sizes.slice(0, sizes.indexOf(best)))
    expect(size.money.after25).toBeLessThan(about)
})

test('where none pays for itself, the smallest that saves about as much as any is enough', () => {
  const { sizes, best, pays } = sizesFor('battery', { batteryperkwh: '1500' })
  const about = 0.9 * Math.max(...sizes.map(({ money }) => money.saving))
  expect(pays).toBe(false)
  expect(best.money.saving).toBeGreaterThanOrEqual(about)
  for (const size of sizes.slice(0, sizes.indexOf(best)))
    expect(size.money.saving).toBeLessThan(about)
})

test('the sizes beside it are its neighbours, as far as they fit', () => {
  const { sizes, best, smaller, larger } = sizesFor('panels')
  const index = sizes.indexOf(best)
  expect([smaller, larger]).toEqual([sizes[index - 1], sizes[index + 1]])
  const tight = sizesFor('panels', { roof: '22' })
  for (const size of [tight.best, tight.larger])
    if (size) expect(size.panels).toBeLessThanOrEqual(10)
})

test('panels that do not fit the roof are marked, and are not the best', () => {
  const { sizes, best } = sizesFor('panels', { roof: '36' })
  expect(sizes.find(({ panels }) => panels === 15)?.fits).toBe(true)
  expect(sizes.find(({ panels }) => panels === 23)?.fits).toBe(false)
  expect(best.fits).toBe(true)
})

test('each kWh more of a battery saves less than the one before', () => {
  const { sizes } = sizesFor('battery')
  const perKwh = sizes.map(({ battery, money }, index) => {
    const smaller = sizes[index - 1]
    const saving = money.saving - (smaller?.money.saving ?? 0)
    return saving / (battery - (smaller?.battery ?? 0))
  })
  expect(Math.min(...perKwh)).toBeGreaterThan(0)
  expect(perKwh).toEqual(perKwh.toSorted((a, b) => b - a))
})

test('a household with a problem gets the problem instead of sizes', () => {
  const { problems, advice } = calculate({ leadsWith: 'panels' }, { postcode: '0001' }, today)
  expect(problems).toHaveProperty('postcode')
  expect(advice).toBeUndefined()
})
