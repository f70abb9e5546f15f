import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from './steps.ts'

export const articleCompare: EnquiryForm = {
  slug: 'article-compare',
  title: 'Compare Your Solar Options',
  page: '/blog/plug-in-solar-for-renters',
  service: 'not-sure',
  steps: [
    choiceStep({
      name: 'installation-type',
      ask: 'What kind of solar are you weighing up?',
      choices: [
        { value: 'residential', label: 'On the roof' },
        { value: 'plug-in', label: 'A plug-in kit' },
        { value: 'commercial', label: 'On business premises' },
        { value: 'comparing', label: 'Still comparing' },
      ],
    }),
    choiceStep({
      name: 'property-size',
      ask: 'How big is the place?',
      choices: [
        { value: 'flat', label: 'A flat', picture: 'apartments' },
        { value: 'small-home', label: 'A small home', picture: 'house' },
        { value: 'large-home', label: 'A large home', picture: 'house-large' },
        { value: 'small-business', label: 'A small business', picture: 'shop' },
      ],
    }),
    choiceStep({
      name: 'monthly-usage',
      ask: 'How much electricity does it use each month?',
      help: 'The bill shows it in kWh.',
      choices: [
        { value: 'under-150kwh', label: 'Under 150 kWh' },
        { value: '150-250kwh', label: '150 to 250 kWh' },
        { value: '250-400kwh', label: '250 to 400 kWh' },
        { value: 'over-400kwh', label: 'Over 400 kWh' },
      ],
    }),
    choiceStep({
      name: 'investment-budget',
      ask: 'What would you spend?',
      choices: [
        { value: 'under-1k', label: 'Under £1,000' },
        { value: '1k-5k', label: '£1,000 to £5,000' },
        { value: '5k-10k', label: '£5,000 to £10,000' },
        { value: 'over-10k', label: 'Over £10,000' },
      ],
    }),
    ...contactSteps(),
  ],
}
