import { expect, test } from 'vitest'
import { contactDueAt, promiseClock } from './promise.ts'

const receivedAt = '2026-11-21T08:00:00.000Z'
const lead = { receivedAt, dueAt: contactDueAt(receivedAt), contactedAt: null, owed: true }
const at = (moment: string, changes = {}) => promiseClock({ ...lead, ...changes }, new Date(moment))

test('a call is due a day after the enquiry came, to the minute', () => {
  expect(lead.dueAt).toBe('2026-11-22T08:00:00.000Z')
})

test('the clock runs down from 24 hours to nothing', () => {
  expect(at('2026-11-21T08:00:00Z')).toMatchObject({ kind: 'running', left: 1, soon: false })
  expect(at('2026-11-21T20:00:00Z')).toMatchObject({ kind: 'running', left: 0.5 })
  expect(at('2026-11-22T04:00:01Z')).toMatchObject({ kind: 'running', soon: true })
})

test('past the 24 hours it counts how long', () => {
  expect(at('2026-11-22T10:10:00Z')).toEqual({ kind: 'over', milliseconds: 130 * 60_000 })
})

test('it stops when somebody first speaks with them, and says whether that was in time', () => {
  const inTime = at('2026-11-25T00:00:00Z', { contactedAt: '2026-11-21T08:38:00.000Z' })
  expect(inTime).toMatchObject({ kind: 'kept', milliseconds: 38 * 60_000 })
  expect(at('2026-11-25T00:00:00Z', { contactedAt: '2026-11-22T08:00:00.001Z' })).toMatchObject({
    kind: 'kept late',
    left: 0,
  })
})

test('a visitor who withdrew is not owed a call', () => {
  expect(at('2026-11-23T00:00:00Z', { owed: false })).toEqual({ kind: 'none' })
})
