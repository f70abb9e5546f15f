import type { BatterySize, GuidePage } from './page.ts'

const eveningOfLittle = [
  { what: 'Fridge, 5 pm to 7 am', working: '50 W on average × 14 h', uses: 0.7 },
  { what: 'Lights, screens, internet', working: '250 W × 6 h', uses: 1.5 },
  { what: 'Dinner on an electric hob', working: '1.6 kW × 1 h', uses: 1.6 },
  { what: 'Dishwasher', working: 'one load', uses: 1 },
]

const sizes: BatterySize[] = [
  {
    name: 'Small',
    usable: 5,
    modules: 1,
    runs: eveningOfLittle,
    suits: 'One or two people, gas or no heating at night. Under about 10 kWh a day on the bill.',
    blackout: 'Fridge, lights and internet for 15 to 24 hours, if it starts full.',
  },
  {
    name: 'Medium',
    usable: 10,
    modules: 2,
    runs: [
      ...eveningOfLittle,
      { what: 'Reverse-cycle heating, one room', working: '800 W × 5 h', uses: 4 },
      { what: 'Washing machine', working: 'one warm load', uses: 0.6 },
    ],
    suits: 'A family that heats one room and cooks with electricity. About 10 to 20 kWh a day.',
    blackout: 'Fridge, lights and internet for 30 to 48 hours, if it starts full.',
  },
  {
    name: 'Large',
    usable: 20,
    modules: 4,
    runs: [
      ...eveningOfLittle,
      { what: 'Reverse-cycle heating, three rooms', working: '2 kW × 5 h', uses: 10 },
      { what: 'Washing machine', working: 'one warm load', uses: 0.6 },
      { what: 'Car, 20 km’s worth', working: '20 km × 0.175 kWh', uses: 3.5 },
    ],
    suits:
      'An all-electric house with a car at home after dark. Over 20 kWh a day, and 10 kW of panels or more.',
    blackout: 'Fridge, lights and internet for two and a half to four days, if it starts full.',
  },
]

export const solarBatterySize: GuidePage = {
  title: 'What size solar battery do I need?',
  description:
    'Small, medium or large: what each battery size runs through a Melbourne evening, with every sum shown, and how to find your own from your meter.',
  keywords: [
    'solar battery size',
    'battery size calculator',
    'how big a home battery',
    'battery kWh',
  ],
  hero: {
    heading: 'As big as your evening.',
    lead: 'The right battery is nearly empty at breakfast. Tell us what you use and what must stay on in a blackout.',
    form: 'battery-size',
    picture: 'hero-battery-size',
  },
  sections: [
    {
      kind: 'sizes',
      heading: 'Three sizes, one evening each',
      lead: 'Kilowatt-hours you can use, and what they run from five in the afternoon to breakfast. The drawings show modules of 5 kWh.',
      sizes,
      note: 'The loads are our own assumptions for an ordinary winter evening; the label on each appliance has yours. Blackout times divide the usable size by 5 to 8 kWh a day, with no help from the sun. Batteries sold as 5 kWh may have less you can use: ask for usable, not nominal.',
    },
    {
      kind: 'table',
      ground: 'sky',
      heading: 'If you do not know your nights yet',
      lead: 'Start from the number of people at home. It is a rough start, and your meter beats it.',
      caption: 'From people to a battery that is emptied each night',
      columns: ['People', 'A day, kWh', 'After sunset, kWh', 'Battery to cover it, kWh'],
      rows: [
        ['One', '8.8', '5.3', '6.0'],
        ['Two', '14.6', '8.7', '9.9'],
        ['Three', '15.5', '9.3', '10.5'],
        ['Four', '17.3', '10.4', '11.8'],
        ['Five or more', '22.1', '13.3', '15.1'],
        ['Average Victorian home', '12.6', '7.6', '8.6'],
      ],
      strong: 5,
      note: 'A day: Australian Energy Regulator benchmarks of 2020 for climate zone 6, which takes in Melbourne; they run above the Victorian mean, as many homes here heat with gas. After sunset: 60 per cent of it, our assumption. Battery: that divided by 0.88 for losses.',
    },
    {
      kind: 'words',
      heading: 'A battery must also be filled',
      paragraphs: [
        'To give back 10 kWh a battery has to take in 11.4, at 88 per cent. By the Clean Energy Council’s guideline a roof of 6.6 kW makes about 23.8 kWh on an average day here. Take away what you use by day and there is enough, most of the year.',
        'Winter is the test. One maker’s manual (Chromagen) puts Melbourne’s worst month at 2.22 kWh a day for each kilowatt of panels. The same roof then makes 14.7 kWh, and a family of four that uses seven of it by day has under eight to store.',
        'So a 20 kWh battery wants more than the usual roof. It takes in 22.7 kWh to fill. With 10 kW of panels a worst-month day makes 22.2 in all, before the house has had any.',
      ],
      beside: {
        list: [
          { name: '6.6 kW, worst month', text: '6.6 × 2.22 = 14.7 kWh a day' },
          { name: '6.6 kW, over the year', text: '6.6 × 3.6 = 23.8 kWh a day' },
          { name: '10 kW, worst month', text: '10 × 2.22 = 22.2 kWh a day' },
          { name: '10 kW, over the year', text: '10 × 3.6 = 36 kWh a day' },
        ],
      },
    },
    {
      kind: 'steps',
      ground: 'deep',
      heading: 'Find your own size in an evening',
      steps: [
        {
          name: 'Download your half-hours',
          text: 'Ask your retailer for smart-meter data. It comes as a spreadsheet with a line for each day.',
        },
        {
          name: 'Add up the nights',
          text: 'Take late afternoon to breakfast. Do it for ten days in July and ten in January, and write down both averages.',
        },
        {
          name: 'Divide by 0.88',
          text: 'That covers losses on the way in and out. Nine kilowatt-hours a night asks for a battery of 10.2.',
        },
        {
          name: 'Check the sun can fill it',
          text: 'Look at what you export on the same days. If July exports 6 kWh, a 10 kWh battery sits half empty in July.',
        },
      ],
    },
    {
      kind: 'columns',
      heading: 'Three ways to get it wrong',
      columns: [
        {
          name: 'Bought for the discount',
          text: 'The federal discount counts the first 14 kWh whole, the next 14 at 60 per cent and the rest to 50 at 15. Going from 20 to 50 kWh adds $2,090 of discount at $38 a certificate. You pay for the other 30 kWh yourself.',
        },
        {
          name: 'Sized on January',
          text: 'Long days fill anything. If the battery is sized on summer exports, it stands half full from May to August.',
        },
        {
          name: 'Power forgotten',
          text: 'Kilowatt-hours are how long. Kilowatts are how much at once. A kettle and an oven together draw more than some batteries deliver, so ask for continuous power in kilowatts as well.',
          link: { label: 'Read a data sheet', path: '/best-solar-batteries' },
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'About size',
      questions: [
        {
          question: 'Can I start small and add modules?',
          answer:
            'With many families of battery, yes. The federal discount is paid once for each address, though, so modules added later should be counted at their full price. Ask also how many years the maker allows between the first module and the next.',
        },
        {
          question: 'What is the difference between usable and nominal?',
          answer:
            'Nominal is what the cells hold. Usable is what the maker lets you take out. At 90 per cent depth a nominal 10 kWh is 9 you can use. The discount is worked out on usable kilowatt-hours.',
        },
        {
          question: 'Should I size for a car I do not own yet?',
          answer:
            'Only if it will charge at night. A car that is at home by day takes power straight from the roof and needs no battery between. At 40 km a day we reckon with about 7 kWh.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Nearly empty at breakfast. That is the size.',
      lead: 'Two questions about your house, then a local installer checks the sum against your meter.',
      button: 'Get $0 Upfront Solar',
    },
  ],
}
