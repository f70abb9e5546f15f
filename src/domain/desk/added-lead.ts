import { type EnquiryForm, type Question, questionsOf } from '../enquiry/form.ts'

/**
 * A form as an operator fills it in for a visitor on the telephone: only the name is required, and a way to reach them. Every form then
 * asks for the postcode.
 */
export function spokenForm(form: EnquiryForm): EnquiryForm {
  const asksForPlace = questionsOf(form).some(({ kind }) => kind === 'postcode')
  const steps = form.steps.map(({ questions: [first, ...others] }) => ({
    questions: [toOptional(first), ...others.map(toOptional)] as const,
  }))
  return { ...form, steps: asksForPlace ? steps : [...steps, { questions: [postcode] }] }
}

function toOptional(question: Question): Question {
  return question.kind === 'name' ? question : { ...question, optional: true }
}

const postcode: Question = {
  name: 'postcode',
  kind: 'postcode',
  ask: 'Postcode',
  placeholder: '',
  optional: true,
}

/** Why the visitor could not be reached by these answers, as a problem of the form; undefined where they can be. */
export function reachProblem(form: EnquiryForm, answers: Record<string, string>) {
  const ways = questionsOf(form).filter(({ kind }) => kind === 'phone' || kind === 'email')
  const [first] = ways.toSorted((one) => (one.kind === 'phone' ? -1 : 1))
  if (!first || ways.some(({ name }) => answers[name])) return undefined
  return { question: first.name, message: 'Enter a phone number or an email address.' }
}
