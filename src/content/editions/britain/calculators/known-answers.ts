import { answersKnown, type Entered, type Known } from '#content/known-answers.ts'
import type { Answers, EnquiryForm } from '#domain/enquiry/form.ts'

/** By the questions of the forms on calculators' pages. */
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

export function knownAnswers(form: EnquiryForm, entered: Entered): Answers {
  return answersKnown(known, form, entered)
}
