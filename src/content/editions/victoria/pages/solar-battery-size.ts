import type { GuidePage } from '#content/pages/page.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { eveningOf } from '#estimate/evening.ts'
import { batteryTiers } from '../figures.ts'
import { batteryRange } from '../model-figures.ts'

/** kWh of a winter night that a family’s panels had stored. */
const winterNight = formatNumber(eveningOf('winter').fromBattery, 1)

const { small, medium, large } = batteryTiers

export const solarBatterySize: GuidePage = {
  title: 'Solar battery size calculator Melbourne',
  description:
    'Small, medium or large? The battery size that suits a Melbourne evening, and the price at which each pays for itself.',
  keywords: [
    'solar battery size',
    'battery size calculator',
    'how big a home battery',
    'battery kWh',
  ],
  hero: {
    heading: 'What size battery does a Melbourne home need?',
    lead: 'The usual sizes, tried on your evenings through a whole year.',
    form: 'battery-size',
    picture: 'hero-battery-size',
  },
  sections: [
    { kind: 'explanation', name: 'evening', ground: 'sky' },
    {
      kind: 'pair',
      parts: [
        {
          kind: 'table',
          heading: 'Small, medium, large',
          caption:
            'Three sizes of battery, who can fill them, and the usual price after the discount',
          columns: ['Size', 'Who can fill it', 'Usual price'],
          rows: [
            [`Small, ${small.size}`, 'Two people, quiet evenings', batteryRange(5, 7)],
            [
              `Medium, ${medium.size}`,
              'A family that cooks with electricity',
              batteryRange(10, 15),
            ],
            [
              `Large, ${large.size}`,
              'All electric, a car at night',
              `from ${batteryRange(20, 20).split('–')[0]}`,
            ],
          ],
          note: `Being able to fill it doesn’t mean it pays: see the table above. Often advertised: ${small.price}, ${medium.price} and ${large.price}. [What batteries cost](/solar-battery-costs)`,
        },
        {
          kind: 'rows',
          heading: 'Three ways to get it wrong',
          rows: [
            {
              name: 'Sizing it on summer',
              text: 'Long days fill anything. Sized on January, it sits half full from May to August.',
            },
            {
              name: 'Counting label kilowatt-hours',
              text: 'A nominal 10 kWh can be nine you can use. Ask for usable.',
            },
            {
              name: 'Forgetting power',
              text: 'Kilowatt-hours tell you how long it lasts, kilowatts how much runs at once. [Read a data sheet](/best-solar-batteries)',
            },
          ],
        },
      ],
    },
    {
      kind: 'questions',
      ground: 'deep',
      heading: 'Your own evening',
      lead: 'Read the meter at 5 pm and at 7 am. A battery larger than the difference stays part empty. The table above says whether it pays.',
      questions: [
        {
          question: 'Does it have to fill up, too?',
          answer: `Yes. 6.6 kW makes about 23.8 kWh on an average day here, by the Clean Energy Council’s guideline. In the worst month it’s about 14.7 (Chromagen). The house uses some by day, bright days spill some, and the battery loses some. In winter we count ${winterNight} left for the night.`,
        },
        {
          question: 'Can I start small and add modules?',
          answer:
            'With many batteries, yes. But the federal discount is paid once an address: count modules added later at full price. Also ask how many years the maker allows between the first module and the next.',
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
      heading: 'Want a price to compare?',
      lead: 'Two questions about your house, then a local installer quotes the size above.',
      button: 'Have my size priced',
    },
  ],
}
