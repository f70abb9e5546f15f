import { choiceStep } from '#content/forms/steps.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { contactSteps } from './steps.ts'

const [name, email] = contactSteps({
  email: { help: 'For your reference and the outcome. Nothing else.' },
})

/** Data Protection Act 2018, s. 164A: an easy electronic way to complain. No number is asked for: the outcome is sent in writing. */
export const complaint: EnquiryForm = {
  slug: 'complaint',
  title: 'Complain About Your Data',
  page: '/contact',
  steps: [
    choiceStep({
      name: 'complaint-about',
      ask: 'What is it about?',
      choices: [
        { value: 'our-use', label: 'How we use my details' },
        { value: 'contact', label: 'A call, text or email from us' },
        { value: 'installer', label: 'An installer that has my details' },
        { value: 'request', label: 'Something I asked you to show, correct or delete' },
        { value: 'other', label: 'Something else' },
      ],
    }),
    {
      questions: [
        {
          name: 'message',
          kind: 'message',
          ask: 'What happened?',
          help: 'When, and a reference or number if you have one.',
          placeholder: 'What happened, and what should we put right?',
        },
      ],
    },
    ...[name, email].flatMap((step) => step ?? []),
  ],
}
