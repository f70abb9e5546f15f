import { expect, test } from 'vitest'
import { smoothCurve } from './smooth-curve.ts'

const values = [0, 0, 1, 4, 5, 5, 2, 0]

test('it goes through every value', () => {
  const curve = smoothCurve(values, 3)
  expect(values.map((_, index) => curve(3 + index))).toEqual(values)
})

test('it stays between its neighbours, and is flat beyond both ends', () => {
  const curve = smoothCurve(values, 0)
  for (let at = -1; at < 9; at += 0.05) {
    const [from = 0, to = from] = values.slice(Math.max(0, Math.min(6, Math.floor(at))))
    expect(curve(at)).toBeGreaterThanOrEqual(Math.min(from, to) - 1e-9)
    expect(curve(at)).toBeLessThanOrEqual(Math.max(from, to) + 1e-9)
  }
  expect(curve(-5)).toBe(0)
  expect(curve(50)).toBe(0)
})
