import type { Day } from './day.ts'
import { estimateHome, type HomeEstimate } from './estimate.ts'
import { type Draft, type ParsedDraft, parseInputs } from './inputs/draft.ts'
import type { Problems } from './inputs/inputs.ts'
import { type Comparison, compareBatteries, comparePanels } from './sizes.ts'

/** What a calculator answers first: what panels save, how many there should be, or which battery. */
export type Question = { leadsWith: 'saving' | 'panels' | 'battery' }

/** The usual sizes on this household, if the question is about sizes. */
export type SizeAdvice = Comparison & {
  /** Whether the visitor entered a size; otherwise the estimate is for the best. */
  isSizeGiven: boolean
}

/** With problems there is no estimate: nobody should see a number for what cannot be calculated. */
export type Calculation = { problems: Problems; estimate?: HomeEstimate; advice?: SizeAdvice }

/** Calculates a draft. With an earlier comparison, sizes are not compared again. */
export function calculate(
  question: Question,
  draft: Draft,
  today: Day,
  earlier?: Comparison,
): Calculation {
  const steps = calculation(question, draft, today, earlier)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same in steps of a few milliseconds, so that a browser can attend to its visitor in between. */
export async function calculateInSteps(
  question: Question,
  draft: Draft,
  today: Day,
  between: () => Promise<void>,
): Promise<Calculation> {
  const steps = calculation(question, draft, today)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await between()
  }
}

function* calculation(
  question: Question,
  draft: Draft,
  today: Day,
  earlier?: Comparison,
): Generator<undefined, Calculation> {
  const household = parseInputs(draft, today)
  if ('problems' in household) return household
  const advice = yield* adviseSize(question, household, draft, today, earlier)
  const { inputs, changes } = household
  const size = advice && !advice.isSizeGiven && { kw: advice.best.kw, battery: advice.best.battery }
  const estimate = estimateHome({ ...inputs, ...size }, changes, today)
  return 'problems' in estimate ? estimate : { problems: {}, estimate, advice }
}

function* adviseSize(
  { leadsWith }: Question,
  household: ParsedDraft,
  draft: Draft,
  today: Day,
  earlier?: Comparison,
): Generator<undefined, SizeAdvice | undefined> {
  const { have, kw } = household.inputs
  if (leadsWith === 'panels' && have === 'no') {
    const comparison = earlier ?? (yield* comparePanels(household, today))
    return (
      comparison && { ...comparison, isSizeGiven: isFilled(draft.kw) || isFilled(draft.panels) }
    )
  }
  if (leadsWith === 'battery' && kw > 0) {
    const comparison = earlier ?? (yield* compareBatteries(household, today))
    return comparison && { ...comparison, isSizeGiven: isFilled(draft.battery) }
  }
  return undefined
}

function isFilled(text: string | undefined): boolean {
  return Boolean(text?.trim())
}
