import { expect, test } from 'vitest'
import { selfUseTable } from './data/self-use-table.ts'
import { modelShare, tableShare } from './self-use.ts'

const cells = selfUseTable.value.map((cell) => ({
  ...cell,
  off: 100 * modelShare(cell.when, cell.generation) - cell.panels,
  offWithBattery: 100 * modelShare(cell.when, cell.generation, 5) - cell.battery,
}))

const rms = (points: readonly number[]) =>
  Math.sqrt(points.reduce((sum, point) => sum + point ** 2, 0) / points.length)

test('half hours meet the trade’s own table within 2.5 points, with a battery and without', () => {
  expect(cells).toHaveLength(19)
  expect(rms(cells.map(({ off }) => off))).toBeLessThan(1.2)
  expect(rms(cells.map(({ offWithBattery }) => offWithBattery))).toBeLessThan(2.5)
})

test('no known cell is more than 3 points off', () => {
  const worst = cells.filter(
    ({ off, offWithBattery }) => Math.abs(off) > 3 || Math.abs(offWithBattery) > 3,
  )
  expect(worst).toEqual([])
})

test('a home that is empty by day uses less of its sun than one where people are in', () => {
  expect(modelShare('out', 3800)).toBeLessThan(modelShare('half', 3800))
  expect(modelShare('half', 3800)).toBeLessThan(modelShare('home', 3800))
})

test('the table is found by its bands of 300 kWh, and says nothing where it isn’t known', () => {
  expect(tableShare('half', 3800)?.panels).toBe(19)
  expect(tableShare('half', 2200)).toBeUndefined()
  expect(tableShare('half', 7000)).toBeUndefined()
})
