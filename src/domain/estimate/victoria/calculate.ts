import type { Day } from '../shared/day.ts'
import type { Readings } from '../shared/readings.ts'
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
export type Calculation = {
  problems: Problems
  estimate?: HomeEstimate
  advice?: SizeAdvice
  /** What the meter’s readings leave of the range of the saving, as a share from 0 to 1. */
  left?: number | undefined
}

/** What a calculation may know besides the draft: the household’s readings, and an earlier comparison of sizes. */
export type Known = { readings?: Readings | undefined; earlier?: Comparison | undefined }

/** Calculates a draft. With an earlier comparison, sizes are not compared again. */
export function calculate(
  question: Question,
  draft: Draft,
  today: Day,
  known: Known = {},
): Calculation {
  const steps = calculation(question, draft, today, known)
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
  known: Known = {},
): Promise<Calculation> {
  const steps = calculation(question, draft, today, known)
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
  { readings, earlier }: Known,
): Generator<undefined, Calculation> {
  const entered = parseInputs(draft, today)
  if ('problems' in entered) return entered
  const household = withReadings(entered, readings)
  const advice = yield* adviseSize(question, household, draft, today, earlier)
  const size = advice && !advice.isSizeGiven && { kw: advice.best.kw, battery: advice.best.battery }
  const estimateOf = ({ inputs, changes }: ParsedDraft) =>
    estimateHome({ ...inputs, ...size }, changes, today)
  const estimate = estimateOf(household)
  if ('problems' in estimate) return estimate
  const widthOf = ({ money: { together, battery = together } }: HomeEstimate) => {
    const { low, high } = (question.leadsWith === 'battery' ? battery : together).saving
    return high - low
  }
  if (household === entered) return { problems: {}, estimate, advice }
  yield
  const assumed = estimateOf(entered)
  const left = 'problems' in assumed ? undefined : widthOf(estimate) / widthOf(assumed)
  return { problems: {}, estimate, advice, left }
}

/**
 * A meter’s readings take the place of what was entered about the use of power. Where panels are in them already, they say
 * nothing of what new ones would do.
 */
function withReadings(entered: ParsedDraft, readings: Readings | undefined): ParsedDraft {
  const { inputs, changes } = entered
  if (!readings || (readings.hasPanels && inputs.have === 'no')) return entered
  const { kwh } = readings
  return {
    inputs: { ...inputs, kwh, bill: undefined, when: 'throughout', readings },
    changes,
  }
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
