import { expect, test } from 'vitest'
import { isCommonPassword, problemWithNewPassword } from './common-passwords.ts'

const problemWith = (password: string) =>
  problemWithNewPassword(password, {
    email: 'ruth@wattlewise.example',
    brand: { name: 'Wattlewise' },
  })

test.each(['1qaz2wsx3edc', 'administrator', 'Administrator', ' qwerty123456 ', 'leavemealone'])(
  'the stolen password %j is refused, however it is written',
  (password) => {
    expect(problemWith(password)).toContain('on lists of stolen passwords')
  },
)

test.each(['Password2026!', '123melbourne123', 'Wattlewise2026', 'dragondragon', '!!sunshine!!11'])(
  'a common word stays one with digits and signs around it, or twice: %j',
  (password) => {
    expect(problemWith(password)).toContain('A common word with digits or signs around it')
  },
)

test.each([
  'correct horse battery',
  'quiet afternoon light',
  'three small words',
  'a brand new secret',
  'kX9#vq-tR2mLw',
  'über den Wolken da oben',
  '密码密码密码一二三四五六七',
])('%j is accepted', (password) => {
  expect(problemWith(password)).toBeUndefined()
})

test('hardly any other password is taken for a common one', () => {
  const others = Array.from({ length: 50_000 }, (_, index) => `nobody’s password ${index}`)
  expect(others.filter(isCommonPassword).length).toBeLessThan(6)
})
