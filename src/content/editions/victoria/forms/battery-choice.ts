import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from './steps.ts'

export const batteryChoice: EnquiryForm = {
  slug: 'battery-choice',
  title: 'Get Your Battery Recommendation',
  page: '/best-solar-batteries',
  service: 'solar-battery',
  steps: [
    choiceStep({
      name: 'battery-brand',
      ask: 'Do you have a maker in mind?',
      help: '‘Any’ gets you the widest choice.',
      choices: [
        { value: 'tesla', label: 'Tesla' },
        { value: 'enphase', label: 'Enphase' },
        { value: 'lg', label: 'LG' },
        { value: 'sonnen', label: 'sonnen' },
        { value: 'any', label: 'Any good one' },
      ],
    }),
    ...contactSteps(),
  ],
}
