import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { billQuestion } from './choices.ts'
import { contactSteps } from './steps.ts'

export const battery: EnquiryForm = {
  slug: 'battery',
  title: 'Get Your Free Battery Quote',
  page: '/solar-batteries',
  service: 'solar-battery',
  steps: [
    choiceStep({
      name: 'electricity-bill',
      ...billQuestion,
      choices: [
        { value: 'under-75', label: 'Under £75' },
        { value: '75-100', label: '£75 to £100' },
        { value: '100-150', label: '£100 to £150' },
        { value: '150-250', label: '£150 to £250' },
        { value: 'over-250', label: 'Over £250' },
      ],
    }),
    choiceStep({
      name: 'battery-size',
      ask: 'What size do you have in mind?',
      help: 'In usable kWh.',
      choices: [
        { value: 'small', label: 'About 5', picture: 'battery-1' },
        { value: 'medium', label: '8 to 10', picture: 'battery-2' },
        { value: 'large', label: '13 to 15', picture: 'battery-3' },
        { value: 'very-large', label: 'Over 15', picture: 'battery-4' },
        { value: 'not-sure', label: 'Not sure yet', picture: 'not-sure' },
      ],
    }),
    choiceStep({
      name: 'current-system',
      ask: 'Do you have panels?',
      choices: [
        { value: 'yes', label: 'Yes', picture: 'house' },
        { value: 'no', label: 'No', picture: 'house-bare' },
        { value: 'planning', label: 'Planning to', picture: 'house-planned' },
      ],
    }),
    choiceStep({
      name: 'energy-usage',
      ask: 'When do you use most electricity?',
      choices: [
        { value: 'day', label: 'During the day' },
        { value: 'evening', label: 'In the evening' },
        { value: 'throughout', label: 'Day and evening' },
        { value: 'weekends', label: 'Mostly weekends' },
        { value: 'not-sure', label: 'Not sure' },
      ],
    }),
    choiceStep({
      name: 'power-outages',
      ask: 'Would you pay extra for power in a power cut?',
      help: 'Most batteries switch off with the street unless a changeover is fitted.',
      choices: [
        { value: 'very', label: 'A great deal' },
        { value: 'somewhat', label: 'Somewhat' },
        { value: 'not', label: 'Not much' },
        { value: 'never', label: 'We never have one' },
      ],
    }),
    ...contactSteps(),
  ],
}
