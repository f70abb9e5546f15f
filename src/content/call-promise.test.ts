import { describe, expect, test } from 'vitest'
import { daysAfter, momentAt } from '#domain/calendar.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { promisedBy } from '#domain/promise/promise.ts'
import { au } from '#edition/brand/au.ts'
import { thirdBrand } from '../../tests/third-brand.ts'
import { answerPromise, callingDays, callPromise } from './call-promise.ts'

const daysNamed: Record<string, readonly number[]> = {
  'Monday to Friday': [1, 2, 3, 4, 5],
  'Monday to Saturday': [1, 2, 3, 4, 5, 6],
}

test('a hero says when a call comes, or an answer', () => {
  expect(callPromise(au, { slug: 'home' })).toBe(
    'You get a call within 24 hours, Monday to Saturday.',
  )
  expect(callPromise(thirdBrand, { slug: 'home' })).toBe(
    'You get a call within 24 hours, Monday to Friday.',
  )
  expect(callPromise(au, { slug: 'contact' })).toBe(
    'You get an answer within 24 hours, Monday to Saturday.',
  )
})

test('visitors who chose how we may reach them read that we call, or write', () => {
  expect(answerPromise(thirdBrand, { mayCall: true })).toBe(
    'We’ll call you within 24 hours, Monday to Friday',
  )
  expect(answerPromise(thirdBrand, { mayCall: false })).toBe(
    'We’ll write to you within 24 hours, Monday to Friday',
  )
})

describe.each([au, thirdBrand])('the hero of $name', (brand) => {
  const { timeZone } = brand.calling
  const calendar = callingCalendar(brand.calling, { postcode: '', nation: null })
  const days = daysNamed[callingDays(brand)] ?? []
  // Two weeks without a public holiday in Victoria.
  const moments = Array.from({ length: 14 * 24 }, (_, hour) => {
    const day = daysAfter('2026-07-06', Math.floor(hour / 24))
    return momentAt(day, hour % 24, timeZone)
  })

  test('promises no less than the server does, at any hour of two ordinary weeks', () => {
    for (const moment of moments) {
      const latest = hoursLater(moment, 24, days, timeZone)
      expect(promisedBy(moment, calendar).getTime(), moment.toISOString()).toBeLessThanOrEqual(
        latest.getTime(),
      )
    }
  })
})

/** So many hours later, counting only those of the weekdays. */
function hoursLater(
  start: Date,
  hours: number,
  weekdays: readonly number[],
  timeZone: string,
): Date {
  let left = hours
  let moment = start
  while (left > 0) {
    if (weekdays.includes(weekdayIn(moment, timeZone))) left -= 1
    moment = new Date(moment.getTime() + 3_600_000)
  }
  return moment
}

function weekdayIn(moment: Date, timeZone: string): number {
  const name = moment.toLocaleDateString('en-AU', { weekday: 'short', timeZone })
  return ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(name)
}
