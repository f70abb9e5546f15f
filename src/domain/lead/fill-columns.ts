import { type Country, findPostcode, parsePostcodeIn } from '../enquiry/country.ts'
import { type Answers, type EnquiryForm, questionsOf } from '../enquiry/form.ts'
import { isAsked } from '../enquiry/is-asked.ts'
import { type LeadColumn, type LeadColumns, leadColumns } from './columns.ts'
import { questionUses } from './question-uses.ts'

/** Columns that hold every answer that fills them, in the order of the form's questions. The others hold one. */
const joined: readonly LeadColumn[] = [
  'current_bill',
  'roof_access',
  'installation_urgency',
  'battery_interest',
  'facility_size',
  'service_type',
]

/** The questions that fill each column. */
const fillers = Object.fromEntries(
  leadColumns.map((column) => [
    column,
    Object.keys(questionUses).filter((name) => questionUses[name]?.columns.includes(column)),
  ]),
)

/** The lead's columns for these answers. `interest` is what the visitor picked beside an article. */
export function columnsFor(
  form: EnquiryForm,
  answers: Answers,
  { country, interest }: { country: Country; interest?: string },
): LeadColumns {
  const [firstName, ...rest] = (answers['contact-name'] ?? answers['first-name'] ?? '').split(' ')
  const columns = leadColumns.map((column) => [column, gather(column, form, answers)])
  return {
    ...(Object.fromEntries(columns) as LeadColumns),
    form_type: formType(form.title),
    first_name: firstName ?? '',
    last_name: rest.join(' ') || (answers['last-name'] ?? ''),
    postcode: postcodeIn(answers, country),
    service: interest ?? form.service ?? '',
  }
}

/** The nation named by a visitor whose postcode lies in two; null where it wasn't asked, or isn't known. */
export function nationNamed(form: EnquiryForm, answers: Answers): string | null {
  const question = questionsOf(form).find(({ name }) => name === 'nation')
  return (question && isAsked(question, answers) && answers.nation) || null
}

/** The form's title in lower case, each character that is not a letter or digit an underscore. */
export function formType(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]/g, '_')
}

function gather(column: LeadColumn, form: EnquiryForm, answers: Answers): string {
  const names = fillers[column] ?? []
  if (!joined.includes(column)) return names.map((name) => answers[name]).find(Boolean) ?? ''
  return questionsOf(form)
    .filter(({ name }) => names.includes(name))
    .map(({ name }) => answers[name])
    .filter(Boolean)
    .join(', ')
}

function postcodeIn(answers: Answers, country: Country): string {
  return (
    parsePostcodeIn(answers.postcode ?? '', country) ??
    findPostcode(answers.location ?? '', country) ??
    ''
  )
}
