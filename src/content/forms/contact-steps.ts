import type { Question, Step } from '#domain/enquiry/form.ts'

/** The three steps that end nearly every form. */
export function contactSteps({ email = 'Enter your email address', postcode = true } = {}): Step[] {
  return [
    nameStep,
    emailStep(email),
    { questions: postcode ? [phoneQuestion, postcodeQuestion] : [phoneQuestion] },
  ]
}

const nameStep: Step = {
  questions: [
    {
      name: 'contact-name',
      kind: 'name',
      ask: 'What is your name?',
      placeholder: 'Enter your full name',
    },
  ],
}

function emailStep(placeholder: string): Step {
  return {
    questions: [
      {
        name: 'contact-email',
        kind: 'email',
        ask: 'Where should we send the details?',
        help: 'A confirmation and your quotes. No newsletter.',
        placeholder,
      },
    ],
  }
}

const phoneQuestion: Question = {
  name: 'contact-phone',
  kind: 'phone',
  ask: 'Which number should the installer call?',
  help: 'A local installer calls within 24 hours, in lawful calling hours.',
  placeholder: 'Enter your phone number',
}

const postcodeQuestion: Question = {
  name: 'postcode',
  kind: 'postcode',
  ask: 'Postcode, so that we match someone local',
  placeholder: 'Enter your postcode',
  optional: true,
}
