import { expect, test } from 'vitest'
import { formatNoMatch, isNarrowed, listActiveFilters } from './filters/format-filter.ts'
import {
  firstPage,
  formatAddress,
  formatView,
  nextPage,
  parseAddress,
  withFilter,
} from './list-address.ts'

const local = { now: Date.parse('2026-11-19T10:24:00+11:00'), timeZone: 'Australia/Melbourne' }
const nameOf = (operator: string) => (operator === '7' ? 'Priya' : 'A colleague')
const chips = (search: Record<string, string>) =>
  listActiveFilters(parseAddress(search).filter, local, nameOf).map(({ label }) => label)

test('a list can be read from its address', () => {
  const search = { state: 'new', since: '2026-11-17', due: 'past', form: 'battery', order: 'due' }
  expect(parseAddress({})).toMatchObject({ order: 'queue' })
  expect(parseAddress({ state: 'won' })).toMatchObject({ order: 'newest' })
  expect(formatAddress(parseAddress(search))).toEqual(search)
  expect(formatAddress(parseAddress({}))).toEqual({})
  expect(formatAddress(parseAddress({ state: 'open', order: 'sideways', passed: '-3' }))).toEqual(
    {},
  )
})

test('that every lead is searched is part of the address, and of no saved view', () => {
  const all = parseAddress({ state: 'any', searchAll: '1' })
  expect(all.filter).toEqual({ state: 'any', searchAll: true })
  expect(formatAddress(all)).toEqual({ state: 'any', searchAll: '1' })
  expect(formatView(all)).toBe('state=any')
})

test('older leads have an address of their own, and a changed filter starts on the first page', () => {
  const older = nextPage(parseAddress({ state: 'won' }), 'last')
  expect(formatAddress(older)).toEqual({ state: 'won', before: 'last', passed: '15' })
  expect(formatAddress(nextPage(older, 'laster'))).toMatchObject({ passed: '30' })
  expect(formatAddress(firstPage(older))).toEqual({ state: 'won' })
  expect(formatAddress(withFilter(older, { postcode: '3072' }))).toEqual({
    state: 'won',
    postcode: '3072',
  })
})

test('a saved view is known by its id, and what it lists may be changed', () => {
  const view = parseAddress({ view: 'v1', region: 'northern', search: 'nobody’s key' })
  expect(formatAddress(view)).toEqual({ view: 'v1', region: 'northern' })
  const changed = withFilter(view, { service: 'solar-battery' })
  expect(formatAddress(changed)).toMatchObject({ view: 'v1', service: 'solar-battery' })
  expect(formatView(changed)).toBe('region=northern&service=solar-battery')
  expect(formatAddress(withFilter(view, { state: 'lost' }))).toMatchObject({ state: 'lost' })
  expect(withFilter(view, { state: 'lost' }).order).toBe('newest')
})

test('active filters become chips', () => {
  expect(
    chips({ since: '2026-11-17', form: 'battery-size', service: 'commercial-solar', owner: '7' }),
  ).toEqual(['Since Tue 17 Nov', 'Form battery size', 'Commercial', 'Priya’s'])
  expect(chips({ due: 'past', owner: 'nobody', q: 'ng' })).toEqual([])
})

test('an empty list repeats what was searched for', () => {
  const title = (search: Record<string, string>) =>
    formatNoMatch(parseAddress(search).filter, local, nameOf)
  expect(title({ q: '3072', service: 'commercial-solar' })).toBe(
    'No open lead matches ‘3072’ in Commercial',
  )
  expect(title({ q: 'ng', state: 'won' })).toBe('No won lead matches ‘ng’')
  expect(title({ due: 'past' })).toBe('No open lead matches Overdue')
  expect(isNarrowed(parseAddress({ state: 'won' }).filter)).toBe(false)
  expect(isNarrowed(parseAddress({ q: 'ng' }).filter)).toBe(true)
})
