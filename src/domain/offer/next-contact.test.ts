import { expect, test } from 'vitest'
import { nextContact } from './next-contact.ts'

const chosen = { from: '2026-12-01T05:00:00.000Z', until: '2026-12-01T07:00:00.000Z' }
const morning = '2026-12-01T00:29:00.000Z'

test('an installer keeps to the time and the way that the visitor chose', () => {
  const next = nextContact({ chosen, callsFrom: chosen.from, contactBy: 'sms', now: morning })
  expect(next).toEqual({ by: 'sms', window: chosen, from: null })
})

test('one that may contact them only after that time waits for its own turn', () => {
  const callsFrom = '2026-12-02T05:00:00.000Z'
  const next = nextContact({ chosen, callsFrom, contactBy: null, now: morning })
  expect(next).toEqual({ by: 'phone', window: null, from: callsFrom })
})

test('a time that is over isn’t named', () => {
  const next = nextContact({ chosen, callsFrom: chosen.from, contactBy: 'sms', now: chosen.until })
  expect(next).toEqual({ by: 'sms', window: null, from: null })
})
