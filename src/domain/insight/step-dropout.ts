import { type EnquiryForm, stepName } from '../enquiry/form.ts'
import { share } from './share.ts'

/** How many fillings-in came to a step, and how many of them went no further. */
export type StepDropout = { step: string; reached: number; stopped: number }

/**
 * A form's steps with how many stopped at each; whoever reached the last and did not send it stopped there. More may
 * have been sent than reached the last step, for forms without script tell no steps: then nobody stopped.
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

/** The step at which the largest share of those who reached it stopped; undefined where nobody did. */
export function worstStep(steps: readonly StepDropout[]): StepDropout | undefined {
  const shareOf = ({ reached, stopped }: StepDropout) => share(stopped, reached) ?? 0
  return steps.reduce<StepDropout | undefined>(
    (most, step) => (shareOf(step) > (most ? shareOf(most) : 0) ? step : most),
    undefined,
  )
}
