import { expect, test } from 'vitest'
import { promiseClock } from './promise-clock.ts'

const receivedAt = '2026-11-21T08:00:00.000Z'
const lead = { receivedAt, promisedBy: '2026-11-22T08:00:00.000Z', contactedAt: null, owed: true }
const at = (moment: string, changes = {}) => promiseClock({ ...lead, ...changes }, new Date(moment))

test('the clock runs down from the whole time to nothing', () => {
  expect(at('2026-11-21T08:00:00Z')).toMatchObject({ kind: 'running', left: 1, soon: false })
  expect(at('2026-11-21T20:00:00Z')).toMatchObject({ kind: 'running', left: 0.5 })
  expect(at('2026-11-22T04:00:01Z')).toMatchObject({ kind: 'running', soon: true })
})

test('past the promise it counts how long', () => {
  expect(at('2026-11-22T10:10:00Z')).toEqual({ kind: 'over', milliseconds: 130 * 60_000 })
})

test('it stops at the first conversation with them, and says whether that was in time', () => {
  const inTime = at('2026-11-25T00:00:00Z', { contactedAt: '2026-11-21T08:38:00.000Z' })
  expect(inTime).toMatchObject({ kind: 'kept', milliseconds: 38 * 60_000 })
  expect(at('2026-11-25T00:00:00Z', { contactedAt: '2026-11-22T08:00:00.001Z' })).toMatchObject({
    kind: 'kept late',
    left: 0,
  })
})

test('a visitor without a promise has no call pending, and none in time', () => {
  for (const contactedAt of [null, '2026-11-21T08:38:00.000Z'])
    expect(at('2026-11-23T00:00:00Z', { promisedBy: null, contactedAt })).toEqual({ kind: 'none' })
})

test('a visitor who withdrew has no call pending', () => {
  expect(at('2026-11-23T00:00:00Z', { owed: false })).toEqual({ kind: 'none' })
})
