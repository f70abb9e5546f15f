import { calculate } from '#domain/estimate/shared/calculate.ts'
import { formatInputs, parseDraft } from '#domain/estimate/shared/draft.ts'
import { estimateHome } from '#estimate/estimate.ts'
import { defaultInputs, type Inputs, inputRules } from '#estimate/inputs/inputs.ts'
import type { Report, Row } from './report.ts'
import { median } from './statistics.ts'

/** Milliseconds that one full estimate may take. */
const limit = 5
const today = '2026-11-21'
const { choices: facings } = inputRules.facing
const { choices: whens } = inputRules.when

/** One household after another, as a visitor types: each use is new, roofs and habits come again. */
function household(index: number): Inputs {
  const facing = facings[index % facings.length] ?? 'N'
  const when = whens[index % whens.length] ?? 'not-sure'
  return { ...defaultInputs, facing, when, kwh: 3000 + 7 * index, battery: 10 }
}

export async function estimate(): Promise<Report> {
  const first = timed(() => estimateHome(household(0), {}, today))
  const full = many((index) => estimateHome(household(index), {}, today))
  const behindPanels = many((index) => {
    const { kwh: _, ...unmeasured } = household(index)
    return estimateHome({ ...unmeasured, bill: 200 + index, have: 'yes' }, {}, today)
  })
  const answers = (leadsWith: 'panels' | 'battery') =>
    many((index) => {
      const draft = parseDraft(formatInputs({ inputs: household(index), changes: {} }))
      return calculate({ leadsWith }, draft, today)
    })
  const panels = answers('panels')
  const batteries = answers('battery')
  return {
    title: 'Estimate',
    how: 'One full estimate with a battery, up to thirteen years of 8,760 hours, each with and without it: 300 households after a warm-up of 50. The slowest also wait for other work on the machine. The first of all also works out where the sun stands.',
    versions: {},
    rows: [
      withLimit('a full estimate, median', median(full)),
      row('a full estimate, slowest of a hundred', slowest(full)),
      withLimit('from a bill behind panels, median', median(behindPanels)),
      row('the very first estimate', first),
      row('seven sizes of panels beside each other', median(panels)),
      row('four sizes of battery beside each other', median(batteries)),
    ],
    samples: { 'a full estimate, ms': full.slice(0, 20).map((ms) => ms.toFixed(2)) },
  }
}

function many(work: (index: number) => unknown): number[] {
  for (let index = 0; index < 50; index++) work(index)
  return Array.from({ length: 300 }, (_, index) => timed(() => work(50 + index)))
}

function timed(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

function slowest(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length * 0.99)] ?? Number.NaN
}

function row(what: string, ms: number): Row {
  return { what, figure: `${ms.toFixed(2)} ms` }
}

function withLimit(what: string, ms: number): Row {
  return { ...row(what, ms), against: `at most ${limit} ms`, good: ms <= limit }
}
