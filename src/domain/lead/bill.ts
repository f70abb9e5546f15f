import { type Answers, type EnquiryForm, questionsOf } from '../enquiry/form.ts'

const billQuestions = ['current-bill', 'electricity-bill', 'monthly-bill']

/** The electricity bill in the words the visitor chose; undefined where the form did not ask, or no answer came. */
export function billLabel(form: Pick<EnquiryForm, 'steps'>, answers: Answers): string | undefined {
  for (const question of questionsOf(form)) {
    if (!billQuestions.includes(question.name)) continue
    const answer = answers[question.name]
    if (question.kind !== 'choice') return answer
    return question.choices.find(({ value }) => value === answer)?.label ?? answer
  }
  return undefined
}
