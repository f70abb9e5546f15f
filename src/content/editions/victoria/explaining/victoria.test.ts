import { expect, test } from 'vitest'
import { networksAt } from '#estimate/networks.ts'
import { placesOfVictoria } from '#estimate/place.ts'
import { positionOf } from '#estimate/position.ts'
import { zoneOf } from '#estimate/postcode.ts'
import { networkAreas, type Place, zoneFour } from '#pictures/explaining/victoria-outline.ts'
import { findOnMap, networks, victoriaText } from './victoria.ts'

const today = '2026-11-22'
const postcodes = Object.keys(placesOfVictoria)

/** Whether a place lies in an area: a ray from it crosses the edge an odd number of times. */
function isIn([x, y]: Place, area: readonly Place[]): boolean {
  return area.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = area[(index + 1) % area.length] ?? [0, 0]
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
    return crosses ? !inside : inside
  }, false)
}

function placeOf(postcode: string): Place {
  const position = positionOf(postcode)
  if (!position) throw new Error(`${postcode} has no position`)
  return [position.longitude, position.latitude]
}

test('of the postcodes 99 in 100 lie in the drawn area of a network of theirs', () => {
  const astray = postcodes.filter((postcode) => {
    const place = placeOf(postcode)
    const drawn = Object.entries(networkAreas).flatMap(([name, area]) =>
      isIn(place, area) ? [name] : [],
    )
    const ours: readonly string[] = networksAt(postcode)
    return !(drawn.length > 0 ? drawn : ['AusNet Services']).some((name) => ours.includes(name))
  })
  expect(astray.length).toBeLessThanOrEqual(postcodes.length / 100)
})

test('of the postcodes 99 in 100 lie on their own side of the line between zones', () => {
  const astray = postcodes.filter(
    (postcode) => isIn(placeOf(postcode), zoneFour) !== (zoneOf(postcode) === 4),
  )
  expect(astray.length).toBeLessThanOrEqual(postcodes.length / 100)
})

test('every postcode has a network, and those on two name both', () => {
  for (const postcode of postcodes) expect(networksAt(postcode).length).toBeGreaterThan(0)
  expect(networksAt('3550')).toEqual(['Powercor'])
  expect(networksAt('3126')).toEqual(['CitiPower'])
  expect(networksAt('3122')).toEqual(['CitiPower', 'United Energy'])
  expect(networksAt('2640')).toEqual([])
})

test('a postcode is answered with its zone, its certificates and its network’s rate', () => {
  expect(findOnMap('3550', today)).toMatchObject({
    answer: 'Zone 3: 6.6 kW earns 45 certificates, about $1,710. Poles by Powercor, 28.22c a kWh.',
  })
  expect(findOnMap(' 3122 ', today)).toMatchObject({
    answer: expect.stringMatching(
      /^Zone 4: 6\.6 kW earns 39 .* Poles by United Energy, 27\.35c a kWh, or by CitiPower, 25\.96c a kWh\. Your bill says which\.$/,
    ),
  })
})

test('a postcode that reaches over the Murray says whose poles are there', () => {
  expect(findOnMap('3644', today)).toMatchObject({
    answer: expect.stringContaining(
      '3644 is also Barooga and Lalalty in New South Wales, where the poles are another’s.',
    ),
  })
})

test('a postcode outside Victoria gets a message', () => {
  expect(findOnMap('30', today)).toEqual({ problem: 'Enter a four-digit postcode, like 3056' })
  expect(findOnMap('2000', today)).toHaveProperty('problem', expect.stringContaining('2000'))
})

test('the map names the source of its place names', () => {
  expect(victoriaText(today).source).toMatch(
    /Places: based on Australian Bureau of Statistics data.*CC BY 4\.0/,
  )
})

test('the point of the map follows from the figures', () => {
  expect(networks.map(({ name }) => name)[0]).toBe('AusNet Services')
  expect(victoriaText(today).point).toContain('earns 6 more certificates')
  expect(victoriaText(today).point).toContain('up to 6c')
})
