import { expect, test } from 'vitest'
import { britain } from '../../../tests/britain.ts'
import type { Country } from './country.ts'
import type { EnquiryForm } from './form.ts'
import { parseAnswers, type ValidationDeps, validateAnswers } from './problems.ts'

const australia: Country = {
  code: 'AU',
  callingCode: '61',
  phoneExample: '0412 345 678',
  mobilesBegin: '4',
  phoneGroups: [],
  localNumber: { pattern: '\\d{6}', example: '01 234567', areaCodes: {} },
  postcodePattern: '\\d{4}',
  postcodeExample: '3056',
  postcodeSentence: 'Enter a four-digit postcode, like 3056',
}
const checking: ValidationDeps = {
  country: australia,
  parsePhone: (typed) =>
    typed.startsWith('04') ? { e164: `+61${typed}`, doubtful: false } : undefined,
}

const form: EnquiryForm = {
  slug: 'small',
  title: 'Small',
  page: '/',
  steps: [
    {
      questions: [
        {
          name: 'roof',
          kind: 'choice',
          ask: 'What roof?',
          choices: [{ value: 'tile', label: 'Tile' }],
        },
      ],
    },
    { questions: [{ name: 'contact-name', kind: 'name', ask: 'Name?', placeholder: '' }] },
    { questions: [{ name: 'contact-email', kind: 'email', ask: 'Email?', placeholder: '' }] },
    {
      questions: [
        { name: 'contact-phone', kind: 'phone', ask: 'Phone?', placeholder: '' },
        { name: 'postcode', kind: 'postcode', ask: 'Postcode?', placeholder: '', optional: true },
      ],
    },
    { questions: [{ name: 'message', kind: 'message', ask: 'Message?', placeholder: '' }] },
  ],
}
const good = {
  roof: 'tile',
  'contact-name': 'Alex Nguyen',
  'contact-email': 'alex@example.com',
  'contact-phone': '0412 345 678',
  message: 'Hello',
}
const messages = (changes: Record<string, unknown>) =>
  validateAnswers(form, parseAnswers(form, { ...good, ...changes }), checking).map(
    ({ message }) => message,
  )

test('good answers have no problems, and an empty postcode never blocks', () => {
  expect(messages({})).toEqual([])
  expect(messages({ postcode: '  ' })).toEqual([])
})

test('each problem says what to enter', () => {
  expect(messages({ 'contact-phone': '12' })).toEqual(['Enter a phone number, like 0412 345 678'])
  expect(messages({ 'contact-email': 'alex@home' })).toEqual([
    'Enter an email address, like alex@example.com',
  ])
  expect(messages({ 'contact-name': ' ' })).toEqual(['Enter your full name, like Alex Nguyen'])
  expect(messages({ postcode: '30' })).toEqual([
    'Enter a four-digit postcode, like 3056, or leave it empty',
  ])
  expect(messages({ roof: 'gold' })).toEqual(['Choose one of the answers shown'])
  expect(messages({ roof: undefined })).toEqual(['Choose an answer to ‘What roof?’'])
})

test.each([
  ['a space inside', 'alex @example.com', 'a space'],
  ['a space after the @', 'alex@ example.com', 'a space'],
  ['a space in the domain', 'alex@example .com', 'a space'],
  ['a space that doesn’t break', 'alex\u00a0n@example.com', 'a space'],
  ['a comma for a dot', 'alex@example,com', '‘,’'],
  ['a letter that few mail servers take', 'jürgen@example.com', '‘ü’'],
])('an email address with %s is rejected, and the sentence names it', (_, email, wrong) => {
  expect(messages({ 'contact-email': email })).toEqual([`Enter an email address without ${wrong}`])
})

test('spaces around an email address are no mistake, and its domain may be international', () => {
  expect(messages({ 'contact-email': ' alex@example.com\u00a0' })).toEqual([])
  expect(messages({ 'contact-email': 'alex@münchen.example' })).toEqual([])
})

test('a name of 100 characters is taken, one of 101 is not', () => {
  expect(messages({ 'contact-name': 'x'.repeat(100) })).toEqual([])
  expect(messages({ 'contact-name': 'x'.repeat(101) })).toEqual([
    'Use at most 100 characters; this has 101',
  ])
  expect(messages({ message: 'x'.repeat(5000) })).toEqual([])
  expect(messages({ message: 'x'.repeat(5001) })).toHaveLength(1)
})

test('problems come in the order the questions are asked', () => {
  const problems = validateAnswers(form, {}, checking)
  expect(problems.map(({ question }) => question)).toEqual([
    'roof',
    'contact-name',
    'contact-email',
    'contact-phone',
    'message',
  ])
})

test('where the country isn’t served, quotes are rejected at the postcode with its sentence, and a question is taken', () => {
  const [, ...rest] = form.steps
  const choices = [
    { value: 'tile', label: 'Tile' },
    { value: 'other', label: 'A question', makes: 'question' as const },
  ]
  const place = { kind: 'text' as const, ask: 'Where?', placeholder: '', optional: true as const }
  const asking: EnquiryForm = {
    ...form,
    steps: [
      { questions: [{ name: 'roof', kind: 'choice', ask: 'What roof?', choices }] },
      { questions: [{ ...place, name: 'location' }] },
      ...rest,
    ],
  }
  const problems = (changes: Record<string, string>) =>
    validateAnswers(asking, parseAnswers(asking, { ...good, ...changes }), {
      ...checking,
      country: britain,
    })
  const sentence = 'Our figures are for England, Scotland and Wales.'
  expect(problems({ postcode: 'bt11aa' })).toEqual([
    { question: 'postcode', message: `${sentence} Northern Ireland has its own prices.` },
  ])
  expect(problems({ location: 'St Helier JE1 1AA' })).toEqual([
    { question: 'location', message: sentence },
  ])
  expect(problems({ postcode: 'BT1 1AA', roof: 'other' })).toEqual([])
  for (const postcode of ['TD15 1AA', 'SY22 5AA', 'M1 1AE', 'm11ae', 'B1 1AA'])
    expect(problems({ postcode }), postcode).toEqual([])
})

test('control characters, line breaks in a name and broken characters are removed', () => {
  const answers = parseAnswers(form, {
    'contact-name': ' Al\u0000ex\r\nBcc: x  Nguyen\u202E ',
    message: 'one\r\n\r\n\r\n\r\ntwo\u0007\uD800',
    roof: 'tile',
  })
  expect(answers['contact-name']).toBe('Alex Bcc: x Nguyen')
  expect(answers.message).toBe('one\n\ntwo')
})

test('answers that are not text, or not to a question of the form, are ignored', () => {
  expect(parseAnswers(form, { roof: ['tile'], 'contact-name': { a: 1 }, admin: 'yes' })).toEqual({})
  expect(parseAnswers(form, Object.create({ roof: 'tile' }))).toEqual({})
})
