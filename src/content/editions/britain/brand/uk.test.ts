import { expect, test } from 'vitest'
import { registrationsOf } from '#content/brand.ts'
import { callPromise, phoneHours } from '#content/call-promise.ts'
import { phoneParser } from '#operations/enquiry/parse-phone.ts'
import { straplineOf } from './experts.ts'
import { uk } from './uk.ts'

test('the desk calls in the hours that visitors read', () => {
  const { weekdays, saturday } = uk.calling.deskHours
  expect([weekdays, saturday]).toEqual([{ from: 9, to: 17.5 }, undefined])
  expect(uk.hours.map(({ schema }) => schema)).toEqual(['Mo-Fr 09:00-17:30'])
  expect(uk.calling.timeZone).toBe(uk.timeZone)
})

test('a hero promises an answer, not a call, on the days the desk is open', () => {
  expect(callPromise(uk, { slug: 'home' })).toBe(
    'You get an answer within 24 hours, Monday to Friday.',
  )
  expect(phoneHours(uk)).toEqual(['Mon–Fri 9am to 5:30pm'])
})

test('its number is the one it is called by', () => {
  expect(phoneParser(uk.country)(uk.phone.label)?.e164).toBe(uk.phone.link)
})

test('a number that isn’t set has no row', () => {
  expect(registrationsOf(uk)).toEqual([])
  expect(registrationsOf({ ...uk, companyNumber: '01234567', icoNumber: 'ZA000000' })).toEqual([
    { name: 'Company number', number: '01234567' },
    { name: 'ICO registration', number: 'ZA000000' },
  ])
})

test('it calls itself expert with all four proofs, and then with the line that says so', () => {
  const all = {
    methodPublished: true,
    sourcesDated: true,
    authorsNamed: true,
    nameSearched: true,
  }
  expect(straplineOf(all)).toMatch(/experts.*sums are published.*date.*how we’re paid/)
  for (const missing of Object.keys(all))
    expect(straplineOf({ ...all, [missing]: false })).toBe('Solar sums, with the working shown')
})
