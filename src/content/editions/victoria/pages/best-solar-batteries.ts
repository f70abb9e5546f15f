import type { GuidePage } from '#content/pages/page.ts'
import { advertised, batteryTiers } from '../figures.ts'
import { batteryRange } from '../model-figures.ts'

const { small, medium } = batteryTiers
const usualWarranty = (tier: { warranty: string }) =>
  `About 10 years is usual; ${tier.warranty} often advertised`

export const bestSolarBatteries: GuidePage = {
  title: 'Best solar batteries Melbourne: 4 compared',
  description:
    'Four well-known home batteries compared by what matters on a Melbourne wall, the LG recalls, and the lines to read on any data sheet.',
  keywords: [
    'best solar batteries',
    'Tesla Powerwall',
    'Enphase battery',
    'sonnen',
    'LG RESU recall',
  ],
  hero: {
    heading: 'The best battery for a Melbourne home fits its nights.',
    lead: 'Got a maker in mind, or none? Either way, an installer tells you which one suits your house, and why.',
    form: 'battery-choice',
    picture: 'hero-best-batteries',
  },
  sections: [
    {
      kind: 'compared',
      heading: 'Four makers, in no particular order',
      note: `${advertised} They’re for a size of battery, not any maker’s specification. We haven’t tested these. We chose the four names people ask about and compare how they’re built, which changes slowly. Models change, so ask for the current data sheet and check that the battery and the inverter are on the Clean Energy Council’s list.`,
      batteries: [
        {
          name: 'Tesla Powerwall',
          capacity: `${medium.size} as an example`,
          warranty: usualWarranty(medium),
          priceRange: `${batteryRange(10, 15)} today for this size, after the discount; ${medium.price} often advertised`,
          rating: 'None: we found none with a source we could check',
          features: [
            'One large unit for a wall or a floor',
            'One app for the house and the battery',
          ],
          pros: [
            'One box to find a spot for and one maker to ring.',
            'A widely known name, so most installers can give you a second opinion.',
          ],
          cons: [
            'Grows in big steps: the next size up is another whole unit.',
            'Ask what still works if the maker’s service is offline.',
          ],
        },
        {
          name: 'Enphase IQ Battery',
          capacity: `${small.size} as an example, repeated`,
          warranty: usualWarranty(small),
          priceRange: `${batteryRange(5, 7)} today for this size, after the discount; ${small.price} often advertised`,
          rating: 'None: we found none with a source we could check',
          features: [
            'Small units, each with its own conversion to mains power',
            'Suits roofs with microinverters',
          ],
          pros: [
            'Starts small and grows in small steps.',
            'No single inverter that stops the whole battery if it fails.',
          ],
          cons: [
            'More units on the wall for the same kilowatt-hours.',
            'Backup is extra equipment. Ask for it as its own line.',
          ],
        },
        {
          name: 'LG RESU',
          capacity: 'By model and year: read the label',
          warranty: 'By model and recall status: ask LG in writing',
          priceRange: `Sort out the recall question before the price; ${medium.price} often advertised for this size`,
          rating: 'None. Check the recall first',
          features: [
            'Compact wall units, made in several generations',
            'You’ll mostly meet them in houses for sale',
          ],
          pros: [
            'Common enough that electricians know it.',
            'The company is still around to replace a recalled unit.',
          ],
          cons: [
            'Units with cells made from 2016 to 2019 were recalled for overheating. See below.',
            'Second-hand and old-stock units need their serial number checked first.',
          ],
        },
        {
          name: 'sonnenBatterie',
          capacity: `${medium.size} as an example`,
          warranty: usualWarranty(medium),
          priceRange: `${batteryRange(10, 15)} today for this size, after the discount; ${medium.price} often advertised`,
          rating: 'None: we found none with a source we could check',
          features: [
            'A cabinet with modules inside',
            'Has been offered together with a power plan',
          ],
          pros: [
            'Modules go in one cabinet, so the wall looks the same as it grows.',
            'Sold for some years in groups that work together as a virtual power plant.',
          ],
          cons: [
            'A cabinet needs space around it.',
            'If a power plan is part of the price, work out the battery without it.',
          ],
        },
      ],
    },
    { kind: 'batteryModels' },
    {
      kind: 'words',
      ground: 'deep',
      heading: 'The LG recalls, explained',
      paragraphs: [
        'LG recalled home batteries whose cells were made between 2016 and 2019, because they may overheat and catch fire. The Australian Competition and Consumer Commission told owners in 2021 and warned again in 2022, 2023 and 2024.',
        'If there’s one on your wall, or in a house you’re thinking of buying, check the serial number on LG’s recall page or the regulator’s product-safety site before anything else.',
        'A recall shows the system working. It’s also a reason to ask every seller, of every brand, which models have been recalled and who paid for the replacement.',
      ],
      beside: {
        list: [
          { name: 'What', text: 'LG RESU batteries with cells made from 2016 to 2019' },
          { name: 'Who says so', text: 'ACCC; pv magazine, 12 October 2023; Energy-Storage.News' },
          {
            name: 'What to do',
            text: 'Check the serial number. Follow LG’s instructions on charging until it’s replaced.',
          },
        ],
      },
    },
    {
      kind: 'table',
      heading: 'Eight lines on any data sheet',
      lead: 'A brochure gives you the number in the first column. Ask for the one in the second.',
      caption: 'What sellers say, and what to ask for',
      columns: ['You hear', 'Ask for', 'Why'],
      rows: [
        ['Capacity', 'Usable kWh', 'At 90 per cent depth, 10 nominal is 9 usable'],
        ['Power', 'Continuous kW, with the grid and without', 'Backup power is often lower'],
        [
          'Warranty in years',
          'Years, cycles and total kWh, whichever ends first',
          'A limit of 29.2 MWh is 8 kWh a day for ten years',
        ],
        [
          'Capacity kept',
          'Per cent guaranteed in the last year',
          'A worn-out battery still counts as working',
        ],
        [
          'Efficiency',
          'Round trip, mains to mains',
          'Two years in one home: 85.7 and 88.7 per cent',
        ],
        ['Chemistry', 'LFP or NMC', 'Sellers give LFP a higher temperature before runaway'],
        [
          'Blackout-ready',
          'Which circuits, how fast, and whether the sun recharges it',
          'Some systems can’t recharge while the grid is down',
        ],
        [
          'Made by',
          'Who honours the warranty in Australia',
          'The importer may be gone before the ten years are up',
        ],
      ],
      note: 'Depth: National Carbon Bank. Throughput example: Get Battery Quotes. Efficiency: One Step Off The Grid. Chemistry: Solar Battery Perth, a seller: above about 270 °C for LFP against 150 for NMC.',
    },
    { kind: 'explanation', name: 'blackout', ground: 'night' },
    {
      kind: 'steps',
      ground: 'sky',
      heading: 'How to choose, in four evenings',
      lead: 'Brand comes last. It’s easier to choose from three that fit than from thirty that might.',
      steps: [
        {
          name: 'Fix the size',
          text: 'Use your own meter, between sunset and breakfast. Everything else follows from that.',
        },
        {
          name: 'Decide about blackouts',
          text: 'Do you want nothing, a few circuits or the whole house? Write the circuits down before anyone visits.',
        },
        {
          name: 'Let your roof rule some out',
          text: 'Microinverters, an old string inverter or a new hybrid one: each makes some batteries simple and others expensive.',
        },
        {
          name: 'Compare two quotes by the kilowatt-hour',
          text: 'Price after certificates divided by usable kWh. Then divide by the kWh the warranty covers instead. Trust the second number.',
        },
      ],
    },
    {
      kind: 'words',
      heading: 'How we made this comparison',
      paragraphs: [
        'These are the makers our form asks about, because they’re the names people bring to us. There are dozens more on the approved list, and a cheaper one may suit you better. We don’t give scores: we haven’t measured any, and you should be careful with a score from anyone who’s paid for introductions.',
        'For measurements, look for independent ones. The Battery Test Centre in Canberra ran 26 batteries through their cycles in three phases and published how they faded and failed. Some of those models are no longer sold, so read it for how batteries fail more than for who won.',
      ],
      beside: {
        strong: 'How we’re paid.',
        text: 'Installers pay us when we introduce you. Nobody can buy a place on this page.',
      },
    },
    { kind: 'quote', kit: 'battery' },
    {
      kind: 'questions',
      heading: 'About choosing',
      questions: [
        {
          question: 'Does the brand of battery have to match the brand of panels?',
          answer:
            'No. It has to work with the inverter. A battery with its own inverter works with almost any panels. One without needs a hybrid inverter on its maker’s list.',
        },
        {
          question: 'How long does a battery last?',
          answer:
            'Warranties are usually about 10 years, with limits on energy and on the capacity kept, whichever comes first. Sellers of LFP batteries claim 6,000 cycles and more, which at one cycle a day would be over 16 years. Plan on the warranty instead.',
        },
        {
          question: 'Is the most expensive one the safest?',
          answer:
            'Price tells you little about that. Where it goes matters, and the standard AS/NZS 5139 covers that. Ask the installer to show you the spot on a plan.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Tell us about your nights. Leave with a name or two.',
      lead: 'One question about makers, then a local installer tells you what suits your inverter and your wall.',
      button: 'Get my battery recommendation',
    },
  ],
}
