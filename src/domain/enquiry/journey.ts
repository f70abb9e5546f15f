import type { Answers, EnquiryForm, Step } from './form.ts'

/** Whether every required question of a step has an answer. Validation comes later, on submit. */
export function isAnswered(step: Step, answers: Answers): boolean {
  return step.questions.every(({ name, optional }) => optional || answers[name]?.trim())
}

/** Index of the first unanswered step, or of the last step when all are answered. */
export function firstUnanswered(form: EnquiryForm, answers: Answers): number {
  const index = form.steps.findIndex((step) => !isAnswered(step, answers))
  return index === -1 ? form.steps.length - 1 : index
}

/** Index of the step that asks this question, or the first. */
export function stepAsking(form: EnquiryForm, question: string): number {
  return Math.max(
    0,
    form.steps.findIndex((step) => step.questions.some(({ name }) => name === question)),
  )
}
