import { expect, test } from 'vitest'
import {
  afterNoAnswer,
  healthy,
  isPaused,
  isQuiet,
  type ReceiverHealth,
  shouldTurnOff,
} from './circuit-breaker.ts'

const began = new Date('2026-11-23T09:00:00.000Z')
const at = (seconds: number) => new Date(began.getTime() + seconds * 1000)
const hour = 3600
const day = 24 * hour

/** A receiver’s health after so many attempts without an answer, each taking ten seconds. */
function silentFor(attempts: number): ReceiverHealth {
  return Array.from({ length: attempts }, (_, index) => index).reduce(
    (health, index) => afterNoAnswer(health, at(index * 10), at(index * 10 + 10)),
    healthy,
  )
}

test('after three attempts without an answer there is a pause of half a minute', () => {
  expect(isQuiet(silentFor(2))).toBe(false)
  expect(isPaused(silentFor(2), at(20))).toBe(false)
  const quiet = silentFor(3)
  expect(quiet).toEqual({
    unanswered: 3,
    unansweredSince: began.toISOString(),
    pausedUntil: at(60).toISOString(),
  })
  expect(isPaused(quiet, at(59))).toBe(true)
  expect(isPaused(quiet, at(60))).toBe(false)
})

test('the longer nothing answers, the longer the pause, up to a quarter of an hour', () => {
  const pauseAfter = (seconds: number) => {
    const { pausedUntil } = afterNoAnswer(silentFor(3), at(seconds), at(seconds))
    return (Date.parse(pausedUntil ?? '') - at(seconds).getTime()) / 1000
  }
  expect(pauseAfter(60)).toBe(30)
  expect(pauseAfter(20 * 60)).toBe(5 * 60)
  expect(pauseAfter(hour)).toBe(15 * 60)
  expect(pauseAfter(3 * day)).toBe(15 * 60)
})

test('an endpoint is turned off after five days of silence, but not because of one old lead', () => {
  const tried = { unanswered: 20, unansweredSince: began.toISOString(), pausedUntil: null }
  expect(shouldTurnOff(tried, at(5 * day - 1))).toBe(false)
  expect(shouldTurnOff(tried, at(5 * day))).toBe(true)
  expect(shouldTurnOff({ ...tried, unanswered: 19 }, at(9 * day))).toBe(false)
  expect(shouldTurnOff(healthy, at(9 * day))).toBe(false)
})
