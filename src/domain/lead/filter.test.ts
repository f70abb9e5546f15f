import { expect, test } from 'vitest'
import { formatFilter, parseFilter } from './filter.ts'

test('an address that says nothing shows what is open', () => {
  expect(parseFilter({})).toEqual({ state: 'open' })
  expect(formatFilter({ state: 'open' })).toEqual({})
})

test('what is written is read back', () => {
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

test('what cannot be understood is left out, so that an old link still shows a list', () => {
  const odd = { state: 'gone', region: 'moon', since: 'yesterday', due: 1, postcode: "'", q: ' ' }
  expect(parseFilter(odd)).toEqual({ state: 'open' })
})
