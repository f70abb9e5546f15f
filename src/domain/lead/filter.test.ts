import { expect, test } from 'vitest'
import { formatFilter, parseFilter } from './filter.ts'

test('an address without a filter shows open leads', () => {
  expect(parseFilter({})).toEqual({ state: 'open' })
  expect(formatFilter({ state: 'open' })).toEqual({})
})

test('a formatted filter parses back to itself', () => {
  const filter = {
    state: 'won',
    form: 'battery',
    service: 'rebates',
    postcode: '3011',
    region: 'western',
    owner: 'nobody',
    since: '2026-11-17',
    until: '2026-11-20',
    due: 'past',
    suspected: true,
    q: 'Đặng',
  } as const
  expect(parseFilter(formatFilter(filter))).toEqual(filter)
})

test('invalid values are ignored, so that an old link still shows a list', () => {
  const odd = { state: 'gone', region: 'moon', since: 'yesterday', due: 1, postcode: "'", q: ' ' }
  expect(parseFilter(odd)).toEqual({ state: 'open' })
})
