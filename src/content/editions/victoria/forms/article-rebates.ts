import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { currentSolar } from './choices.ts'
import { contactSteps } from './steps.ts'

export const articleRebates: EnquiryForm = {
  slug: 'article-rebates',
  title: 'Check Your Rebate Eligibility',
  page: '/blog/victorian-solar-rebates-guide',
  service: 'rebates',
  steps: [
    choiceStep({
      name: 'property-type',
      ask: 'What kind of home is it?',
      choices: [
        { value: 'house', label: 'A house', picture: 'house-bare' },
        { value: 'townhouse', label: 'A townhouse', picture: 'townhouse' },
        { value: 'unit', label: 'A unit', picture: 'units' },
        { value: 'investment', label: 'One I rent out', picture: 'house-let' },
      ],
    }),
    choiceStep({
      name: 'household-income',
      ask: 'What is your household’s taxable income?',
      help: 'The state rebate has an income limit; the federal discount has none.',
      choices: [
        { value: 'under-90k', label: 'Under $90,000' },
        { value: '90k-140k', label: '$90,000–$140,000' },
        { value: '140k-180k', label: '$140,000–$180,000' },
        { value: 'over-180k', label: 'Over $180,000' },
      ],
    }),
    choiceStep({
      name: 'current-solar',
      ask: 'Do you have solar panels now?',
      choices: currentSolar,
    }),
    ...contactSteps(),
  ],
}
