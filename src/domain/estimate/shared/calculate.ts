import { estimateInSteps, type HomeEstimate } from '#estimate/estimate.ts'
import { whenMetered } from '#estimate/inputs/inputs.ts'
import { adviseSize, type Comparison } from '#estimate/sizes.ts'
import type { Day } from './day.ts'
import { type Draft, type ParsedDraft, parseInputs } from './draft.ts'
import type { Problems } from './fields.ts'
import type { Readings } from './readings.ts'
import { finish, type InSteps } from './steps.ts'

/** What a calculator answers first: what panels save, how many there should be, or which battery. */
export type Question = { leadsWith: 'saving' | 'panels' | 'battery' }

/** The usual sizes on this household, if the question is about sizes. */
export type SizeAdvice = Comparison & {
  /** Whether the visitor entered a size; otherwise the estimate is for the best. */
  isSizeGiven: boolean
}

/** With problems there is no estimate: no number is shown for what cannot be calculated. */
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
  return finish(calculation(question, draft, today, known))
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
): InSteps<Calculation> {
  const entered = parseInputs(draft, today)
  if ('problems' in entered) return entered
  const household = withReadings(entered, readings)
  const comparison = yield* adviseSize(question, household, today, earlier)
  const advice = comparison && {
    ...comparison,
    isSizeGiven: (question.leadsWith === 'battery' ? ['battery'] : ['kw', 'panels']).some((name) =>
      draft[name]?.trim(),
    ),
  }
  const size = advice && !advice.isSizeGiven && { kw: advice.best.kw, battery: advice.best.battery }
  const estimateOf = ({ inputs, changes }: ParsedDraft) =>
    estimateInSteps({ ...inputs, ...size }, changes, today)
  const estimate = yield* estimateOf(household)
  if ('problems' in estimate) return estimate
  const widthOf = ({ saving: { together, battery = together } }: HomeEstimate) => {
    const { low, high } = question.leadsWith === 'battery' ? battery : together
    return high - low
  }
  if (household === entered) return { problems: {}, estimate, advice }
  yield
  const assumed = yield* estimateOf(entered)
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
  const use = kwh ? { kwh, bill: undefined } : {}
  return { inputs: { ...inputs, ...use, when: whenMetered, readings }, changes }
}
