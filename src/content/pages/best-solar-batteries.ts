import { advertised, batteryTiers } from '../figures.ts'
import type { GuidePage } from './page.ts'

const { small, medium } = batteryTiers
const usualWarranty = (tier: { warranty: string }) =>
  `${tier.warranty} advertised; about 10 years is usual`

export const bestSolarBatteries: GuidePage = {
  title: 'Best solar batteries: four compared',
  description:
    'Four well-known families of home battery compared by what matters on a Melbourne wall, the LG recalls, and the lines to read on any data sheet.',
  keywords: [
    'best solar batteries',
    'Tesla Powerwall',
    'Enphase battery',
    'sonnen',
    'LG RESU recall',
  ],
  hero: {
    heading: 'The best battery is the one that fits your nights.',
    lead: 'Have a maker in mind, or none? Either way you hear which one suits your house, and why.',
    form: 'battery-choice',
    picture: 'hero-best-batteries',
  },
  sections: [
    {
      kind: 'compared',
      heading: 'Four families, in no order of merit',
      note: `${advertised} They belong to a class of battery and are illustrative: they are no maker’s specification. We have tested none of these. We chose the four names people ask about and compare them by build, which changes slowly. Models change, so ask for the current data sheet and check that battery and inverter are on the Clean Energy Council’s list.`,
      batteries: [
        {
          name: 'Tesla Powerwall',
          capacity: `${medium.size} class, illustrative`,
          warranty: usualWarranty(medium),
          priceRange: `${medium.price} advertised; today $3,916–$14,238 for the class, after the discount`,
          rating: 'None: we found none whose source we could check',
          features: [
            'One large unit for a wall or a floor',
            'One app for the house and the battery',
          ],
          pros: [
            'One box to place and one maker to ring.',
            'A widely known name, so most installers can give you a second opinion.',
          ],
          cons: [
            'Grows in big steps: the next size up is another whole unit.',
            'Ask what still works if the maker’s service is offline.',
          ],
        },
        {
          name: 'Enphase IQ Battery',
          capacity: `${small.size} class, repeated, illustrative`,
          warranty: usualWarranty(small),
          priceRange: `${small.price} advertised; today $1,958–$6,614 for the class, after the discount`,
          rating: 'None: we found none whose source we could check',
          features: [
            'Small units, each with its own conversion to mains power',
            'Suits roofs with microinverters',
          ],
          pros: [
            'Starts small and grows in small steps.',
            'No single inverter for the whole battery to wait on.',
          ],
          cons: [
            'More units on the wall for the same kilowatt-hours.',
            'Backup is extra equipment. Ask for it as a line of its own.',
          ],
        },
        {
          name: 'LG RESU',
          capacity: 'By model and year: read the label',
          warranty: 'By model and recall status: ask LG in writing',
          priceRange: `${medium.price} advertised for the class. Settle the recall question before the price`,
          rating: 'None. The recall comes first',
          features: [
            'Compact wall units, made in several generations',
            'Met most often in houses for sale',
          ],
          pros: [
            'Common enough that electricians know it.',
            'Made by a company that is still there to replace a recalled unit.',
          ],
          cons: [
            'Units with cells made from 2016 to 2019 were recalled for overheating. See below.',
            'Second-hand and old-stock units need their serial number checked first.',
          ],
        },
        {
          name: 'sonnenBatterie',
          capacity: `${medium.size} class, illustrative`,
          warranty: usualWarranty(medium),
          priceRange: `${medium.price} advertised; today $3,916–$14,238 for the class, after the discount`,
          rating: 'None: we found none whose source we could check',
          features: [
            'A cabinet with modules inside',
            'Has been offered together with a power plan',
          ],
          pros: [
            'Modules in one cabinet, so the wall looks the same as it grows.',
            'Sold for some years in groups that work together as a virtual power plant.',
          ],
          cons: [
            'A cabinet needs room and clearances.',
            'If a power plan is part of the price, work out the battery without it.',
          ],
        },
      ],
    },
    {
      kind: 'words',
      ground: 'deep',
      heading: 'The LG recalls, plainly',
      paragraphs: [
        'LG recalled home batteries whose cells were made between 2016 and 2019, because they may overheat and catch fire. The Australian Competition and Consumer Commission told owners in 2021 and warned again in 2022, 2023 and 2024.',
        'If there is one on your wall, or on the wall of a house you mean to buy, take the serial number to LG’s recall page or the regulator’s product-safety site before anything else.',
        'A recall is the system working. It is also the reason to ask every seller, of every brand, which model has ever been recalled and who paid for the exchange.',
      ],
      beside: {
        list: [
          { name: 'What', text: 'LG RESU batteries with cells made from 2016 to 2019' },
          { name: 'Who says so', text: 'ACCC; pv magazine, 12 October 2023; Energy-Storage.News' },
          {
            name: 'What to do',
            text: 'Check the serial number. Follow LG’s instructions on charging until it is exchanged.',
          },
        ],
      },
    },
    {
      kind: 'table',
      heading: 'Eight lines on any data sheet',
      lead: 'A brochure gives you the first number of each pair. Ask for the second.',
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
          'A faded battery still counts as working',
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
          'Some systems cannot recharge while the grid is down',
        ],
        [
          'Made by',
          'Who honours the warranty in Australia',
          'The importer may be gone before the ten years are',
        ],
      ],
      note: 'Depth: National Carbon Bank. Throughput example: Get Battery Quotes. Efficiency: One Step Off The Grid. Chemistry: Solar Battery Perth, a seller: above about 270 °C for LFP against 150 for NMC.',
    },
    {
      kind: 'steps',
      ground: 'sky',
      heading: 'How to choose, in four evenings',
      lead: 'Brand comes last. It is easier to choose among three that fit than among thirty that might.',
      steps: [
        {
          name: 'Fix the size',
          text: 'From your own meter, between sunset and breakfast. Everything else follows from it.',
        },
        {
          name: 'Decide about blackouts',
          text: 'Nothing, a few circuits or the whole house. Write the circuits down before anyone visits.',
        },
        {
          name: 'Let the roof rule some out',
          text: 'Microinverters, an old string inverter or a new hybrid one: each makes some batteries simple and others dear.',
        },
        {
          name: 'Compare two quotes by the kilowatt-hour',
          text: 'Price after certificates divided by usable kWh. Then divide by the kWh the warranty covers. The second number is the honest one.',
        },
      ],
    },
    {
      kind: 'words',
      heading: 'How this comparison is made',
      paragraphs: [
        'These are the makers our form asks about, because they are the names people bring to us. There are dozens more on the approved list, and a cheaper one may suit you better. We print no score: we have not measured any, and a score by someone who is paid for introductions should be read with care.',
        'For measurements, look for independent ones. The Battery Test Centre in Canberra cycled 26 batteries over three phases and published how they faded and failed. Some of those models are no longer sold, so read it for the kinds of failure more than for the winners.',
      ],
      beside: {
        strong: 'How we are paid.',
        text: 'Installers pay us when we introduce you. A place on this page cannot be bought.',
      },
    },
    {
      kind: 'questions',
      heading: 'About choosing',
      questions: [
        {
          question: 'Does the brand of battery have to match the brand of panels?',
          answer:
            'No. It has to work with the inverter. A battery with its own inverter works beside almost any panels; one without needs a hybrid inverter on its maker’s list.',
        },
        {
          question: 'How long does a battery last?',
          answer:
            'Warranties are usually about 10 years, with limits on energy and on the capacity kept, whichever comes first. Sellers of LFP batteries claim 6,000 cycles and more, which at one cycle a day would be over 16 years. Plan on the warranty.',
        },
        {
          question: 'Is the dearest one the safest?',
          answer:
            'Price tells you little about that. Where it stands matters: The standard AS/NZS 5139 governs that. Ask the installer to show you the spot on a plan.',
        },
      ],
    },
    {
      kind: 'closing',
      heading: 'Bring your nights. Leave with a name or two.',
      lead: 'One question about makers, then a local installer says what suits your inverter and your wall.',
      button: 'Get $0 Upfront Solar',
    },
  ],
}
