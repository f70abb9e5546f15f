import { expect, test } from 'vitest'
import * as certificates from '#estimate/data/certificates.ts'
import * as networks from '#estimate/data/networks.ts'
import * as postcodes from '#estimate/data/postcodes.ts'
import * as prices from '#estimate/data/prices.ts'
import * as sun from '#estimate/data/sun.ts'
import * as tariffs from '#estimate/data/tariffs.ts'
import * as use from '#estimate/data/use.ts'
import { assumptionsFor } from '#estimate/inputs/assumptions.ts'
import { defaultInputs, inputRules } from '#estimate/inputs/inputs.ts'
import { fixedFigures } from '#estimate/relevant-figures.ts'
import { valuesOnly, withoutSource } from './client-entry.ts'

test('a figure without its source in the browser is shown by no calculator', () => {
  const all = { ...certificates, ...networks, ...postcodes, ...prices, ...sun, ...tariffs, ...use }
  const figures = inputRules.tariff.choices.flatMap((tariff) =>
    inputRules.have.choices.flatMap((have) => {
      const inputs = { ...defaultInputs, tariff, have, battery: 10 }
      return [...fixedFigures(inputs, '2026-11-26'), ...Object.values(assumptionsFor(inputs, {}))]
    }),
  )
  const sayings = figures.map(({ what, source }) => `${what}, ${source}`)
  for (const name of valuesOnly)
    expect(sayings, name).not.toContain(`${all[name].what}, ${all[name].source}`)
})

test('its value stays, and so do the figures beside it', () => {
  const two = `export const one: Figure<number> = {
  what: 'One',
  value: 1,
  source:
    'Somebody',
  checked: '2026-11-26',
  confidence: 'seen',
}
export const other: Figure<number> = {
  what: 'Other',
}
`
  expect(withoutSource(two, 'one')).toBe(`export const one: Figure<number> = {
  value: 1,
}
export const other: Figure<number> = {
  what: 'Other',
}
`)
})
