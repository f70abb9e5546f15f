import { type Answers, type EnquiryForm, type EnquiryKind, questionsOf } from './form.ts'

/** What these answers ask for. */
export function enquiryKind(form: Pick<EnquiryForm, 'steps'>, answers: Answers): EnquiryKind {
  return choicesOf(form).some(
    ({ name, value, makes }) => makes === 'question' && answers[name] === value,
  )
    ? 'question'
    : 'quotes'
}

/** Everything a form can be used to ask for. */
export function kindsOf(form: Pick<EnquiryForm, 'steps'>): EnquiryKind[] {
  return choicesOf(form).some(({ makes }) => makes === 'question')
    ? ['quotes', 'question']
    : ['quotes']
}

function choicesOf(form: Pick<EnquiryForm, 'steps'>) {
  return questionsOf(form).flatMap((question) =>
    question.kind === 'choice'
      ? question.choices.map((choice) => ({ name: question.name, ...choice }))
      : [],
  )
}
