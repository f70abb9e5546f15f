import { expect, test } from 'vitest'
import { formatOffer, formatPlaces, formatShortfall, joinReasons } from './format-offer.ts'

const local = { now: Date.parse('2026-11-19T03:24:00.000Z'), timeZone: 'Australia/Melbourne' }
const offer = {
  state: 'offered',
  offeredAt: '2026-11-19T02:38:00.000Z',
  expiresAt: '2026-11-19T03:38:00.000Z',
  answeredAt: null,
  declinedBecause: null,
  outcome: null,
  outcomeAt: null,
  callsFrom: null,
  returnedAt: null,
  returnedBecause: null,
  reminded: null,
  passedAt: null,
  passedBecause: null,
} as const
const noon = '2026-11-19T01:00:00.000Z'

test.for<[Partial<Parameters<typeof formatOffer>[0]>, string]>([
  [{}, 'to answer by 2:38 pm'],
  [
    { state: 'declined', answeredAt: noon, declinedBecause: 'too-busy' },
    'declined 12:00 pm, too busy',
  ],
  [{ state: 'expired' }, 'lapsed 2:38 pm'],
  [{ state: 'priced' }, 'named a price, which is open until 2:38 pm'],
  [{ state: 'passed', passedAt: noon, passedBecause: 'too-dear' }, 'not chosen 12:00 pm, too dear'],
  [{ state: 'accepted', answeredAt: noon, callsFrom: noon }, 'accepted 12:00 pm, no try yet'],
  [
    { state: 'accepted', answeredAt: noon, reminded: 'offer.half-time' },
    'accepted 12:00 pm, no try yet, reminded at half the time',
  ],
  [
    { state: 'accepted', answeredAt: noon, callsFrom: '2026-11-20T01:00:00.000Z' },
    'accepted 12:00 pm, calls from Fri 12:00 pm',
  ],
  [
    { state: 'accepted', answeredAt: noon, outcome: 'quoted', outcomeAt: noon },
    'accepted 12:00 pm, quoted 12:00 pm',
  ],
  [{ state: 'cancelled', answeredAt: noon }, 'stopped 12:00 pm'],
  [{ state: 'returned', returnedAt: noon }, 'returned 12:00 pm, to be decided'],
  [{ state: 'credited', returnedAt: noon }, 'returned 12:00 pm, credited'],
  [
    { state: 'credited', returnedAt: noon, returnedBecause: 'not-in-time' },
    'no call in time 12:00 pm, credited',
  ],
])('%o is ‘%s’', ([changes, words]) => {
  expect(formatOffer({ ...offer, ...changes }, local)).toBe(words)
})

test('places are counted in words', () => {
  const offers = [{ state: 'accepted' }, { state: 'offered' }, { state: 'declined' }] as const
  expect(formatPlaces({ offers, maxInstallers: 3 })).toBe(
    'One has accepted, one is deciding, one place is free.',
  )
  expect(formatPlaces({ offers: [], maxInstallers: 3 })).toBe('Three places are free.')
  expect(formatPlaces({ offers: offers.slice(0, 1), maxInstallers: 1 })).toBe(
    'One has accepted, no place is free.',
  )
})

test('a share is behind, ahead or level', () => {
  expect(formatShortfall(5.96).text).toBe('Behind its fair share by 6')
  expect(formatShortfall(0.33).text).toBe('Behind its fair share by 0.3')
  expect(formatShortfall(-1)).toEqual({ side: 'neither', text: 'Ahead of its fair share by 1' })
  expect(formatShortfall(0.01).text).toBe('Level with its fair share')
})

test('reasons that go together are one phrase', () => {
  const reasons = [
    { side: 'for', code: 'area', text: 'Covers 3166' },
    { side: 'for', code: 'service', text: 'Fits panels' },
    { side: 'against', code: 'service', text: 'Does not fit batteries' },
    { side: 'for', code: 'seller', text: 'Approved as a seller until 11 August 2027' },
  ] as const
  expect(joinReasons(reasons).map(({ text }) => text)).toEqual([
    'Covers 3166, fits panels',
    'Does not fit batteries',
    'Approved as a seller until 11 August 2027',
  ])
})
