import { expect, test } from 'vitest'
import { isReference, referenceFrom } from './reference.ts'

test('a reference is the brand’s prefix and eight characters that are hard to mishear', () => {
  expect(referenceFrom(new Uint8Array([0, 1, 31, 32, 63, 255, 18, 21]), 'WW')).toBe('WW-01Z0ZZJN')
})

test('only text with the right shape is a reference', () => {
  expect(isReference('WW-01Z0ZZJN', 'WW')).toBe(true)
  for (const other of [
    'WW-01Z0ZZJ',
    'ww-01z0zzjn',
    'WW-01Z0ZZJI',
    '<b>',
    'WW-01Z0ZZJN\n',
    'PB-01Z0ZZJN',
    '',
  ])
    expect(isReference(other, 'WW')).toBe(false)
})
