import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from './steps.ts'

export const contact: EnquiryForm = {
  slug: 'contact',
  title: 'Contact Us',
  page: '/contact',
  steps: [
    choiceStep({
      name: 'inquiry-type',
      ask: 'What is it about?',
      choices: [
        { value: 'solar-quote', label: 'A solar quote' },
        { value: 'battery-quote', label: 'A battery quote' },
        { value: 'general-inquiry', label: 'A question', makes: 'question' },
        { value: 'support', label: 'Help with an enquiry', makes: 'question' },
      ],
    }),
    // True for quotes and for questions: without script all of it is read at once.
    ...contactSteps({
      email: { help: 'For our answer, or the link to your own page. No newsletter.' },
      postcode: { help: 'For quotes: the sun, the network and installers near you.' },
    }),
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
