import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { panelsBySize, withPanels } from '../panel-counts.ts'
import { contactSteps } from './steps.ts'

export const savings: EnquiryForm = {
  slug: 'savings',
  title: 'Calculate Your Solar Savings',
  page: '/solar-panel-savings',
  service: 'solar-panels',
  steps: [
    choiceStep({
      name: 'system-size',
      ask: 'What size system are you thinking of?',
      choices: withPanels(panelsBySize, [
        { value: 'small', label: 'Small, up to 4 kW' },
        { value: 'medium', label: 'Medium, 4–6 kW' },
        { value: 'large', label: 'Large, 7–10 kW' },
        { value: 'very-large', label: 'Very large, over 10 kW' },
        { value: 'not-sure', label: 'Not sure yet', picture: 'not-sure' },
      ]),
    }),
    choiceStep({
      name: 'roof-complexity',
      ask: 'What is the roof like?',
      choices: [
        { value: 'simple', label: 'One or two big slopes', picture: 'roof-simple' },
        { value: 'multiple', label: 'Several slopes', picture: 'roof-multiple' },
        { value: 'complex', label: 'Many small pieces', picture: 'roof-complex' },
        { value: 'flat', label: 'Flat', picture: 'roof-flat' },
        { value: 'not-sure', label: 'Not sure', picture: 'not-sure' },
      ],
    }),
    choiceStep({
      name: 'battery-interest',
      ask: 'Would you like a battery with it?',
      choices: [
        { value: 'yes', label: 'Yes' },
        { value: 'maybe', label: 'Maybe, if it pays' },
        { value: 'no', label: 'No' },
        { value: 'not-sure', label: 'Not sure' },
      ],
    }),
    choiceStep({
      name: 'installation-urgency',
      ask: 'When would you like it installed?',
      choices: [
        { value: 'asap', label: 'As soon as possible' },
        { value: '3-months', label: 'Within three months' },
        { value: '6-months', label: 'Within six months' },
        { value: '12-months', label: 'Within a year' },
        { value: 'exploring', label: 'Just exploring' },
      ],
    }),
    choiceStep({
      name: 'savings-interest',
      ask: 'What would you hope to save in a year?',
      help: 'This isn’t a promise. The installer tells you what your roof can do.',
      choices: [
        { value: 'save-1500', label: 'About $1,500' },
        { value: 'save-2500', label: 'About $2,500' },
        { value: 'save-3500', label: 'About $3,500' },
        { value: 'save-5000', label: '$5,000 or more' },
        { value: 'max-savings', label: 'As much as I can' },
        { value: 'learn-savings', label: 'I want to learn first' },
      ],
    }),
    ...contactSteps(),
  ],
}
