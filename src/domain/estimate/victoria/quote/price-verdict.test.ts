import { expect, test } from 'vitest'
import { judgePrice, type PriceVerdict } from './price-verdict.ts'

const usual = { low: 5_000, mid: 6_000, high: 7_500 }

test.each<[number, PriceVerdict]>([
  [4_899, { kind: 'cheap', by: 101 }],
  [4_900, { kind: 'usual', end: 'bottom' }],
  [5_100, { kind: 'usual', end: 'bottom' }],
  [5_101, { kind: 'usual' }],
  [7_349, { kind: 'usual' }],
  [7_350, { kind: 'usual', end: 'top' }],
  [7_550, { kind: 'usual', end: 'top' }],
  [7_650, { kind: 'usual', end: 'top' }],
  [7_651, { kind: 'dear', by: 151 }],
])(
  'a price of %i is judged mildly within 2 per cent of an end of what is usual',
  (price, verdict) => {
    expect(judgePrice(price, usual, { kilowatts: 6.6 })).toEqual(verdict)
  },
)
