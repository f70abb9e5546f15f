import { expect, test } from 'vitest'
import { uk } from '../brand/uk.ts'
import { whoCalls } from '../who-calls.ts'
import { promiseHeading, questionSent, quotesSent, success, successOwn } from './success.ts'

test('there are three cards and four steps: an answer, prices, your yes, their survey', () => {
  const { promise, cards, steps } = quotesSent(uk)
  expect(promise.what).toBe('An answer')
  expect(cards.map(({ name }) => name)).toEqual(['You choose who calls', 'Prices beside our own'])
  expect(steps.items).toHaveLength(4)
})

test('what is promised names the way that was ticked, and none where we don’t know', () => {
  const say = (sent: Parameters<typeof promiseHeading>[1]) =>
    promiseHeading(quotesSent(uk).promise, sent, uk)
  const deadline = 'by Monday noon'
  expect(say({ mayCall: true, deadline })).toBe(
    'We’ll call you within 24 hours, Monday to Friday: by Monday noon',
  )
  expect(say({ mayCall: false, deadline })).toBe(
    'We’ll write to you within 24 hours, Monday to Friday: by Monday noon',
  )
  expect(say({})).toBe('An answer within 24 hours')
})

test('no sentence that everybody reads says call, phone or text', () => {
  const sentences = [
    ...[quotesSent(uk), questionSent(uk)].flatMap(({ promise, cards, steps }) => [
      promise.text,
      ...[...cards, ...steps.items].map(({ text }) => text),
    ]),
    success.lead,
    successOwn.question,
    whoCalls(uk).own,
    whoCalls(uk).within,
  ]
  expect(sentences.length).toBeGreaterThan(15)
  for (const sentence of sentences) expect(sentence).not.toMatch(/\b(call|phone|text|ring)/i)
})
