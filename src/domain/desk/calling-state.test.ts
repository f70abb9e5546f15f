import { expect, test } from 'vitest'
import { melbourne } from '../../../tests/calendars.ts'
import { callingState } from './calling-state.ts'

// 19 November 2026 is a Thursday. The desk calls from 9 to 18, and the law allows it until 20.
const at = (time: string) => new Date(`2026-11-${time}:00+11:00`)
const nextAt = at('19T16:00').toISOString()
const nobody = { free: 0, skipped: 0, held: 0, onHoliday: 0, nextAt }
const stateAt = (time: string, isSomebodyDue: boolean) =>
  callingState({ ...nobody, free: isSomebodyDue ? 38 : 0 }, at(time), melbourne)

test.each([
  ['three minutes before nine it is too early, though 38 are due', '19T08:57', true, 'too-early'],
  ['at nine work waits', '19T09:00', true, 'work-waits'],
  ['everybody due has been called', '19T13:00', false, 'done'],
  ['past six the desk is closed, though the law allows calls', '19T18:04', true, 'closed'],
  ['on a Sunday the desk is closed all day', '22T08:00', true, 'closed'],
])('%s', (_, time, isSomebodyDue, state) => {
  expect(stateAt(time, isSomebodyDue).state).toBe(state)
})

test('an operator who skipped those who are left has not called everybody', () => {
  const skipped = { ...nobody, skipped: 1, held: 1 }
  expect(callingState(skipped, at('19T13:00'), melbourne)).toEqual({ state: 'skipped', nextAt })
})

test('nor has everybody been called while colleagues have the last of them open', () => {
  const held = { ...nobody, held: 1, onHoliday: 1 }
  expect(callingState(held, at('19T13:00'), melbourne)).toEqual({ state: 'taken', nextAt })
})

test('nor while the last of them live where today is a holiday', () => {
  const away = { ...nobody, onHoliday: 1 }
  expect(callingState(away, at('19T13:00'), melbourne)).toEqual({ state: 'holiday', nextAt })
})

test('an operator who waits reads when calling continues', () => {
  expect(stateAt('19T13:00', false)).toEqual({ state: 'done', nextAt })
  expect(stateAt('19T18:04', true)).toMatchObject({ opensAt: at('20T09:00').toISOString() })
  expect(stateAt('21T17:00', true)).toMatchObject({ opensAt: at('23T09:00').toISOString() })
})
