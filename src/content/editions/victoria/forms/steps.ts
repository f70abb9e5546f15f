import { contactStepsWith } from '#content/forms/steps.ts'

/** The three steps that end nearly every form, in words of the form's own where it has them. */
export const contactSteps = contactStepsWith({
  name: {
    name: 'contact-name',
    kind: 'name',
    ask: 'What is your name?',
    placeholder: 'Enter your full name',
  },
  email: {
    name: 'contact-email',
    kind: 'email',
    ask: 'What is your email address?',
    help: 'For a confirmation and your quotes. No newsletter.',
    placeholder: 'Enter your email address',
  },
  phone: {
    name: 'contact-phone',
    kind: 'phone',
    ask: 'Which number should {who} call?',
    help: '{within}',
    placeholder: 'Enter your phone number',
  },
  postcode: {
    name: 'postcode',
    kind: 'postcode',
    ask: 'Postcode (optional)',
    help: 'Helps us find someone nearby.',
    placeholder: 'Enter your postcode',
    optional: true,
  },
})
