import { expect, test } from 'vitest'
import { formatDeadline } from './format-deadline.ts'
import { outcomeBy } from './outcome-by.ts'

const timeZone = 'Europe/London'
const deadline = (received: string) =>
  formatDeadline(outcomeBy(new Date(received), timeZone).toISOString(), {
    now: Date.parse(received),
    timeZone,
  })

test('the outcome of a complaint is sent by the end of the thirtieth day after it came', () => {
  expect(deadline('2026-11-27T09:00:00Z')).toBe('by Sunday 27 December')
  expect(outcomeBy(new Date('2026-11-27T09:00:00Z'), timeZone)).toEqual(
    new Date('2026-12-27T23:59:59Z'),
  )
})

test('a complaint at half past eleven counts as of that evening, one at half past twelve of the next day', () => {
  expect(deadline('2026-11-27T23:30:00Z')).toBe('by Sunday 27 December')
  expect(deadline('2026-11-28T00:30:00Z')).toBe('by Monday 28 December')
})

test('days are those of London, also where the clock changes between', () => {
  // Half past midnight on 1 July in London.
  expect(deadline('2027-06-30T23:30:00Z')).toBe('by Saturday 31 July')
  expect(outcomeBy(new Date('2027-03-15T12:00:00Z'), timeZone)).toEqual(
    new Date('2027-04-14T22:59:59Z'),
  )
})

test('as its day comes nearer, it reads tomorrow and today', () => {
  const by = outcomeBy(new Date('2026-11-27T09:00:00Z'), timeZone).toISOString()
  const at = (now: string) => formatDeadline(by, { now: Date.parse(now), timeZone })
  expect(at('2026-12-26T09:00:00Z')).toBe('by tomorrow, Sunday 27 December')
  expect(at('2026-12-27T09:00:00Z')).toBe('today, Sunday 27 December')
})
