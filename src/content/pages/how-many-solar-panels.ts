import type { GuidePage } from './page.ts'

export const howManySolarPanels: GuidePage = {
  title: 'How many solar panels do I need?',
  description:
    'Answer six questions and see how many solar panels suit your bill and your roof in Melbourne. The arithmetic behind the count is set out below.',
  keywords: ['how many solar panels', 'solar panel calculator', 'solar system size'],
  hero: {
    heading: 'How many panels? Fewer than the roof will hold, as a rule.',
    lead: 'Your bill says how many you need, your roof how many fit. The smaller of the two is the answer.',
    form: 'panel-count',
    picture: 'hero-panel-count',
  },
  sections: [
    {
      kind: 'table',
      id: 'arithmetic',
      heading: 'The arithmetic',
      lead: 'Kilowatts times a thousand, divided by 440 watts, rounded up: that is the panels. Each covers about two square metres, so a car space of roof holds six.',
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
      note: 'Panels of 440 W; edges and walkways come on top. Made: 3.6 kWh a day from each kilowatt facing north, the Clean Energy Council’s guideline for Melbourne. An average Victorian home uses 4,615 kWh a year (Finder), four people 6,332 (Australian Energy Regulator benchmark, 2020). [What that saves](/solar-panel-savings#calculator)',
    },
  ],
}
