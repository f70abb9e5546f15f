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
        { value: 'retail', label: 'Shop' },
        { value: 'warehouse', label: 'Warehouse' },
        { value: 'agriculture', label: 'Farm' },
        { value: 'hospitality', label: 'Pub, hotel or café' },
        { value: 'other', label: 'Something else' },
      ],
    }),
    choiceStep({
      name: 'building-ownership',
      ask: 'Who owns the building?',
      choices: [
        { value: 'own', label: 'We own it', picture: 'key' },
        { value: 'long-lease', label: 'Lease, over ten years left', picture: 'lease' },
        { value: 'short-lease', label: 'Lease, under ten years left', picture: 'lease-short' },
        { value: 'not-sure', label: 'Not sure', picture: 'not-sure' },
      ],
    }),
    choiceStep({
      name: 'monthly-bill',
      ask: 'What’s the electricity bill each month?',
      help: 'Without VAT.',
      choices: [
        { value: 'under-500', label: 'Under £500' },
        { value: '500-1k', label: '£500 to £1,000' },
        { value: '1k-2k', label: '£1,000 to £2,000' },
        { value: '2k-5k', label: '£2,000 to £5,000' },
        { value: 'over-5k', label: 'Over £5,000' },
      ],
    }),
    choiceStep({
      name: 'roof-size',
      ask: 'How big is the roof?',
      help: 'A tennis court is about 260 m².',
      choices: [
        { value: 'small', label: 'Under half a court', picture: 'roof-1' },
        { value: 'medium', label: 'About one court', picture: 'roof-2' },
        { value: 'large', label: 'Two to four courts', picture: 'roof-3' },
        { value: 'very-large', label: 'Bigger still', picture: 'roof-4' },
        { value: 'multiple', label: 'Several buildings', picture: 'roofs' },
      ],
    }),
    ...contactSteps({
      email: { ask: 'What’s your business email?', placeholder: 'Enter your business email' },
    }),
  ],
}
