import { expect, test } from 'vitest'
import * as borderPlaces from '#estimate/data/border-places.ts'
import * as certificates from '#estimate/data/certificates.ts'
import * as networks from '#estimate/data/networks.ts'
import * as postcodes from '#estimate/data/postcodes.ts'
import * as prices from '#estimate/data/prices.ts'
import * as stateRebate from '#estimate/data/state-rebate.ts'
import * as sun from '#estimate/data/sun.ts'
import * as tariffs from '#estimate/data/tariffs.ts'
import * as use from '#estimate/data/use.ts'
import { assumptionsFor } from '#estimate/inputs/assumptions.ts'
import { defaultInputs, inputRules } from '#estimate/inputs/inputs.ts'
import { fixedFigures } from '#estimate/relevant-figures.ts'
import { unread, withoutParts } from './client-entry.ts'

test('what the browser does without is shown by no calculator', () => {
  const all = {
    ...borderPlaces,
    ...certificates,
    ...networks,
    ...postcodes,
    ...prices,
    ...stateRebate,
    ...sun,
    ...tariffs,
    ...use,
  }
  const figures = inputRules.tariff.choices.flatMap((tariff) =>
    inputRules.have.choices.flatMap((have) => {
      const inputs = { ...defaultInputs, tariff, have, battery: 10 }
      return [...fixedFigures(inputs, '2026-11-26'), ...Object.values(assumptionsFor(inputs, {}))]
    }),
  )
  const sources = figures.map(({ what, source }) => `${what}, ${source}`)
  const names = figures.map(({ what }) => what)
  for (const { parts, of } of unread)
    for (const name of of) {
      const { what, source } = all[name]
      if (parts.length > 1) expect(sources, name).not.toContain(`${what}, ${source}`)
      else expect(names, name).not.toContain(what)
    }
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
  expect(
    withoutParts(two, { ...unread[0], of: ['one'] }),
  ).toBe(`export const one: Figure<number> = {
  value: 1,
}
export const other: Figure<number> = {
  what: 'Other',
}
`)
})
