import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from './steps.ts'

export const articleBattery: EnquiryForm = {
  slug: 'article-battery',
  title: 'Get Your Battery Quote',
  page: '/blog/do-solar-batteries-pay',
  service: 'solar-battery',
  steps: [
    choiceStep({
      name: 'current-system',
      ask: 'Do you have panels?',
      choices: [
        { value: 'yes-solar', label: 'Yes', picture: 'house' },
        { value: 'no-solar', label: 'No', picture: 'house-bare' },
        { value: 'planning', label: 'Planning to', picture: 'house-planned' },
      ],
    }),
    choiceStep({
      name: 'battery-interest',
      ask: 'What matters most to you?',
      choices: [
        { value: 'savings', label: 'A smaller bill' },
        { value: 'backup', label: 'Power in a power cut' },
        { value: 'independence', label: 'Less from the grid' },
        { value: 'environment', label: 'Cleaner power' },
      ],
    }),
    choiceStep({
      name: 'energy-usage',
      ask: 'When do you use most electricity?',
      choices: [
        { value: 'evening', label: 'In the evening' },
        { value: 'daytime', label: 'During the day' },
        { value: 'throughout', label: 'Day and evening' },
        { value: 'unsure', label: 'Not sure' },
      ],
    }),
    choiceStep({
      name: 'battery-budget',
      ask: 'What would you spend?',
      choices: [
        { value: 'under-4k', label: 'Under £4,000' },
        { value: '4k-6k', label: '£4,000 to £6,000' },
        { value: '6k-9k', label: '£6,000 to £9,000' },
        { value: 'over-9k', label: 'Over £9,000' },
      ],
    }),
    ...contactSteps(),
  ],
}
