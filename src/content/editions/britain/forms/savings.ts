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
      ask: 'What size are you thinking of?',
      choices: withPanels(panelsBySize, [
        { value: 'small', label: 'About 3 kW, 7 panels' },
        { value: 'medium', label: 'About 4 kW, 9 panels' },
        { value: 'large', label: '5 to 6 kW, 12 to 14 panels' },
        { value: 'very-large', label: 'Over 6 kW' },
        { value: 'not-sure', label: 'Not sure yet', picture: 'not-sure' },
      ]),
    }),
    choiceStep({
      name: 'roof-complexity',
      ask: 'What’s the roof like?',
      choices: [
        { value: 'simple', label: 'One big slope', picture: 'roof-simple' },
        { value: 'multiple', label: 'Several slopes', picture: 'roof-multiple' },
        { value: 'complex', label: 'Dormers and small pieces', picture: 'roof-complex' },
        { value: 'flat', label: 'Flat', picture: 'roof-flat' },
        { value: 'not-sure', label: 'Not sure', picture: 'not-sure' },
      ],
    }),
    choiceStep({
      name: 'battery-interest',
      ask: 'Would you like a battery with it?',
      choices: [
        { value: 'yes', label: 'Yes' },
        { value: 'maybe', label: 'If it pays' },
        { value: 'no', label: 'No' },
        { value: 'not-sure', label: 'Not sure' },
      ],
    }),
    choiceStep({
      name: 'installation-urgency',
      ask: 'When would you like it fitted?',
      // True before that day and after it.
      help: 'Fitted from 1 April 2027 on, VAT is 5% on today’s rules.',
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
      ask: 'What would make it worthwhile, each year?',
      help: '4 kW in the south can’t save more than £1,000.',
      choices: [
        { value: 'save-300', label: 'About £300' },
        { value: 'save-500', label: 'About £500' },
        { value: 'save-700', label: 'About £700' },
        { value: 'save-1000', label: 'About £1,000' },
        { value: 'max-savings', label: 'As much as it can' },
        { value: 'learn-savings', label: 'I want to learn first' },
      ],
    }),
    ...contactSteps(),
  ],
}
