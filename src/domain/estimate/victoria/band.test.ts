import { describe, expect, test } from 'vitest'
import { valueAt } from '../shared/figure.ts'
import { estimateHome, type HomeEstimate } from './estimate.ts'
import { assumptionsFor } from './inputs/assumptions.ts'
import { defaultInputs, type Inputs } from './inputs/inputs.ts'
import { type Scenario, scenarioRunner } from './scenarios.ts'
import { generationOf, type Point, type Uncertainty, uncertaintiesOf } from './uncertainty.ts'
import { generationFactors } from './year/generation.ts'

const today = '2026-11-22'
const draws = 500
// Of a normal distribution, a tenth lies beyond so many standard deviations on either side.
const tenth = 1.2816

/** Numbers from 0 to 1, the same each time (Park and Miller, 1988). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

/** Draws everything at once: half of a normal distribution on each side, whose tenth is the end of the range. */
function drawPoint(inputs: Inputs, random: () => number): Point {
  const normal = () =>
    (Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())) / tenth
  // Three shapes represent a distribution in these shares (Swanson’s rule).
  const ofThree = () => [-1, -1, -1, 0, 0, 0, 0, 1, 1, 1][Math.floor(10 * random())] ?? 0
  const assumptions = assumptionsFor(inputs, {})
  const position = (by: Uncertainty): number => {
    if (by === 'weather' || by === 'when') return ofThree()
    if (by === 'rebate') return random() < 0.5 ? 0 : 1
    if (by !== 'generation') return normal()
    const roof = { facing: inputs.facing, shading: inputs.shade }
    const kwh = generationFactors(assumptions.sun.value, roof)
      .map((factor) => valueAt(factor, normal()))
      .reduce((product, factor) => product * factor, 365 * inputs.kw)
    const { low, mid, high } = generationOf(inputs, assumptions)
    return (kwh - mid) / (kwh < mid ? mid - low : high - mid)
  }
  return Object.fromEntries(uncertaintiesOf(inputs, assumptions).map((by) => [by, position(by)]))
}

const saving = (scenario: Scenario) => scenario.billWithout - scenario.billWithBattery
const batterySaving = (scenario: Scenario) => scenario.billWithPanels - scenario.billWithBattery

/** The share of draws that fall below, within and above the band. */
function shares(
  home: Partial<Inputs>,
  of: (scenario: Scenario) => number,
  band: (estimate: HomeEstimate) => { low: number; high: number } | undefined,
): { below: number; within: number; above: number } {
  const inputs = { ...defaultInputs, ...home }
  const estimate = estimateHome(inputs, {}, today)
  if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
  const { low, high } = band(estimate) ?? { low: 0, high: 0 }
  const runAt = scenarioRunner(inputs, assumptionsFor(inputs, {}))
  const random = randomFrom(20261122)
  let [below, above] = [0, 0]
  for (let draw = 0; draw < draws; draw++) {
    const scenario = runAt(drawPoint(inputs, random))
    if (!scenario) continue
    const value = of(scenario)
    if (value < low) below++
    if (value > high) above++
  }
  return { below: below / draws, within: 1 - (below + above) / draws, above: above / draws }
}

const together = ({ money }: HomeEstimate) => money.together.saving
const complete = { kwh: 5000, when: 'throughout', facing: 'NW', rebate: 'no' } as const

describe('of draws of everything at once, the band has eight in ten, give or take seven in a hundred', () => {
  test.each<[string, Partial<Inputs>]>([
    ['the default home', {}],
    ['every question answered', complete],
    ['a bill behind which the use is', { ...complete, kwh: undefined, bill: 420 }],
    ['a shaded roof to the east', { ...complete, facing: 'E', shade: 'some' }],
    ['a battery', { ...complete, battery: 10 }],
    ['a battery on a time-of-use tariff', { ...complete, battery: 10, tariff: 'time-of-use' }],
    ['next to nothing but exports', { ...complete, kwh: 1500, kw: 13.2 }],
  ])('%s', (_, home) => {
    const { within } = shares(home, saving, together)
    expect(within).toBeGreaterThan(0.73)
    expect(within).toBeLessThan(0.87)
  })

  test('a battery added to panels, by itself', () => {
    const home = { ...complete, have: 'yes', battery: 10 } as const
    const { within } = shares(home, batterySaving, ({ money }) => money.battery?.saving)
    expect(within).toBeGreaterThan(0.73)
    expect(within).toBeLessThan(0.87)
  })
})
