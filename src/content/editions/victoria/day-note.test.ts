import { expect, test } from 'vitest'
import { dayNote } from './day-note.ts'

test('until the step after the words were written nothing has passed', () => {
  expect(dayNote('2026-11-22')).toEqual([])
  expect(dayNote('2026-12-31')).toEqual([])
})

test('from 1 January the words say which discounts they are, and what is due today', () => {
  const [sentence, ...more] = dayNote('2027-01-02')
  expect(sentence).toContain('by 31 December 2026')
  expect(sentence).toContain(
    '6.6 kW of panels get $1,178 today and a 10 kWh battery $2,166, $722 less',
  )
  expect(more).toEqual([])
})

test('nothing falls on 1 May 2027', () => {
  expect(dayNote('2027-05-01')).toEqual(dayNote('2027-04-30'))
})

test('from 1 July the battery’s step and the default offer have passed too', () => {
  expect(dayNote('2027-06-30')).toHaveLength(1)
  const [discounts, rates] = dayNote('2027-07-01')
  expect(discounts).toContain('10 kWh battery $1,976')
  expect(rates).toContain('ended on 30 June 2027')
})

test('after the scheme both have ended', () => {
  expect(dayNote('2031-01-01')[0]).toContain('Both federal ones have ended')
})
