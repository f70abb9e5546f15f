import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from './contact-steps.ts'

export const batteryCost: EnquiryForm = {
  slug: 'battery-cost',
  title: 'Get Your Battery Price',
  page: '/solar-battery-costs',
  service: 'solar-battery',
  steps: [
    {
      questions: [
        {
          name: 'battery-size',
          kind: 'choice',
          ask: 'Which size would you like a price for?',
          choices: [
            { value: 'small', label: 'Small, 5–7 kWh', picture: 'battery-1' },
            { value: 'medium', label: 'Medium, 10–15 kWh', picture: 'battery-2' },
            { value: 'large', label: 'Large, 20 kWh or more', picture: 'battery-4' },
          ],
        },
      ],
    },
    {
      questions: [
        {
          name: 'budget-range',
          kind: 'choice',
          ask: 'Which kind of battery suits your budget?',
          choices: [
            { value: 'budget', label: 'The lowest decent price' },
            { value: 'mid', label: 'The middle of the range' },
            { value: 'premium', label: 'The best available' },
          ],
        },
      ],
    },
    ...contactSteps(),
  ],
}
