import { expect, test } from 'vitest'
import { programsView } from './programs-view.ts'

const namesIn = (postcode: string | undefined, today: string, which: 'open' | 'closed' = 'open') =>
  programsView(postcode, today)[which]?.rows.map(({ cells }) => cells[0])

test('a Victorian sees the country’s programs and the state’s, each with source and date', () => {
  const names = namesIn('3056', '2026-11-21')
  expect(names).toContain('Certificates for panels (federal)')
  expect(names).toContain('Solar Homes: panel rebate (VIC)')
  expect(names).not.toContain('Solar battery loan (VIC)')
  expect(namesIn('3056', '2026-11-21', 'closed')).toContain('Solar battery loan (VIC)')
  const { headline, open } = programsView('3056', '2026-11-21')
  expect(headline).toBe(`At 3056, ${names?.length} programs are open.`)
  for (const { cells } of open?.rows ?? [])
    expect(cells.at(-1)).toMatch(/\. Last checked \d+ \w+ 20\d\d\.$/)
})

test('a program closes on its day', () => {
  expect(namesIn('3056', '2031-01-01')).not.toContain('Certificates for panels (federal)')
})

test('another state sees its own', () => {
  expect(namesIn('4000', '2026-11-21')).toContain('Supercharged Solar for Renters (QLD)')
  expect(namesIn('4000', '2026-11-21')).not.toContain('Solar Homes: panel rebate (VIC)')
})

test('without a postcode it is Victoria', () => {
  expect(programsView(undefined, '2026-11-21').headline).toMatch(/^In Victoria, /)
})

test('what is no postcode is a problem', () => {
  expect(programsView('0001', '2026-11-21').problem).toMatch(/^There is no postcode/)
  expect(programsView('three', '2026-11-21').problem).toMatch(/^Enter a four-digit/)
})
