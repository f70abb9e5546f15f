import { expect, test } from 'vitest'
import { forwardedFor, network } from './visitor-address.ts'

const header = '203.0.113.9, 198.51.100.7, 10.0.0.1'

test.each([
  [undefined, undefined],
  [1, '10.0.0.1'],
  [2, '198.51.100.7'],
  [9, undefined],
  ['true' as const, '203.0.113.9'],
])('with TRUST_PROXY=%s the visitor is %s', (trust, address) => {
  expect(forwardedFor(header, trust)).toBe(address)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:443', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['unknown', undefined],
  ['', undefined],
])('%s counts as %s', (address, counted) => {
  expect(network(address)).toBe(counted)
})
