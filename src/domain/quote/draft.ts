import { isVictorianHome, parsePostcode } from '#estimate/postcode.ts'
import { isDay } from '../calendar.ts'
import { isWithin, type Limits, parseNumber } from '../estimate/shared/numbers.ts'
import { panelKilowatts, type Quote } from './quote.ts'

/** The fields of a quote, by the names that stand in the address: `2-panels` is that of the second. */
export const quoteFields = [
  'from',
  'panels',
  'watts',
  'inverter',
  'battery',
  'model',
  'installed',
  'price',
  'of-battery',
  'certificates',
  'deposit',
] as const
export type QuoteField = (typeof quoteFields)[number]

export const mostQuotes = 3

/** What was typed: 'postcode', 'bill', and the fields of each quote by number and name. */
export type QuotesDraft = Readonly<Record<string, string>>

type ComparedHome = { postcode: string; monthlyBill: number | undefined }

/** The quotes that something was typed for, with their numbers, and every problem by its field. */
export type ParsedQuotes = {
  home: ComparedHome
  quotes: { number: number; quote: Quote }[]
  problems: Record<string, string>
}

/** What an address says of quotes; whatever else stands in it is left out, and so is what is empty. */
export function pickDraft(query: Readonly<Record<string, string>>): QuotesDraft {
  const names = Array.from({ length: mostQuotes }, (_, index) =>
    quoteFields.map((field) => `${index + 1}-${field}`),
  ).flat()
  return Object.fromEntries(
    ['postcode', 'bill', ...names].flatMap((name) => {
      const text = typed(query, name)
      return text === '' ? [] : [[name, text]]
    }),
  )
}

type NumberField = Exclude<QuoteField, 'from' | 'model' | 'installed'>

const limits: Record<NumberField, Limits & { problem: string }> = {
  panels: { from: 1, to: 400, whole: true, problem: 'Panels are a whole number, like 15' },
  watts: { from: 200, to: 800, problem: 'Panels have 200 to 800 watts each, like 440' },
  inverter: { from: 1, to: 100, problem: 'Inverters have 1 to 100 kilowatts, like 5' },
  battery: { from: 1, to: 100, problem: 'Batteries have 1 to 100 kilowatt-hours, like 10' },
  price: { from: 500, to: 500_000, problem: 'Enter the price in dollars, like 13,990' },
  'of-battery': { from: 100, to: 200_000, problem: 'Enter dollars, like 7,500' },
  certificates: { from: 0, to: 100_000, problem: 'Enter dollars, like 4,066' },
  deposit: { from: 0, to: 500_000, problem: 'Enter dollars, like 1,399' },
}

const longestText = 60

/** Reads what was typed. Two quotes with a price and a size are needed before anything can be compared. */
export function parseQuotes(draft: QuotesDraft): ParsedQuotes {
  const problems: Record<string, string> = {}
  const quotes = Array.from({ length: mostQuotes }, (_, index) => index + 1)
    .filter((number) => quoteFields.some((field) => typed(draft, `${number}-${field}`) !== ''))
    .map((number) => ({ number, quote: parseQuote(draft, number, problems) }))
  const home = parseHome(draft, problems)
  for (const { number, quote } of quotes) requireSize(number, quote, problems)
  const nextFree = [1, 2].find((number) => !quotes.some((one) => one.number === number))
  if (quotes.length < 2 && nextFree)
    problems[`${nextFree}-price`] ??= 'Enter a second quote: one alone can’t be compared'
  return { home, quotes, problems }
}

function parseHome(draft: QuotesDraft, problems: Record<string, string>): ComparedHome {
  const postcode = parsePostcode(typed(draft, 'postcode'))
  if (postcode !== '' && !isVictorianHome(postcode))
    problems.postcode = 'Enter a Victorian postcode, like 3073'
  const bill = typed(draft, 'bill')
  const monthlyBill = bill === '' ? undefined : parseNumber(bill)
  if (bill !== '' && !(monthlyBill !== undefined && isWithin(monthlyBill, { from: 20, to: 5000 })))
    problems.bill = 'Enter dollars a month, like 250'
  return { postcode, monthlyBill }
}

function parseQuote(draft: QuotesDraft, number: number, problems: Record<string, string>): Quote {
  const text = (field: QuoteField) => typed(draft, `${number}-${field}`)
  const numberIn = (field: NumberField): number | undefined => {
    if (text(field) === '') return undefined
    const value = parseNumber(text(field))
    if (value !== undefined && isWithin(value, limits[field])) return value
    problems[`${number}-${field}`] = limits[field].problem
    return undefined
  }
  const installed = text('installed')
  if (installed !== '' && !isDay(installed))
    problems[`${number}-installed`] = 'Enter a day, like 2026-12-14'
  const quote = {
    from: text('from') || `Quote ${number}`,
    panels: numberIn('panels'),
    wattsEach: numberIn('watts'),
    inverterKilowatts: numberIn('inverter'),
    batteryKwh: numberIn('battery'),
    batteryModel: text('model') || undefined,
    installedOn: isDay(installed) ? installed : undefined,
    price: numberIn('price'),
    batteryPrice: numberIn('of-battery'),
    certificatesOff: numberIn('certificates'),
    deposit: numberIn('deposit'),
  }
  if ((quote.batteryPrice ?? 0) > (quote.price ?? Number.POSITIVE_INFINITY))
    problems[`${number}-of-battery`] = 'The battery can’t cost more than everything together'
  return quote
}

function requireSize(number: number, quote: Quote, problems: Record<string, string>): void {
  if (quote.price === undefined) problems[`${number}-price`] ??= limits.price.problem
  if (panelKilowatts(quote) === undefined && quote.batteryKwh === undefined) {
    if (quote.panels === undefined)
      problems[`${number}-panels`] ??= 'Enter how many panels, or the battery'
    else
      problems[`${number}-watts`] ??=
        'Enter the watts of a panel: it stands in the quote or on its data sheet'
  }
}

function typed(draft: QuotesDraft, name: string): string {
  return (draft[name] ?? '').trim().slice(0, longestText)
}
