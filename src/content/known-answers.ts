import { choiceForAmount } from '#domain/enquiry/amount-choice.ts'
import { type Answers, type EnquiryForm, questionsOf } from '#domain/enquiry/form.ts'
import type { Draft } from '#domain/estimate/shared/draft.ts'
import type { FieldName } from '#domain/estimate/shared/fields.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'

/** A calculator's inputs, and its answer if there is one. */
export type Entered = { draft: Draft; estimate: HomeEstimate | undefined }

/** What a calculator knows of a question, as an amount or the answer itself, where a field that it is from was entered. */
export type Known = {
  from: readonly FieldName[]
  as: (estimate: HomeEstimate) => number | string | undefined
}

/** The answers of a form that were entered in the calculator of its page. */
export function answersKnown(
  known: Readonly<Record<string, Known>>,
  form: EnquiryForm,
  { draft, estimate }: Entered,
): Answers {
  if (!estimate) return {}
  const answers = questionsOf(form).flatMap((question) => {
    const { from, as } = known[question.name] ?? { from: [] }
    const value = from.some((field) => draft[field]?.trim()) ? as?.(estimate) : undefined
    if (value === undefined || question.kind !== 'choice') return []
    const answer = typeof value === 'number' ? choiceForAmount(question, value) : value
    return question.choices.some((choice) => choice.value === answer)
      ? [[question.name, answer]]
      : []
  })
  return Object.fromEntries(answers)
}
