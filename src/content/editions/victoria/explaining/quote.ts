import { numberWord } from '#content/words.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { capitalise } from '#domain/letter-case.ts'
import { certificatePrice } from '#estimate/data/certificates.ts'
import { mostPanelsToInverter } from '#estimate/data/inverter-limit.ts'
import { stateRebateIncome } from '#estimate/data/state-rebate.ts'
import { estimateHome, type HomeEstimate } from '#estimate/estimate.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { defaultInputs } from '#estimate/inputs/inputs.ts'
import type { ExplanationText } from './explanation.ts'

export type QuoteKit = 'panels' | 'battery' | 'both'

export type QuoteLine = {
  /** Whether it is as it should be, worth a question, or not on the quote at all. */
  state: 'fine' | 'ask' | 'missing'
  text?: string
  detail?: string
  amount?: string
  isTotal?: boolean
  note: { title: string; text: string }
}

export type Quote = {
  text: ExplanationText
  title: string
  about: string
  lines: readonly QuoteLine[]
}

/** The day of the example: what it is compared with holds for that day. */
const quoteDay = '2026-11-18'
const panelKw = 6.6
const inverterKw = 5
const batteryKwh = 10

/** What the invented quote asks, dollars. */
const quoted = {
  panels: 7890,
  battery: 11_300,
  /** Added to panels that are there, with an inverter of its own. */
  batteryWithInverter: 12_900,
  certificates: { panels: 1350, battery: 2350, both: 3700 },
  stateRebate: 1400,
} as const

/** Our own estimate for the kit on the example’s day. */
export function estimateForQuote(kit: QuoteKit): HomeEstimate {
  const estimate = estimateHome(
    {
      ...defaultInputs,
      postcode: '3072',
      people: 3,
      facing: 'N',
      kw: panelKw,
      have: kit === 'battery' ? 'yes' : 'no',
      battery: kit === 'panels' ? 0 : batteryKwh,
      rebate: 'yes',
    },
    {},
    quoteDay,
  )
  if ('problems' in estimate) throw new Error(Object.values(estimate.problems).join())
  return estimate
}

/** What the invented quote comes to. */
export function quotedTotal(kit: QuoteKit): number {
  const battery = kit === 'panels' ? 0 : quotedBattery(kit)
  const panels = kit === 'battery' ? 0 : quoted.panels - quoted.stateRebate
  return panels + battery - quoted.certificates[kit]
}

const titles = { panels: 'panels', battery: 'a battery', both: 'panels and a battery' }

/** An invented quote for a kit, with what each line means and what is missing. */
export function exampleQuote(kit: QuoteKit): Quote {
  const estimate = estimateForQuote(kit)
  const given = [
    ...(kit === 'battery' ? [] : panelLines),
    ...(kit === 'panels' ? [] : [batteryLine(kit)]),
    certificatesLine(kit, estimate),
    ...(kit === 'battery' ? [] : [rebateLine]),
    totalLine(kit, estimate),
    depositLine(estimate),
  ]
  const missing = missingLines(kit, estimate)
  return {
    text: {
      heading: 'A quote, with notes in the margin',
      point: `${capitalise(numberWord(given.length))} lines give you the price. The ${numberWord(missing.length)} that are missing tell you whether it’s a good one.`,
      paragraphs: [],
      source: `An invented quote at prices our model finds usual, dated 18 November 2026. Certificates: ${kit === 'battery' ? '' : 'panels in zone 4'}${kit === 'both' ? ' and ' : ''}${kit === 'panels' ? '' : `${batteryKwh} kWh usable`}, installed by 31 December 2026.`,
    },
    title: 'Example quote',
    about: `For ${titles[kit]} in Preston, 3072. Nobody sent it: we made it up.`,
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

function quotedBattery(kit: QuoteKit): number {
  return kit === 'battery' ? quoted.batteryWithInverter : quoted.battery
}

function batteryLine(kit: QuoteKit): QuoteLine {
  return {
    state: 'ask',
    text: `Battery, ${batteryKwh} kWh`,
    detail: kit === 'battery' ? 'fitted, with its inverter' : 'fitted',
    amount: formatMoney(quotedBattery(kit)),
    note: {
      title: 'Usable, or on the label?',
      text: 'Ten on the label can be nine you can use. The discount counts the nine.',
    },
  }
}

function certificatesLine(kit: QuoteKit, { certificates }: HomeEstimate): QuoteLine {
  const parts = [certificates.panels, certificates.battery].flatMap((part) => part?.count ?? [])
  const count = parts.reduce((sum, part) => sum + part)
  const { low, high } = certificatePrice.value
  const sum = parts.length > 1 ? `${parts.join(' + ')} = ${count}` : `${count}`
  return {
    state: 'ask',
    text: 'Less federal certificates',
    amount: less(quoted.certificates[kit]),
    note: {
      title: 'How many, at what price?',
      text: `This kit earns ${sum}. Installers credit $${formatCents(low)} to $${formatCents(high)} each, so ${formatMoney(count * low)} to ${formatMoney(count * high)}. This one gives you $${(quoted.certificates[kit] / count).toFixed(2)}.`,
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

function totalLine(kit: QuoteKit, { costs }: HomeEstimate): QuoteLine {
  const ours = (costs.panels?.net.mid ?? 0) + (costs.battery?.net.mid ?? 0)
  return {
    state: 'fine',
    text: 'You pay, GST included',
    amount: formatMoney(quotedTotal(kit)),
    isTotal: true,
    note: {
      title: 'Near the middle.',
      text: `Our own figure for the same kit is ${formatMoney(ours)}.`,
    },
  }
}

function depositLine({ certificates: { panels, battery } }: HomeEstimate): QuoteLine {
  const fewer = [panels, battery].reduce(
    (sum, part) => sum + (part?.next ? part.count - part.next.count : 0),
    0,
  )
  return {
    state: 'ask',
    text: 'Deposit $1,200. Price held for 7 days.',
    note: {
      title: 'Seven days isn’t a reason to hurry.',
      text: `The day of installation is: from 1 January this kit earns ${fewer} certificates fewer. Ask for a day in writing.`,
    },
  }
}

function missingLines(kit: QuoteKit, { energy }: HomeEstimate): QuoteLine[] {
  const yearly = formatNumber(energy.withoutBattery.generation.mid)
  const notes = {
    making: {
      title: 'How much will it make?',
      text: `About ${yearly} kWh a year on a clear north roof. They should put their number on paper. [Work out yours](/solar-panel-savings#calculator)`,
    },
    giving: {
      title: 'How much at once?',
      text: 'Continuous kilowatts, with the grid and without. A kettle and an oven together can be more than a battery gives.',
    },
    blackout: {
      title: 'What stays on in a blackout?',
      text: 'If it isn’t written here, nothing does. [What to ask for](/solar-batteries#blackout)',
    },
    switchboard: {
      title: 'The switchboard.',
      text: 'Does yours need work, and who pays for it?',
    },
    who: {
      title: 'Who comes?',
      text: 'The installer’s name and accreditation number, and who answers in year eight.',
    },
  }
  const { making, giving, blackout, switchboard, who } = notes
  const missing = {
    panels: [making, switchboard, who],
    battery: [giving, blackout, switchboard, who],
    both: [making, blackout, switchboard, who],
  }
  return missing[kit].map((note) => ({ state: 'missing', note }))
}
