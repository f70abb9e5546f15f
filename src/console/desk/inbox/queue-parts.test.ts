import { expect, test } from 'vitest'
import { parseAddress } from './list-address.ts'
import { isInParts, partAddress, rowsOfParts } from './queue-parts.ts'

test('whatever is due or overdue is on the first page, and the rest folds once there is much of it', () => {
  const rows = (due: number, overdue: number, later: number, waiting: number) =>
    Object.values(rowsOfParts({ due, overdue, later, waiting }))
  expect(rows(9, 0, 10, 6)).toEqual([9, 0, 6, 4])
  expect(rows(30, 0, 10, 6)).toEqual([30, 0, 4, 4])
  expect(rows(0, 0, 10, 6)).toEqual([0, 0, 10, 5])
  expect(rows(2, 0, 3, 1)).toEqual([2, 0, 3, 1])
  expect(rows(0, 40, 10, 6)).toEqual([0, 40, 4, 4])
})

test('the queue is shown in parts, also where it is mine or filtered; a part of it is not', () => {
  const stands = (search: Record<string, string>) => isInParts(parseAddress(search))
  expect([stands({}), stands({ owner: 'me' }), stands({ postcode: '3072' })]).toEqual([
    true,
    true,
    true,
  ])
  for (const search of [{ due: 'past' }, { waiting: 'installer' }, { state: 'won' }])
    expect(stands(search as never)).toBe(false)
  expect(stands({ order: 'newest' })).toBe(false)
})

test('each part is a list of its own, with the filters of the whole', () => {
  const mine = parseAddress({ owner: 'me' })
  expect(partAddress(mine, 'due').filter).toEqual({ state: 'open', owner: 'me', due: 'now' })
  expect(partAddress(mine, 'waiting').filter).toMatchObject({ waiting: 'installer' })
})
