import { formatDay } from '#domain/estimate/day.ts'
import type { HomeEstimate } from '#domain/estimate/estimate.ts'
import {
  type Assumption,
  type AssumptionName,
  assumptionNames,
  assumptionsFor,
} from '#domain/estimate/inputs/assumptions.ts'
import { defaultInputs, type Problems } from '#domain/estimate/inputs/inputs.ts'
import { relevantAssumptions } from '#domain/estimate/relevant-figures.ts'
import { formatPlain } from './in-words.ts'
import type { Table } from './table.ts'

const confidences = {
  seen: 'seen in two places or at its source',
  'seen once': 'seen once',
  derived: 'worked out by us',
  remembered: 'not verified',
  assumed: 'assumed by us',
} as const

/** An assumption beside the field that changes it. */
export type AssumptionView = { name: AssumptionName; what: string; value: string; source: string }

/**
 * Each assumption that bears on the answer, and each that was typed wrong, so that it can be put right. Where there is no
 * answer they are those of a usual home.
 */
export function assumptionsView(
  estimate: HomeEstimate | undefined,
  problems: Problems,
): AssumptionView[] {
  const { inputs, changes } = estimate ?? { inputs: defaultInputs, changes: {} }
  const all = assumptionsFor(inputs, changes)
  const counting = relevantAssumptions(all, inputs).map(({ name }) => name)
  return assumptionNames
    .filter((name) => counting.includes(name) || problems[name] !== undefined)
    .map((name) => viewOf(all[name]))
}

function viewOf({ name, value, source, checked, confidence, changed, what }: Assumption) {
  return {
    name,
    what,
    value: changed ? `${formatPlain(value)}, by you` : `${formatPlain(value)}`,
    source: changed
      ? 'Your own figure.'
      : `${source}; ${confidences[confidence]}. Last checked ${formatDay(checked)}.`,
  }
}

/** What else is in the answer and may not be changed. */
export function fixedTable({ fixed }: HomeEstimate): Table {
  return {
    head: ['Figure', 'Source', 'Last checked'],
    rows: fixed.map(({ what, source, checked, confidence }) => ({
      cells: [what, `${source}; ${confidences[confidence]}`, formatDay(checked)],
    })),
  }
}

/** The sums of the middle case, line by line. */
export function workingTable({ working }: HomeEstimate): Table {
  return {
    head: ['What', 'How', 'Comes to'],
    rows: working.map(({ what, sum, value }) => ({
      cells: [what, sum.join(' ').replace(' ,', ','), value],
    })),
  }
}
