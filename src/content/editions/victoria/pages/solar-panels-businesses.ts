import { formatTens } from '#content/format.ts'
import type { GuidePage } from '#content/pages/page.ts'
import { formatDay } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { panelCount } from '#domain/estimate/shared/roof.ts'
import { fading, panelArea, panelWatts } from '#estimate/data/prices.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { panelCertificates } from '#estimate/money/certificates.ts'
import { savedOver } from '#estimate/money/payback.ts'
import { programsFor } from '#estimate/programs.ts'
import { cityGeneration } from '#estimate/year/generation.ts'
import { stairOn } from '../explaining/staircase.ts'
import { advertised, commercialPayback } from '../figures.ts'
import { certificateDollars, modelDay, panelsOutlook } from '../model-figures.ts'
import { programRows, sourceOf } from '../program-rows.ts'

/** Of what the panels make; the rest is counted as nothing. An assumption for a business that is open by day. */
const usedOnSite = 0.55
const kilowatts = 30
const generation = makes(kilowatts)
const used = Math.round(generation * usedOnSite)
const panels = panelCount(kilowatts, panelWatts.value)
const discount = formatMoney(discountOn(kilowatts))
const programs = programsFor('3000', modelDay) ?? []
const forBusinesses = programs.filter(({ value }) => value.forWhom === 'businesses')
const certificateProgram = programs.find(({ value }) => value.id === 'panel-certificates')
const nextStep = stairOn(modelDay)?.until ?? modelDay

export const solarPanelsBusinesses: GuidePage = {
  title: 'Commercial solar in Melbourne and Victoria',
  description:
    'The most a Victorian business should pay for 30 kW of solar, and the roof it takes. Open programs, and what to sort out first.',
  keywords: [
    'commercial solar Melbourne',
    'business solar Victoria',
    'VEU Activity 47',
    '30 kW solar',
  ],
  hero: {
    heading: 'Solar panels for businesses in Melbourne',
    lead: `At 25c a kilowatt-hour, 30 kW saves about ${formatTens(saves(25))} a year. Pay ${mostFor(25, 6)} or less and it’s paid back in six years. The federal discount takes ${discount} off.`,
    form: 'business',
    picture: 'hero-business',
  },
  sections: [
    {
      kind: 'pair',
      wide: 'left',
      parts: [
        {
          kind: 'table',
          id: 'payback',
          heading: 'The most you should pay for 30 kW',
          lead: 'After every discount, for it to be paid back in three years or in six.',
          caption: '30 kW in Melbourne, by what you pay for power',
          columns: ['Your rate', 'Saves a year', 'For 3 years', 'For 6 years'],
          rows: [20, 25, 30].map((rate) => [
            `${rate}c a kWh`,
            formatTens(saves(rate)),
            mostFor(rate, 3),
            mostFor(rate, 6),
          ]),
          note: `Often advertised: ${commercialPayback}. ${advertised} Before tax, without finance. Panels fade ${fading.value.mid}% a year.`,
          verdict: {
            strong: 'A quote under the last column is paid back in six years.',
            text: 'Use your energy rate alone: demand charges seldom fall by as much.',
          },
        },
        {
          kind: 'bars',
          id: 'why',
          heading: 'Open by day? It pays sooner',
          lead: 'A home makes its power at noon and needs it at seven. A cool room needs it at noon.',
          caption: '30 kW in a year',
          unit: 'kWh',
          rows: [
            ['Used on site', Math.round(used / 100) * 100],
            ['Not counted', Math.round((generation - used) / 100) * 100],
          ],
          strong: 'Used on site',
          note: 'We assume 55 per cent is used on site. If you close at weekends, 29 per cent of the sun falls when nobody’s there. Ask for a size worked out from your half-hourly data.',
        },
      ],
    },
    {
      kind: 'pair',
      ground: 'sky',
      parts: [
        {
          kind: 'table',
          id: 'sizes',
          heading: 'How much roof',
          caption: `Panels of ${panelWatts.value} W facing north in Melbourne`,
          columns: ['System', 'Glass', 'Makes a year', 'Discount'],
          rows: [10, 30, 99].map((kw) => [
            `${kw} kW, ${panelCount(kw, panelWatts.value)} panels`,
            `${formatNumber(panelCount(kw, panelWatts.value) * panelArea.value.mid)} m²`,
            `${formatNumber(Math.round(makes(kw) / 100) * 100)} kWh`,
            formatMoney(discountOn(kw)),
          ]),
          note: '3.6 kWh a day from each kilowatt facing north. Certificates at $38, installed in 2026. Walkways and edges come on top. Above 100 kW there’s another kind, paid yearly.',
        },
        {
          kind: 'court',
          heading: 'Half a tennis court',
          panels,
          caption: `A tennis court, 260 m², and the ${panels} panels for 30 kW, to scale.`,
        },
      ],
    },
    {
      kind: 'columns',
      id: 'kinds',
      heading: 'Solar by kind of business',
      columns: [
        {
          name: 'Shops and offices',
          text: 'Nine to five, like the sun. Size it for a mild weekday, not the hottest one.',
        },
        {
          name: 'Workshops and factories',
          text: 'Large motors start in bursts. Ask what solar does for the demand charge, on its own line.',
        },
        {
          name: 'Cool rooms and farms',
          text: 'Run the compressor or the pump at noon. Cold and water store the sun for nothing.',
        },
      ],
    },
    {
      kind: 'pair',
      ground: 'deep',
      parts: [
        {
          kind: 'money',
          id: 'incentives',
          heading: 'What’s open to a business',
          programs: [
            {
              name: 'Certificates for panels',
              amount: discount,
              unit: 'off 30 kW',
              terms: `Federal. ${certificates(kilowatts)} certificates at $38; ${panelCertificates(kilowatts, 4, nextStep)}, ${formatMoney(discountOn(kilowatts, nextStep))}, from ${formatDay(nextStep)}. To 100 kW, whatever your turnover.`,
              source: certificateProgram && sourceOf(certificateProgram),
            },
            ...programRows(forBusinesses, modelDay),
          ],
        },
        {
          kind: 'rows',
          id: 'before',
          heading: 'Sort out before the quote',
          rows: [
            { name: 'The lease:', text: 'who owns the panels, and who takes them when you go.' },
            { name: 'The roof:', text: 'its age, what it can carry, asbestos.' },
            { name: 'The grid:', text: 'export limits, and a remote switch up to 200 kW.' },
            {
              name: 'The accountant:',
              text: 'we couldn’t confirm that the instant asset write-off is law.',
            },
            {
              name: 'The caller:',
              text: 'nobody may ring you about Victorian Energy Upgrades unless you agreed.',
            },
          ],
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Bring a power bill.',
      lead: 'Four questions about the building, then how to reach you. {Calls}.',
      button: 'Get my commercial quote',
    },
  ],
}

function makes(kw: number): number {
  return cityGeneration(kw, 'Melbourne') ?? 0
}

function certificates(kw: number, installed = modelDay): number {
  return panelCertificates(kw, 4, installed)
}

function discountOn(kw: number, installed = modelDay): number {
  return certificateDollars(certificates(kw, installed))
}

/** Dollars a year at so many cents a kilowatt-hour. */
function saves(rate: number): number {
  return (used * rate) / 100
}

/** The highest price, in whole hundreds, that so many years pay back. */
function mostFor(rate: number, years: number): string {
  const { panels } = savedOver(years, panelsOutlook(saves(rate)))
  return formatMoney(Math.floor(panels / 100) * 100)
}
