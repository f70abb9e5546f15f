import { expect, test } from 'vitest'
import { isReference, referenceFrom } from './reference.ts'

test('a reference is WW- and eight characters that cannot be misheard', () => {
  expect(referenceFrom(new Uint8Array([0, 1, 31, 32, 63, 255, 18, 21]))).toBe('WW-01Z0ZZJN')
})

test('only what has a reference’s shape is one', () => {
  expect(isReference('WW-01Z0ZZJN')).toBe(true)
  for (const other of ['WW-01Z0ZZJ', 'ww-01z0zzjn', 'WW-01Z0ZZJI', '<b>', 'WW-01Z0ZZJN\n', ''])
    expect(isReference(other)).toBe(false)
})
