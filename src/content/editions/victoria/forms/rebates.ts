import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from './steps.ts'

export const rebates: EnquiryForm = {
  slug: 'rebates',
  title: 'Check Your Solar Rebate Eligibility',
  page: '/solar-panel-grants',
  service: 'rebates',
  steps: [
    choiceStep({
      name: 'property-ownership',
      ask: 'Do you own the home?',
      choices: [
        { value: 'own', label: 'I own it', picture: 'key' },
        { value: 'rent', label: 'I rent it', picture: 'lease' },
        { value: 'shared', label: 'Shared ownership', picture: 'keys' },
        { value: 'other', label: 'Something else', picture: 'house-other' },
      ],
    }),
    choiceStep({
      name: 'household-income',
      ask: 'What is your household’s taxable income?',
      help: 'The Victorian rebate is limited by income. ‘Rather not say’ won’t count against you.',
      choices: [
        { value: 'under-60k', label: 'Under $60,000' },
        { value: '60k-100k', label: '$60,000–$100,000' },
        { value: '100k-140k', label: '$100,000–$140,000' },
        { value: 'over-140k', label: 'Over $140,000' },
        { value: 'prefer-not', label: 'Rather not say' },
      ],
    }),
    choiceStep({
      name: 'benefits',
      ask: 'Does anyone at home receive one of these?',
      help: 'Some programs ask for a concession card.',
      choices: [
        { value: 'family-tax', label: 'Family Tax Benefit' },
        { value: 'pension', label: 'A pension' },
        { value: 'jobseeker', label: 'JobSeeker' },
        { value: 'healthcare', label: 'Health Care Card' },
        { value: 'none', label: 'None of these' },
      ],
    }),
    choiceStep({
      name: 'property-type',
      ask: 'What kind of home is it?',
      choices: [
        { value: 'detached', label: 'Stand-alone house', picture: 'house-bare' },
        { value: 'semi-detached', label: 'Semi-detached', picture: 'semi' },
        { value: 'terraced', label: 'Terrace', picture: 'terrace' },
        { value: 'unit', label: 'Unit or townhouse', picture: 'units' },
        { value: 'apartment', label: 'Apartment', picture: 'apartments' },
      ],
    }),
    choiceStep({
      name: 'heating',
      ask: 'What heats the home?',
      help: 'Replacing a gas heater can open a second program.',
      choices: [
        { value: 'gas', label: 'Gas' },
        { value: 'electric', label: 'Electric heaters' },
        { value: 'solar', label: 'Solar' },
        { value: 'heat-pump', label: 'Split system or heat pump' },
        { value: 'other', label: 'Something else' },
      ],
    }),
    ...contactSteps(),
  ],
}
