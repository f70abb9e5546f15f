import type { Day } from '#domain/estimate/day.ts'
import { estimateHome, type HomeEstimate } from '#domain/estimate/estimate.ts'
import { type Problems, parseInputs } from '#domain/estimate/inputs/inputs.ts'
import type { Calculator } from './calculators.ts'
import { type Comparison, choosing } from './chosen.ts'
import type { Draft } from './fields.ts'

/** With problems there is no estimate: nobody is shown a number for what cannot be reckoned with. */
export type Calculation = { problems: Problems; estimate?: HomeEstimate; comparison?: Comparison }

/** What comes of what was typed. `earlier` are sizes compared before, where there is no time to compare them again. */
export function calculate(
  calculator: Calculator,
  typed: Draft,
  today: Day,
  earlier?: Comparison,
): Calculation {
  const steps = answering(calculator, typed, today, earlier)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same in steps of a few milliseconds, so that a browser can attend to its visitor in between. */
export async function calculateInSteps(
  calculator: Calculator,
  typed: Draft,
  today: Day,
  between: () => Promise<void>,
): Promise<Calculation> {
  const steps = answering(calculator, typed, today)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await between()
  }
}

/** Stops after each size that is compared. */
function* answering(
  calculator: Calculator,
  typed: Draft,
  today: Day,
  earlier?: Comparison,
): Generator<undefined, Calculation> {
  const read = parseInputs(typed, today)
  if ('problems' in read) return { problems: read.problems }
  const { inputs, changes } = read
  const comparison = yield* choosing(calculator, { inputs, changes, typed }, today, earlier)
  const meant =
    comparison && !comparison.isSizeGiven ? { ...inputs, ...sizeOf(comparison) } : inputs
  const answer = estimateHome(meant, changes, today)
  if ('problems' in answer) return { problems: answer.problems }
  return { problems: {}, estimate: answer, comparison }
}

function sizeOf({ best: { kw, battery } }: Comparison) {
  return { kw, battery }
}
