import { type Country, findPostcode, parsePostcodeIn } from '../enquiry/country.ts'
import { type Answers, type EnquiryForm, questionsOf } from '../enquiry/form.ts'
import { isAsked } from '../enquiry/is-asked.ts'

/** The specification's lead, one text per column. `consent` is separate, since it is always true. */
export type LeadColumns = Record<(typeof leadColumns)[number], string>

export const leadColumns = [
  'form_type',
  'first_name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'message',
  'property_type',
  'roof_type',
  'roof_direction',
  'roof_access',
  'installation_urgency',
  'battery_interest',
  'business_type',
  'facility_size',
  'age_group',
  'gender',
  'homeowner',
  'has_will',
  'will_for',
  'service',
  'service_type',
  'current_bill',
] as const

type Source = { first: readonly string[] } | { all: readonly string[] }

/** Which answers fill a column: the first that was given, or all of them joined in the order of the questions. */
const sources: Partial<Record<keyof LeadColumns, Source>> = {
  first_name: { first: ['contact-name', 'first-name'] },
  last_name: { first: ['contact-name', 'last-name'] },
  postcode: { first: ['postcode', 'location'] },
  email: { first: ['contact-email', 'email'] },
  phone: { first: ['contact-phone', 'phone'] },
  message: { first: ['message'] },
  property_type: { first: ['solar-type', 'property-type', 'property-ownership'] },
  homeowner: { first: ['property-ownership', 'building-ownership'] },
  roof_type: { first: ['roof-type'] },
  roof_direction: { first: ['roof-direction'] },
  business_type: { first: ['business-type'] },
  age_group: { first: ['age-group'] },
  gender: { first: ['gender'] },
  has_will: { first: ['has-will'] },
  will_for: { first: ['will-for'] },
  current_bill: { all: ['current-bill', 'electricity-bill', 'monthly-bill', 'household-income'] },
  roof_access: {
    all: ['roof-access', 'roof-complexity', 'roof-space', 'roof-size', 'roof-condition'],
  },
  installation_urgency: { all: ['installation-urgency', 'timeline'] },
  battery_interest: {
    all: [
      'battery-interest',
      'battery-size',
      'battery-brand',
      'current-system',
      'energy-usage',
      'daily-usage',
      'backup-needs',
      'power-outages',
      'battery-budget',
      'budget-range',
      'financing-interest',
      'financing-preference',
    ],
  },
  facility_size: { all: ['roof-size', 'property-size', 'monthly-usage'] },
  service_type: {
    all: [
      'additional-services',
      'installation-type',
      'system-preference',
      'inquiry-type',
      'installer-preference',
    ],
  },
}

/**
 * Questions without a column. Their answers are stored with the lead and shown at the desk, in letters, webhooks and
 * exports of a person's data, but not in the CSV file. @internal
 */
export const answersOnly: readonly string[] = [
  'benefits',
  'budget',
  'complaint-about',
  'cost-priority',
  'current-solar',
  'epc',
  'heating',
  'investment-budget',
  'melbourne-area',
  'nation',
  'renewables-concern',
  'renewables-interest',
  'savings-interest',
  'system-size',
]

/** The columns that the answer to a question goes into. @internal */
export function columnsOfQuestion(question: string): (keyof LeadColumns)[] {
  return leadColumns.filter((column) => {
    const source = sources[column]
    return source && ('first' in source ? source.first : source.all).includes(question)
  })
}

/** The lead's columns for these answers. `interest` is what the visitor picked beside an article. */
export function columnsFor(
  form: EnquiryForm,
  answers: Answers,
  { country, interest }: { country: Country; interest?: string },
): LeadColumns {
  const [firstName, ...rest] = (answers['contact-name'] ?? answers['first-name'] ?? '').split(' ')
  const columns = Object.fromEntries(leadColumns.map((column) => [column, ''])) as LeadColumns
  for (const [column, source] of Object.entries(sources))
    columns[column as keyof LeadColumns] = gather(source, form, answers)
  return {
    ...columns,
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

function gather(source: Source, form: EnquiryForm, answers: Answers): string {
  if ('first' in source) return source.first.map((name) => answers[name]).find(Boolean) ?? ''
  const asked = form.steps.flatMap((step) => step.questions.map(({ name }) => name))
  return asked
    .filter((name) => source.all.includes(name))
    .map((name) => answers[name])
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
