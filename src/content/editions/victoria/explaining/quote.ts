import type { ExampleQuote, QuoteLine } from '#content/example-quote.ts'
import type { ExplanationText } from '#content/explanation-text.ts'
import { numberWord } from '#content/words.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { capitalise } from '#domain/letter-case.ts'
import { certificatePrice } from '#estimate/data/certificates.ts'
import { mostPanelsToInverter } from '#estimate/data/inverter-limit.ts'
import { stateRebateIncome } from '#estimate/data/state-rebate.ts'
import { estimateHome, type HomeEstimate } from '#estimate/estimate.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { defaultInputs } from '#estimate/inputs/inputs.ts'

type Quote = ExampleQuote & { text: ExplanationText }

/** The day of the example: what it is compared with holds for that day. */
const quoteDay = '2026-11-18'
const panelKw = 6.6
const inverterKw = 5

/** What the invented quote asks, dollars. */
const quoted = { panels: 7890, certificates: 1350, stateRebate: 1400 } as const

/** What the invented quote comes to. */
export const quotedTotal = quoted.panels - quoted.certificates - quoted.stateRebate

/** Our own estimate for the kit on the example’s day. */
export function estimateForQuote(): HomeEstimate {
  const estimate = estimateHome(
    {
      ...defaultInputs,
      postcode: '3072',
      people: 3,
      facing: 'N',
      kw: panelKw,
      battery: 0,
      rebate: 'yes',
    },
    {},
    quoteDay,
  )
  if ('problems' in estimate) throw new Error(Object.values(estimate.problems).join())
  return estimate
}

/** An invented quote for panels, with what each line means and what is missing. */
export function exampleQuote(): Quote {
  const estimate = estimateForQuote()
  const given = [
    ...panelLines,
    certificatesLine(estimate),
    rebateLine,
    totalLine(estimate),
    depositLine(estimate),
  ]
  const missing = missingLines(estimate)
  return {
    text: {
      heading: 'A quote, with notes in the margin',
      point: `${capitalise(numberWord(given.length))} lines give you the price. The ${numberWord(missing.length)} that are missing tell you whether it’s a good one.`,
      paragraphs: [],
      source:
        'An example we made up, at our model’s usual prices, dated 18 November 2026. Certificates: panels in zone 4, installed by 31 December 2026.',
    },
    title: 'Example quote',
    about: 'For panels in Preston, 3072. Nobody sent it: we made it up.',
    lines: [...given, ...missing],
  }
}

const formatCents = (dollars: number) =>
  Number.isInteger(dollars) ? `${dollars}` : dollars.toFixed(2)
const less = (amount: number) => `−${formatMoney(amount)}`

const panelLines: readonly QuoteLine[] = [
  {
    state: 'ask',
    text: '15 × 440 W solar panels, Tier 1',
    detail: `${panelKw} kW`,
    note: {
      title: 'Which panel?',
      text: '“Tier 1” is about whether banks lend to the maker. Ask for the brand and the model.',
    },
  },
  {
    state: 'fine',
    text: `Hybrid inverter, ${inverterKw} kW`,
    detail: 'panels and inverter, fitted',
    amount: formatMoney(quoted.panels),
    note: {
      title: 'It fits.',
      text: `${panelKw} kW of panels on a ${inverterKw} kW inverter is within the usual limit of ${formatNumber(100 * mostPanelsToInverter.value)}%.`,
    },
  },
]

function certificatesLine({ certificates }: HomeEstimate): QuoteLine {
  const count = certificates.panels?.count ?? 0
  const { low, high } = certificatePrice.value
  return {
    state: 'ask',
    text: 'Less federal certificates',
    amount: less(quoted.certificates),
    note: {
      title: 'How many, at what price?',
      text: `This system earns ${count}. Installers credit $${formatCents(low)} to $${formatCents(high)} each, so ${formatMoney(count * low)} to ${formatMoney(count * high)}. This one gives you $${(quoted.certificates / count).toFixed(2)}.`,
    },
  }
}

const rebateLine: QuoteLine = {
  state: 'ask',
  text: 'Less Solar Victoria rebate',
  amount: less(quoted.stateRebate),
  note: {
    title: 'Only if you’re eligible.',
    text: `Taxable income under ${formatMoney(stateRebateIncome.value)} together, and approved before anyone climbs up. [Who can get it](/solar-panel-grants)`,
  },
}

function totalLine({ costs }: HomeEstimate): QuoteLine {
  return {
    state: 'fine',
    text: 'You pay, GST included',
    amount: formatMoney(quotedTotal),
    isTotal: true,
    note: {
      title: 'Near the middle.',
      text: `Our own figure for the same system is ${formatMoney(costs.panels?.net.mid ?? 0)}.`,
    },
  }
}

function depositLine({ certificates: { panels } }: HomeEstimate): QuoteLine {
  const fewer = panels?.next ? panels.count - panels.next.count : 0
  return {
    state: 'ask',
    text: 'Deposit $1,200. Price held for 7 days.',
    note: {
      title: 'Seven days isn’t a reason to hurry.',
      text: `The day of installation is: from 1 January 2027 this system earns ${fewer} fewer certificates. Ask for a day in writing.`,
    },
  }
}

function missingLines({ energy }: HomeEstimate): QuoteLine[] {
  const yearly = formatNumber(energy.withoutBattery.generation.mid)
  const notes = [
    {
      title: 'How much will it make?',
      text: `About ${yearly} kWh a year on a clear north roof. They should put their number on paper. [Work out yours](/solar-panel-savings#calculator)`,
    },
    {
      title: 'The switchboard.',
      text: 'Does yours need work, and who pays for it?',
    },
    {
      title: 'Who comes?',
      text: 'The installer’s name and accreditation number, and who answers in year eight.',
    },
  ]
  return notes.map((note) => ({ state: 'missing', note }))
}
