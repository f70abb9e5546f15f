import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculatorAt } from '#edition/calculators/calculators.ts'
import { markView } from './build/marks.ts'
import { redate, views } from './views.tsx'

const built = '2026-11-22'
const calculator = calculatorAt('/solar-panel-savings')
if (!calculator) throw new Error('No calculator')

const page = [
  '<h1>Solar</h1>',
  markView('dayNote', views.dayNote({ today: built })),
  markView('calculator', views.calculator({ calculator, draft: {}, today: built })),
  markView('programs', views.programs({ postcode: '', today: built })),
  markView(
    'explanation',
    views.explanation({ id: 'staircase', today: built, data: undefined, ground: 'deep' }),
  ),
  markView('victoria', views.victoria({ id: 'victoria', today: built, data: { postcode: '' } })),
  markView('compareQuotes', views.compareQuotes({ draft: {}, today: built })),
  markView('success', renderToString(createElement('p', {}, 'Thank you'))),
].join('<hr>')

const textOn = (day: string) =>
  redate(page, day)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('on the day it was built for a page stays as it is, byte by byte', () => {
  expect(redate(page, built)).toBe(page)
})

test('what was redated is as if it had been built on that day, and can be redated again', () => {
  const january = redate(page, '2027-01-02')
  expect(january).not.toBe(page)
  expect(redate(january, built)).toBe(page)
  expect(january).toContain('<p>Thank you</p>')
})

test('on 2 January 2027 the step has been taken everywhere', () => {
  const text = textOn('2027-01-02')
  expect(text).toContain('Today, 2 January 2027')
  expect(text).toContain('180 days before the next step')
  expect(text).toContain('31 certificates at $38 in 2027')
  expect(text).toContain('57 certificates at $38')
  expect(text).toContain('They’ve come down since')
  expect(text).toContain('federal schemes on 2 January 2027')
  expect(text).not.toMatch(/39 certificates|today, 22 November|today to 31 December 2026/i)
})

test('on 1 May 2027 nothing has fallen since January but the days', () => {
  const text = textOn('2027-05-01')
  expect(text).toContain('61 days before the next step')
  expect(text).toContain('57 certificates at $38')
})

test('on 1 July 2027 batteries have come down again, and the default offer is over', () => {
  const text = textOn('2027-07-01')
  expect(text).toContain('52 certificates at $38')
  expect(text).toContain('184 days before the next step')
  expect(text).toContain('default offer that ended on 30 June 2027')
  // Reported to run until the day before.
  expect(text.slice(0, text.indexOf(' Closed '))).not.toContain('Solar for Apartments')
})
