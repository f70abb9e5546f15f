import { formatMiddle, formatShort } from '#content/format.ts'
import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import type { Problems } from '#domain/estimate/shared/fields.ts'
import type { Confidence } from '#domain/estimate/shared/figure.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import {
  type Assumption,
  type AssumptionName,
  assumptionNames,
} from '#estimate/inputs/assumptions.ts'
import { defaultInputs } from '#estimate/inputs/inputs.ts'
import {
  defaultAssumptions,
  fixedFigures,
  relevantAssumptions,
} from '#estimate/relevant-figures.ts'
import type { Table } from '../FigureTable.tsx'

const confidences: Record<Confidence, string> = {
  seen: 'Found in two places, or at its source.',
  'seen once': 'Found once.',
  derived: 'Worked out by us.',
  unverified: 'Not verified.',
  assumed: 'Assumed by us.',
}

/** The text beside the field that changes an assumption. */
export type AssumptionView = { name: AssumptionName; what: string; value: string; source: string }

/**
 * The assumptions that matter to the estimate, and those with a problem, so that it can be put right. Without an estimate
 * they are those of the default household.
 */
export function assumptionsView(
  estimate: HomeEstimate | undefined,
  problems: Problems,
  today: Day,
): AssumptionView[] {
  const { inputs, assumptions } = estimate ?? {
    inputs: defaultInputs,
    assumptions: defaultAssumptions(today),
  }
  const relevant = relevantAssumptions(assumptions, inputs).map(({ name }) => name)
  return assumptionNames
    .filter((name) => relevant.includes(name) || problems[name] !== undefined)
    .map((name) => viewOf(assumptions[name]))
}

function viewOf(assumption: Assumption): AssumptionView {
  const { name, what, changed, source, confidence, checked } = assumption
  const value = formatMiddle(assumption.value, formatShort)
  return {
    name,
    what,
    value: changed ? `${value}, your figure` : value,
    source: changed
      ? 'Your own figure.'
      : `${source}. ${confidences[confidence]} Last checked ${formatDay(checked)}.`,
  }
}

/** The other figures behind an estimate, which may not be changed. */
export function fixedTable({ inputs, today }: HomeEstimate): Table {
  return {
    head: ['Figure', 'Source', 'Last checked'],
    rows: fixedFigures(inputs, today).map(({ what, source, checked, confidence }) => ({
      cells: [what, `${source}. ${confidences[confidence]}`, formatDay(checked)],
    })),
  }
}
