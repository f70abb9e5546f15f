import { formatTens } from '#content/format.ts'
import type { GuidePage, Part, Section } from '#content/pages/page.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { exportsSeen } from '../export-rows.ts'
import {
  brochureGain,
  dayKwh,
  exampleKw,
  exportPence,
  exportSavings,
  sizeFigures,
} from '../model-figures.ts'
import {
  fittingVat,
  formatExtra,
  formatPowerVat,
  formatRise,
  lastDay,
  powerVatSource,
  rateAfter,
  riseDay,
} from '../vat.ts'

export function solarPanelSavings(today: Day): GuidePage {
  return {
    title: 'Solar savings calculator for Britain',
    description:
      'Your saving with solar panels: what you’d use, what you’d sell and for how much, with the VAT dates and the working shown.',
    keywords: [
      'solar savings calculator',
      'are solar panels worth it',
      'solar payback',
      'smart export guarantee',
    ],
    hero: {
      heading: 'What would solar save at your address?',
      lead: 'A few answers, no name, and a sum you can check line by line.',
      form: 'savings',
      picture: 'hero-two-bills',
    },
    sections: [
      { kind: 'pair', wide: 'left', parts: [soldFor(today), useOrSell] },
      vatAndMethod(today),
      {
        kind: 'questions',
        id: 'questions',
        heading: 'Asked about the sum',
        questions: questions(today),
      },
      {
        kind: 'closing',
        heading: 'Got a quote in hand?',
        lead: 'Check its price and its promises before you sign.',
        button: 'Compare my quotes',
        path: '/compare-quotes',
      },
    ],
  }
}

function soldFor(today: Day) {
  const rows = exportSavings(today)
  const example = rows.find(({ rate }) => rate === exportPence)
  return {
    kind: 'bars',
    id: 'export',
    heading: 'What you sell for',
    lead: 'The same nine panels. Only the export rate differs.',
    caption: 'Worth in a year and years to pay back, by the rate',
    unit: '£',
    rows: rows.map(({ name, saving }) => [name, saving] as const),
    ...(example && { strong: example.name }),
    note: `${exportsSeen(today)} [Who pays what, and what it’s tied to](/solar-panel-grants#export)`,
  } as const satisfies Section
}

const useOrSell = {
  kind: 'words',
  id: 'use-or-sell',
  heading: 'Use it or sell it',
  paragraphs: [
    `On an average day in June 4 kW makes ${dayKwh('south').june} kWh, in December ${dayKwh('south').december}; the home uses ${dayKwh('south').use}. Most of June’s is made at noon, when a house needs little. So most of the power goes out, even while you’re at home.`,
    'The trade’s own table (MCS guidance MGD 003) says a fifth of 4 kW’s output is used by a home of typical use. Our half-hour model finds the same.',
  ],
} as const satisfies Section

/** Both rates of VAT are shown beside the method while a change is ahead. */
function vatAndMethod(today: Day): Section {
  return fittingVat(today).isZero
    ? { kind: 'pair', ground: 'deep', parts: [vatTwice(today), method] }
    : { ...method, ground: 'deep' }
}

function vatTwice(today: Day) {
  const vat = fittingVat(today)
  const { price: cost } = sizeFigures(exampleKw, today)
  return {
    kind: 'rows',
    id: 'vat',
    heading: 'VAT, twice',
    rows: [
      {
        name: 'On having solar fitted:',
        text: `${vat.rate} to ${lastDay}, then ${rateAfter}. ${formatRise(cost.mid)}.`,
        source: vat.source,
      },
      {
        name: 'On the electricity you buy:',
        text: `${formatPowerVat(today)} to ${lastDay}, then ${formatPowerVat(riseDay)}. What you don’t buy is then worth more.`,
        source: powerVatSource(today),
      },
    ],
    verdict: {
      strong: `${formatExtra(cost.mid)} is worth booking for. It isn’t worth a signature unread.`,
      text: 'Fitted and paid by then is the safe case: have the day in writing.',
    },
  } as const satisfies Part
}

function questions(today: Day) {
  return [
    {
      question: 'What moves the price?',
      answer: `Scaffolding on a slope or over a conservatory, a roof of slate or many small pieces, and an old fuse box. Optimisers on each panel cost more, and pay only where there’s shade. VAT is ${fittingVat(today).isZero ? `0% on work done to ${lastDay}, then ${rateAfter}` : fittingVat(today).rate}.`,
    },
    {
      question: 'Why is your figure lower than the brochure’s?',
      answer: `Brochures often assume that 30 to 50% of the power is used at home. The trade’s own table says 19% for 4 kW and typical use. That difference alone is ${formatTens(brochureGain(0.3, today))} to ${formatTens(brochureGain(0.5, today))} a year.`,
    },
    {
      question: 'Why don’t you count on dearer power?',
      answer:
        'Because nobody knows. We hold today’s rate and let you change it. A payback that needs power to get dearer each year is a bet.',
    },
    {
      question: 'Why does VAT on power matter?',
      answer: `Each unit you don’t buy saves its VAT too. ${fittingVat(today).isZero ? `That’s ${formatPowerVat(today)} until ${lastDay} and ${formatPowerVat(riseDay)} from the next day, so the same panels then save a little more.` : `It’s ${formatPowerVat(today)} now, so the same panels save a little more than they did in the winter of 2026.`} Export pay carries no VAT for a home.`,
    },
    {
      question: 'Which export tariff should I take?',
      answer:
        'The one you’d really be on. Some need you to buy your power there, and the best need that supplier to fit the panels. If your import rate goes up for it, count that too.',
    },
  ]
}

const method = {
  kind: 'rows',
  id: 'method',
  heading: 'Method',
  rows: [
    {
      name: 'Made, used, sold:',
      text: 'kW × your region’s yield × direction × shade (PVGIS 5.3), against habits in 17,520 half hours. Within 2.5 points of MGD 003 on average.',
    },
    {
      name: 'Money and payback:',
      text: 'what you don’t buy at your rate and each month’s VAT, plus what you sell, until it reaches the price. Fading counts in what’s left after 25 years, as in the trade’s own sums.',
    },
    {
      name: 'Left out:',
      text: 'dearer power, interest, a new inverter until we’ve found its price, heat pump and car tariffs.',
    },
  ],
} as const satisfies Section
