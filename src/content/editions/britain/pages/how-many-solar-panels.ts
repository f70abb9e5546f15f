import { formatShort, formatTens } from '#content/format.ts'
import type { GuidePage, Section } from '#content/pages/page.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { approvalDays, fitAndInform } from '#estimate/data/rules.ts'
import { formatMoney, formatPence } from '#estimate/format-money.ts'
import {
  exportPence,
  fitRows,
  homeNote,
  rangeNote,
  rateNote,
  sixthKilowatt,
  sizeRows,
  soonestSize,
  stepBars,
} from '../model-figures.ts'
import { sourceLine } from '../source-line.ts'

export function howManySolarPanels(today: Day): GuidePage {
  return {
    title: 'How many solar panels do I need?',
    description:
      'Seven, nine, twelve or fourteen panels: which size leaves you furthest ahead, by your bill, your roof and your export tariff.',
    keywords: ['how many solar panels do I need', 'solar panel size', '4 kW solar', '3.68 kW'],
    hero: {
      heading: 'How many solar panels do I need?',
      lead: lead(today),
      form: 'panel-count',
      picture: 'hero-roof-sizes',
    },
    sections: [
      arithmetic(today),
      { kind: 'pair', ground: 'sky', parts: [whyNotMore(today), inverter(today)] },
      questions(today),
      {
        kind: 'closing',
        heading: 'Know how many panels?',
        lead: 'Six questions, and installers price it without your name.',
        button: 'Have it priced',
      },
    ],
  }
}

function lead(today: Day): string {
  const best = soonestSize([3, 4, 5, 6], today)
  return `For most homes ${numbers[best.panels] ?? best.panels}: ${formatShort(best.kw)} kW is paid back soonest. Compare all four sizes on your own bill and roof.`
}

const numbers: Record<number, string> = { 7: 'seven', 9: 'nine', 12: 'twelve', 14: 'fourteen' }

function arithmetic(today: Day) {
  const best = soonestSize([3, 4, 5, 6], today)
  return {
    kind: 'table',
    id: 'arithmetic',
    heading: 'The arithmetic',
    caption: 'Four sizes: roof, output, price and payback',
    columns: ['Size', 'Price', 'Worth a year', 'Paid back in'],
    rows: sizeRows([3, 4, 5, 6], today),
    strong: [3, 4, 5, 6].indexOf(best.kw),
    folded: {
      summary: 'Roof and output of each',
      caption: 'Four sizes on a roof, and what each makes in a year',
      columns: ['Size', 'Panels', 'Clear roof', 'South, kWh', 'Scotland, kWh'],
      rows: fitRows([3, 4, 5, 6]),
      note: `Panels of 440 W. ${rangeNote}`,
    },
    note: `${homeNote(today)} [Which way to face it](/solar-panels#facing)`,
  } as const satisfies Section
}

function whyNotMore(today: Day) {
  const { adds, costs } = sixthKilowatt(today)
  return {
    kind: 'bars',
    id: 'why-not-more',
    heading: 'Why not fill the roof?',
    lead: `The sixth kilowatt earns about ${formatMoney(adds)} a year, nearly all of it from power sold at ${formatPence(exportPence)}.`,
    caption: 'What each further kilowatt adds in a year',
    unit: '£',
    rows: stepBars([3, 4, 5, 6], today),
    note: rateNote(today),
    verdict: {
      strong: `Fill it if the sixth kilowatt costs you little more than ${formatTens(adds * 10)}.`,
      text: `That’s ten years of what it earns. In our prices it costs about ${formatTens(costs)}.`,
    },
  } as const satisfies Section
}

const { one, three, days } = fitAndInform.value
const [fast, usual, slow] = approvalDays.value

function inverter(today: Day) {
  return {
    kind: 'rows',
    id: 'inverter',
    heading: `Where ${one} kW comes in`,
    rows: [
      {
        name: 'It’s the inverter that counts,',
        text: `not the panels. 4 kW of panels may run on a ${one} kW inverter.`,
      },
      {
        name: `Up to ${one} kW (G98):`,
        text: `fitted first, reported to the network within ${days} days.`,
      },
      {
        name: 'Above it (G99):',
        text: `the network has to approve it first: about ${fast} working days on the fast track, ${usual} to ${slow} otherwise.`,
        source: sourceLine(approvalDays, today),
      },
      {
        name: 'A battery may count too:',
        text: 'one with its own inverter is added.',
      },
    ],
    more: { label: 'Permission from the network', path: '/blog/planning-g98-g99' },
  } as const satisfies Section
}

function questions(today: Day) {
  const { adds } = sixthKilowatt(today)
  return {
    kind: 'questions',
    id: 'questions',
    heading: 'Asked about size',
    questions: [
      {
        question: 'Why not fill the roof?',
        answer: `Because the sixth kilowatt is nearly all export. It earns about ${formatMoney(adds)} a year at ${formatPence(exportPence)}, and much less on a low rate. If the scaffolding is up and a panel is cheap, it can still be right.`,
      },
      {
        question: `What is ${one} kW?`,
        answer:
          'The most that inverters on one phase may give if they’re fitted first and reported afterwards. Panels may be larger than that: at noon in June the inverter then gives its most for a while.',
      },
      {
        question: 'How big is a panel?',
        answer:
          'About 2 m², and 440 W is usual. Leave room at the edges. Two parking spaces of clear roof hold about twelve.',
      },
      {
        question: 'I have three-phase power. What changes?',
        answer: `The limit for fitting first is ${three} kW of inverters. Few homes have three phases. An electrician can tell you.`,
      },
    ],
  } as const satisfies Section
}
