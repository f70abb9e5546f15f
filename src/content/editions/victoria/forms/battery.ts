import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from './steps.ts'

export const battery: EnquiryForm = {
  slug: 'battery',
  title: 'Get Your Free Battery Quote',
  page: '/solar-batteries',
  service: 'solar-battery',
  steps: [
    choiceStep({
      name: 'electricity-bill',
      ask: 'How much is your power bill each month?',
      help: 'A rough figure is fine.',
      choices: [
        { value: 'under-200', label: 'Under $200' },
        { value: '200-300', label: '$200–$300' },
        { value: '300-400', label: '$300–$400' },
        { value: '400-600', label: '$400–$600' },
        { value: 'over-600', label: 'Over $600' },
      ],
    }),
    choiceStep({
      name: 'battery-size',
      ask: 'What size battery do you have in mind?',
      help: 'In usable kilowatt-hours. ‘Not sure’ is fine.',
      choices: [
        { value: 'small', label: 'Small, 5–7 kWh', picture: 'battery-1' },
        { value: 'medium', label: 'Medium, 10–15 kWh', picture: 'battery-2' },
        { value: 'large', label: 'Large, about 20 kWh', picture: 'battery-4' },
        { value: 'very-large', label: 'Very large, 25 kWh or more', picture: 'battery-5' },
        { value: 'not-sure', label: 'Not sure yet', picture: 'not-sure' },
      ],
    }),
    choiceStep({
      name: 'current-system',
      ask: 'Do you have solar panels already?',
      choices: [
        { value: 'yes', label: 'Yes', picture: 'house' },
        { value: 'no', label: 'No', picture: 'house-bare' },
        { value: 'planning', label: 'Planning to', picture: 'house-planned' },
      ],
    }),
    choiceStep({
      name: 'energy-usage',
      ask: 'When do you use the most power?',
      help: 'A battery earns its keep after sunset.',
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
      ask: 'How much does backup in a blackout matter?',
      help: 'Not every battery can run the house when the street is dark.',
      choices: [
        { value: 'very', label: 'A great deal' },
        { value: 'somewhat', label: 'Somewhat' },
        { value: 'not', label: 'Not much' },
        { value: 'never', label: 'We never lose power' },
      ],
    }),
    ...contactSteps(),
  ],
}
