import { type Answers, type EnquiryForm, stepName } from '#domain/enquiry/form.ts'

/** What a visitor pressed before hydration. `step` is the index of the step an answer belongs to. */
export type EarlyPress = { kind: 'answer'; step: number } | { kind: 'continue' } | { kind: 'back' }

/** Where the presses lead, and whether the last of them asks to go on from a step that has to be checked first. */
export function stepAfter(
  presses: readonly EarlyPress[],
  form: EnquiryForm,
  answers: Answers,
): { at: number; proceeds: boolean } {
  let at = 0
  let proceeds = false
  for (const press of presses) {
    const isTicked = isChosen(form, at, answers)
    proceeds = press.kind === 'continue' && !isTicked
    if (press.kind === 'back') at = Math.max(0, at - 1)
    else if (isTicked && (press.kind === 'continue' || press.step === at)) at += 1
  }
  return { at, proceeds }
}

/** Whether the step is one of answers to pick, and one is picked for each of its questions: those that may be left out too. */
export function isChosen(form: EnquiryForm, index: number, answers: Answers): boolean {
  const step = form.steps[index]
  return step?.questions[0].kind === 'choice' && step.questions.every(({ name }) => answers[name])
}

export function earlyPresses(events: readonly Event[], form: EnquiryForm): EarlyPress[] {
  return events.flatMap((event): EarlyPress[] => {
    if (event.type !== 'click' || !(event.target instanceof Element)) return []
    const pressed = (selector: string) => (event.target as Element).closest<HTMLElement>(selector)
    if (pressed('[data-back]')) return [{ kind: 'back' }]
    if (pressed('[data-continue], [type=submit]')) return [{ kind: 'continue' }]
    // Arrow keys click a radio too, with a click count of 0.
    const group = (event as UIEvent).detail > 0 && pressed('label') && pressed('[data-step]')
    if (!group) return []
    const step = form.steps.findIndex((each) => stepName(each) === group.dataset.step)
    return [{ kind: 'answer', step }]
  })
}
