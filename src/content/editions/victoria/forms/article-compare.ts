import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from './steps.ts'

export const articleCompare: EnquiryForm = {
  slug: 'article-compare',
  title: 'Compare Your Solar Options',
  page: '/blog/large-scale-vs-residential-solar-victoria-comparison',
  service: 'not-sure',
  steps: [
    choiceStep({
      name: 'installation-type',
      ask: 'What kind of solar are you weighing up?',
      choices: [
        { value: 'residential', label: 'On a home' },
        { value: 'commercial', label: 'On a business' },
        { value: 'large-scale', label: 'On land' },
        { value: 'comparing', label: 'Still comparing' },
      ],
    }),
    choiceStep({
      name: 'property-size',
      ask: 'How big is the property?',
      choices: [
        { value: 'small-home', label: 'A small home', picture: 'house' },
        { value: 'large-home', label: 'A large home', picture: 'house-large' },
        { value: 'small-business', label: 'A small business', picture: 'shop' },
        { value: 'large-business', label: 'A large business', picture: 'factory' },
      ],
    }),
    choiceStep({
      name: 'monthly-usage',
      ask: 'How much power does it use each month?',
      help: 'The bill shows kilowatt-hours. An average Victorian home uses about 385 a month.',
      choices: [
        { value: 'under-500kwh', label: 'Under 500 kWh' },
        { value: '500-1000kwh', label: '500–1,000 kWh' },
        { value: '1000-2000kwh', label: '1,000–2,000 kWh' },
        { value: 'over-2000kwh', label: 'Over 2,000 kWh' },
      ],
    }),
    choiceStep({
      name: 'investment-budget',
      ask: 'What could you invest?',
      choices: [
        { value: 'under-20k', label: 'Under $20,000' },
        { value: '20k-50k', label: '$20,000–$50,000' },
        { value: '50k-100k', label: '$50,000–$100,000' },
        { value: 'over-100k', label: 'Over $100,000' },
      ],
    }),
    ...contactSteps(),
  ],
}
