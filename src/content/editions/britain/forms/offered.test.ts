import { expect, test } from 'vitest'
import { questionsOf } from '#domain/enquiry/form.ts'
import { offerSummary } from '#domain/offer/offer-summary.ts'
import { uk } from '../brand/uk.ts'
import { formsOf } from './forms.ts'

const typed = { name: 'Sam Carter', email: 'sam@example.org', phone: '07700 900123' }

test.each([...formsOf(uk).values()])(
  'before the yes an installer reads of $title the district, and nothing that finds the door or says what they earn',
  (form) => {
    const answers = Object.fromEntries(
      questionsOf(form).map((question) => [
        question.name,
        question.kind === 'choice'
          ? (question.choices[0]?.value ?? '')
          : ({ ...typed, postcode: 'M1 1AE' }[question.kind as 'name'] ?? '12 Mill Street, M1 1AE'),
      ]),
    )
    const columns = { service: 'solar-panels', property_type: '', business_type: '' }
    const summary = offerSummary({ form, answers, postcode: 'M1 1AE', region: 'north', ...columns })
    const text = JSON.stringify(summary)
    expect(summary.postcode).toBe('M1')
    for (const secret of [...Object.values(typed), '1AE', 'Mill Street'])
      expect(text).not.toContain(secret)
    const labels = questionsOf(form)
      .filter(({ name }) => ['household-income', 'benefits', 'epc'].includes(name))
      .flatMap((question) => (question.kind === 'choice' ? (question.choices[0]?.label ?? []) : []))
    for (const label of labels) expect(summary.facts.map(({ value }) => value)).not.toContain(label)
  },
)
