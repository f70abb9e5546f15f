import { expect, test } from 'vitest'
import { canResend } from './resend.ts'

test('what arrived goes out as a new delivery, but no visitor gets a letter about their enquiry twice', () => {
  expect(canResend({ state: 'delivered', channel: 'webhook' })).toEqual({
    ok: true,
    as: 'new delivery',
  })
  expect(canResend({ state: 'delivered', channel: 'visitor-letter' })).toMatchObject({ ok: false })
  expect(canResend({ state: 'written to a file', channel: 'visitor-letter' })).toEqual({
    ok: true,
    as: 'retry',
  })
  expect(canResend({ state: 'gave up', channel: 'visitor-letter' })).toEqual({
    ok: true,
    as: 'retry',
  })
  expect(canResend({ state: 'stopped', channel: 'operator-letter' })).toMatchObject({ ok: false })
})

test('a text that arrived isn’t sent again, and one that didn’t is tried again', () => {
  expect(canResend({ state: 'delivered', channel: 'installer-text' })).toMatchObject({ ok: false })
  expect(canResend({ state: 'gave up', channel: 'installer-text' })).toMatchObject({ as: 'retry' })
})
