import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { phoneParser } from '#operations/enquiry/parse-phone.ts'
import { formNamed, goodAnswers } from '../../../tests/answers.ts'
import { explainedProblems, phoneDoubts } from './validate.ts'

const { country } = au
const checking = { country, parsePhone: phoneParser(country) }
const form = formNamed('home')
const answersWith = (changes: Record<string, string>) => goodAnswers(form, changes)

test.each([
  ['3056', 'Start with the area code, like 03 9416 1234'],
  ['', 'Start with the area code, like 03 7010 1234'],
])('a number without its area code at postcode %s is answered: %s', (postcode, message) => {
  const answers = answersWith({ 'contact-phone': '9416 1234', postcode })
  expect(explainedProblems(form, answers, checking)).toEqual([
    { question: 'contact-phone', message },
  ])
})

test('other problems keep their sentences', () => {
  const answers = answersWith({ 'contact-phone': '12', 'contact-name': '' })
  expect(explainedProblems(form, answers, checking).map(({ message }) => message)).toEqual([
    'Enter your full name, like Alex Nguyen',
    'Enter a phone number, like 0412 345 678',
  ])
})

test('a number is asked about once, and one of another country never', () => {
  const doubts = (phone: string, asked = '') =>
    phoneDoubts(form, answersWith({ 'contact-phone': phone }), { asked, ...checking })
  expect(doubts('0491 570 1567')).toMatchObject([{ question: 'contact-phone' }])
  expect(doubts('0491 570 1567', '0491 570 1567')).toEqual([])
  expect(doubts('0491 570 1568', '0491 570 1567')).toHaveLength(1)
  expect(doubts('0491 570 156')).toEqual([])
  expect(doubts('+44 20 7183 8750')).toEqual([])
})
