/** What is asked for: quotes from installers, or an answer from us, which is nobody else’s business. */
export type EnquiryKind = 'quotes' | 'question'

/** One answer a visitor may pick. */
export type Choice = {
  value: string
  label: string
  /** A name the site knows how to draw. */
  picture?: string
  /** Picking it makes the enquiry a question. Without it, quotes are asked for. */
  makes?: 'question'
}

type Asked = {
  /** The field's name, the step's id and the key of its answer, all in one. */
  name: string
  ask: string
  help?: string
  optional?: true
}

/** Free text differs by what is a good answer: a message may be long, a postcode has a shape. */
export type TextKind = 'name' | 'text' | 'email' | 'phone' | 'postcode' | 'message'

export type ChoiceQuestion = Asked & { kind: 'choice'; choices: readonly Choice[] }
export type TextQuestion = Asked & { kind: TextKind; placeholder: string }
export type Question = ChoiceQuestion | TextQuestion

/** What is asked on one screen. The first question names the step; the others ride along. */
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

/** A form is plain data, so that it can be drawn, posted, checked and kept with the lead. */
export type EnquiryForm = {
  slug: string
  title: string
  /** Where the form stands first: a refused post is answered with this page, filled in. */
  page: string
  service?: Service
  steps: readonly Step[]
}

/** What was answered, by question name. An unanswered question is absent. */
export type Answers = Record<string, string>

export function questionsOf(form: Pick<EnquiryForm, 'steps'>): Question[] {
  return form.steps.flatMap((step) => step.questions)
}

export function stepName(step: Step): string {
  return step.questions[0].name
}
