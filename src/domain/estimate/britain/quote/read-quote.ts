import {
  findDay,
  findFrom,
  findPanels,
  findPrice,
  foundFields,
  isWattsOfPanel,
  linesOf,
  moneyBeside,
  sizeBeside,
} from '../../shared/quote-text.ts'
import type { QuoteField } from './draft.ts'

/** What a quote's text says, by field, as its reader would type it. */
export type ReadQuote = Partial<Record<QuoteField, string>>

/** Reads the text of a quote: `quote-text.ts` says how. */
export function readQuote(text: string): ReadQuote {
  const lines = linesOf(text)
  const { panels, watts } = findPanels(lines) ?? panelsBesideSize(lines) ?? {}
  return foundFields<QuoteField>({
    from: findFrom(lines),
    panels,
    watts,
    inverter: sizeBeside(lines, /inverter/i, 'kW'),
    battery: sizeBeside(lines, battery, 'kWh'),
    installed: findDay(lines, /install|fitt/i),
    price: findPrice(lines, { final: [final], total }, '£'),
    vat: onlyOf(numbersBeside(lines, /\bVAT\b/i, /(\d{1,2}(?:\.\d)?) ?%|\b(zero)[- ]rated/gi)),
    'of-battery': moneyBeside(
      lines.filter((line) => !togetherWithBattery.test(line)),
      battery,
      '£',
    ),
    yield: numberBeside(lines, ofYear(/generat|output|yield|produc/), /(\d{1,2},?\d{3}) ?kWh/gi),
    'self-use': numberBeside(
      lines,
      /self[- ]?(?:consum|us)|used? (?:at home|on ?site|in the home)/i,
      /(\d{1,3}(?:\.\d)?) ?%/g,
    ),
    export: numberBeside(lines, /export|\bSEG\b/i, /(\d{1,2}(?:\.\d{1,2})?) ?p\b/g),
    saving: moneyBeside(lines, ofYear(/sav(?:e|ing)|benefit/), '£'),
    deposit: moneyBeside(lines.map(withoutBalance), deposit, '£'),
    mcs: findMcsNumber(lines),
    payment: lines.some((line) => overTime.test(line)) ? 'over-time' : undefined,
  })
}

const battery = /battery|storage|powerwall/i
/** A line that counts the battery with something else. */
const togetherWithBattery = /panel|inverter|system|total|deposit|sav|cover|guarantee/i
/** What protects a deposit isn't one. */
const deposit = /^(?!.*(?:protect|insur|guarantee|cover)).*deposit/i
const overTime =
  /\b(?:per|a) month\b.*£|£.*\b(?:per|a) month\b|\bmonthly payment|interest[- ]free|\bfinanced? (?:over|available)|\bAPR\b/i

const withoutVat = /^(?!.*(?:sub[- ]?total|ex(?:cl\w*|\.)? (?:of )?VAT|before VAT|net\b)).*/.source
const [final, total] = [
  /\btotal.*inc|total (?:to pay|payable|price|cost|contract)|amount payable|grand total|you(?:’|')?(?: wi)?ll? pay|contract price|price inc/,
  /\btotal\b/,
].map((name) => new RegExp(`${withoutVat}(?:${name.source})`, 'i')) as [RegExp, RegExp]

/** Words on a line that is of a whole year. */
function ofYear(words: RegExp): RegExp {
  return new RegExp(
    `(?=.*(?:annual|year|per annum|p\\.a\\.))(?!.*(?:\\b25\\b|twenty|lifetime)).*(?:${words.source})`,
    'i',
  )
}

/** 10 panels, 4.4 kWp: 440 W each. */
function panelsBesideSize(
  lines: readonly string[],
): { panels: string; watts?: string } | undefined {
  const panels = numberBeside(
    lines,
    /panels|modules/i,
    /\b(\d{1,3}) (?:\S+ ){0,3}(?:panels|modules)/gi,
  )
  if (!panels) return undefined
  const watts = Math.round((1000 * Number(sizeBeside(lines, /kWp/i, 'kWp') ?? 0)) / Number(panels))
  return isWattsOfPanel(watts) ? { panels, watts: String(watts) } : { panels }
}

/** The numbers that match on lines with this name, without commas. */
function numbersBeside(lines: readonly string[], name: RegExp, number: RegExp): string[] {
  return lines
    .filter((line) => name.test(line))
    .flatMap((line) =>
      [...line.matchAll(number)].map(([, digits]) => digits?.replace(',', '') ?? '0'),
    )
}

function numberBeside(lines: readonly string[], name: RegExp, number: RegExp): string | undefined {
  return numbersBeside(lines, name, number)[0]
}

/** Two rates of VAT in one quote are for its reader to tell apart. */
function onlyOf(numbers: readonly string[]): string | undefined {
  return new Set(numbers).size === 1 ? numbers[0] : undefined
}

/** A line of the deposit may name what is left to pay behind it. */
function withoutBalance(line: string): string {
  return line.replace(/(?<=deposit.*£.*)\b(?:balance|remain|rest)\w*.*$/i, '')
}

/** MCS certification number NAP-12345, MCS no. NIC 1234. */
function findMcsNumber(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    const [, number] =
      /\bMCS\b.{0,40}?(?:number|no\.?|cert\w*|ID|reg\w*|[:#]) ?:? ?([A-Z]{2,5}[- ]?\d{3,7}|\d{4,7})\b/i.exec(
        line,
      ) ?? []
    if (number) return number
  }
  return undefined
}
