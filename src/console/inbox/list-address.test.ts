import { expect, test } from 'vitest'
import { formatNoMatch, isNarrowed, listActiveFilters } from './filters/format-filter.ts'
import { firstPage, formatAddress, nextPage, parseAddress, withFilter } from './list-address.ts'

const local = { now: Date.parse('2026-11-19T10:24:00+11:00'), timeZone: 'Australia/Melbourne' }
const nameOf = (operator: string) => (operator === '7' ? 'Priya' : 'A colleague')
const chips = (search: Record<string, string>) =>
  listActiveFilters(parseAddress(search).filter, local, nameOf).map(({ words }) => words)

test('an address names a list, and the list its address', () => {
  const search = { state: 'new', since: '2026-11-17', due: 'past', form: 'battery', order: 'due' }
  expect(formatAddress(parseAddress(search))).toEqual(search)
  expect(formatAddress(parseAddress({}))).toEqual({})
  expect(formatAddress(parseAddress({ state: 'open', order: 'sideways', passed: '-3' }))).toEqual(
    {},
  )
})

test('older leads are another address; a changed filter begins anew', () => {
  const older = nextPage(parseAddress({ state: 'won' }), 'last')
  expect(formatAddress(older)).toEqual({ state: 'won', before: 'last', passed: '15' })
  expect(formatAddress(nextPage(older, 'laster'))).toMatchObject({ passed: '30' })
  expect(formatAddress(firstPage(older))).toEqual({ state: 'won' })
  expect(formatAddress(withFilter(older, { postcode: '3072' }))).toEqual({
    state: 'won',
    postcode: '3072',
  })
})

test('filters that are set are chips in words', () => {
  expect(
    chips({ since: '2026-11-17', form: 'battery-size', service: 'commercial-solar', owner: '7' }),
  ).toEqual(['Since Tue 17 Nov', 'Form battery size', 'Commercial', 'Priya’s'])
  expect(chips({ due: 'past', owner: 'nobody', q: 'ng' })).toEqual([])
})

test('a list that matches nobody says what was asked', () => {
  const said = (search: Record<string, string>) =>
    formatNoMatch(parseAddress(search).filter, local, nameOf)
  expect(said({ q: '3072', service: 'commercial-solar' })).toBe(
    'No open lead matches ‘3072’ in Commercial',
  )
  expect(said({ q: 'ng', state: 'won' })).toBe('No won lead matches ‘ng’')
  expect(said({ due: 'past' })).toBe('No open lead matches Overdue')
  expect(isNarrowed(parseAddress({ state: 'won' }).filter)).toBe(false)
  expect(isNarrowed(parseAddress({ q: 'ng' }).filter)).toBe(true)
})
