import type { Day } from '../../shared/day.ts'
import {
  dayIn,
  type FieldLimits,
  numberIn,
  type Problems,
  pickFields,
  type QuotesDraft,
  startedQuotes,
  textIn,
} from '../../shared/quotes-draft.ts'
import { textProblems } from '../inputs/inputs.ts'
import { parsePostcode } from '../postcode.ts'
import { payments, type Quote } from './quote.ts'

/** The fields of a quote, by their names in the address: `2-panels` is that of the second. */
export const quoteFields = [
  'from',
  'panels',
  'watts',
  'inverter',
  'battery',
  'model',
  'installed',
  'price',
  'vat',
  'of-battery',
  'yield',
  'self-use',
  'export',
  'saving',
  'deposit',
  'mcs',
  'payment',
] as const
export type QuoteField = (typeof quoteFields)[number]

/** The fields of the home that the quotes are for. */
export const homeFields = ['postcode', 'bill'] as const
export type HomeField = (typeof homeFields)[number]

export type ComparedHome = { postcode: string; bill: number | undefined }

/** The quotes that something was typed for, with their numbers, and every problem by its field. */
export type ParsedQuotes = {
  home: ComparedHome
  quotes: { number: number; quote: Quote }[]
  problems: Problems
}

/** What an address says of quotes. */
export function pickDraft(query: QuotesDraft): QuotesDraft {
  return pickFields(query, homeFields, quoteFields)
}

type NumberField = Exclude<QuoteField, 'from' | 'model' | 'mcs' | 'payment' | 'installed'>

const limits: Record<NumberField, FieldLimits> = {
  panels: { from: 1, to: 110, whole: true, problem: 'Panels are a whole number, like 9' },
  watts: { from: 200, to: 800, problem: 'Panels have 200 to 800 watts each, like 440' },
  inverter: { from: 0.3, to: 50, problem: 'Enter the inverter’s kW, like 3.68' },
  battery: { from: 1, to: 60, zeroIsNone: true, problem: 'Enter the battery’s usable kWh, like 5' },
  price: { from: 500, to: 100_000, problem: 'Enter the price in pounds, like 5,990' },
  vat: { from: 0, to: 20, problem: 'Enter VAT in per cent, like 0' },
  'of-battery': { from: 100, to: 50_000, zeroIsNone: true, problem: 'Enter pounds, like 4,600' },
  yield: { from: 100, to: 60_000, problem: 'Enter kWh a year, like 3,800' },
  'self-use': { from: 0, to: 100, problem: 'Enter per cent, like 20' },
  export: { from: 0, to: 60, problem: 'Enter pence, like 12' },
  saving: { from: 0, to: 20_000, problem: 'Enter pounds a year, like 560' },
  deposit: { from: 0, to: 100_000, problem: 'Enter pounds, like 1,200' },
}

const billLimits = { from: 5, to: 5000, problem: 'Enter pounds a month, like 70' }

/** Reads what was typed. A quote needs its price and its panels before it can be judged. */
export function parseQuotes(draft: QuotesDraft, today: Day): ParsedQuotes {
  const problems: Problems = {}
  const quotes = startedQuotes(draft, quoteFields).map((number) => ({
    number,
    quote: parseQuote(draft, number, { problems, today }),
  }))
  if (quotes.length === 0) problems['1-price'] = limits.price.problem
  return { home: parseHome(draft, problems), quotes, problems }
}

function parseHome(draft: QuotesDraft, problems: Problems): ComparedHome {
  const postcode = parsePostcode(textIn(draft, 'postcode'))
  const problem = textProblems.postcode(postcode)
  if (problem) problems.postcode = problem
  return { postcode, bill: numberIn(draft, 'bill', billLimits, problems) }
}

function parseQuote(
  draft: QuotesDraft,
  number: number,
  { problems, today }: { problems: Problems; today: Day },
): Quote {
  const text = (field: QuoteField) => textIn(draft, `${number}-${field}`)
  const amount = (field: NumberField) =>
    numberIn(draft, `${number}-${field}`, limits[field], problems)
  const shareIn = (field: NumberField): number | undefined => {
    const value = amount(field)
    return value === undefined ? undefined : value / 100
  }
  const quote = {
    from: text('from') || `Quote ${number}`,
    panels: amount('panels'),
    wattsEach: amount('watts'),
    inverterKilowatts: amount('inverter'),
    batteryKwh: amount('battery'),
    batteryModel: text('model') || undefined,
    installedOn: dayIn(draft, `${number}-installed`, today, problems),
    price: amount('price'),
    vat: shareIn('vat'),
    batteryPrice: amount('of-battery'),
    promised: {
      kwh: amount('yield'),
      share: shareIn('self-use'),
      exportRate: amount('export'),
      saving: amount('saving'),
    },
    deposit: amount('deposit'),
    mcs: text('mcs') || undefined,
    payment: payments.find((payment) => payment === text('payment')),
  }
  if (quote.panels === undefined) problems[`${number}-panels`] ??= limits.panels.problem
  if (quote.price === undefined) problems[`${number}-price`] ??= limits.price.problem
  else if ((quote.batteryPrice ?? 0) > quote.price)
    problems[`${number}-of-battery`] = 'The battery can’t cost more than everything together'
  return quote
}
