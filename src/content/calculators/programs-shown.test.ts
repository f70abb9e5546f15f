import { expect, test } from 'vitest'
import { programsAnswer } from './programs-shown.ts'

const namesIn = (postcode: string | undefined, today: string, table = 'open') =>
  programsAnswer(postcode, today)
    .shown.tables[table]?.()
    .rows.map(({ cells }) => cells[0])

test('a Victorian sees the country’s programs and the state’s, each with source and date', () => {
  const names = namesIn('3056', '2026-11-21')
  expect(names).toContain('Certificates for panels (federal)')
  expect(names).toContain('Solar Homes: panel rebate (VIC)')
  expect(names).not.toContain('Solar battery loan (VIC)')
  expect(namesIn('3056', '2026-11-21', 'closed')).toContain('Solar battery loan (VIC)')
  const { shown } = programsAnswer('3056', '2026-11-21')
  expect(shown.texts.answer).toBe(`At 3056, ${names?.length} programs are open.`)
  for (const { cells } of shown.tables.open?.().rows ?? [])
    expect(cells.at(-1)).toMatch(/\. Last checked \d+ \w+ 20\d\d\.$/)
})

test('nothing outlives its day', () => {
  expect(namesIn('3056', '2031-01-01')).not.toContain('Certificates for panels (federal)')
})

test('another state sees its own', () => {
  expect(namesIn('4000', '2026-11-21')).toContain('Supercharged Solar for Renters (QLD)')
  expect(namesIn('4000', '2026-11-21')).not.toContain('Solar Homes: panel rebate (VIC)')
})

test('before anybody tells a postcode it is Victoria', () => {
  expect(programsAnswer(undefined, '2026-11-21').shown.texts.answer).toMatch(/^In Victoria, /)
})

test('what is no postcode gets a sentence', () => {
  expect(programsAnswer('0001', '2026-11-21').problems.postcode).toMatch(/^There is no postcode/)
  expect(programsAnswer('three', '2026-11-21').problems.postcode).toMatch(/^Enter a four-digit/)
})
