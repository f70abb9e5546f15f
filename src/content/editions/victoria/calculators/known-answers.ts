import { answersKnown, type Entered, type Known } from '#content/known-answers.ts'
import type { Answers, EnquiryForm } from '#domain/enquiry/form.ts'

/** By the questions of the forms on calculators' pages. */
const known: Readonly<Record<string, Known>> = {
  'system-size': { from: ['kw', 'panels'], as: ({ inputs }) => inputs.kw },
  'battery-interest': {
    from: ['battery'],
    as: ({ inputs }) => (inputs.battery > 0 ? 'yes' : 'no'),
  },
  'daily-usage': {
    from: ['bill', 'kwh', 'people'],
    as: ({ energy }) => energy.withoutBattery.use.mid / 365,
  },
  'monthly-bill': {
    from: ['bill'],
    as: ({ inputs: { bill, every } }) => bill && bill / (every === 'month' ? 1 : 3),
  },
  'energy-usage': {
    from: ['when'],
    as: ({ inputs }) => (inputs.when === 'not-sure' ? undefined : inputs.when),
  },
}

export function knownAnswers(form: EnquiryForm, entered: Entered): Answers {
  return answersKnown(known, form, entered)
}
