import { expect, test } from 'vitest'
import { fillFields, unknownFields, validateLetter, validateTemplate } from './template.ts'

const values = {
  'first name': 'Mai',
  operator: 'Priya Nair',
  business: 'Wattlewise',
  phone: '1300 000 000',
  form: 'Get Your Free Solar Quote',
  reference: 'WW-1234',
  promise: 'by Monday 5 pm',
}

test('fields are filled in, however they’re spaced or written', () => {
  expect(fillFields('Hi {First  Name}, call { phone }. {operator}', values)).toBe(
    'Hi Mai, call 1300 000 000. Priya Nair',
  )
  expect(fillFields('{frist name} {}', values)).toBe('{frist name} {}')
})

test('what is filled in is no template itself', () => {
  expect(fillFields('Hi {first name}', { ...values, 'first name': '{reference}' })).toBe(
    'Hi {reference}',
  )
})

test('a field that doesn’t exist is named at the text that has it', () => {
  expect(unknownFields('{frist name} {operator} {frist name} {}')).toEqual(['{frist name}', '{}'])
  expect(
    validateTemplate({ name: 'A', subject: 'Hi {frist name}', body: 'From {me} and {you}' }),
  ).toMatchObject({
    ok: false,
    code: 'invalid',
    problems: [
      { field: 'subject', message: expect.stringMatching(/^\{frist name\} is no field/) },
      { field: 'body', message: expect.stringMatching(/^\{me\} and \{you\} are no field/) },
    ],
  })
  expect(validateLetter({ subject: 'Hi', body: '{me}' })).toMatchObject({ ok: false })
})

test('a letter has a subject and a body, a template a name too, and none is endless', () => {
  const fields = (checked: object) =>
    'problems' in checked ? (checked.problems as { field: string }[]).map(({ field }) => field) : []
  expect(fields(validateTemplate({ name: ' ', subject: '', body: '\n' }))).toEqual([
    ...['name', 'subject', 'body'],
  ])
  expect(fields(validateLetter({ subject: 'x'.repeat(121), body: 'y'.repeat(5001) }))).toEqual([
    ...['subject', 'body'],
  ])
})

test('no line break gets into a subject, so no header into an email', () => {
  expect(
    validateLetter({ subject: 'Hello\r\nBcc: everybody@example.com\u2028', body: 'a\r\nb' }),
  ).toEqual({ ok: true, subject: 'Hello Bcc: everybody@example.com', body: 'a\nb' })
})
