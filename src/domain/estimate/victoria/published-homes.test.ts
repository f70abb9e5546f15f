import { expect, test } from 'vitest'
import type { Estimate } from '../shared/figure.ts'
import { estimateHome, type HomeEstimate } from './estimate.ts'
import { defaultInputs, type Inputs } from './inputs/inputs.ts'

function energyOf(home: Partial<Inputs>): HomeEstimate['energy']['withoutBattery'] {
  const estimate = estimateHome({ ...defaultInputs, facing: 'N', ...home }, {}, '2026-11-22')
  if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
  return estimate.energy.withBattery ?? estimate.energy.withoutBattery
}

function expectWithin(published: number, { low, high }: Estimate): void {
  expect(published).toBeGreaterThan(low)
  expect(published).toBeLessThan(high)
}

// One of Momentum Energy’s two homes: 10,000 kWh used, 6 kW that make 7.9 MWh, in Powercor’s area (momentumenergy.com.au/solarinsights).
// The other uses 62 per cent itself, more than the official British table gives anybody of that size: beyond our band.
const momentum = { postcode: '3350', kwh: 10_000, kw: 6 } as const

test('what a retailer’s home with 6 kW still buys lies within the band, and what it makes', () => {
  const { imported, generation } = energyOf(momentum)
  expectWithin(7900, generation)
  expectWithin(6138, imported)
})

// Ranges and single roofs, none with the use or the size it goes with: those of five people on ten panels, or on
// what each needs.
test.each<[string, number, Partial<Inputs>]>([
  ['nobody home by day', 0.3, { when: 'evenings' }],
  ['somebody home by day, the least', 0.5, { when: 'daytime' }],
  ['somebody home by day, nearly the most', 0.59, { when: 'daytime', kw: 3.3 }],
  ['one roof that was measured', 0.47, {}],
  ['a model of all Australian homes', 0.5, {}],
  ['with a battery, the least', 0.65, { when: 'evenings', battery: 10, kw: 6.6 }],
  ['with a battery, the most', 0.85, { when: 'daytime', battery: 10 }],
])('the share used at home that is published lies within the band: %s', (_, published, home) => {
  expectWithin(published, energyOf({ people: 5, kw: 4.4, ...home }).selfUseShare)
})
