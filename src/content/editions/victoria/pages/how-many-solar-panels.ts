import type { GuidePage } from '#content/pages/page.ts'
import { usualUses } from '../model-figures.ts'

export const howManySolarPanels: GuidePage = {
  title: 'How many solar panels do I need? Melbourne',
  description:
    'Work out how many solar panels suit your bill and your roof in Melbourne. A calculator tries the usual sizes and shows what fits.',
  keywords: ['how many solar panels', 'solar panel calculator', 'solar system size'],
  hero: {
    heading: 'How many solar panels for a Melbourne home?',
    lead: 'The usual sizes, tried on your household. No name needed.',
    form: 'panel-count',
    picture: 'hero-panel-count',
  },
  sections: [
    {
      kind: 'table',
      id: 'arithmetic',
      ground: 'deep',
      heading: 'What fits on a roof',
      lead: 'A panel covers about two square metres, so a car space of roof holds six.',
      caption: 'From kilowatts to panels, roof and a year’s power in Melbourne',
      columns: ['System', 'Panels', 'Glass on the roof', 'Makes in a year'],
      rows: [
        ['4 kW', '10', '20 m²', '5,256 kWh'],
        ['5 kW', '12', '24 m²', '6,570 kWh'],
        ['6.6 kW', '15', '30 m²', '8,672 kWh'],
        ['8 kW', '19', '38 m²', '10,512 kWh'],
        ['10 kW', '23', '46 m²', '13,140 kWh'],
        ['13.2 kW', '30', '60 m²', '17,345 kWh'],
      ],
      strong: 2,
      note: `Panels of 440 W; edges and walkways come on top. Made: 3.6 kWh a day from each kilowatt facing north, the Clean Energy Council’s guideline for Melbourne. An average Victorian home uses ${usualUses.average} kWh a year (Finder), four people ${usualUses.four} (Australian Energy Regulator benchmark, 2020). [Which way to face them](/solar-panels)`,
    },
    {
      kind: 'closing',
      heading: 'Know how many panels?',
      lead: 'An installer checks it on your roof and quotes for it.',
      button: 'Have it priced',
    },
  ],
}
