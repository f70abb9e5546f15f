import { expect, test } from 'vitest'
import { regionOf } from '../../../region.ts'
import { melbourneYield, regionalNorthYield } from '../data/sun.ts'
import { zoneOf } from '../postcode.ts'
import { yieldAt } from './generation.ts'

test('the regional north is where zone 3 and the country are, postcode by postcode', () => {
  for (let code = 3000; code < 4000; code++) {
    const postcode = String(code)
    const isNorth = regionOf(postcode) === 'regional' && zoneOf(postcode) === 3
    expect(yieldAt(postcode), postcode).toBe(isNorth ? regionalNorthYield : melbourneYield)
  }
})
