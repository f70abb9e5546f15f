import { expect, test } from 'vitest'
import { problemWithPassword } from './password.ts'
import { waitSentence, wrongPasswordSentence } from './tries.ts'

test.each([
  ['three small words', undefined],
  ['elevenchars', 'Use at least 12 characters'],
  ['ruth@wattlewise.example', 'Use something other than your email address'],
  [' RUTH@wattlewise.example ', 'Use something other than your email address'],
  ['aaaaaaaaaaaaaaa', 'Use more than three different characters'],
  ['x'.repeat(129), 'Use at most 128 characters'],
])('the password %j is judged: %s', (password, problem) => {
  expect(problemWithPassword(password, { email: 'ruth@wattlewise.example' })).toBe(problem)
})

test.each(['maximiliana.k', 'maximiliana.k1990', '!maximiliana.k!'])(
  'the name before the @ is not accepted as a password, as in %s',
  (password) => {
    expect(problemWithPassword(password, { email: 'maximiliana.k@example.com' })).toBe(
      'Use something other than your email address',
    )
  },
)

test('the message after a wrong password says how many tries are left', () => {
  expect(wrongPasswordSentence(1)).toBe(
    'That email and password don’t go together. One try left, then a fifteen-minute wait.',
  )
  expect(wrongPasswordSentence(0)).toBe(
    'That email and password don’t go together. Wait fifteen minutes, then try again.',
  )
})

test('a wait is shown in whole minutes', () => {
  expect(waitSentence(600)).toContain('Wait 10 minutes')
  expect(waitSentence(61)).toContain('Wait 2 minutes')
  expect(waitSentence(1)).toContain('Wait a minute')
})
