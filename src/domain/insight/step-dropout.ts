import { type EnquiryForm, stepName } from '../enquiry/form.ts'
import { share } from './share.ts'

/** How many visitors reached a step, and how many of them stopped there. */
export type StepDropout = { step: string; reached: number; stopped: number }

/**
 * How many visitors stopped at each step of a form. Visitors who reached the last step without sending stopped there.
 * Without JavaScript no steps are counted, so more forms may be sent than reached the last step; then the number is nought.
 */
export function stepDropouts(
  form: Pick<EnquiryForm, 'steps'>,
  reachedOf: (step: string) => number,
  sent: number,
): StepDropout[] {
  return form.steps.map((each, index) => {
    const next = form.steps[index + 1]
    const reached = reachedOf(stepName(each))
    const wentOn = next ? reachedOf(stepName(next)) : sent
    return { step: stepName(each), reached, stopped: Math.max(0, reached - wentOn) }
  })
}

/** The step with the largest share of visitors who stopped; undefined when none did. */
export function worstStep(steps: readonly StepDropout[]): StepDropout | undefined {
  const shareOf = ({ reached, stopped }: StepDropout) => share(stopped, reached) ?? 0
  return steps.reduce<StepDropout | undefined>(
    (most, step) => (shareOf(step) > (most ? shareOf(most) : 0) ? step : most),
    undefined,
  )
}
