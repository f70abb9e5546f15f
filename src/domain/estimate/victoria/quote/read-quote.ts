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
    price: findPrice(lines, totals, '$'),
    deposit: moneyNamed(/deposit/i),
    certificates: moneyNamed(
      /\bSTCs?\b|certificates?\b|federal (?:rebate|discount|incentive)|government (?:rebate|discount)/i,
    ),
    rebate: moneyNamed(
      /solar vic(?:toria)?|solar homes|(?:state|victorian) (?:government )?rebate/i,
    ),
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

const totals = [
  /you(?:’|')?(?: wi)?ll? pay|amount payable|total payable|out[- ]of[- ]pocket|net (?:price|total|cost)|final price|balance to pay/i,
  /total.*(?:after|incl)|price after/i,
  /(?<!sub[- ]?)\btotal\b/i,
]

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
