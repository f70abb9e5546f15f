import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from './steps.ts'

export const batterySize: EnquiryForm = {
  slug: 'battery-size',
  title: 'Find Your Battery Size',
  page: '/solar-battery-size',
  service: 'solar-battery',
  steps: [
    choiceStep({
      name: 'daily-usage',
      ask: 'How much power does the household use?',
      help: 'Look for ‘average daily usage’ on your bill.',
      choices: [
        { value: 'low', label: 'Under 10 kWh a day' },
        { value: 'medium', label: '10–20 kWh a day' },
        { value: 'high', label: 'Over 20 kWh a day' },
      ],
    }),
    choiceStep({
      name: 'backup-needs',
      ask: 'What should run in a blackout?',
      choices: [
        { value: 'essentials', label: 'Fridge, lights, internet' },
        { value: 'most', label: 'Most of the house' },
        { value: 'everything', label: 'Everything' },
      ],
    }),
    ...contactSteps(),
  ],
}
