import type { BatterySize, GuidePage } from '#content/pages/page.ts'
import { loadKwh } from '#domain/estimate/shared/load.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { type EveningLoad, eveningLoads, type Load } from '#estimate/data/loads.ts'
import { usualUse } from '#estimate/year/household.ts'
import { formatShort } from '../format.ts'

/** A row of the sum: what runs, its working and what it uses. */
function run(what: string, name: EveningLoad, remark = ''): BatterySize['runs'][number] {
  const load = eveningLoads.value[name]
  return { what, working: formatWorking(load, remark), uses: loadKwh(load) }
}

function formatWorking(load: Load, remark: string): string {
  if ('kwh' in load) return remark || 'one load'
  const power = load.watts < 1000 ? `${load.watts} W` : `${formatShort(load.watts / 1000)} kW`
  return `${power}${remark} × ${load.hours} h`
}

/** What so many people use in a day and after sunset, and the battery that covers it. */
function nightRow(name: string, people?: number): readonly string[] {
  const day = usualUse(people) / 365
  const night = 0.6 * day
  return [name, ...[day, night, night / 0.88].map((kwh) => formatNumber(kwh, 1))]
}

const eveningOfLittle = [
  run('Fridge, 5 pm to 7 am', 'fridge', ' on average'),
  run('Lights, screens, internet', 'lights'),
  run('Dinner on an electric hob', 'dinner'),
  run('Dishwasher', 'dishwasher'),
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
      run('Reverse-cycle heating, one room', 'heating'),
      run('Washing machine', 'washing', 'one warm load'),
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
      run('Reverse-cycle heating, three rooms', 'heatingThreeRooms'),
      run('Washing machine', 'washing', 'one warm load'),
      { what: 'Car, 20 km’s worth', working: '20 km × 0.175 kWh', uses: 3.5 },
    ],
    suits:
      'An all-electric house with a car at home after dark. Over 20 kWh a day, and 10 kW of panels or more.',
    blackout: 'Fridge, lights and internet for two and a half to four days, if it starts full.',
  },
]

export const solarBatterySize: GuidePage = {
  title: 'Solar battery size calculator Melbourne',
  description:
    'Small, medium or large: what each battery size runs through a Melbourne evening, with every sum shown, and how to find your own from your meter.',
  keywords: [
    'solar battery size',
    'battery size calculator',
    'how big a home battery',
    'battery kWh',
  ],
  hero: {
    heading: 'What size solar battery? As big as your Melbourne evening.',
    lead: 'The right battery is nearly empty by breakfast. Tell us what you use and what has to stay on in a blackout.',
    form: 'battery-size',
    picture: 'hero-battery-size',
  },
  sections: [
    {
      kind: 'sizes',
      heading: 'Three sizes, one evening each',
      lead: 'What each one runs from five in the afternoon to breakfast, in kilowatt-hours you can use. The drawings show modules of 5 kWh.',
      sizes,
      note: 'The loads are our own assumptions for an ordinary winter evening; the labels on your appliances give yours. Blackout times divide the usable size by 5 to 8 kWh a day, with no help from the sun. You may not be able to use all of a battery sold as 5 kWh: ask for usable, not nominal.',
    },
    { kind: 'explanation', name: 'evening' },
    {
      kind: 'table',
      ground: 'sky',
      heading: 'If you don’t know your nights yet',
      lead: 'Start with how many people live there. It’s a rough start, and your meter beats it.',
      caption: 'From people to a battery that’s emptied each night',
      columns: ['People', 'A day, kWh', 'After sunset, kWh', 'Battery to cover it, kWh'],
      rows: [
        nightRow('One', 1),
        nightRow('Two', 2),
        nightRow('Three', 3),
        nightRow('Four', 4),
        nightRow('Five or more', 5),
        nightRow('Average Victorian home'),
      ],
      strong: 5,
      note: 'A day: Australian Energy Regulator benchmarks for Victoria, 2020; they run above the Victorian mean (Finder), as many homes here heat with gas. After sunset: 60 per cent of it, our assumption. Battery: that divided by 0.88 for losses.',
    },
    {
      kind: 'words',
      heading: 'It has to fill up, too',
      paragraphs: [
        'To give back 10 kWh a battery has to take in 11.4, at 88 per cent. By the Clean Energy Council’s guideline a roof of 6.6 kW makes about 23.8 kWh on an average day here. Take away what you use by day and there’s enough, most of the year.',
        'Winter is the test. One maker’s manual (Chromagen) puts Melbourne’s worst month at 2.22 kWh a day for each kilowatt of panels. The same roof then makes 14.7 kWh, and a family of four that uses six of them by day has about eight left to store.',
        'So a 20 kWh battery needs more than the usual roof. It takes 22.7 kWh to fill. With 10 kW of panels, a day in the worst month makes 22.2 in all, before the house has used any.',
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
    { kind: 'explanation', name: 'year-of-days', ground: 'sky' },
    {
      kind: 'steps',
      ground: 'deep',
      heading: 'Find your own size in an evening',
      steps: [
        {
          name: 'Download your half-hourly data',
          text: 'Ask your retailer for your smart-meter data. It comes as a spreadsheet with a line for each day.',
        },
        {
          name: 'Add up the nights',
          text: 'Take late afternoon to breakfast. Do it for ten days in July and ten in January, and write down both averages.',
        },
        {
          name: 'Divide by 0.88',
          text: 'That covers what’s lost on the way in and out. For nine kilowatt-hours a night you’d want a battery of 10.2.',
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
          text: 'The federal discount counts the first 14 kWh in full, the next 14 at 60 per cent and the rest up to 50 at 15. Going from 20 to 50 kWh adds $2,090 of discount at $38 a certificate. The rest of those 30 kWh you pay for yourself.',
        },
        {
          name: 'Sized on January',
          text: 'Long days fill anything. If you size the battery on summer exports, it sits half full from May to August.',
        },
        {
          name: 'Power forgotten',
          text: 'Kilowatt-hours tell you how long it lasts. Kilowatts tell you how much it can run at once. A kettle and an oven together draw more than some batteries deliver, so ask for continuous power in kilowatts too.',
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
            'With many batteries, yes. But the federal discount is paid once for each address, so count modules you add later at full price. Also ask how many years the maker allows between the first module and the next.',
        },
        {
          question: 'What’s the difference between usable and nominal?',
          answer:
            'Nominal is what the cells hold. Usable is what the maker lets you take out. At 90 per cent depth, a nominal 10 kWh gives you 9. The discount is worked out on usable kilowatt-hours.',
        },
        {
          question: 'Should I size it for a car I don’t own yet?',
          answer:
            'Only if it’ll charge at night. A car that’s home by day charges straight from the roof and needs no battery in between. At 40 km a day we’d count about 7 kWh.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Nearly empty by breakfast: that’s the size.',
      lead: 'Two questions about your house, then a local installer checks the sum against your meter.',
      button: 'Find my battery size',
    },
  ],
}
