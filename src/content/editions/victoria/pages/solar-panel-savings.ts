import type { GuidePage } from '#content/pages/page.ts'
import { addOns, advertised, advertisedSavings, homePaybacks } from '../figures.ts'
import { savingRow } from '../model-figures.ts'

export const solarPanelSavings: GuidePage = {
  title: 'Solar savings calculator Melbourne',
  description:
    'Work out what solar panels would save at your place in Melbourne. Your roof, your bill and your hours; check and change every assumption.',
  keywords: ['solar savings', 'solar payback Melbourne', 'solar calculator', 'solar cost factors'],
  hero: {
    heading: 'Solar savings calculator for Melbourne',
    lead: 'A few answers, no name, and a figure you can check.',
    form: 'savings',
    picture: 'hero-savings',
  },
  sections: [
    {
      kind: 'pair',
      ground: 'deep',
      parts: [
        {
          kind: 'table',
          id: 'sizes',
          heading: 'Small, medium, large',
          caption: 'What the largest of each size saves an average home, without a battery',
          columns: ['Size', 'Saves a year', 'Often advertised'],
          rows: advertisedSavings.map(savingRow),
          note: `The larger advertised sums name no period. Payback is often advertised as ${homePaybacks[0]} or ${homePaybacks[1]}. ${advertised}`,
        },
        {
          kind: 'rows',
          id: 'price',
          heading: 'What moves the price',
          rows: [
            {
              name: 'Roof',
              text: 'A second storey, old tiles or many small faces cost more. One long plain slope is cheapest.',
            },
            {
              name: 'Wiring',
              text: 'An old switchboard may have to go, and three-phase power may need a different inverter.',
            },
            {
              name: 'Equipment',
              text: 'Electronics on each panel cost more and are worth it in shade.',
            },
            {
              name: 'Date',
              text: 'From 1 January 2027 the same 6.6 kW costs about $304 more than in 2026. [All rebates, with dates](/solar-panel-grants)',
            },
          ],
        },
        {
          kind: 'table',
          id: 'extras',
          heading: 'What people add',
          caption: 'Extras beside the panels, each a line of its own in a quote',
          columns: ['Extra', 'Often advertised'],
          rows: addOns.map(({ name, advertised, today }) => [`${name}: ${today}`, advertised]),
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Got a quote in hand?',
      lead: 'Check its price against ours before you sign.',
      button: 'Compare my quotes',
      path: '/compare-quotes',
    },
  ],
}
