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
import { isVictorianHome, parsePostcode } from '../postcode.ts'
import { panelKilowatts, payments, type Quote } from './quote.ts'

/** The fields of a quote, by their names in the address: `2-panels` is that of the second. */
export const quoteFields = [
  'from',
  'kw',
  'panels',
  'watts',
  'inverter',
  'battery',
  'model',
  'price',
  'deposit',
  'certificates',
  'rebate',
  'payment',
  'installed',
  'of-battery',
  'panel-model',
  'inverter-model',
  'warranty',
  'phases',
  'export',
] as const
export type QuoteField = (typeof quoteFields)[number]

/** The fields of the home that the quotes are for. */
export const homeFields = ['postcode', 'bill', 'roof'] as const
export type HomeField = (typeof homeFields)[number]

export type ComparedHome = {
  postcode: string
  monthlyBill: number | undefined
  /** Panels that are there already, kW. */
  roofKilowatts: number | undefined
}

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

type NumberField = Exclude<
  QuoteField,
  'from' | 'model' | 'panel-model' | 'inverter-model' | 'payment' | 'installed'
>

const limits: Record<NumberField, FieldLimits> = {
  kw: { from: 0.5, to: 300, zeroIsNone: true, problem: 'Enter kilowatts, like 6.6' },
  panels: {
    from: 1,
    to: 400,
    whole: true,
    zeroIsNone: true,
    problem: 'Panels are a whole number, like 15',
  },
  watts: { from: 200, to: 800, problem: 'Panels have 200 to 800 watts each, like 440' },
  inverter: { from: 1, to: 100, problem: 'Inverters have 1 to 100 kilowatts, like 5' },
  battery: {
    from: 1,
    to: 100,
    zeroIsNone: true,
    problem: 'Batteries have 1 to 100 kilowatt-hours, like 10',
  },
  price: { from: 500, to: 500_000, problem: 'Enter the price in dollars, like 13,990' },
  'of-battery': { from: 100, to: 200_000, zeroIsNone: true, problem: 'Enter dollars, like 7,500' },
  certificates: { from: 0, to: 100_000, problem: 'Enter dollars, like 4,066' },
  rebate: { from: 0, to: 10_000, problem: 'Enter dollars, like 1,400' },
  deposit: { from: 0, to: 500_000, problem: 'Enter dollars, like 1,399' },
  warranty: { from: 0, to: 50, problem: 'Enter years, like 10' },
  phases: { from: 1, to: 3, whole: true, problem: 'Homes have one phase or three' },
  export: { from: 0, to: 100, problem: 'Enter kilowatts, like 5' },
}

const homeLimits = {
  bill: { from: 20, to: 5000, problem: 'Enter dollars a month, like 250' },
  roof: { from: 1, to: 100, zeroIsNone: true, problem: 'Enter kilowatts, like 6.6' },
}

// Quotes round: 6.66 kW is sold as 6.6, 10.12 as 10.
const sizesDiffer = 0.03

/** Reads what was typed. A quote needs a price and a size before it can be judged. */
export function parseQuotes(draft: QuotesDraft, today: Day): ParsedQuotes {
  const problems: Problems = {}
  const quotes = startedQuotes(draft, quoteFields).map((number) => ({
    number,
    quote: parseQuote(draft, number, { problems, today }),
  }))
  const home = parseHome(draft, problems)
  for (const { number, quote } of quotes) requireSize(number, quote, problems)
  if (quotes.length === 0) problems['1-price'] ??= limits.price.problem
  return { home, quotes, problems }
}

function parseHome(draft: QuotesDraft, problems: Problems): ComparedHome {
  const postcode = parsePostcode(textIn(draft, 'postcode'))
  if (postcode !== '' && !isVictorianHome(postcode))
    problems.postcode = 'Enter a Victorian postcode, like 3073'
  return {
    postcode,
    monthlyBill: numberIn(draft, 'bill', homeLimits.bill, problems),
    roofKilowatts: numberIn(draft, 'roof', homeLimits.roof, problems),
  }
}

function parseQuote(
  draft: QuotesDraft,
  number: number,
  { problems, today }: { problems: Problems; today: Day },
): Quote {
  const text = (field: QuoteField) => textIn(draft, `${number}-${field}`)
  const amount = (field: NumberField) =>
    numberIn(draft, `${number}-${field}`, limits[field], problems)
  const quote = {
    from: text('from') || `Quote ${number}`,
    kilowatts: amount('kw'),
    panels: amount('panels'),
    wattsEach: amount('watts'),
    panelModel: text('panel-model') || undefined,
    inverterKilowatts: amount('inverter'),
    inverterModel: text('inverter-model') || undefined,
    batteryKwh: amount('battery'),
    batteryModel: text('model') || undefined,
    installedOn: dayIn(draft, `${number}-installed`, today, problems),
    price: amount('price'),
    batteryPrice: amount('of-battery'),
    certificatesOff: amount('certificates'),
    stateRebateOff: amount('rebate'),
    payment: payments.find((payment) => payment === text('payment')),
    deposit: amount('deposit'),
    warrantyYears: amount('warranty'),
    phases: amount('phases'),
    exportLimit: amount('export'),
  }
  if ((quote.batteryPrice ?? 0) > (quote.price ?? Number.POSITIVE_INFINITY))
    problems[`${number}-of-battery`] = 'The battery can’t cost more than everything together'
  return quote
}

function requireSize(number: number, quote: Quote, problems: Problems): void {
  if (quote.price === undefined) problems[`${number}-price`] ??= limits.price.problem
  if (panelKilowatts(quote) === undefined && quote.batteryKwh === undefined) {
    const isPanelsWrong = `${number}-panels` in problems
    if (quote.panels === undefined && !isPanelsWrong)
      problems[`${number}-kw`] ??= 'Enter the size of the panels in kilowatts, or the battery'
    else if (!isPanelsWrong)
      problems[`${number}-watts`] ??=
        'Enter the watts of a panel: look in the quote or on its data sheet'
  }
  const counted = panelKilowatts({ ...quote, kilowatts: undefined })
  if (counted && quote.kilowatts && Math.abs(quote.kilowatts / counted - 1) > sizesDiffer)
    problems[`${number}-kw`] ??=
      `${quote.panels} panels of ${quote.wattsEach} W are ${Number(counted.toFixed(2))} kW. Enter one or the other`
}
