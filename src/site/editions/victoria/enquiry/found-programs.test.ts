import { expect, test } from 'vitest'
import { findPrograms } from './found-programs.ts'

const today = '2026-11-30'
const own = { 'property-ownership': 'own', 'property-type': 'detached' }
const programsOf = (answers: Record<string, string>, day = today) => {
  const { heading, programs } = findPrograms(answers, day)
  return [heading, ...programs.map(({ name, amount, terms }) => `${name}: ${amount} ${terms}`)]
}

test('an owner with a gas heater is shown four programs in dollars', () => {
  expect(programsOf({ ...own, 'household-income': '60k-100k', heating: 'gas' })).toEqual([
    'What you can ask for',
    'Certificates for panels: $1,482 off 6.6 kW, whatever you earn',
    'Cheaper Home Batteries: $2,584 off 10 kWh, whatever you earn',
    'Solar Homes rebate: $1,400 at most, if you live there, and it has had no panels for ten years',
    'Victorian Energy Upgrades: $140 to $1,500, for replacing old heating or hot water',
  ])
})

test('an income that may be over the limit is told the limit, and whom to ask above it', () => {
  for (const income of ['over-140k', '140k-180k', 'over-180k', 'prefer-not']) {
    const { programs } = findPrograms({ ...own, 'household-income': income }, today)
    expect(programs.at(-1)?.terms).toBe(
      'at most, if your income is under $150,000 together. Up to the old $210,000, ask Solar Victoria first.',
    )
  }
})

test('panels on the roof leave the battery’s discount', () => {
  expect(programsOf({ ...own, 'current-solar': 'have-solar' })).toEqual([
    'What you can ask for',
    'Cheaper Home Batteries: $2,584 off 10 kWh, whatever you earn',
  ])
})

test('for a rented home it is the owner who applies, for an apartment the building', () => {
  expect(programsOf({ ...own, 'property-ownership': 'rent' })).toContain(
    'Solar for rental properties: $1,400 at most, if they apply and you agree',
  )
  expect(programsOf({ ...own, 'property-ownership': 'rent' })[0]).toBe('For the owner of your home')
  expect(programsOf({ 'property-type': 'investment' })[0]).toBe('For a home you rent out')
  expect(programsOf({ ...own, 'property-type': 'apartment' })).toEqual([
    'For your building',
    'Solar for Apartments: $2,800 at most, for each apartment, applied for by the owners corporation',
  ])
})

test('what has closed is not shown', () => {
  expect(programsOf({ ...own, 'property-type': 'apartment' }, '2027-07-01')).toEqual([
    'For your building',
  ])
})
