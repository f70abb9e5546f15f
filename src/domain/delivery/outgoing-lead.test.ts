import { expect, test } from 'vitest'
import { answeredQuestions, namedAnswers } from './outgoing-lead.ts'

const steps = [
  {
    questions: [
      {
        name: 'roof',
        kind: 'choice',
        ask: 'What is the roof made of?',
        choices: [{ value: 'tin', label: 'Corrugated iron' }],
      },
    ],
  },
  {
    questions: [{ name: 'contact-name', kind: 'name', ask: 'What is your name?', placeholder: '' }],
  },
] as const

test('answers have the wording of the form, in the order of its questions', () => {
  expect(answeredQuestions({ steps }, { 'contact-name': 'Alex', roof: 'tin' })).toEqual([
    { ask: 'What is the roof made of?', answer: 'Corrugated iron' },
    { ask: 'What is your name?', answer: 'Alex' },
  ])
})

test('the answers of a row without a form are named after its columns', () => {
  expect(answeredQuestions({ steps: [] }, { email: 'alex@example.com', phone: '' })).toEqual([
    { ask: 'email', answer: 'alex@example.com' },
  ])
})

test('each answer can carry its question’s name, which wording does not change', () => {
  expect(namedAnswers({ steps }, { roof: 'tin', suburb: 'Seddon' })).toEqual([
    { question: 'roof', ask: 'What is the roof made of?', answer: 'Corrugated iron' },
    { question: 'suburb', ask: 'suburb', answer: 'Seddon' },
  ])
})
