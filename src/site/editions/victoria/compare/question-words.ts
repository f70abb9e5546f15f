import { formatCount, formatShort } from '#content/format.ts'
import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import { formatMoney } from '#estimate/format-money.ts'
import type { ReviewedQuote } from '#estimate/quote/compare-quotes.ts'
import type { QuoteQuestion } from '#estimate/quote/review-quote.ts'

/** What to ask, and why. */
export type Words = { ask: string; why: string }

/** All that is worth asking about a quote: its price first. */
export function questionsOf({ quote, review, verdict }: ReviewedQuote): Words[] {
  return [...askAboutPrice(verdict.kind, quote), ...review.questions.map(formatQuestion)]
}

function askAboutPrice(
  verdict: ReviewedQuote['verdict']['kind'],
  { price = 0, payment }: ReviewedQuote['quote'],
): Words[] {
  if (verdict === 'cheap')
    return [
      {
        ask: 'What’s left out?',
        why: `The switchboard, the safety certificate, a second visit? Is it ${formatMoney(price)} in all, or a deposit?`,
      },
    ]
  if (verdict !== 'dear') return []
  const loan = {
    ask: 'Is a loan in this price?',
    why: 'Ask for the cash price and the total of all payments.',
  }
  const extra = {
    ask: 'What does the extra buy?',
    why: 'A difficult roof or better panels can cost more. They should say which.',
  }
  return payment === undefined ? [loan, extra] : [extra]
}

export function formatQuestion(question: QuoteQuestion): Words {
  switch (question.kind) {
    case 'twice':
      return {
        ask: 'Why are certificates taken off twice?',
        why: `${formatMoney(question.off)} is about double the ${formatMoney(question.due)} they earn. The price can’t hold.`,
      }
    case 'wrong-date':
      return {
        ask: 'Who pays if the certificates come to less?',
        why: `On the day of installation they earn ${formatMoney(question.due)}. ${formatMoney(question.off)} was right for an earlier date: you could be asked for the other ${formatMoney(question.off - question.due)}.`,
      }
    case 'wrong-zone':
      return {
        ask: 'Which zone did they count?',
        why: `At your postcode certificates earn ${formatMoney(question.due)}, not ${formatMoney(question.off)}.`,
      }
    case 'other-zone':
      return {
        ask: 'Where is your home?',
        why: `${formatMoney(question.off)} is right in the north of the State, ${formatMoney(question.due)} in Melbourne and the south. Enter your postcode and we’ll say.`,
      }
    case 'too-much':
      return {
        ask: 'What’s the rest of the discount?',
        why: `The certificates earn ${formatMoney(question.due)}; they take off ${formatMoney(question.off)}. Ask whether it can be taken back.`,
      }
    case 'more-off':
      return {
        ask: `For ${formatMoney(question.due - question.off)} more off.`,
        why: `${question.panels ? `${question.panels} panels earn` : 'This system earns'} ${formatMoney(question.due)}; they took off ${formatMoney(question.off)}.`,
      }
    case 'certificates':
      return {
        ask: 'How much is off for certificates?',
        why: `This system earns about ${formatMoney(question.due)}. Is that in the price already?`,
      }
    case 'day':
      return {
        ask: 'For the day of installation.',
        why: `From ${formatDayInYear(question.from)} the discount is ${formatMoney(question.less)} less.`,
      }
    case 'eligible':
      return {
        ask: 'Are you eligible?',
        why: `If the State says no, you’d pay ${formatMoney(question.price)}.`,
      }
    case 'rebate-too-much':
      return {
        ask: 'Where does the rest of the rebate come from?',
        why: `Solar Victoria gives ${formatMoney(question.most)} at most; they took off ${formatMoney(question.off)}. Its loan has to be paid back.`,
      }
    case 'rebate-without-panels':
      return { ask: 'Which rebate is it?', why: 'Solar Victoria’s is for panels, not batteries.' }
    case 'cash-price':
      return {
        ask: 'What’s the cash price?',
        why: 'Ask for the total of all payments too. Interest-free often costs more.',
      }
    case 'inverter-small':
      return {
        ask: 'Does the inverter fit?',
        why: `${formatShort(question.inverter)} kW carries up to ${formatShort(question.most)} kW; this is ${formatShort(question.panels)} kW. Ask if its maker allows more.`,
      }
    case 'deposit':
      return {
        ask: `Why ${Math.round(100 * question.share)}% deposit?`,
        why: `A tenth is usual: ${formatMoney(question.most)}.`,
      }
    case 'no-battery-model':
      return {
        ask: 'Which battery?',
        why: 'Without a model nobody can say it earns certificates.',
      }
    case 'warranty':
      return {
        ask: `Why only ${formatCount(question.years, 'year')} of warranty?`,
        why: `Solar Victoria asks for ${question.least} years or more on panels.`,
      }
  }
}

/** 1 January: which year, its reader knows. */
function formatDayInYear(day: Day): string {
  return formatDay(day).replace(/ \d{4}$/, '')
}
