import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from './steps.ts'

export const articleBattery: EnquiryForm = {
  slug: 'article-battery',
  title: 'Get Your Battery Quote',
  page: '/blog/home-battery-storage-guide',
  service: 'solar-battery',
  steps: [
    choiceStep({
      name: 'current-system',
      ask: 'Do you have solar panels now?',
      choices: [
        { value: 'yes-solar', label: 'Yes', picture: 'house' },
        { value: 'no-solar', label: 'No', picture: 'house-bare' },
        { value: 'planning', label: 'Planning to', picture: 'house-planned' },
      ],
    }),
    choiceStep({
      name: 'battery-interest',
      ask: 'What matters most to you?',
      help: 'Pick one. You can change it later.',
      choices: [
        { value: 'savings', label: 'A smaller bill' },
        { value: 'backup', label: 'Power in a blackout' },
        { value: 'independence', label: 'Less from the grid' },
        { value: 'environment', label: 'Cleaner power' },
      ],
    }),
    choiceStep({
      name: 'energy-usage',
      ask: 'When do you use the most power?',
      choices: [
        { value: 'evening', label: 'In the evening' },
        { value: 'daytime', label: 'During the day' },
        { value: 'throughout', label: 'Day and evening' },
        { value: 'unsure', label: 'Not sure' },
      ],
    }),
    choiceStep({
      name: 'battery-budget',
      ask: 'What would you spend, after the discount?',
      choices: [
        { value: 'under-15k', label: 'Under $15,000' },
        { value: '15k-25k', label: '$15,000–$25,000' },
        { value: '25k-35k', label: '$25,000–$35,000' },
        { value: 'over-35k', label: 'Over $35,000' },
      ],
    }),
    ...contactSteps(),
  ],
}
