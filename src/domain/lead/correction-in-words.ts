import { type EnquiryForm, questionsOf } from '../enquiry/form.ts'

/** A correction with the wording of the form that the visitor filled in. `field` is a question's name, or 'phone'. */
export function correctionInWords<Stored extends { field: string; before: string; after: string }>(
  correction: Stored,
  form: Pick<EnquiryForm, 'steps'>,
): Stored & { ask: string } {
  const { field, before, after } = correction
  const question = questionsOf(form).find(({ name, kind }) =>
    field === 'phone' ? kind === 'phone' : name === field,
  )
  const label = (answer: string) =>
    (question?.kind === 'choice' &&
      question.choices.find(({ value }) => value === answer)?.label) ||
    answer
  return {
    ...correction,
    ask: question?.ask ?? field,
    before: label(before),
    after: label(after),
  }
}
