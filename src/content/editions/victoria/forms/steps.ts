import type { ChoiceQuestion, Step, TextQuestion } from '#domain/enquiry/form.ts'

type Words = Partial<Pick<TextQuestion, 'ask' | 'help' | 'placeholder'>>

/** A screen that asks for one of several answers. */
export function choiceStep(question: Omit<ChoiceQuestion, 'kind'>): Step {
  return { questions: [{ kind: 'choice', ...question }] }
}

/** The three steps that end nearly every form, in words of the form's own where it has them. */
export function contactSteps({
  email = {},
  phone = {},
  postcode = {},
}: {
  email?: Words
  phone?: Words
  postcode?: Words | false
} = {}): Step[] {
  return [
    { questions: [nameQuestion] },
    { questions: [{ ...emailQuestion, ...email }] },
    {
      questions: postcode
        ? [
            { ...phoneQuestion, ...phone },
            { ...postcodeQuestion, ...postcode },
          ]
        : [{ ...phoneQuestion, ...phone }],
    },
  ]
}

const nameQuestion: TextQuestion = {
  name: 'contact-name',
  kind: 'name',
  ask: 'What is your name?',
  placeholder: 'Enter your full name',
}

const emailQuestion: TextQuestion = {
  name: 'contact-email',
  kind: 'email',
  ask: 'What is your email address?',
  help: 'For a confirmation and your quotes. No newsletter.',
  placeholder: 'Enter your email address',
}

const phoneQuestion: TextQuestion = {
  name: 'contact-phone',
  kind: 'phone',
  ask: 'Which number should {who} call?',
  help: '{within}',
  placeholder: 'Enter your phone number',
}

const postcodeQuestion: TextQuestion = {
  name: 'postcode',
  kind: 'postcode',
  ask: 'Postcode (optional)',
  help: 'Helps us find someone nearby.',
  placeholder: 'Enter your postcode',
  optional: true,
}
