import { expect, test } from 'vitest'
import { exampleAnswers } from '#domain/enquiry/example-answers.ts'
import { validateAnswers } from '#domain/enquiry/problems.ts'
import { isPromised } from '#domain/promise/is-promised.ts'
import { phoneParser } from '#operations/enquiry/parse-phone.ts'
import { uk } from '../brand/uk.ts'
import { formsOf } from './forms.ts'

function problemsOf(slug: string, changes: Record<string, string>) {
  const form = formsOf(uk).get(slug)
  if (!form) throw new Error(`There is no form called ${slug}`)
  const answers = { ...exampleAnswers(form, uk.country), ...changes }
  return validateAnswers(form, answers, {
    country: uk.country,
    parsePhone: phoneParser(uk.country),
  })
}

const ourFigures = 'Our figures are for England, Scotland and Wales.'

test('quotes for Northern Ireland are turned down at the postcode, with the reason', () => {
  const message = `${ourFigures} Northern Ireland has its own prices and no Smart Export Guarantee, so we’d give you wrong answers.`
  expect(problemsOf('home', { postcode: 'bt11aa' })).toEqual([{ question: 'postcode', message }])
  expect(problemsOf('installers', { location: 'Belfast BT1 1AA' })).toEqual([
    { question: 'location', message },
  ])
})

test.each(['JE2 3AB', 'GY1 1AA', 'IM1 1AA'])('and quotes for %s', (postcode) => {
  expect(problemsOf('home', { postcode })).toEqual([{ question: 'postcode', message: ourFigures }])
})

test.each(['M1 1AE', 'm11ae', 'TD15 2AA', 'SY22 6AA', 'B1 1AA', ''])(
  'but not for “%s”',
  (postcode) => {
    expect(problemsOf('home', { postcode })).toEqual([])
  },
)

test('what comes by another way than a form from there is promised no call', () => {
  for (const postcode of ['BT1 1AA', 'JE2 3AB', 'GY1 1AA', 'IM1 1AA'])
    expect(isPromised('quotes', postcode)).toBe(false)
  expect(isPromised('quotes', 'TD15 2AA')).toBe(true)
  expect(isPromised('question', 'BT1 1AA')).toBe(true)
})

test('a question is taken from anywhere', () => {
  expect(problemsOf('contact', { 'inquiry-type': 'support', postcode: 'BT1 1AA' })).toEqual([])
  expect(
    problemsOf('contact', { 'inquiry-type': 'solar-quote', postcode: 'BT1 1AA' }),
  ).toHaveLength(1)
})

test('a half postcode is asked for in full', () => {
  expect(problemsOf('home', { postcode: 'M1' })).toEqual([
    { question: 'postcode', message: 'Enter a full postcode, like M1 1AE, or leave it empty' },
  ])
})
