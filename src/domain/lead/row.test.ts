import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { britain } from '../../../tests/britain.ts'
import type { Country } from '../enquiry/country.ts'
import { readRows } from './row.ts'

const parsePhone = (typed: string) =>
  /^\d{10}$/.test(typed) ? { e164: `+61${typed.slice(1)}`, doubtful: false } : undefined
const checking = { country: au.country, parsePhone }
const read = (body: unknown, columns?: string[]) => readRows(body, columns, checking)
const good = { email: 'alex@example.com', consent: true }
const codeOf = (body: unknown, columns?: string[]) => {
  const answer = read(body, columns)
  return answer.ok ? 'read' : answer.code
}

test('a row is tidied, numbers become text, and absent columns are empty', () => {
  const answer = read({ ...good, first_name: '  Alex\u0000 \n', postcode: 3011, gender: null })
  expect('rows' in answer && answer.rows[0]).toMatchObject({
    first_name: 'Alex',
    postcode: '3011',
    gender: '',
    roof_type: '',
  })
})

test.each([
  ['no object', 'hello', 'PGRST102'],
  ['null', null, 'PGRST102'],
  ['an array with something else in it', [good, 1], 'PGRST102'],
  ['rows of different shape', [good, { ...good, phone: '' }], 'PGRST102'],
  ['an unknown column', { ...good, is_admin: true }, 'PGRST204'],
  ['a column named like an object’s own', { ...good, constructor: 'x' }, 'PGRST204'],
  ['a value that is no text', { ...good, message: { a: 1 } }, '22P02'],
  ['a value too long', { ...good, first_name: 'x'.repeat(101) }, '22001'],
  ['no consent', { email: 'alex@example.com' }, '23514'],
  ['consent refused', { ...good, consent: false }, '23514'],
  ['consent as a word', { ...good, consent: 'true' }, '23514'],
  ['nobody to reach', { ...good, email: '' }, '23514'],
  ['an address and a number that reach nobody', { ...good, email: 'alex', phone: '12' }, '23514'],
  ['a number alone', { consent: true, phone: '0412345678' }, 'read'],
  ['a good number with a bad address', { consent: true, phone: '0412345678', email: 'x' }, 'read'],
  ['a reference of one’s own, which is passed over', { ...good, reference_number: 'A' }, 'read'],
  ['no rows', [], 'read'],
])('%s: %o is %s', (_, body, code) => {
  expect(codeOf(body)).toBe(code)
})

test('an international domain is stored in ASCII, and a space in an address is named', () => {
  const answer = read({ ...good, email: ' alex@münchen.example ' })
  expect('rows' in answer && answer.rows[0]?.email).toBe('alex@xn--mnchen-3ya.example')
  expect(read({ ...good, email: 'alex @example.com' })).toMatchObject({
    code: '23514',
    details: 'an email address or a phone number is needed: Enter an email address without a space',
  })
  const unlikely = read({ ...good, email: 'alex@ü/x.example', phone: '0412345678' })
  expect('rows' in unlikely && unlikely.rows[0]?.email).toBe('alex@ü/x.example')
})

test('a postcode is read from the text, and an invalid one is rejected by name', () => {
  const postcodeOf = (postcode: string, country: Country = au.country) => {
    const answer = readRows({ ...good, postcode }, undefined, { country, parsePhone })
    return 'rows' in answer ? answer.rows[0]?.postcode : answer.details
  }
  expect(postcodeOf('VIC 3011')).toBe('3011')
  expect(postcodeOf('')).toBe('')
  for (const none of ['305', '0100', 'Melbourne', '30560'])
    expect(postcodeOf(none)).toBe('Enter a four-digit postcode, like 3056')
  expect(postcodeOf('m11ae', britain)).toBe('M1 1AE')
  expect(postcodeOf('BT1 1AA', britain)).toContain('Northern Ireland')
})

test('named columns are the only ones read', () => {
  const row = { ...good, first_name: 'Alex', is_admin: true }
  const answer = read([row], ['email', 'consent'])
  expect('rows' in answer && answer.rows[0]?.first_name).toBe('')
  expect(codeOf([row], ['email', 'consent', 'is_admin'])).toBe('PGRST204')
  expect(codeOf([row], ['email'])).toBe('23514')
})
