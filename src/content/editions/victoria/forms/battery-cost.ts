import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from './steps.ts'

export const batteryCost: EnquiryForm = {
  slug: 'battery-cost',
  title: 'Get Your Battery Price',
  page: '/solar-battery-costs',
  service: 'solar-battery',
  steps: [
    choiceStep({
      name: 'battery-size',
      ask: 'Which size would you like a price for?',
      choices: [
        { value: 'small', label: 'Small, 5–7 kWh', picture: 'battery-1' },
        { value: 'medium', label: 'Medium, 10–15 kWh', picture: 'battery-2' },
        { value: 'large', label: 'Large, 20 kWh or more', picture: 'battery-4' },
      ],
    }),
    choiceStep({
      name: 'budget-range',
      ask: 'Which kind of battery suits your budget?',
      choices: [
        { value: 'budget', label: 'The lowest decent price' },
        { value: 'mid', label: 'The middle of the range' },
        { value: 'premium', label: 'The best available' },
      ],
    }),
    ...contactSteps(),
  ],
}
