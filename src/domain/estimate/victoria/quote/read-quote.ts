import {
  findDay,
  findFrom,
  findPanels,
  findPrice,
  foundFields,
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
  const { panels, watts, model } = findPanels(lines) ?? {}
  const moneyNamed = (name: RegExp) => moneyBeside(lines, name, '$')
  return foundFields<QuoteField>({
    from: findFrom(lines),
    kw: panels ? undefined : sizeBeside(lines, systemSize, 'kW'),
    panels,
    watts,
    'panel-model': model,
    inverter: sizeBeside(lines, /inverter/i, 'kW'),
    battery: sizeBeside(lines, /battery|storage|powerwall/i, 'kWh'),
    price: findPrice(lines, { final, total, discount }, '$'),
    deposit: moneyNamed(/deposit/i),
    certificates: moneyNamed(certificates),
    rebate: moneyNamed(stateRebate),
    payment: lines.some((line) => loan.test(line)) ? 'over-time' : undefined,
    installed: findDay(lines, /install/i),
    warranty: shortestWarranty(lines),
    phases: findPhases(lines),
    export: sizeBeside(lines, /export/i, 'kW'),
  })
}

const loan =
  /\b(?:per|a) (?:week|fortnight|month)\b.*\$|\$.*\b(?:per|a) (?:week|fortnight|month)\b|interest[- ]free|\bfinance[d]? over/i
const systemSize = /^(?!.*(?:inverter|export|battery)).*(?:system|solar|panels|\bPV\b)/i

const certificates =
  /\bSTCs?\b|certificates?\b|federal (?:rebate|discount|incentive)|government (?:rebate|discount)/i
const stateRebate = /solar vic(?:toria)?|solar homes|(?:state|victorian) (?:government )?rebate/i

const final = [
  /you(?:’|')?(?: wi)?ll? pay|you pay|customer pays|(?:amount|total|balance) (?:payable|due|to pay)|out[- ]of[- ]pocket|net (?:price|total|cost)|final price/i,
  /total.*after|price after/i,
]
const total = /(?<!sub[- ]?)\btotal\b/i
const discount = new RegExp(`${certificates.source}|${stateRebate.source}|discount|\\bless\\b`, 'i')

function shortestWarranty(lines: readonly string[]): string | undefined {
  const years = lines
    .filter((line) => /warrant/i.test(line))
    .flatMap((line) =>
      [...line.matchAll(/\b(\d{1,2})[- ]?years?/gi)].map(([, number]) => Number(number)),
    )
  return years.length > 0 ? String(Math.min(...years)) : undefined
}

function findPhases(lines: readonly string[]): string | undefined {
  const text = lines.join(' ')
  if (/\b(?:three|3)[- ]phase/i.test(text)) return '3'
  return /\b(?:single|one|1)[- ]phase/i.test(text) ? '1' : undefined
}
