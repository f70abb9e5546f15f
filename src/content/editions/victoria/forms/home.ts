import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { monthlyBill } from './choices.ts'
import { contactSteps } from './contact-steps.ts'

export const home: EnquiryForm = {
  slug: 'home',
  title: 'Get Your Free Solar Quote',
  page: '/',
  service: 'solar-panels',
  steps: [
    {
      questions: [
        {
          name: 'property-type',
          kind: 'choice',
          ask: 'Where would the panels go?',
          watch: 'Watch the picture change as you answer.',
          choices: [
            { value: 'home', label: 'On a home', picture: 'house' },
            { value: 'business', label: 'On a business', picture: 'shop' },
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
          help: 'Tenants can go solar too, with the owner’s agreement.',
          choices: [
            { value: 'homeowner', label: 'I own it', picture: 'key' },
            { value: 'tenant', label: 'I rent it', picture: 'lease' },
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
          help: 'A rough figure is fine.',
          watch: 'Watch the roof.',
          choices: monthlyBill,
        },
      ],
    },
    ...contactSteps(),
  ],
}
