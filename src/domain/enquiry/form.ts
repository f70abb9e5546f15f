/** What a visitor asks for: quotes from installers, or an answer from us, to a question or a complaint. Both stay with us. */
export const enquiryKinds = ['quotes', 'question', 'complaint'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

/** One answer a visitor may pick. */
export type Choice = {
  value: string
  label: string
  /** The name of a picture that the site can draw. */
  picture?: string
  /** Makes the enquiry a question instead of a request for quotes. */
  makes?: 'question'
}

type Asked = {
  /** The field's name, the step's id and the key of its answer, all in one. */
  name: string
  ask: string
  help?: string
  optional?: true
  /** Asked only where the postcode, or a place with it, ends as this pattern says; without script it is shown to everybody. */
  askedIn?: string
}

/** The kinds of text fields, each with its own validation. */
export type TextKind = 'name' | 'text' | 'email' | 'phone' | 'postcode' | 'message'

export type ChoiceQuestion = Asked & {
  kind: 'choice'
  choices: readonly Choice[]
  /** Says what to look at, where a house that answers is on the page. */
  watch?: string
}
export type TextQuestion = Asked & { kind: TextKind; placeholder: string }
export type Question = ChoiceQuestion | TextQuestion

/** The questions of one screen. The first question names the step. */
export type Step = { questions: readonly [Question, ...Question[]] }

export const services = [
  'solar-panels',
  'solar-battery',
  'solar-panels-plus-battery',
  'not-sure',
  'commercial-solar',
  'roof-tiles',
  'rebates',
] as const
export type Service = (typeof services)[number]

/** A form is plain data, so that it can be rendered, posted, validated and stored with the lead. */
export type EnquiryForm = {
  slug: string
  title: string
  /** The main page of the form. A rejected post gets this page as its response, filled in. */
  page: string
  service?: Service
  steps: readonly Step[]
}

/** Answers by question name. Unanswered questions are absent. */
export type Answers = Record<string, string>

export function questionsOf(form: Pick<EnquiryForm, 'steps'>): Question[] {
  return form.steps.flatMap((step) => step.questions)
}

export function stepName(step: Step): string {
  return step.questions[0].name
}
