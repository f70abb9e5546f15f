import type { GuidePage } from '#content/pages/page.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { panelCertificates } from '#estimate/money/certificates.ts'
import { stairOn } from '../explaining/staircase.ts'
import { advertised, feedInTariffs, rebateFigures, stateIncentives } from '../figures.ts'
import { certificateDollars, modelDay } from '../model-figures.ts'

const now = stairOn(modelDay)

export const solarPanelGrants: GuidePage = {
  title: 'Solar panel grants and rebates in Victoria',
  description:
    'Which solar and battery rebates are open in Victoria, and what each is worth at your postcode. Who can get them, and what to do first.',
  keywords: ['solar rebate Victoria', 'solar panel grants', 'STC rebate', 'Solar Homes rebate'],
  hero: {
    heading: 'Solar panel grants in Victoria',
    lead: `In Melbourne: ${formatMoney(now?.panels ?? 0)} off 6.6 kW of panels, ${formatMoney(now?.battery ?? 0)} off a 10 kWh battery. The state adds up to $1,400.`,
    form: 'rebates',
    picture: 'hero-grants',
  },
  sections: [
    {
      kind: 'figures',
      figures: rebateFigures,
      note: advertised,
      workOutYours: '/solar-panel-savings#calculator',
    },
    { kind: 'explanation', name: 'staircase' },
    {
      kind: 'pair',
      ground: 'deep',
      parts: [
        {
          kind: 'steps',
          id: 'claim',
          heading: 'How to claim',
          steps: [
            {
              name: 'Know who claims.',
              text: 'Certificates: the installer. The state’s rebate: you.',
            },
            {
              name: 'Take it off once.',
              text: 'Ask: is this price before or after certificates?',
            },
            {
              name: 'Get the state’s approval first.',
              text: 'Before anything goes up.',
            },
            {
              name: 'Check your income.',
              text: 'Combined taxable income under $150,000.',
            },
          ],
        },
        {
          kind: 'steps',
          id: 'help',
          heading: 'How we help',
          steps: [
            { name: 'Eight questions.', text: 'No documents.' },
            { name: 'A call.', text: 'They’ve read your answers.' },
            { name: 'A price.', text: 'Rebates on their own line.' },
            { name: 'You apply.', text: 'Then they install.' },
          ],
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Asked about rebates',
      questions: [
        {
          question: 'Can I have the federal and the state rebate together?',
          answer:
            'Yes. The state’s is worked out on what’s left after certificates: up to $1,400, and never more than half.',
        },
        {
          question: 'I already have panels. What about a battery?',
          answer:
            'The federal battery discount takes new and existing solar alike, once at each address. The state’s panel rebate is for addresses without panels in the last ten years.',
        },
        {
          question: 'Why does my postcode change the amount?',
          answer: `Certificates follow four zones of sunshine. Most of Melbourne is in zone 4. Craigieburn, Melton, Sunbury, Ballarat and Bendigo are in zone 3: 45 certificates for 6.6 kW, ${formatMoney(certificateDollars(panelCertificates(6.6, 3, modelDay)))}.`,
        },
        {
          question: 'What do the other states offer?',
          answer:
            'We serve Victoria. Outside it, what we found comes from secondary sources of August 2026, unconfirmed.',
          table: {
            caption: 'What the states add, and what is often advertised',
            columns: ['State', 'What we found', 'Often advertised'],
            rows: stateIncentives.map(({ state, today, advertised }) => [state, today, advertised]),
            note: advertised,
          },
        },
        {
          question: 'What does spare power sell for, state by state?',
          answer:
            'Victoria has had no minimum since 1 July 2025, so count on using your power. The rest is by SolarQuotes, IPART and other secondary reports of 2026.',
          table: {
            caption: 'Feed-in tariffs, for a kilowatt-hour sold to the grid',
            columns: ['State', 'What we found', 'Often advertised'],
            rows: feedInTariffs.map(({ state, today, advertised }) => [state, today, advertised]),
            note: advertised,
          },
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Find out which you’d get.',
      lead: 'Eight questions, no documents.',
      button: 'Check my eligibility',
    },
  ],
}
