import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { phoneParser } from '#operations/enquiry/parse-phone.ts'
import { type ContactDetails, correctContact } from './correct-contact.ts'
import { columnsFor } from './fill-columns.ts'
import { submissionFromRow } from './submission-from-row.ts'

const form = formsOf(au).get('home') ?? expect.fail('no home form')
const deps = { country: au.country, parsePhone: phoneParser(au.country) }
const answers = {
  'contact-name': 'Alex Nguyen',
  'contact-email': 'alex@example.com',
  'contact-phone': '0491 570 006',
  postcode: '3056',
}
const lead = { form, answers, columns: columnsFor(form, answers, deps) }
const details: ContactDetails = {
  name: 'Alex Nguyen',
  email: 'alex@example.com',
  phone: '0491 570 006',
}

function correct(changes: Partial<ContactDetails>) {
  return correctContact(lead, { ...details, ...changes }, deps)
}

test('a corrected number goes to the columns, the keys and the answers, and says what it was', () => {
  expect(correct({ phone: ' 0491 570 156 ' })).toMatchObject({
    ok: true,
    corrections: [{ field: 'phone', before: '0491 570 006', after: '0491 570 156' }],
    columns: { phone: '0491 570 156', phone_e164: '+61491570156', postcode: '3056' },
  })
  const corrected = correct({ phone: '0491 570 156' })
  expect(corrected.ok && JSON.parse(corrected.columns.answers)).toEqual({
    ...answers,
    'contact-phone': '0491 570 156',
  })
})

test('a corrected name and email are found by search', () => {
  expect(correct({ name: 'Alix Đặng Nguyễn', email: 'Alix@Example.com' })).toMatchObject({
    corrections: [
      { field: 'name', before: 'Alex Nguyen' },
      { field: 'email', before: 'alex@example.com' },
    ],
    columns: {
      first_name: 'Alix',
      last_name: 'Đặng Nguyễn',
      name_key: 'alix dang nguyen',
      email_key: 'alix@example.com',
    },
  })
})

test('the same details correct nothing', () => {
  expect(correct({})).toMatchObject({ ok: true, corrections: [] })
})

test('what the form would reject is rejected with the form’s sentence', () => {
  expect(correct({ phone: 'none', email: 'alex@', name: '' })).toMatchObject({
    code: 'invalid',
    problems: [
      { field: 'name', message: 'Enter your full name, like Alex Nguyen' },
      { field: 'email', message: 'Enter an email address, like alex@example.com' },
      { field: 'phone' },
    ],
  })
})

test('a wrong number may be emptied while there is an email, and not both', () => {
  expect(correct({ phone: '' })).toMatchObject({ ok: true, columns: { phone_e164: '' } })
  expect(correct({ phone: '', email: '' })).toMatchObject({
    problems: [{ field: 'phone', message: 'Leave a phone number or an email address.' }],
  })
})

test('a row that a client sent is corrected too', () => {
  const columns = { ...lead.columns, form_type: 'landing' }
  const row = submissionFromRow(columns, { keyName: 'abcd' })
  const corrected = correctContact(
    { form: row.form, answers: row.answers, columns },
    { ...details, name: 'Alix Nguyen', phone: '0491 570 156' },
    deps,
  )
  expect(corrected.ok && JSON.parse(corrected.columns.answers)).toMatchObject({
    first_name: 'Alix',
    last_name: 'Nguyen',
    phone: '0491 570 156',
  })
})
