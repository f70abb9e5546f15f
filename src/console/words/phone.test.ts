import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { britain } from '../../../tests/britain.ts'
import { formatPhone, mobileHref, phoneHref } from './phone.ts'

const inAustralia = (e164: string, typed = '') => formatPhone({ typed, e164 }, au.country)

test('numbers are grouped as people read them out', () => {
  expect(inAustralia('+61491570156')).toBe('0491 570 156')
  expect(inAustralia('+61398765432')).toBe('03 9876 5432')
  expect(inAustralia('+611800160401')).toBe('1800 160 401')
  expect(inAustralia('+61131450')).toBe('13 14 50')
  expect(formatPhone({ typed: '', e164: '+447700900123' }, britain)).toBe('07700 900 123')
})

test('a number from elsewhere, or none at all, stays as it came', () => {
  expect(inAustralia('+6421555123')).toBe('+6421555123')
  expect(inAustralia('', '12 34')).toBe('12 34')
  expect(phoneHref({ typed: '(03) 98 76', e164: '' })).toBe('tel:039876')
})

test('an extension stays with its number', () => {
  const phone = { typed: '(03) 9876 5432 extension 12', e164: '+61398765432' }
  expect(formatPhone(phone, au.country)).toBe('03 9876 5432 ext. 12')
  expect(phoneHref(phone)).toBe('tel:+61398765432;ext=12')
})

test('a mobile with a digit too many is read out, but not texted', () => {
  const phone = { typed: '0491 570 1567', e164: '+614915701567', doubtful: true }
  expect(formatPhone(phone, au.country)).toBe('0491 570 156 7')
  expect(mobileHref(phone, au.country)).toBeUndefined()
})

test('a mobile of the country can be texted', () => {
  const href = (e164: string) => mobileHref({ e164, doubtful: false }, au.country)
  expect(href('+61491570156')).toBe('sms:+61491570156')
  expect(href('+61398765432')).toBeUndefined()
  expect(href('+447700900123')).toBeUndefined()
  expect(mobileHref({ e164: '+447700900123', doubtful: false }, britain)).toBe('sms:+447700900123')
})
