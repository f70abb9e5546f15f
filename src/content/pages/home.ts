/** The words of the home page. `$` becomes the brand's own currency sign where the brand speaks for itself. */
export const home = {
  title: 'Solar panels and batteries for Melbourne homes',
  keywords: ['solar panels Melbourne', 'solar battery', 'solar rebates Victoria', 'solar quotes'],
  hero: {
    heading: 'Solar that suits your roof, and your bill.',
    lead: 'Six short questions. Then an accredited local installer calls within 24 hours, with a price for your roof and not somebody else’s.',
  },
  packages: {
    heading: 'Three sizes, side by side',
    lead: 'Most Melbourne homes fit one of these. The drawings count every panel and every battery module.',
  },
  day: {
    heading: 'The sun peaks at one. You peak at seven.',
    lead: 'That gap is why the size of your system matters less than when you use power, and why some homes want a battery.',
    remarks: [
      {
        strong: 'Gold is money saved.',
        text: 'Every kilowatt-hour you use as it is made is one you do not buy.',
      },
      {
        strong: 'Pale gold earns little.',
        text: 'Victoria has had no minimum feed-in tariff since July 2025, so spare power sells for a few cents, or none.',
      },
      {
        strong: 'A battery moves it.',
        text: 'It carries the spare hours after lunch to the hours after dinner.',
      },
    ],
  },
  services: {
    heading: 'Where would you like to start?',
    cards: [
      {
        name: 'Solar Panels',
        picture: 'roof-close',
        text: 'What fits on your roof, which way it should face, and what it makes in a Melbourne winter.',
        link: 'Solar panels in Melbourne',
        path: '/solar-panels',
      },
      {
        name: 'Solar Batteries',
        picture: 'battery-wall',
        text: 'When a battery pays, when to wait, and how big is big enough.',
        link: 'Home batteries',
        path: '/solar-batteries',
      },
      {
        name: 'Solar Savings Calculator',
        picture: 'bills',
        text: 'Your bill before and after, with every assumption shown.',
        link: 'Work out your saving',
        path: '/solar-panel-savings',
      },
      {
        name: 'Business Solar',
        picture: 'shop',
        text: 'Shops, workshops and cool rooms use most of their power while the sun is up. That is half the battle.',
        link: 'Solar for business',
        path: '/solar-panels-businesses',
      },
    ],
  },
  regions: {
    heading: 'Melbourne has enough sun. Really.',
    lead: 'A roof here makes about four fifths of what the same roof makes in Darwin. That is plenty to run a home on.',
    caption: 'What 6.6 kW of panels makes, facing north and unshaded',
    note: 'Yearly averages from Clean Energy Council guidelines.',
  },
  /** The heading keeps the year it was advertised with; the reasons are today's. */
  why: {
    heading: 'Why 2025, and why still now',
    reasons: [
      {
        strong: 'Panels: less every January',
        text: '6.6 kW in Melbourne earned 46 certificates in 2025 and earns 39 in 2026. From 1 January 2027 it is 31.',
      },
      {
        strong: 'Batteries: less every half year',
        text: 'The factor is 6.8 certificates a kilowatt-hour until 31 December 2026, then 5.7. The day of installation counts, not the day of the deposit.',
      },
      {
        strong: 'Exports: worth what a retailer offers',
        text: 'The state’s minimum feed-in tariff ended on 1 July 2025. Power you use at home is what pays for the roof.',
      },
    ],
  },
  guides: {
    kind: 'columns',
    heading: 'Three guides, in a minute each',
    columns: [
      {
        name: 'Read the quote, not the brochure',
        text: 'Ask for the make and model of panels and inverter, the price after certificates, the yearly kilowatt-hours they expect, and who comes if it stops. Four lines on paper tell you more than a showroom.',
        link: { label: 'How installers compare', path: '/best-solar-panel-installers' },
      },
      {
        name: 'Face it where you use it',
        text: 'North makes the most over a year. West makes about 8 per cent less, but later in the day, when people come home. If your evenings are busy, a west roof may be the better one.',
        link: { label: 'How many panels fit', path: '/how-many-solar-panels' },
      },
      {
        name: 'Size the battery to your evening',
        text: 'Find what you use between sunset and bedtime, from the half-hourly data your retailer has to give you. A battery much larger than that sits half full and earns nothing with the rest.',
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
      strong: 'How we are paid.',
      text: 'We do not install. When we introduce you to an installer, the installer pays us a fee. You pay us nothing.',
    },
  },
  choosing: {
    heading: 'Why choose us',
    lead: 'You could ring three installers yourself. Here is what we add, and what we leave alone.',
    does: {
      heading: 'What we do',
      points: [
        'Ask six questions, so that whoever calls already knows the roof and the bill.',
        'Introduce installers who hold Solar Accreditation Australia’s accreditation and work near you.',
        'Show our working. Each figure on these pages has a date and, where it has aged, what holds today.',
        'Keep a reference for every enquiry, so that you can ask what became of it.',
      ],
    },
    never: {
      heading: 'What we never do',
      points: [
        'Install, or choose for you. The contract is between you and the installer.',
        'Charge you. Installers pay us for the introduction, whoever you choose.',
        'Knock on doors, or ring numbers nobody gave us.',
        'Publish reviews. We have no way to check them, so we leave them to those who have.',
      ],
    },
  },
  closing: {
    heading: 'Tonight’s dinner, cooked on this afternoon’s sun.',
    lead: 'Answer six questions and find out what your roof could carry.',
    button: 'Get $0 Upfront Solar',
  },
} as const
