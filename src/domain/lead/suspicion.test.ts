import { expect, test } from 'vitest'
import { suspicionOf } from './suspicion.ts'

test.each([
  [{}, undefined],
  [{ website: '', seconds: 30 }, undefined],
  [{ website: ' ' }, undefined],
  [{ seconds: 0.8 }, undefined],
  [{ seconds: -3 }, undefined],
  [{ seconds: 0.79 }, 'too fast'],
  [{ website: 'https://spam.example' }, 'honeypot'],
  [{ website: 'x', seconds: 0 }, 'honeypot, too fast'],
])('%j is suspected as %s', (signs, reason) => {
  expect(suspicionOf(signs)).toBe(reason)
})
