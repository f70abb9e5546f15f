import { formatShort } from '#content/format.ts'
import { formatMoney } from '#estimate/format-money.ts'
import type { CertificateFault } from '#estimate/quote/certificates-due.ts'
import type { Compared, ReviewedQuote } from '#estimate/quote/compare-quotes.ts'
import { formatQuestion, questionsOf } from './question-words.ts'
import { groundsOf, headlineOf, paybackOf, possessive, sizeOf } from './quote-words.ts'

/** What the comparison comes to: one verdict, what decides it, and what else must be known. */
export type Finding = { headline: string; decide: string; more: string[] }

export function findingOf({ quotes, groups }: Pick<Compared, 'quotes' | 'groups'>): Finding {
  const [ranked = []] = groups
  const [first, second] = ranked
  if (!first) return { headline: '', decide: '', more: [] }
  if (quotes.length === 1)
    return {
      headline: headlineOf(first),
      decide: groundsOf(first),
      more: [
        ...askFirst(first),
        first.verdict.kind === 'none' ? 'Everything else on the quote still counts.' : '',
        'Add a second quote and we’ll count both the same way.',
      ].filter(Boolean),
    }
  const overTime = quotes.filter(({ quote }) => quote.payment === 'over-time').map(paidOverTime)
  if (!second) return { ...unlike(quotes), more: overTime }
  const others = quotes.filter((one) => !ranked.includes(one)).map(sellsSomethingElse)
  return { ...rank(first, second, ranked), more: [...overTime, ...others] }
}

function askFirst(one: ReviewedQuote): string[] {
  if (one.verdict.kind !== 'cheap' && one.verdict.kind !== 'dear') return []
  return questionsOf(one)
    .slice(0, 1)
    .map(({ ask, why }) => `Ask them: ${ask} ${why}`)
}

function paidOverTime({ quote }: ReviewedQuote): string {
  return `${quote.from} is paid over time. Ask for its cash price before you choose.`
}

function sellsSomethingElse(one: ReviewedQuote): string {
  return `${one.quote.from} sells something else: ${sizeOf(one)}. It’s shown by itself below.`
}

function unlike(quotes: readonly ReviewedQuote[]): Omit<Finding, 'more'> {
  const [one, other] = quotes
  const [these, neither] = quotes.length === 2 ? ['two', 'neither'] : ['three', 'none']
  const headline = `These ${these} aren’t the same thing, so ${neither} wins.`
  if (!one || !other) return { headline, decide: '' }
  return {
    headline,
    decide: `${quotes.map((each) => `${each.quote.from} sells ${sizeOf(each)}`).join(', ')}. Ask ${one.quote.from} what ${sizeOf(other)} would cost, or ${other.quote.from} for ${sizeOf(one)} alone.`,
  }
}

function rank(
  first: ReviewedQuote,
  second: ReviewedQuote,
  ranked: readonly ReviewedQuote[],
): Omit<Finding, 'more'> {
  const sound = ranked.filter(({ verdict, review }) => verdict.kind !== 'cheap' && !review.fault)
  if (first.verdict.kind === 'cheap') {
    const [next] = sound
    return {
      headline: headlineOf(first),
      decide: next
        ? `${questionsOf(first)[0]?.ask} Of the others, ${next.quote.from} asks the least: ${formatMoney(next.review.cashPrice)}.`
        : `${questionsOf(first)[0]?.ask} ${questionsOf(first)[0]?.why}`,
    }
  }
  const less = second.review.cashPrice - first.review.cashPrice
  if (Math.round(less) === 0)
    return {
      headline: `${first.quote.from} and ${second.quote.from} cost the same: ${formatMoney(first.review.cashPrice)}.`,
      decide: 'Choose by what they answer below.',
    }
  const decide = `${besides(first, second)}, ${formatMoney(less)} less${years(first, second)}.`
  if (first.review.fault)
    return {
      headline: `${first.quote.from} asks the least, with a mistake to explain.`,
      decide: `Counted right, its price is ${formatMoney(first.review.cashPrice)}. ${decide}`,
    }
  if (second.money.together.after25.mid > first.money.together.after25.mid)
    return {
      headline: `${first.quote.from} costs ${formatMoney(less)} less; ${second.quote.from} saves more.`,
      decide: `After 25 years ${second.quote.from} leaves you ${formatMoney(second.money.together.after25.mid - first.money.together.after25.mid)} further ahead.`,
    }
  const dear =
    first.verdict.kind === 'dear' ? `, and still ${formatMoney(first.verdict.by)} too dear` : ''
  return {
    headline:
      ranked.length === 2
        ? `${first.quote.from} is the better ${nounOf(first)}${dear}.`
        : `${first.quote.from} is the best of the three${dear}.`,
    decide,
  }
}

function nounOf({ quote, review }: ReviewedQuote): string {
  if (!quote.batteryKwh) return 'panel quote'
  return review.kilowatts ? 'quote for panels and a battery' : 'battery quote'
}

function besides(first: ReviewedQuote, { quote, review }: ReviewedQuote): string {
  const { panels, batteryKwh } = first.quote
  const isSame =
    first.review.kilowatts === review.kilowatts &&
    panels === quote.panels &&
    batteryKwh === quote.batteryKwh
  if (isSame && !batteryKwh)
    return `Same ${panels ? `${panels} panels` : `${formatShort(review.kilowatts ?? 0)} kW`} as ${quote.from}`
  if (isSame) return `The same as ${possessive(quote.from)}`
  return `${formatShort(first.review.kilowatts ?? batteryKwh ?? 0)} beside ${formatShort(review.kilowatts ?? quote.batteryKwh ?? 0)} ${review.kilowatts ? 'kW' : 'kWh'} from ${quote.from}`
}

function years(first: ReviewedQuote, second: ReviewedQuote): string {
  const [here, there] = [first, second].map((one) => paybackOf(one).years)
  if (here === there || !here?.endsWith('years')) return ''
  return `, paid back in ${here}, not ${there?.replace(/ years$/, '')}`
}

/** What must be seen before anything else, quote by quote: a sum we took apart, a line that can’t hold. */
export type Notice = {
  number: number
  finding: string
  about: string
  isWarning: boolean
  /** The field that sets it right, if it isn’t so. */
  field?: string
}

export function noticesOf({ quotes }: Pick<Compared, 'quotes'>): Notice[] {
  return quotes.flatMap((one): Notice[] => {
    const { number, quote, review } = one
    const { inOneLine, fault, cashPrice } = review
    if (inOneLine)
      return [
        {
          number,
          finding: `${quotes.length > 1 ? quote.from : 'They'} took off ${formatMoney(quote.certificatesOff ?? 0)}: that’s ${formatMoney(inOneLine.certificates)} of certificates and the ${formatMoney(inOneLine.stateRebate)} state rebate.`,
          about: `We’ve counted them apart, so the price before the rebate is ${formatMoney(cashPrice)}.`,
          isWarning: false,
          field: `compare-${number}-rebate`,
        },
      ]
    const question = review.questions.find(({ kind }) => kind === fault)
    if (!fault || !question) return []
    return [
      {
        number,
        finding: `${quote.from} ${faultWords[fault]}.`,
        about: `${formatQuestion(question).why} Counted right, the price is ${formatMoney(cashPrice)}.`,
        isWarning: true,
      },
    ]
  })
}

const faultWords: Record<CertificateFault, string> = {
  twice: 'takes certificates off twice',
  'wrong-date': 'counts certificates of an earlier date',
  'wrong-zone': 'counts certificates of another zone',
  'too-much': 'takes off more than the certificates earn',
}
