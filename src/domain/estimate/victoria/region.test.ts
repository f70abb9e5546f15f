import { expect, test } from 'vitest'
import { regionOf } from './region.ts'

test.each([
  ['3011', 'western'],
  ['3072', 'northern'],
  ['3175', 'southern'],
  ['3337', 'outer'],
  ['8001', undefined],
  ['3141', 'inner'],
  ['3149', 'eastern'],
  ['3350', 'regional'],
  ['2000', undefined],
  ['LS1 4AP', undefined],
  ['', undefined],
])('%s is %s', (postcode, region) => {
  expect(regionOf(postcode)).toBe(region)
})
