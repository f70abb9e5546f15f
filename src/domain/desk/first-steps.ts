/** What has to be done once before a desk works as it is meant to, in the order in which it is best done. */
const firstSteps = ['contact-details', 'letters', 'enquiry', 'installer', 'people'] as const

export type FirstStep = (typeof firstSteps)[number]

/** The first steps with whether each is done; none once nothing is left to do. */
export function firstStepsOf(
  done: Readonly<Record<FirstStep, boolean>>,
): { step: FirstStep; done: boolean }[] {
  const steps = firstSteps.map((step) => ({ step, done: done[step] }))
  return steps.every((one) => one.done) ? [] : steps
}
