import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from './steps.ts'

export const business: EnquiryForm = {
  slug: 'business',
  title: 'Get Your Commercial Solar Quote',
  page: '/solar-panels-businesses',
  service: 'commercial-solar',
  steps: [
    choiceStep({
      name: 'business-type',
      ask: 'What kind of business is it?',
      choices: [
        { value: 'manufacturing', label: 'Manufacturing' },
        { value: 'retail', label: 'Retail' },
        { value: 'warehouse', label: 'Warehouse' },
        { value: 'agriculture', label: 'Farming' },
        { value: 'hospitality', label: 'Hospitality' },
        { value: 'other', label: 'Something else' },
      ],
    }),
    choiceStep({
      name: 'building-ownership',
      ask: 'Who owns the building?',
      help: 'With a long lease, most owners agree.',
      choices: [
        { value: 'own', label: 'We own it', picture: 'key' },
        { value: 'long-lease', label: 'Lease, over five years', picture: 'lease' },
        { value: 'short-lease', label: 'Lease, under five years', picture: 'lease-short' },
        { value: 'not-sure', label: 'Not sure', picture: 'not-sure' },
      ],
    }),
    choiceStep({
      name: 'monthly-bill',
      ask: 'What does power cost you each month?',
      choices: [
        { value: '1k-2k', label: '$1,000–$2,000' },
        { value: '2k-5k', label: '$2,000–$5,000' },
        { value: '5k-10k', label: '$5,000–$10,000' },
        { value: '10k-20k', label: '$10,000–$20,000' },
        { value: 'over-20k', label: 'Over $20,000' },
      ],
    }),
    choiceStep({
      name: 'roof-size',
      ask: 'How big is the roof?',
      help: 'A tennis court is about 260 square metres.',
      choices: [
        { value: 'small', label: 'Under half a court', picture: 'roof-1' },
        { value: 'medium', label: 'About one court', picture: 'roof-2' },
        { value: 'large', label: 'Two to four courts', picture: 'roof-3' },
        { value: 'very-large', label: 'Bigger still', picture: 'roof-4' },
        { value: 'multiple', label: 'Several buildings', picture: 'roofs' },
      ],
    }),
    ...contactSteps({
      email: { ask: 'What is your business email?', placeholder: 'Enter your business email' },
    }),
  ],
}
