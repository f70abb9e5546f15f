import type { Day } from '#domain/estimate/day.ts'
import { type Estimate, estimate } from '#domain/estimate/estimate.ts'
import { type Problems, readInputs } from '#domain/estimate/inputs/inputs.ts'
import type { Calculator } from './calculators.ts'
import { type Chosen, choosing } from './chosen.ts'
import type { Typed } from './fields.ts'

/** With problems there is no estimate: nobody is shown a number for what cannot be reckoned with. */
export type Answer = { problems: Problems; estimate?: Estimate; chosen?: Chosen }

/** What comes of what was typed. `known` are sizes compared before, where there is no time to compare them again. */
export function answerTo(calculator: Calculator, typed: Typed, today: Day, known?: Chosen): Answer {
  const steps = answering(calculator, typed, today, known)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same in steps of a few milliseconds, so that a browser can attend to its visitor in between. */
export async function answerInSteps(
  calculator: Calculator,
  typed: Typed,
  today: Day,
  between: () => Promise<void>,
): Promise<Answer> {
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
  typed: Typed,
  today: Day,
  known?: Chosen,
): Generator<undefined, Answer> {
  const read = readInputs(typed, today)
  if ('problems' in read) return { problems: read.problems }
  const { inputs, changes } = read
  const chosen = yield* choosing(calculator, { inputs, changes, typed }, today, known)
  const meant = chosen && !chosen.told ? { ...inputs, ...sizeOf(chosen) } : inputs
  const answer = estimate(meant, changes, today)
  if ('problems' in answer) return { problems: answer.problems }
  return { problems: {}, estimate: answer, chosen }
}

function sizeOf({ best: { kw, battery } }: Chosen) {
  return { kw, battery }
}
