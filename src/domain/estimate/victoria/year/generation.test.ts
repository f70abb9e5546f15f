import { expect, test } from 'vitest'
import { areaYields, melbourneYield, type SunArea } from '../data/sun.ts'
import { positionOf } from '../position.ts'
import { isKnownPlace, zoneOf } from '../postcode.ts'
import { regionOf } from '../region.ts'
import { yieldAt } from './generation.ts'

/** The part of the country a place lies in, by its region, zone and rough position. */
function areaOf(postcode: string): SunArea | undefined {
  const position = positionOf(postcode)
  if (!position || regionOf(postcode) !== 'regional') return undefined
  if (zoneOf(postcode) !== 3) return 'coast'
  if (position.latitude > -36 && position.longitude < 144.1) return 'mallee'
  return position.latitude < -37.1 ? 'highlands' : 'north'
}

test('each place has the sun of the part of Victoria it lies in, and Melbourne its own', () => {
  for (let code = 3000; code < 4000; code++) {
    const postcode = String(code)
    if (!isKnownPlace(postcode)) continue
    const area = areaOf(postcode)
    const daily = area ? areaYields.value[area] : melbourneYield.value.mid
    expect(yieldAt(postcode).value.mid, postcode).toBeCloseTo(daily, 9)
  }
})

test('Mildura makes 4.39 kWh a day from each kilowatt, give or take as Melbourne’s 3.6', () => {
  const { low, mid, high } = yieldAt('3500').value
  expect(mid).toBeCloseTo(4.39)
  expect([low / mid, high / mid]).toEqual([
    expect.closeTo(3.25 / 3.6, 9),
    expect.closeTo(3.7 / 3.6, 9),
  ])
})
