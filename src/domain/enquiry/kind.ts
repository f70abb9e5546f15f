import { type Answers, type EnquiryForm, type EnquiryKind, questionsOf } from './form.ts'

/** Whether it is the form for complaints about how we use personal data, where an edition has it. */
export function isComplaintForm(slug: string): boolean {
  return slug === 'complaint'
}

/** Whether these answers ask for quotes or a question, or complain. */
export function enquiryKind(
  form: Pick<EnquiryForm, 'slug' | 'steps'>,
  answers: Answers,
): EnquiryKind {
  if (isComplaintForm(form.slug)) return 'complaint'
  return choicesOf(form).some(
    ({ name, value, makes }) => makes === 'question' && answers[name] === value,
  )
    ? 'question'
    : 'quotes'
}

/** The kinds of enquiry that a form allows. */
export function kindsOf(form: Pick<EnquiryForm, 'slug' | 'steps'>): EnquiryKind[] {
  if (isComplaintForm(form.slug)) return ['complaint']
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
