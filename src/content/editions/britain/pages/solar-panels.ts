import { formatShort, formatTens } from '#content/format.ts'
import type { GuidePage, Section } from '#content/pages/page.ts'
import { numberWord } from '#content/words.ts'
import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { capitalise } from '#domain/letter-case.ts'
import { officialMedian, panelArea } from '#estimate/data/prices.ts'
import { fitAndInform } from '#estimate/data/rules.ts'
import { facingShares, position } from '#estimate/data/sun.ts'
import { formatMoney, formatPence } from '#estimate/format-money.ts'
import {
  allMonths,
  exampleKw,
  exportPence,
  facingBars,
  fitRows,
  flows,
  homeNote,
  monthRows,
  rangeNote,
  regionHeads,
  sizeFigures,
  sizeRows,
  soonestSize,
} from '../model-figures.ts'
import { sourceLine } from '../source-line.ts'
import { fittingVat } from '../vat.ts'

export function solarPanels(today: Day): GuidePage {
  const example = sizeFigures(exampleKw, today)
  return {
    title: 'Solar panels: cost, size and output',
    description:
      'What fits on a British roof, what it makes month by month, what it costs by size, and what to ask an installer before you sign.',
    keywords: ['solar panels', 'solar panel cost', 'solar panel output', 'solar panel direction'],
    hero: {
      heading: 'Solar panels: what fits, what they make, what to ask.',
      lead: `${capitalise(numberWord(example.panels))} panels, ${exampleKw} kW, cost about ${formatTens(example.price.mid)} and take up ${example.panels * panelArea.value.mid} m² of roof. Facing south in the south of England they’re worth about ${formatTens(example.saving)} a year.`,
      form: 'home',
      picture: 'hero-terrace',
    },
    sections: [
      { kind: 'pair', wide: 'right', parts: [contents, cost(today)] },
      facing,
      { kind: 'pair', wide: 'left', parts: [months, paidFor(today)] },
      quoteLines,
      { kind: 'pair', parts: [ask(today), questions] },
      closing,
    ],
  }
}

const contents = {
  kind: 'contents',
  heading: 'On this page',
  entries: [
    { id: 'prices', name: 'What fits, and its price' },
    { id: 'facing', name: 'Which way it faces' },
    { id: 'months', name: 'Month by month' },
    { id: 'quote-lines', name: 'A quote, with notes' },
    { id: 'ask', name: 'Six questions to ask' },
    { id: 'steps', name: 'How it goes' },
    { id: 'permission', name: 'Permission' },
  ],
} as const satisfies Section

const facing = {
  kind: 'bars',
  id: 'facing',
  ground: 'sky',
  heading: 'Which way it faces',
  lead: 'The sun is in the south. East and west lose a fifth, north nearly half.',
  caption: 'What a roof makes beside one that faces south',
  unit: '%',
  rows: facingBars(),
  strong: 'South',
  note: `From PVGIS through one public file, checked ${formatDay(facingShares.checked)}. A pitch of about ${position.value.pitch} degrees, without shade.`,
} as const satisfies Section

const months = {
  kind: 'table',
  id: 'months',
  heading: 'Month by month',
  caption: 'What 4 kW facing south makes, by region',
  columns: ['Region', 'June, kWh', 'December, kWh', 'Year, kWh'],
  rows: monthRows(),
  folded: {
    summary: 'All twelve months',
    caption: 'kWh that 4 kW facing south makes in each month',
    columns: ['Month', ...regionHeads],
    rows: allMonths(),
  },
  note: 'PVGIS 5.3, means of 2005 to 2023, read in September 2026. No months were found for Wales: it borrows those of the Midlands.',
} as const satisfies Section

function cost(today: Day) {
  const best = soonestSize([3, 4, 5, 6], today)
  return {
    kind: 'table',
    id: 'prices',
    heading: 'What fits, and what it costs',
    caption: 'Four sizes in the south of England, facing south',
    columns: ['Size', 'Price', 'Worth a year', 'Paid back in'],
    rows: sizeRows([3, 4, 5, 6], today),
    strong: [3, 4, 5, 6].indexOf(best.kw),
    verdict: {
      strong: `${formatShort(best.kw)} kW is paid back soonest.`,
      text: 'If a quote is far outside its row, ask why, whichever way it is.',
    },
    folded: {
      summary: 'Roof and output of each',
      caption: 'Four sizes on a roof, and what each makes in a year',
      columns: ['Size', 'Panels', 'Clear roof', 'South, kWh', 'Scotland, kWh'],
      rows: fitRows([3, 4, 5, 6]),
      note: `Panels of 440 W, about 2 m² each; edges come on top. ${rangeNote}`,
    },
    note: `${homeNote(today)} ${medianNote(today)}`,
  } as const satisfies Section
}

function medianNote(today: Day): string {
  return `The official median up to 4 kW was ${formatMoney(officialMedian.value)} a kW in 2025–26, new homes among them. ${sourceLine(officialMedian, today)}`
}

function paidFor(today: Day) {
  const { used, sold, total } = flows(exampleKw)
  return {
    kind: 'rows',
    id: 'sold',
    heading: 'Who gets the power',
    lead: `Of ${formatNumber(total)} kWh a year from 4 kW:`,
    rows: [
      { name: `${formatNumber(used)} kWh used:`, text: 'at home, at the moment they’re made.' },
      {
        name: `${formatNumber(sold)} kWh sold:`,
        text: `at ${formatPence(exportPence)} in our example.`,
      },
    ],
    verdict: {
      strong: 'Choose the export tariff with as much care as the panels.',
      text: `It moves your ${formatTens(sizeFigures(exampleKw, today).saving)} a year more than anything else.`,
    },
    more: { label: 'What each rate is worth', path: '/solar-panel-savings#export' },
  } as const satisfies Section
}

const quoteLines = {
  kind: 'words',
  id: 'quote-lines',
  ground: 'deep',
  heading: 'A quote, with notes in the margin',
  lead: 'Nine lines give you a price. The two that are missing tell you whether it’s a good one.',
  paragraphs: [
    'The numbers are our model’s, the prices those of September 2026. [Check a quote you’ve got](/compare-quotes)',
  ],
} as const satisfies Section

function ask(today: Day) {
  const { total } = flows(exampleKw)
  const vat = fittingVat(today)
  return {
    kind: 'questions',
    id: 'ask',
    heading: 'Six questions, and good answers',
    questions: [
      {
        question: 'Who do I sign with?',
        answer:
          'The company that holds the MCS certificate. Its name and number are on the contract. A firm that has somebody else sign the work off breaks the scheme’s rules.',
      },
      {
        question: 'Which output, which use at home?',
        answer: `A good answer names MGD 003, the trade’s own table. For 4 kW facing south in the south of England, expect about ${formatNumber(total)} kWh and a fifth of it used at home. Ask why, if it’s more.`,
      },
      {
        question: 'Which export tariff, tied to what?',
        answer:
          'A good answer names the supplier, the rate and the day it was checked. Some rates need you to buy your power there too. The best ones need that supplier to fit the panels.',
      },
      {
        question: 'G98 or G99, and who applies?',
        answer: `They do, and it’s in the price. Inverters up to ${fitAndInform.value.one} kW on one phase are fitted first and reported within ${fitAndInform.value.days} days. Anything larger needs the network’s approval before it’s fitted.`,
      },
      {
        question: 'And my deposit, if you close?',
        answer:
          'A good answer names a policy and hands you a copy. Protection of a deposit and insurance of the warranty are two different things. Ask for both.',
      },
      {
        question: 'What isn’t in the price?',
        answer: `Scaffolding, a new fuse box, bird mesh, a long cable run, and VAT. Have each priced now or ruled out in writing. For a home, VAT should be ${vat.rate}.`,
      },
    ],
  } as const satisfies Section
}

const questions = {
  kind: 'questions',
  id: 'questions',
  heading: 'Asked about panels',
  questions: [
    {
      id: 'steps',
      question: 'How does it go?',
      answer:
        'A survey of roof, loft and fuse box comes first, then the network: G99 is asked for now, G98 is reported later. Scaffolding and fitting are usually two days’ work. Export pay waits for the MCS certificate, so get its date in writing. You apply for the tariff with it, and compare the first month’s app with the quote.',
    },
    {
      id: 'permission',
      question: 'Do I need planning permission?',
      answer:
        'In England usually not, up to 200 mm off a pitched roof and not above the ridge, or 600 mm on a flat one. A wall that faces the road in a conservation area isn’t. Ask the council first there, and if the house is listed or under an Article 4 direction. Scotland and Wales have orders of their own. [Council, network and freeholder](/blog/planning-g98-g99)',
    },
    {
      question: 'I rent, or live in a flat. What can I do?',
      answer:
        'A roof system needs your landlord, or everybody who owns the roof. [A plug-in kit](/blog/plug-in-solar-for-renters) on a balcony may suit you better.',
    },
    {
      question: 'Is my roof good enough?',
      answer:
        'Probably, if it faces anywhere from east through south to west, has little shade and is sound for 25 years. Ask the installer to put the roof’s strength in writing. Repairs are cheaper before the panels than after.',
    },
    {
      question: 'How long do panels last?',
      answer:
        'Twenty-five years and more. They make about half a per cent less each year. Expect to replace the inverter once; we’ve found no British price for one, so our sums leave it out and say so.',
    },
    {
      question: 'Do birds and dirt matter?',
      answer:
        'Rain cleans a pitched roof well enough. Pigeons like to nest under panels, so some people add mesh. It’s optional: have it as a line of its own.',
    },
    {
      question: 'Insurer, mortgage lender?',
      answer:
        'Yes, both, before the work. Say what it’s worth and who fits it. Ask for their answer in writing.',
    },
    {
      question: 'And when I sell the house?',
      answer:
        'The panels go with it. Keep the MCS certificate, the export contract, the network’s letter and the warranties together: the buyer’s solicitor will ask for them.',
    },
    {
      question: 'What is a rent-a-roof lease?',
      answer:
        'Some homes were given panels by a company that leased the roof and keeps the income. Read that lease before you buy such a house. Lenders ask about it too.',
    },
  ],
} as const satisfies Section

const closing = {
  kind: 'closing',
  heading: 'Seven panels, or twelve?',
  lead: 'Six questions, and we answer with the sum. Nobody else gets your number.',
  button: 'Get My Quote',
} as const satisfies Section
