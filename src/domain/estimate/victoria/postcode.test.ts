import { expect, test } from 'vitest'
import { zoneInAustralia } from '../../../../tests/zones.ts'
import { networksAt, networksOf, possibleNetworks } from './networks.ts'
import { placesOfVictoria } from './place.ts'
import { isKnownPlace, zoneOf } from './postcode.ts'
import { stateOf } from './states.ts'

test('Melbourne is in zone 4, and its north and west in zone 3 in part', () => {
  for (const postcode of ['3000', '3150', '3056', '3805']) expect(zoneOf(postcode)).toBe(4)
  for (const sunnier of ['3064', '3076', '3337', '3429', '3350', '3550', '3500'])
    expect(zoneOf(sunnier)).toBe(3)
})

test('elsewhere zones are as the regulator’s table has them', () => {
  expect(zoneInAustralia('7000')).toBe(4)
  for (const city of ['2000', '2600', '5000', '6000', '4000', '4870'])
    expect(zoneInAustralia(city)).toBe(3)
  expect(zoneInAustralia('0800')).toBe(2)
  expect(zoneInAustralia('4825')).toBe(2)
  expect(zoneInAustralia('4482')).toBe(1)
})

test('what is no postcode gets the zone that earns least', () => {
  for (const wrong of ['', '30000', 'abcd', '-300']) expect(zoneOf(wrong)).toBe(4)
})

test('states go by ranges', () => {
  expect(stateOf('3000')).toBe('VIC')
  expect(stateOf('2600')).toBe('ACT')
  expect(stateOf('0872')).toBe('NT')
  expect(stateOf('0100')).toBeUndefined()
})

test('most postcodes have one network, some have two, and other states none', () => {
  expect(networksAt('3350')).toEqual(['Powercor'])
  expect(networksAt('3000')).toEqual(['CitiPower'])
  expect(networksAt('3008')).toEqual(['CitiPower', 'Powercor'])
  expect(networksAt('2000')).toEqual([])
})

test('Victoria’s own table agrees with the whole country’s', () => {
  for (let code = 3000; code < 4000; code++)
    expect([code, zoneOf(String(code))]).toEqual([code, zoneInAustralia(String(code))])
})

test('known are the places of the census, and five that only the networks’ list has', () => {
  const known = Array.from({ length: 1000 }, (_, index) => String(3000 + index)).filter(
    isKnownPlace,
  )
  expect(known).toHaveLength(699)
  expect(known.filter((postcode) => !(postcode in placesOfVictoria))).toEqual([
    '3005',
    '3010',
    '3086',
    '3736',
    '3800',
  ])
  for (const none of ['3001', '3999', '8001', '2640', '', 'abcd', '30000'])
    expect(isKnownPlace(none)).toBe(false)
})

test('every known place has a network, and where none is known it may be any', () => {
  for (let code = 3000; code < 4000; code++)
    expect([code, networksAt(String(code)).length > 0]).toEqual([code, isKnownPlace(String(code))])
  expect(possibleNetworks('3999')).toHaveLength(5)
  expect(possibleNetworks('3350')).toEqual(['Powercor'])
})

test('the network on a bill counts where the postcode leaves a choice', () => {
  expect(networksOf({ postcode: '3008', network: 'Powercor' })).toEqual(['Powercor'])
  expect(networksOf({ postcode: '3999', network: 'Jemena' })).toEqual(['Jemena'])
  expect(networksOf({ postcode: '3350', network: 'Jemena' })).toEqual(['Powercor'])
  expect(networksOf({ postcode: '3008' })).toEqual(['CitiPower', 'Powercor'])
})
