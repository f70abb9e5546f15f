import type { Answers, Question } from './form.ts'

/** Whether a question is for a visitor with these answers. */
export function isAsked({ askedIn }: Pick<Question, 'askedIn'>, answers: Answers): boolean {
  return !askedIn || RegExp(`${askedIn}\\s*$`, 'i').test(answers.postcode || answers.location || '')
}
