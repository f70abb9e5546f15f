import { expect, test } from 'vitest'
import { viewQuery } from './saved-view.ts'

test('a view is its filters and its order, always in the same words', () => {
  expect(viewQuery('service=solar-battery&region=northern')).toBe(
    'region=northern&service=solar-battery',
  )
  expect(viewQuery('?order=due&state=quoted')).toBe('order=due&state=quoted')
  expect(viewQuery('state=open')).toBe('')
  expect(viewQuery('owner=me&due=now&waiting=installer')).toBe('due=now&owner=me&waiting=installer')
})

test('a view keeps no search, no page, and nothing that is no filter', () => {
  expect(viewQuery('q=Mancuso&search=s12&before=x&passed=15&order=sideways&state=gone')).toBe('')
})
