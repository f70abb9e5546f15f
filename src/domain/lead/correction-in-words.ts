import { type EnquiryForm, questionsOf } from '../enquiry/form.ts'
import { capitalise } from '../letter-case.ts'
import { isContactField } from './correct-contact.ts'

/**
 * A correction with the wording of the form that the visitor filled in. `field` is a question's name, or one of the contact details.
 */
export function correctionInWords<Stored extends { field: string; before: string; after: string }>(
  correction: Stored,
  form: Pick<EnquiryForm, 'steps'>,
): Stored & { ask: string } {
  const { field, before, after } = correction
  const isContact = isContactField(field)
  const question = questionsOf(form).find(({ name, kind }) =>
    isContact ? kind === field : name === field,
  )
  const label = (answer: string) =>
    (question?.kind === 'choice' &&
      question.choices.find(({ value }) => value === answer)?.label) ||
    answer
  return {
    ...correction,
    ask: question?.ask ?? capitalise(field),
    before: label(before),
    after: label(after),
  }
}
