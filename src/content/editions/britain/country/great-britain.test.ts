import { expect, test } from 'vitest'
import { findPostcode, parsePostcodeIn } from '#domain/enquiry/country.ts'
import { phoneParser } from '#operations/enquiry/parse-phone.ts'
import { formatPhone, mobileHref } from '../../../../console/words/phone.ts'
import { greatBritain } from './great-britain.ts'

const readAloud = (typed: string) => {
  const phone = phoneParser(greatBritain)(typed)
  return phone && formatPhone({ typed, e164: phone.e164 }, greatBritain)
}

test.each([
  ['07700900123', '07700 900 123'],
  ['+44 7700 900123', '07700 900 123'],
  ['0044 7700 900 123', '07700 900 123'],
  ['(0161) 4960123', '0161 496 0123'],
  ['+44 (0)161 496 0123', '0161 496 0123'],
  ['0113 4960123', '0113 496 0123'],
  ['02079460123', '020 7946 0123'],
  ['01632960123', '01632 960123'],
  ['0808 157 0123', '0808 157 0123'],
])('%s is read out as %s', (typed, spoken) => {
  expect(readAloud(typed)).toBe(spoken)
})

test('what is too short is no phone number', () => {
  for (const typed of ['0161', '496 0123', '07700 900']) expect(readAloud(typed)).toBeUndefined()
})

test('only a mobile can be texted', () => {
  const linkTo = (typed: string) =>
    mobileHref(
      { e164: phoneParser(greatBritain)(typed)?.e164 ?? '', doubtful: false },
      greatBritain,
    )
  expect(linkTo('07700 900 123')).toBe('sms:+447700900123')
  expect(linkTo('0161 496 0123')).toBeUndefined()
})

test.each([
  ['m11ae', 'M1 1AE'],
  [' M1 1AE ', 'M1 1AE'],
  ['b338th', 'B33 8TH'],
  ['w1a 0ax', 'W1A 0AX'],
  ['cr26xh', 'CR2 6XH'],
  ['DN551PT', 'DN55 1PT'],
  ['ec1a1bb', 'EC1A 1BB'],
  ['bt11aa', 'BT1 1AA'],
  ['td152aa', 'TD15 2AA'],
])('%s is the postcode %s', (typed, postcode) => {
  expect(parsePostcodeIn(typed, greatBritain)).toBe(postcode)
})

test.each(['M1', '3011', 'GIR 0AA', 'BFPO 801', 'BF1 3AA', 'M1 1AO', 'M1 1A', 'MANCHESTER'])(
  '%s is no postcode of a home that we serve',
  (typed) => {
    expect(parsePostcodeIn(typed, greatBritain)).toBeUndefined()
  },
)

test('a postcode is found in a place as people write it', () => {
  expect(findPostcode('Levenshulme, M19 2SY', greatBritain)).toBe('M19 2SY')
  expect(findPostcode('m192sy Levenshulme', greatBritain)).toBe('M19 2SY')
  expect(findPostcode('Levenshulme', greatBritain)).toBeUndefined()
})
