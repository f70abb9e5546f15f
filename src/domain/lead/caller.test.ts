import { expect, test } from 'vitest'
import { type Caller, callerSentences, nextCaller } from './caller.ts'

const jack: Caller = { by: 'operator', name: 'Jack', has: true, acceptedAt: null, lastTry: null }
const tried: Caller = { ...jack, lastTry: { at: '9:13 am', outcome: 'no-answer' } }
const priya: Caller = {
  ...{ by: 'operator', name: 'Priya', has: false, acceptedAt: null },
  lastTry: { at: '9:41 am', outcome: 'voicemail' },
}
const ladder: Caller = {
  ...{ by: 'installer', name: 'Bright Ladder', has: true, acceptedAt: '9:40 am' },
  lastTry: null,
}

test.each([
  [[], 'Nobody has it, no try yet.'],
  [[jack], 'Jack has it, no try yet.'],
  [[tried], 'Jack has it, and tried at 9:13 am: no answer.'],
  [[{ ...tried, has: false }], 'Nobody has it. Jack tried at 9:13 am: no answer.'],
  [[{ ...tried, has: false }, priya], 'Nobody has it. Priya tried at 9:41 am: left a message.'],
  [[ladder], 'Bright Ladder accepted at 9:40 am, no try yet.'],
  [
    [ladder, priya],
    'Bright Ladder accepted at 9:40 am, no try yet. Priya tried at 9:41 am: left a message.',
  ],
])('of %j an operator reads “%s”', (callers, sentences) => {
  expect(callerSentences(callers, (moment) => `at ${moment}`)).toBe(sentences)
})

test('an installer that accepted calls before the operator whose it is, and who only tried is not next', () => {
  expect(nextCaller([jack, ladder])).toBe(ladder)
  expect(nextCaller([jack, priya])).toBe(jack)
  expect(nextCaller([priya])).toBeUndefined()
})
