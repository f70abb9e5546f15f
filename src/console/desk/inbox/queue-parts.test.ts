import { expect, test } from 'vitest'
import { parseAddress } from './list-address.ts'
import { isInParts, partAddress, rowsOfParts } from './queue-parts.ts'

test('whatever is due is on the first page, and the rest folds once there is much of it', () => {
  expect(rowsOfParts({ due: 9, later: 10, waiting: 6 })).toEqual({ due: 9, later: 6, waiting: 4 })
  expect(rowsOfParts({ due: 30, later: 10, waiting: 6 })).toEqual({ due: 30, later: 4, waiting: 4 })
  expect(rowsOfParts({ due: 0, later: 10, waiting: 6 })).toEqual({ due: 0, later: 10, waiting: 5 })
  expect(rowsOfParts({ due: 2, later: 3, waiting: 1 })).toEqual({ due: 2, later: 3, waiting: 1 })
})

test('the queue stands in parts, also where it is mine or narrowed; a part of it does not', () => {
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
