import { usualUses } from '../model-figures.ts'

/** The words of the home page. `$` becomes the brand's own currency sign where the brand speaks for itself. */
export const home = {
  title: 'Solar panels and batteries in Melbourne',
  keywords: ['solar panels Melbourne', 'solar battery', 'solar rebates Victoria', 'solar quotes'],
  hero: {
    heading: 'Melbourne solar that suits your roof, and your bill.',
    lead: 'Six short questions. Then {calls} for your roof, not somebody else’s.',
  },
  packages: {
    heading: 'Three sizes, side by side',
    lead: 'The drawings count every panel and every battery module.',
    note: `Our figures are for a family of four in Melbourne who use ${usualUses.four} kWh a year, on a roof that faces anywhere but south, and hold in eight cases out of ten. They come from the same model as our calculator.`,
  },
  services: {
    heading: 'Where would you like to start?',
    cards: [
      {
        name: 'Solar Panels',
        picture: 'roof-close',
        text: 'What fits on your roof, which way it should face, and what it makes in winter.',
        link: 'Solar panels in Melbourne',
        path: '/solar-panels',
      },
      {
        name: 'Solar Batteries',
        picture: 'battery-wall',
        text: 'When a battery pays for itself, when to wait, and how big is big enough.',
        link: 'Home batteries',
        path: '/solar-batteries',
      },
      {
        name: 'Solar Savings Calculator',
        picture: 'bills',
        text: 'Your bill before and after, with every assumption there to change.',
        link: 'Work out your saving',
        path: '/solar-panel-savings',
      },
      {
        name: 'Business Solar',
        picture: 'shop',
        text: 'Shops, workshops and cool rooms use most of their power while the sun’s up. That’s half the battle.',
        link: 'Solar for business',
        path: '/solar-panels-businesses',
      },
    ],
  },
  regions: {
    heading: 'Melbourne has enough sun. Really.',
    lead: 'A roof here makes about four fifths of what the same roof makes in Darwin. That’s plenty to run a home on.',
    caption: 'What 6.6 kW of panels makes, facing north and unshaded',
    note: 'Filled dots: yearly averages from Clean Energy Council guidelines. Open dots: our rough estimate from how much more sun each part of Victoria gets than Melbourne, not a measurement. Our calculator is more careful and counts no more than 4.2 in the regional north.',
  },
  /** The heading keeps the year it was advertised with; the reasons are today's. */
  why: {
    heading: 'Why 2025, and why still now',
    reasons: [
      {
        strong: 'Panels: less every January',
        text: '6.6 kW in Melbourne earned 46 certificates in 2025 and earns 39 in 2026. From 1 January 2027 it earns 31.',
      },
      {
        strong: 'Batteries: less every half year',
        text: 'A battery earns 6.8 certificates a kilowatt-hour until 31 December 2026, then 5.7. What counts is the day it’s installed, not the day you pay the deposit.',
      },
      {
        strong: 'Exports: worth what your retailer offers',
        text: 'The state’s minimum feed-in tariff ended on 1 July 2025. It’s the power you use at home that pays for the panels.',
      },
    ],
  },
  guides: {
    kind: 'columns',
    heading: 'Three guides, in a minute each',
    columns: [
      {
        name: 'Read the quote, not the brochure',
        text: 'Ask for the make and model of the panels and the inverter, the price after certificates, the kilowatt-hours a year they expect, and who comes if it stops. Those four lines tell you more than a showroom.',
        link: { label: 'How installers compare', path: '/best-solar-panel-installers' },
      },
      {
        name: 'Face it where you use it',
        text: 'North makes the most over a year. West makes about 8 per cent less, but makes it later, when people come home. If your evenings are busy, west may be the better side.',
        link: { label: 'How many panels fit', path: '/how-many-solar-panels' },
      },
      {
        name: 'Size the battery to your evening',
        text: 'Your retailer has to give you your half-hourly data. Use it to find what you use between sunset and bedtime. A much bigger battery than that sits half full, and the rest of it earns nothing.',
        link: { label: 'The complete battery guide', path: '/solar-batteries-guide' },
      },
    ],
  },
  stories: {
    heading: 'Read before you sign',
    all: 'View All Articles',
    /** Each with a picture of its own on this page; the words are the article's. */
    teasers: [
      { picture: 'terraces', article: 'victorian-solar-rebates-guide' },
      { picture: 'brick-night', article: 'home-battery-storage-guide' },
      { picture: 'paddock', article: 'large-scale-vs-residential-solar-victoria-comparison' },
    ],
  },
  questions: {
    heading: 'Questions people ask us',
    paid: {
      strong: 'How we’re paid.',
      text: 'We don’t install. An installer who accepts your enquiry pays us a fee, and what they pay never decides who it is. You pay us nothing.',
    },
  },
  choosing: {
    heading: 'Why choose us',
    lead: 'You could ring three installers yourself. Here’s what we add, and what we leave alone.',
    does: {
      heading: 'What we do',
      points: [
        'We ask six questions, so whoever calls already knows your roof and your bill.',
        'We introduce installers who work near you and are accredited by Solar Accreditation Australia, in turn, and never by what they pay.',
        'We show our working. Every figure here has a date, and what’s only advertised says so.',
        'We give every enquiry a reference, so you can ask what became of it.',
      ],
    },
    never: {
      heading: 'What we never do',
      points: [
        'We don’t install, and we don’t decide for you. The contract is between you and the installer.',
        'We don’t charge you. An installer who accepts your enquiry pays us a fee, whether or not you buy.',
        'We don’t knock on doors, or ring numbers nobody gave us.',
        'We don’t publish reviews. We have no way to check them, so we leave that to people who do.',
      ],
    },
  },
  closing: {
    heading: 'Tonight’s dinner, cooked on this afternoon’s sun.',
    lead: 'Answer six questions, and an installer tells you what your roof could carry.',
    button: 'Get $0 Upfront Solar',
  },
} as const
