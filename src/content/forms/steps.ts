import type { ChoiceQuestion, Question, Step, TextQuestion } from '#domain/enquiry/form.ts'

type Words = Partial<Pick<TextQuestion, 'ask' | 'help' | 'placeholder'>>

type Contact = Record<'name' | 'email' | 'phone' | 'postcode', TextQuestion>

/** Words of a form's own; without a postcode, that isn't asked. */
type OwnWords = { email?: Words; phone?: Words; postcode?: Words | false }

/** A screen that asks for one of several answers. */
export function choiceStep(question: Omit<ChoiceQuestion, 'kind'>): Step {
  return { questions: [{ kind: 'choice', ...question }] }
}

/** The three steps that end nearly every form of an edition, in words of the form's own, and what follows from the postcode. */
export function contactStepsWith(usual: Contact, afterPostcode: readonly Question[] = []) {
  return ({ email = {}, phone = {}, postcode = {} }: OwnWords = {}): Step[] => [
    { questions: [usual.name] },
    { questions: [{ ...usual.email, ...email }] },
    {
      questions: [
        { ...usual.phone, ...phone },
        ...(postcode ? [{ ...usual.postcode, ...postcode }] : []),
        ...afterPostcode,
      ],
    },
  ]
}
