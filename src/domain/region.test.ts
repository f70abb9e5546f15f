import { expect, test } from 'vitest'
import { australia } from '#content/country/australia.ts'
import { britain } from '#content/country/britain.ts'
import { regionOf, regions, regionsOf } from './region.ts'

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
  expect(regionOf(postcode, australia)).toBe(region)
})

test('a postcode of another country is in no region of Victoria, though it has the same digits', () => {
  expect(regionOf('3011', { ...britain, code: 'NZ' })).toBeUndefined()
  expect(regionsOf(britain)).toEqual([])
  expect(regionsOf(australia)).toEqual(regions)
})
