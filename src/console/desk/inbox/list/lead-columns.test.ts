import { expect, test } from 'vitest'
import { fittingColumns } from './lead-columns.ts'

const queue = { hasNext: true, hasArrived: false }
const everyState = { hasNext: true, hasArrived: true }
const names = (room: number, list = queue) => fittingColumns(room, list).map(({ column }) => column)

test('a wide screen shows every column, and fills its width with names and places', () => {
  const columns = fittingColumns(2000, everyState)
  expect(columns).toHaveLength(9)
  expect(columns.reduce((sum, { width }) => sum + width, 0)).toBe(2000)
})

test('a narrow screen has no column for the service, the state, the owner and the place, in this order', () => {
  const all = ['box', 'next', 'clock', 'name', 'where', 'service', 'state', 'owner']
  const without = (...left: string[]) => all.filter((column) => !left.includes(column))
  expect(names(1100)).toEqual(all)
  expect(names(1040)).toEqual(without('service'))
  expect(names(900)).toEqual(without('service', 'state'))
  expect(names(800)).toEqual(without('service', 'state', 'owner'))
  expect(names(700)).toEqual(without('service', 'state', 'owner', 'where'))
})

test('no list of any width has a name that is cut short for a column that can be spared', () => {
  for (let room = 741; room <= 2400; room++)
    for (const list of [queue, everyState, { hasNext: false, hasArrived: true }]) {
      const columns = fittingColumns(room, list)
      const width = columns.reduce((sum, one) => sum + one.width, 0)
      expect(width).toBe(room)
      expect(columns.find(({ column }) => column === 'name')?.width).toBeGreaterThanOrEqual(156)
    }
})
