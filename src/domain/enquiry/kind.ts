import { type Answers, type EnquiryForm, type EnquiryKind, questionsOf } from './form.ts'

/** Whether these answers ask for quotes or a question. */
export function enquiryKind(form: Pick<EnquiryForm, 'steps'>, answers: Answers): EnquiryKind {
  return choicesOf(form).some(
    ({ name, value, makes }) => makes === 'question' && answers[name] === value,
  )
    ? 'question'
    : 'quotes'
}

/** The kinds of enquiry that a form allows. */
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
