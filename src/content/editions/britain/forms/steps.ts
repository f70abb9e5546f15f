import { contactStepsWith } from '#content/forms/steps.ts'
import type { ChoiceQuestion } from '#domain/enquiry/form.ts'
import { askedDistricts } from '#estimate/postcode.ts'

/** A postcode may lie in two nations, which keep other holidays and have other help. */
const nation: ChoiceQuestion = {
  name: 'nation',
  kind: 'choice',
  ask: 'Which nation is it in?',
  help: 'Only where a postcode lies in two. It decides whose holidays we keep and which help there is; without an answer we keep the holidays of both.',
  optional: true,
  askedIn: `\\b(?:${askedDistricts.join('|')}) ?\\d[A-Z]{2}`,
  choices: [
    { value: 'england', label: 'England' },
    { value: 'scotland', label: 'Scotland' },
    { value: 'wales', label: 'Wales' },
  ],
}

/** The three steps that end every form but for its boxes, in words of the form's own where it has them. */
export const contactSteps = contactStepsWith(
  {
    name: {
      name: 'contact-name',
      kind: 'name',
      ask: 'What’s your name?',
      placeholder: 'Enter your full name',
    },
    email: {
      name: 'contact-email',
      kind: 'email',
      ask: 'What’s your email address?',
      help: 'For the link to your own page, where you’ll see the prices. No newsletter.',
      placeholder: 'Enter your email address',
    },
    /** Visitors who leave it empty get an answer by email. */
    phone: {
      name: 'contact-phone',
      kind: 'phone',
      ask: 'Which number may we call?',
      help: 'Only we call it. We don’t pass it on unless you say so.',
      placeholder: 'Enter your phone number',
      optional: true,
    },
    postcode: {
      name: 'postcode',
      kind: 'postcode',
      ask: 'Postcode',
      help: 'For the sun, the network and installers near you.',
      placeholder: 'Enter your postcode',
      optional: true,
    },
  },
  [nation],
)
