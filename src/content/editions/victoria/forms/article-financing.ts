import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from './steps.ts'

export const articleFinancing: EnquiryForm = {
  slug: 'article-financing',
  title: 'Get Your Financing Quote',
  page: '/blog/solar-financing-options-victoria',
  service: 'solar-panels',
  steps: [
    choiceStep({
      name: 'system-preference',
      ask: 'What would you be paying for?',
      choices: [
        { value: 'solar-only', label: 'Panels only' },
        { value: 'battery-ready', label: 'Panels, battery later' },
        { value: 'solar-battery', label: 'Panels and a battery' },
        { value: 'battery-addition', label: 'A battery for my panels' },
      ],
    }),
    choiceStep({
      name: 'household-income',
      ask: 'What is your household’s taxable income?',
      help: 'The state’s interest-free loan has an income limit.',
      choices: [
        { value: 'under-90k', label: 'Under $90,000' },
        { value: '90k-140k', label: '$90,000–$140,000' },
        { value: '140k-200k', label: '$140,000–$200,000' },
        { value: 'over-200k', label: 'Over $200,000' },
      ],
    }),
    choiceStep({
      name: 'financing-preference',
      ask: 'How would you rather pay?',
      choices: [
        { value: 'cash-purchase', label: 'From savings' },
        { value: 'solar-loan', label: 'A green loan' },
        { value: 'interest-free', label: 'Interest-free instalments' },
        { value: 'lease-ppa', label: 'A lease or power agreement' },
        { value: 'exploring', label: 'Still exploring' },
      ],
    }),
    ...contactSteps(),
  ],
}
