import { expect, test } from 'vitest'
import { districtOf, isFullPostcode, parsePostcode, placeOf, whyNotServed } from './postcode.ts'

test.each([
  ['m11ae', 'M1 1AE'],
  ['M1 1AE', 'M1 1AE'],
  [' sw1a1aa ', 'SW1A 1AA'],
  ['m1', 'M1'],
  ['EC1A', 'EC1A'],
  ['hello', 'hello'],
])('%s is written %s', (typed, written) => expect(parsePostcode(typed)).toBe(written))

test('the first part is enough, and tells a whole postcode from a part of one', () => {
  expect(districtOf('m11ae')).toBe('M1')
  expect(isFullPostcode('M1 1AE')).toBe(true)
  expect(isFullPostcode('M1')).toBe(false)
  expect(districtOf('3000')).toBeUndefined()
})

test.each([
  ['M1 1AE', 'england', 'north', ['england']],
  ['EH1 1YZ', 'scotland', 'scotland', ['scotland']],
  ['CF10 1AA', 'wales', 'wales', ['wales']],
  ['CH5 1AA', 'wales', 'wales', ['wales']],
  ['CH1 1AA', 'england', 'north', ['england']],
  ['SY22 5AA', 'wales', 'wales', ['england', 'wales']],
  ['TD15 1AA', 'england', 'scotland', ['england', 'scotland']],
])('%s lies in %s, with the sun of %s', (postcode, nation, region, nations) => {
  expect(placeOf(postcode)).toMatchObject({ nation, region, nations })
})

test.each([
  ['SY22 5AA', 'england', 'england', 'midlands'],
  ['TD15 1AA', 'scotland', 'scotland', 'scotland'],
  ['CA6 5AA', 'scotland', 'scotland', 'scotland'],
  ['TD15 1AA', 'wales', 'england', 'scotland'],
  ['M1 1AE', 'scotland', 'england', 'north'],
])('%s with nation %s is in %s, with the sun of %s', (postcode, named, nation, region) => {
  expect(placeOf(postcode, named)).toMatchObject({ nation, region })
})

test.each(['BT1 1AA', 'JE1 1AA', 'GY1 1AA', 'IM1 1AA'])('%s gets a reason', (postcode) => {
  expect(placeOf(postcode)).toBeUndefined()
  expect(whyNotServed(postcode)).toContain('England, Scotland and Wales')
})

test('every area of the three nations has its region and its network', () => {
  for (const area of ['AB', 'B', 'BS', 'CF', 'DE', 'LL', 'M', 'SE', 'ZE'])
    expect(placeOf(`${area}1`)).toMatchObject({
      region: expect.any(String),
      network: { name: expect.any(String) },
    })
})
