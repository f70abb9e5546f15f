import type { GuidePage } from '#content/pages/page.ts'
import { planPrices } from '../battery-plans.ts'
import { type AdvertisedTier, advertised, batteryTiers } from '../figures.ts'
import { batteryRange } from '../model-figures.ts'

const { small, medium } = batteryTiers
const asAdvertised = ({ size, warranty, price }: AdvertisedTier) =>
  `often advertised: ${size}, ${warranty}, ${price}`

export const bestSolarBatteries: GuidePage = {
  title: 'Best solar batteries in Melbourne compared',
  description:
    'Home batteries by their makers’ data sheets, and the four names people ask about. The LG recall, and what to ask of any battery.',
  keywords: [
    'best solar batteries',
    'Tesla Powerwall',
    'Enphase battery',
    'sonnen',
    'LG RESU recall',
  ],
  hero: {
    heading: 'Best batteries for a Melbourne home',
    lead: `10 kWh costs about ${planPrices.usual} after the federal discount. Choose by size, by what stays on and by who comes, not by brand.`,
    form: 'battery-choice',
    picture: 'hero-best-batteries',
  },
  sections: [
    { kind: 'batteryModels' },
    {
      kind: 'pair',
      ground: 'deep',
      wide: 'left',
      parts: [
        {
          kind: 'table',
          heading: 'What to ask of any of them',
          caption: 'What sellers say, and what to ask for',
          columns: ['You hear', 'Ask for'],
          rows: [
            ['Capacity', 'Usable kWh: ten on the label can be nine'],
            ['Power', 'Continuous kW, with and without the grid'],
            ['Warranty in years', 'Years, cycles and total kWh, whichever ends first'],
            ['Capacity kept', 'Per cent guaranteed in the last year, and by whom in Australia'],
            ['Backup', 'Which circuits, how fast, and whether the sun recharges it'],
          ],
          note: '[What stays on in a blackout](/solar-batteries-guide#blackout)',
        },
        {
          kind: 'words',
          heading: 'LG: check the recall first',
          paragraphs: [
            'LG RESU batteries with cells made from 2016 to 2019 were recalled: they may overheat and catch fire. Some were sold under other names. Got one, or buying a house with one? Check its serial number today.',
            '[LG’s recall page](https://www.lgessbattery.com/au)',
            '[Product Safety Australia](https://www.productsafety.gov.au/recalls)',
          ],
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Four names people ask about',
      lead: 'In alphabetical order. We’ve tested none of them, and found no rating with a source.',
      caption: 'Four makers: for, against, and often advertised',
      columns: ['Name', 'For, and against', 'Usual price, and the advertised one'],
      rows: [
        [
          'Enphase IQ Battery',
          'Grows in small steps, and no single inverter can fail. But more units on the wall, and backup is extra.',
          `**${batteryRange(5, 7)}**, ${asAdvertised(small)}`,
        ],
        [
          'LG RESU',
          'Compact, and electricians know it. But recalled cells: see above.',
          `**Recall first**, ${asAdvertised(medium)}`,
        ],
        [
          'sonnenBatterie',
          'Modules in one cabinet. But it needs space. Price it without the power plan.',
          `**${batteryRange(10, 15)}**, ${asAdvertised(medium)}`,
        ],
        [
          'Tesla Powerwall',
          'One box, one app, one maker to ring. But it grows in big steps.',
          `**${batteryRange(10, 15)}**, ${asAdvertised(medium)}`,
        ],
      ],
      note: `Our price: for the advertised size, with an inverter, after the discount. ${advertised} They’re for a size of battery, and no maker’s specification.`,
    },
    {
      kind: 'pair',
      ground: 'sky',
      wide: 'right',
      parts: [
        {
          kind: 'steps',
          id: 'choose',
          heading: 'How to choose',
          steps: [
            {
              name: 'Size:',
              text: 'your evening, in kilowatt-hours. [Work it out](/solar-battery-size)',
            },
            { name: 'Fit:', text: 'does it work with the inverter you have?' },
            { name: 'Backup:', text: 'which circuits, in writing.' },
            { name: 'Service:', text: 'who comes in year eight?' },
          ],
        },
        {
          kind: 'questions',
          heading: 'About choosing',
          questions: [
            {
              question: 'Must battery and panels be the same brand?',
              answer:
                'No. It has to work with the inverter. One with its own inverter works with almost any panels. One without needs a hybrid inverter on its maker’s list.',
            },
            {
              question: 'How long does a battery last?',
              answer:
                'Warranties are usually about ten years, with limits on energy and on the capacity kept, whichever comes first. The Battery Test Centre in Canberra ran 26 batteries through their cycles: read it for how batteries fail.',
            },
            {
              question: 'Is the dearest one the safest?',
              answer:
                'Price tells you little about that. Where it goes matters, and the standard AS/NZS 5139 covers that. Ask the installer to show you the spot on a plan.',
            },
          ],
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'One question about makers.',
      lead: 'Then an installer says what suits your inverter and your wall.',
      button: 'Get my battery recommendation',
    },
  ],
}
