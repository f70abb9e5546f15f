import { expect, test } from 'vitest'
import { lastChecked } from '#edition/figures.ts'
import { programsView } from './programs-view.ts'

const namesIn = (postcode: string | undefined, today: string) =>
  programsView(postcode, today).open?.map(({ name, from }) => `${name}: ${from}`)

const closedIn = (postcode: string | undefined, today: string) =>
  programsView(postcode, today).closed?.rows.map(({ cells }) => cells[0])

test('a Victorian sees the country’s programs and the state’s, each with source and date', () => {
  const names = namesIn('3056', '2026-11-21')
  expect(names).toContain('Certificates for panels: Federal, for homes')
  expect(names).toContain('Solar Homes: panel rebate: Victoria, for homes')
  expect(names).not.toContain('Solar battery loan: Victoria, for homes')
  expect(closedIn('3056', '2026-11-21')).toContain('Solar battery loan (VIC)')
  const { headline, open } = programsView('3056', '2026-11-21')
  expect(headline).toBe(`At 3056, ${names?.length} programs are open.`)
  for (const { conditions } of open ?? [])
    expect(conditions.at(-1)).toMatch(/\. Last checked \d+ \w+ 20\d\d\.$/)
})

test('the federal rows say what is often advertised for them, and when that was checked', () => {
  const rows = programsView('3056', '2026-11-21').open ?? []
  const advertised = rows.filter(({ advertised }) => advertised)
  expect(advertised.map(({ from }) => from)).toEqual(['Federal, for homes', 'Federal, for homes'])
  expect(advertised[0]?.advertised).toContain('also quoted as $3,000–$8,000 in total')
  for (const row of advertised)
    expect(row.advertised).toContain(`certificates at $38–$42 (${lastChecked})`)
})

test('a program closes on its day', () => {
  expect(namesIn('3056', '2031-01-01')).not.toContain('Certificates for panels: Federal, for homes')
})

test('another state sees its own', () => {
  expect(namesIn('4000', '2026-11-21')).toContain(
    'Supercharged Solar for Renters: Queensland, for landlords',
  )
  expect(namesIn('4000', '2026-11-21')).not.toContain(
    'Solar Homes: panel rebate: Victoria, for homes',
  )
})

test('without a postcode it is Victoria', () => {
  expect(programsView(undefined, '2026-11-21').headline).toMatch(/^In Victoria, /)
})

test('what is no postcode is a problem', () => {
  expect(programsView('0001', '2026-11-21').problem).toMatch(/^There’s no postcode/)
  expect(programsView('three', '2026-11-21').problem).toMatch(/^Enter a four-digit/)
})
