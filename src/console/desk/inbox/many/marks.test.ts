import { expect, test } from 'vitest'
import { noMarks, toggleAll, toggleMark } from './marks.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const mark = (marks: typeof noMarks, id: string, range = false) =>
  toggleMark(marks, id, { order, range })
const ids = ({ ids }: typeof noMarks) => [...ids].toSorted().join('')

test('a lead is marked, and its mark taken away', () => {
  const one = mark(noMarks, 'b')
  expect(ids(one)).toBe('b')
  expect(ids(mark(one, 'd'))).toBe('bd')
  expect(ids(mark(one, 'b'))).toBe('')
})

test('with shift, everything from the last mark to here is marked, in either direction', () => {
  const one = mark(noMarks, 'b')
  expect(ids(mark(one, 'd', true))).toBe('bcd')
  expect(ids(mark(mark(one, 'e'), 'c', true))).toBe('bcde')
  const moved = mark(mark(one, 'd', true), 'a', true)
  expect(ids(moved)).toBe('abcd')
})

test('with shift and nothing marked before, or no longer listed, only this one is marked', () => {
  expect(ids(mark(noMarks, 'c', true))).toBe('c')
  expect(ids(mark({ ids: new Set(['x']), anchor: 'x' }, 'c', true))).toBe('cx')
})

test('the box at the top marks all, and then none', () => {
  const all = toggleAll(mark(noMarks, 'b'), order)
  expect(ids(all)).toBe('abcde')
  expect(ids(toggleAll(all, order))).toBe('')
})
