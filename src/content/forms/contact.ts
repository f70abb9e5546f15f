import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from './contact-steps.ts'

export const contact: EnquiryForm = {
  slug: 'contact',
  title: 'Contact Us',
  page: '/contact',
  steps: [
    {
      questions: [
        {
          name: 'inquiry-type',
          kind: 'choice',
          ask: 'What is it about?',
          choices: [
            { value: 'solar-quote', label: 'A solar quote' },
            { value: 'battery-quote', label: 'A battery quote' },
            { value: 'general-inquiry', label: 'A question' },
            { value: 'support', label: 'Help with an enquiry' },
          ],
        },
      ],
    },
    ...contactSteps(),
    {
      questions: [
        {
          name: 'message',
          kind: 'message',
          ask: 'How can we help?',
          placeholder: 'How can we help?',
        },
      ],
    },
  ],
}
