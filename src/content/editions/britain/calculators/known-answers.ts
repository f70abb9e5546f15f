import { choiceForAmount } from '#domain/enquiry/amount-choice.ts'
import { type Answers, type EnquiryForm, questionsOf } from '#domain/enquiry/form.ts'
import type { Draft } from '#domain/estimate/shared/draft.ts'
import type { FieldName } from '#domain/estimate/shared/fields.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'

/** A calculator's inputs, and its answer if there is one. */
export type Entered = { draft: Draft; estimate: HomeEstimate | undefined }

type Known = {
  from: readonly FieldName[]
  as: (estimate: HomeEstimate) => number | string | undefined
}

/** What a calculator knows of a question of its page's form, as an amount or the answer itself, where a field that it is from was entered. */
const known: Readonly<Record<string, Known>> = {
  'system-size': { from: ['kw', 'panels'], as: ({ inputs }) => sizeNameOf(inputs.kw) },
  'battery-interest': {
    from: ['battery'],
    as: ({ inputs }) => (inputs.battery > 0 ? 'yes' : 'no'),
  },
  'battery-size': { from: ['battery'], as: ({ inputs }) => inputs.battery || undefined },
  'monthly-bill': { from: ['bill'], as: ({ inputs }) => inputs.bill },
  'electricity-bill': { from: ['bill'], as: ({ inputs }) => inputs.bill },
  'current-system': {
    from: ['have'],
    as: ({ inputs }) => (inputs.have === 'yes' ? 'yes' : undefined),
  },
}

/** The labels name panels too, so an amount isn’t read from them. */
function sizeNameOf(kw: number): string | undefined {
  if (kw === 0) return undefined
  if (kw < 3.5) return 'small'
  if (kw < 4.5) return 'medium'
  return kw < 6.5 ? 'large' : 'very-large'
}

/** The answers of a form that were entered in the calculator of its page. */
export function knownAnswers(form: EnquiryForm, { draft, estimate }: Entered): Answers {
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
