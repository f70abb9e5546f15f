import { type Answers, type EnquiryForm, questionsOf } from '../enquiry/form.ts'

const billQuestions = ['current-bill', 'electricity-bill', 'monthly-bill']

/** The label of the visitor's electricity bill; undefined when the form did not ask or they did not answer. */
export function billLabel(form: Pick<EnquiryForm, 'steps'>, answers: Answers): string | undefined {
  for (const question of questionsOf(form)) {
    if (!billQuestions.includes(question.name)) continue
    const answer = answers[question.name]
    if (question.kind !== 'choice') return answer
    return question.choices.find(({ value }) => value === answer)?.label ?? answer
  }
  return undefined
}
