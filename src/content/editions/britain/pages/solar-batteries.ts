import { formatTens } from '#content/format.ts'
import type { GuidePage, Section } from '#content/pages/page.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { batteryPrice } from '#estimate/data/prices.ts'
import { nightExample } from '#estimate/data/tariffs.ts'
import { formatMoney, formatPence } from '#estimate/format-money.ts'
import {
  batteryBesideFour,
  batteryLifeYears,
  batteryNote,
  batteryRows,
  batteryYear,
} from '../model-figures.ts'
import { sourceLine } from '../source-line.ts'
import { fittingVat, lastDay } from '../vat.ts'

export function solarBatteries(today: Day): GuidePage {
  const { adds, price, years } = batteryBesideFour(today)
  return {
    title: 'Solar batteries: do they pay?',
    description:
      'What a home battery saves with and without a night tariff, the most it’s worth paying for one, and when to wait.',
    keywords: [
      'solar battery',
      'do solar batteries pay',
      'home battery UK',
      'night tariff battery',
    ],
    hero: {
      heading: 'Home batteries: when they pay, and when they don’t.',
      lead: `5 kWh beside 4 kW of panels adds about ${formatTens(adds)} a year on one price all day. At ${formatMoney(price)} that’s ${years > batteryLifeYears ? 'longer than it lasts' : `${Math.round(years)} years`}.`,
      form: 'battery',
      picture: 'hero-meter-cupboard',
    },
    sections: [
      worth(today),
      { ...nightTariffs, ground: 'night' },
      questions(today),
      {
        kind: 'closing',
        heading: 'Get the most it’s worth to you, then a price.',
        lead: 'Eight questions. If the answer is no, we say so.',
        button: 'Get my battery quote',
      },
    ],
  }
}

function worth(today: Day) {
  const { rows, strong, verdict } = batteryRows(today)
  return {
    kind: 'table',
    id: 'worth',
    heading: 'What it’s worth',
    lead: 'The saving of a year, times the years it lasts, is the most you should pay.',
    caption: 'What 5 kWh adds, by home and tariff, and the most it’s worth',
    columns: [
      'Home and tariff',
      'Adds a year',
      'Worth at most',
      `At ${formatMoney(batteryBesideFour(today).price)}`,
    ],
    rows,
    ...(strong === undefined ? {} : { strong }),
    verdict,
    folded: {
      summary: 'What it does with your evenings',
      caption: 'A year of a home using 2,500 kWh, with 4 kW and 5 kWh',
      columns: ['', 'kWh'],
      rows: batteryYear(),
      note: 'Our half-hour model, south of England, November 2026. About an eighth of what goes in is lost. In winter there’s little to keep.',
    },
    note: `${batteryNote(today)} [Work out yours](#calculator)`,
  } as const satisfies Section
}

const nightTariffs = {
  kind: 'rows',
  id: 'night',
  heading: 'Night tariffs',
  rows: [
    {
      name: 'How it helps:',
      text: 'the battery fills at night for little and runs the house by day, even in December.',
    },
    {
      name: 'For example:',
      text: `${formatPence(nightExample.value.night)} from 12:30am to 5:30am and ${formatPence(nightExample.value.day)} otherwise. That’s near what lists of 2025 and 2026 give, and no supplier’s offer.`,
    },
    { name: 'The catch:', text: 'most ask for an electric car, and the day rate is dearer.' },
    {
      name: 'Your own:',
      text: 'type your two rates and the hours into the calculator. We never fill them in.',
    },
  ],
} as const satisfies Section

function questions(today: Day) {
  const vat = fittingVat(today)
  return {
    kind: 'questions',
    id: 'questions',
    heading: 'Asked about batteries',
    questions: [
      {
        id: 'size',
        question: 'What size should it be?',
        answer:
          'About 5 kWh covers the evening of a home using 2,500 kWh a year. 8 to 10 kWh is worth trying in the calculator from 5,000 kWh a year, or on a night tariff. Over that you pay for space you seldom use. Heat pumps and cars are another sum, which we don’t do yet.',
      },
      {
        id: 'prices',
        question: 'What does one cost?',
        answer: `5 kWh beside new panels cost about ${formatTens(batteryBesideFour(today).price)}, ${vat.included} (${sourceLine(batteryPrice, today).replace(/\.$/, '')}). Of larger ones we’ve found no price that two sources agree on. Ask for it as a line of its own, and for what a second visit adds if it comes later.`,
      },
      {
        id: 'before',
        question: 'What should the quote say?',
        answer:
          'Usable kWh, not nominal, and the power in kW: we count 2.5 kW for 5 kWh, and a kettle alone takes about 3. The warranty’s years and cycles, and what’s left at its end. Whether a changeover is in the price. Whether the battery has an inverter of its own, which counts towards 3.68 kW beside the panels’.',
      },
      {
        question: 'How long do they last?',
        answer: `Most warranties run ten to twelve years; we count ${batteryLifeYears}. Over 25 years of panels you’d buy two, and our sums say so.`,
      },
      {
        question: 'Can I charge at night and sell by day?',
        answer:
          'It pays only where the night rate is below your export rate, and less than it looks: about an eighth is lost on the way. Ask the supplier whether the export tariff allows it.',
      },
      {
        id: 'power-cut',
        question: 'Does it work in a power cut?',
        answer:
          'Only with a changeover, which is a line of its own. Without one everything goes off with the street, however full it is: that protects the people who mend the line. With one, what’s wired to it stays on: fridge, lights, broadband, boiler controls. Oven, shower and car charger usually aren’t.',
      },
      {
        question: 'Can I add one later?',
        answer: vat.isZero
          ? `Yes. A battery fitted by itself gets ${vat.rate} VAT too, on today’s rules to ${lastDay}. Ask now for an inverter that can take one, or count on a second.`
          : `Yes. VAT is ${vat.rate}, as it is with panels. Ask now for an inverter that can take one, or count on a second.`,
      },
      {
        question: 'AC or DC: what’s the difference?',
        answer:
          'A DC battery shares the panels’ inverter and loses a little less. An AC one brings its own, fits panels you have already, and its kW count towards the network’s 3.68.',
      },
      {
        question: 'Where can it go?',
        answer:
          'Ask the installer to name the fire guidance and to draw the place on the quote. Lofts, bedrooms and escape routes are the places to ask about first.',
      },
    ],
  } as const satisfies Section
}
