import { formatMoneyInSentence, formatPayback, formatShort, formatTens } from '#content/format.ts'
import { formatPaysUpTo } from '#content/payback-sentence.ts'
import { pricedSizes } from '#estimate/data/quotes.ts'
import { formatMoney } from '#estimate/format-money.ts'
import type { ReviewedQuote } from '#estimate/quote/compare-quotes.ts'

/** 6.6 kW of panels · 11.4 kW and a 13.5 kWh battery · a 10 kWh battery. */
export function sizeOf({ quote: { batteryKwh }, review: { kilowatts } }: ReviewedQuote): string {
  const battery = batteryKwh ? `a ${formatShort(batteryKwh)} kWh battery` : ''
  if (!kilowatts) return battery
  return battery
    ? `${formatShort(kilowatts)} kW and ${battery}`
    : `${formatShort(kilowatts)} kW of panels`
}

/** SunCo’s, Plover & Sons’. */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`
}

/** What we think of a price, in a few words. */
export function verdictOf({ verdict }: ReviewedQuote): string {
  switch (verdict.kind) {
    case 'usual':
      return verdict.end ? `Usual, at the ${verdict.end}` : 'Usual'
    case 'none':
      return 'No verdict'
    case 'cheap':
    case 'dear':
      return `${formatMoney(verdict.by)} too ${verdict.kind}`
  }
}

/** What the verdict is based on. */
export function groundsOf({ verdict, usual }: ReviewedQuote): string {
  switch (verdict.kind) {
    case 'usual':
      return `This size usually costs ${formatMoneyInSentence(usual)} after certificates.`
    case 'cheap':
      return `Under ${formatMoney(usual.low)}, the bottom of the usual range after certificates.`
    case 'dear':
      return `Over ${formatMoney(usual.high)}, the top of the usual range after certificates.`
    case 'none':
      return `The prices we know ${verdict.is === 'larger' ? 'stop' : 'begin'} at ${endOf(verdict)}. Our model’s estimate for this size is ${formatMoneyInSentence(usual)}.`
  }
}

function endOf({ part, is }: { part: 'panels' | 'battery'; is: 'larger' | 'smaller' }): string {
  const { from, to } = pricedSizes.value[part]
  return `${is === 'larger' ? to : from} ${part === 'panels' ? 'kW of panels' : 'kWh of battery'}`
}

/** One quote’s price, in plain words. */
export function headlineOf(one: ReviewedQuote): string {
  const { quote, review, verdict } = one
  const price = `${possessive(quote.from)} ${formatMoney(review.cashPrice)}`
  if (verdict.kind === 'usual')
    return verdict.end
      ? `${price} is at the ${verdict.end} of the usual range.`
      : `${price} is a usual price.`
  if (verdict.kind !== 'none') return `${price} is ${verdictOf(one)}.`
  const size =
    verdict.part === 'panels'
      ? `${formatShort(review.kilowatts ?? 0)} kW`
      : `${formatShort(quote.batteryKwh ?? 0)} kWh`
  return `No verdict on the price: ${size} is ${verdict.is} than any we’ve seen prices for.`
}

/** How long a quote takes to pay for itself, and the range of it, or the price at which it would. */
export function paybackOf({ money }: ReviewedQuote): { years: string; range: string } {
  const [years = '', range = ''] = formatPayback(money.together.payback).split(' (')
  const likely = [range.replace(')', ''), formatPaysUpTo(money.together)]
  return { years, range: likely.filter(Boolean).join('; ') }
}

/** What the battery’s part of a price comes to; empty where there is none, or it is all that is bought. */
export function batteryShareOf({ quote, money }: ReviewedQuote): string {
  const { battery } = money
  if (!battery) return ''
  const part = quote.batteryPrice === undefined ? ', at its usual share of the price,' : ''
  const left = battery.after25.mid
  const would = battery.paysUpTo > 0 ? ` Up to ${formatTens(battery.paysUpTo)}, it pays.` : ''
  return left < 0
    ? `The battery${part} loses ${formatTens(-left)}: it’s worn out before it has paid for itself.${would}`
    : `The battery${part} pays for itself in ${formatPayback(battery.payback)}.`
}

/** What is left after 25 years. */
export function aheadOf({ money }: ReviewedQuote): string {
  const { mid } = money.together.after25
  return mid < 0 ? `${formatTens(-mid)} behind` : formatTens(mid)
}
