import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from '#edition/forms/steps.ts'

/** A form invented for tests of what all forms have in common: no change to a real one reaches them. */
export const smallForm: EnquiryForm = {
  slug: 'small',
  title: 'Get a Small Quote',
  page: '/',
  service: 'solar-panels',
  steps: [
    {
      questions: [
        {
          name: 'property-type',
          kind: 'choice',
          ask: 'Where would the panels go?',
          choices: [
            { value: 'home', label: 'On a home' },
            { value: 'business', label: 'On a business' },
          ],
        },
      ],
    },
    {
      questions: [
        {
          name: 'property-ownership',
          kind: 'choice',
          ask: 'Do you own the building?',
          choices: [
            { value: 'homeowner', label: 'I own it' },
            { value: 'tenant', label: 'I rent it' },
          ],
        },
      ],
    },
    {
      questions: [
        {
          name: 'monthly-bill',
          kind: 'choice',
          ask: 'How much is your power bill each month?',
          choices: [
            { value: 'under-100', label: 'Under $100' },
            { value: '300-400', label: '$300–$400' },
          ],
        },
      ],
    },
    ...contactSteps(),
  ],
}
