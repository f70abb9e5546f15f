import type { Route } from '#edition/routes.ts'

/** What a clause asks of a page. */
export type Clause = {
  /** In the specification's words. */
  clause: string
  /** What is somewhere on the page, folded or not. Dashes, quotes and spaces may be of any kind. */
  texts?: readonly string[]
  /** Where its links lead. */
  links?: readonly string[]
  ids?: readonly string[]
  /** Questions that can be unfolded, at least. */
  questions?: number
  /** Headings below the page's own, at least. */
  headings?: number
}

/** A form's title, its length, and the values of each of its questions, in order. */
export type FormClause = {
  title: string
  steps: number
  values: Readonly<Record<string, readonly string[]>>
}

const bills = ['under-100', '100-200', '200-300', '300-400', '400-500', 'over-500']
const timelines = ['asap', '3-months', '6-months', 'exploring']
const sizes = ['small', 'medium', 'large', 'very-large', 'not-sure']

const homeForm: FormClause = {
  title: 'Get Your Free Solar Quote',
  steps: 6,
  values: {
    'property-type': ['home', 'business'],
    'property-ownership': ['homeowner', 'tenant'],
    'monthly-bill': bills,
  },
}

const batteryForm: FormClause = {
  title: 'Get Your Free Battery Quote',
  steps: 8,
  values: {
    'electricity-bill': ['under-200', '200-300', '300-400', '400-600', 'over-600'],
    'battery-size': sizes,
    'current-system': ['yes', 'no', 'planning'],
    'energy-usage': ['day', 'evening', 'throughout', 'weekends', 'not-sure'],
    'power-outages': ['very', 'somewhat', 'not', 'never'],
  },
}

export const formClauses: Partial<Record<Route, FormClause>> = {
  '/': homeForm,
  '/solar-panels': homeForm,
  '/solar-panels-melbourne': homeForm,
  '/solar-batteries': batteryForm,
  '/solar-batteries-guide': batteryForm,
  '/solar-panel-grants': {
    title: 'Check Your Solar Rebate Eligibility',
    steps: 8,
    values: {
      'property-ownership': ['own', 'rent', 'shared', 'other'],
      'household-income': ['under-60k', '60k-100k', '100k-140k', 'over-140k', 'prefer-not'],
      benefits: ['family-tax', 'pension', 'jobseeker', 'healthcare', 'none'],
      'property-type': ['detached', 'semi-detached', 'terraced', 'unit', 'apartment'],
      heating: ['gas', 'electric', 'solar', 'heat-pump', 'other'],
    },
  },
  '/solar-panel-savings': {
    title: 'Calculate Your Solar Savings',
    steps: 8,
    values: {
      'system-size': sizes,
      'roof-complexity': ['simple', 'multiple', 'complex', 'flat', 'not-sure'],
      'battery-interest': ['yes', 'maybe', 'no', 'not-sure'],
      'installation-urgency': ['asap', '3-months', '6-months', '12-months', 'exploring'],
      'savings-interest': [
        'save-1500',
        'save-2500',
        'save-3500',
        'save-5000',
        'max-savings',
        'learn-savings',
      ],
    },
  },
  '/best-solar-panel-installers': {
    title: 'Find Your Best Local Installer',
    steps: 7,
    values: {
      'installer-preference': ['price', 'warranty', 'local', 'speed', 'reviews', 'premium'],
      timeline: timelines,
      'additional-services': ['battery', 'ev-charging', 'heat-pump', 'smart-home', 'just-solar'],
    },
  },
  '/how-many-solar-panels': {
    title: 'How Many Solar Panels Do You Need?',
    steps: 6,
    values: {
      'monthly-bill': bills,
      'roof-space': sizes,
      'energy-usage': ['daytime', 'evenings', 'throughout', 'weekends', 'not-sure'],
    },
  },
  '/solar-panels-businesses': {
    title: 'Get Your Commercial Solar Quote',
    steps: 7,
    values: {
      'business-type': [
        'manufacturing',
        'retail',
        'warehouse',
        'agriculture',
        'hospitality',
        'other',
      ],
      'building-ownership': ['own', 'long-lease', 'short-lease', 'not-sure'],
      'monthly-bill': ['1k-2k', '2k-5k', '5k-10k', '10k-20k', 'over-20k'],
      'roof-size': ['small', 'medium', 'large', 'very-large', 'multiple'],
    },
  },
  '/solar-battery-size': {
    title: 'Find Your Battery Size',
    steps: 5,
    values: {
      'daily-usage': ['low', 'medium', 'high'],
      'backup-needs': ['essentials', 'most', 'everything'],
    },
  },
  '/solar-battery-costs': {
    title: 'Get Your Battery Price',
    steps: 5,
    values: {
      'battery-size': ['small', 'medium', 'large'],
      'budget-range': ['budget', 'mid', 'premium'],
    },
  },
  '/best-solar-batteries': {
    title: 'Get Your Battery Recommendation',
    steps: 4,
    values: { 'battery-brand': ['tesla', 'enphase', 'lg', 'sonnen', 'any'] },
  },
  '/solar-roof-tiles': {
    title: 'Get Your Solar Roof Quote',
    steps: 5,
    values: {
      'roof-type': ['tile', 'metal', 'slate', 'other'],
      'roof-condition': ['new', 'good', 'needs-work'],
    },
  },
  '/contact': {
    title: 'Contact Us',
    steps: 5,
    values: {
      'inquiry-type': ['solar-quote', 'battery-quote', 'general-inquiry', 'support'],
    },
  },
  '/blog/victorian-solar-rebates-guide': {
    title: 'Check Your Rebate Eligibility',
    steps: 6,
    values: {
      'property-type': ['house', 'townhouse', 'unit', 'investment'],
      'household-income': ['under-90k', '90k-140k', '140k-180k', 'over-180k'],
      'current-solar': ['no-solar', 'have-solar', 'planning'],
    },
  },
  '/blog/home-battery-storage-guide': {
    title: 'Get Your Battery Quote',
    steps: 7,
    values: {
      'current-system': ['yes-solar', 'no-solar', 'planning'],
      'battery-interest': ['savings', 'backup', 'independence', 'environment'],
      'energy-usage': ['evening', 'daytime', 'throughout', 'unsure'],
      'battery-budget': ['under-15k', '15k-25k', '25k-35k', 'over-35k'],
    },
  },
  '/blog/large-scale-vs-residential-solar-victoria-comparison': {
    title: 'Compare Your Solar Options',
    steps: 7,
    values: {
      'installation-type': ['residential', 'commercial', 'large-scale', 'comparing'],
      'property-size': ['small-home', 'large-home', 'small-business', 'large-business'],
      'monthly-usage': ['under-500kwh', '500-1000kwh', '1000-2000kwh', 'over-2000kwh'],
      'investment-budget': ['under-20k', '20k-50k', '50k-100k', 'over-100k'],
    },
  },
  '/blog/solar-financing-options-victoria': {
    title: 'Get Your Financing Quote',
    steps: 6,
    values: {
      'system-preference': ['solar-only', 'battery-ready', 'solar-battery', 'battery-addition'],
      'household-income': ['under-90k', '90k-140k', '140k-200k', 'over-200k'],
      'financing-preference': [
        'cash-purchase',
        'solar-loan',
        'interest-free',
        'lease-ppa',
        'exploring',
      ],
    },
  },
  '/blog/solar-panel-costs-melbourne': {
    title: 'Get Your Cost Breakdown',
    steps: 8,
    values: {
      'melbourne-area': ['inner', 'eastern', 'northern', 'western', 'southern', 'outer'],
      'system-size': ['small-5kw', 'medium-7kw', 'large-10kw', 'very-large'],
      'cost-priority': ['lowest-cost', 'best-value', 'premium-quality', 'fastest-payback'],
      timeline: timelines,
      budget: ['under-10k', '10k-20k', '20k-30k', 'over-30k'],
    },
  },
  '/blog/victoria-renewable-energy-2030': {
    title: 'Prepare for 2030',
    steps: 7,
    values: {
      'financing-interest': ['cash', 'loan', 'finance', 'unsure'],
      timeline: timelines,
    },
  },
}

const article: Clause = {
  clause:
    'back link, table of contents, product-interest picker, Related Articles with three links',
  texts: ['On this page', 'Related Articles', 'min read'],
  links: ['/blog'],
}

const articles = {
  '/blog/victorian-solar-rebates-guide': [article],
  '/blog/home-battery-storage-guide': [article],
  '/blog/large-scale-vs-residential-solar-victoria-comparison': [article],
  '/blog/solar-financing-options-victoria': [article],
  '/blog/solar-panel-costs-melbourne': [article],
  '/blog/victoria-renewable-energy-2030': [article],
} satisfies Partial<Record<Route, readonly Clause[]>>

export const pageClauses: Partial<Record<Route, readonly Clause[]>> = {
  '/': [
    {
      clause: 'three packages: size, contents, savings',
      texts: [
        ...['Maxi-saver', '6.6 kW', '15', '440 W', '$2,200-$2,800', '25c'],
        ...[
          'Ultra-saver',
          'Most popular',
          '11.44 kW',
          '26',
          '5 kW hybrid',
          '5 kWh',
          '$3,800-$4,500',
        ],
        ...['Platinum', '25 kWh, 5 modules', '$4,500-$5,500'],
      ],
    },
    { clause: 'stats', texts: ['3.8 million', '$1,400', '4-7 years', '24 hours'] },
    {
      clause: 'four service cards',
      texts: ['Solar Panels', 'Solar Batteries', 'Solar Savings Calculator', 'Business Solar'],
      links: [
        '/solar-panels',
        '/solar-batteries',
        '/solar-panel-savings',
        '/solar-panels-businesses',
      ],
    },
    { clause: 'why 2025', texts: ['Why 2025'] },
    { clause: 'guides', links: ['/solar-batteries-guide'] },
    { clause: 'regional performance list', texts: ['Melbourne', 'Sydney', 'Brisbane', 'kWh'] },
    {
      clause: 'three blog teasers with a View All Articles link',
      texts: ['View All Articles'],
      links: [
        '/blog/victorian-solar-rebates-guide',
        '/blog/home-battery-storage-guide',
        '/blog/large-scale-vs-residential-solar-victoria-comparison',
        '/blog',
      ],
    },
    { clause: 'FAQ of six questions', questions: 6 },
    { clause: 'why choose us, closing banner', texts: ['Why choose us', 'Get $0 Upfront Solar'] },
    { clause: 'badge', texts: ['$0 upfront available to 94% of homes'] },
  ],
  '/solar-panels': [{ clause: 'longer guides', headings: 5, questions: 3 }],
  '/solar-batteries': [{ clause: 'longer guides', headings: 4, questions: 4 }],
  '/solar-panel-grants': [
    {
      clause: 'federal and state scheme cards',
      texts: ['up to $20,000', 'up to $8,000', 'under 100 kW', '$38-$42', '$3,000-$8,000', '2030'],
    },
    {
      clause: 'typical rebate amounts',
      texts: ['$2,800-$3,500', '$3,700-$4,600', '$5,500-$7,000'],
    },
    {
      clause: 'state incentives',
      texts: [
        ...['New South Wales', '$3,200', '$400 a kWh', '$180,000', '$9,000'],
        ...['Victoria', '$1,400', '$4,174', '$1,888', '$8,800', '$3 million'],
        ...['Queensland', '$3,500', '$5,000', '$10,000'],
        ...['South Australia', '$6,000', 'Tasmania', '$2,500'],
      ],
    },
    {
      clause: 'feed-in tariffs by state',
      texts: ['5-12c', '5-10c', '6-12c', '8-15c', '7-10c', '8-12c', 'Western Australia'],
    },
    { clause: 'FAQ, four-step help process', questions: 3, headings: 5 },
  ],
  '/solar-panel-savings': [
    {
      clause: 'three system-size savings cards',
      texts: ['Small', '$1,800+', 'Medium', '$14,000-$22,000', 'Large', '$24,000-$36,000'],
    },
    {
      clause: 'cost factors, additional costs',
      texts: ['$6,000-$16,000', '$1,600-$3,000', '$400-$1,600'],
      headings: 5,
    },
  ],
  '/best-solar-panel-installers': [
    {
      clause: 'four installer network profiles',
      texts: ['4.8', '4.7', '4.6', '4.5', 'warranty', 'Melbourne'],
    },
    { clause: 'selection criteria', texts: ['accredited', 'in writing'] },
  ],
  '/solar-panels-businesses': [
    { clause: 'call-to-action block', links: ['#top'] },
    { clause: 'commercial payback', texts: ['3-6 years'] },
  ],
  '/solar-battery-size': [
    { clause: 'size category cards', texts: ['Small', 'Medium', 'Large', '5 kWh', '10', '20'] },
  ],
  '/solar-battery-costs': [
    {
      clause: 'three pricing tiers',
      texts: [
        ...['Small', '$8,000-$12,000', '5-7 kWh', '10 years'],
        ...['Medium', '$15,000-$25,000', '10-15 kWh', '15 years'],
        ...['Large', '$30,000+', '20 kWh or more', '20 years or more'],
      ],
    },
    { clause: 'cost breakdown', texts: ['$400-$1,600', '$1,600-$3,000', 'Inverter', 'To pay'] },
    { clause: 'financing options', texts: ['Cash', 'Loan', 'Nothing upfront', '$8,800'] },
  ],
  '/best-solar-batteries': [
    {
      clause: 'four compared batteries: capacity, warranty, features, price range, pros, cons',
      texts: [
        ...['Tesla Powerwall', 'Enphase IQ Battery', 'LG RESU', 'sonnenBatterie'],
        ...['5-7 kWh', '10-15 kWh', '10 years', '15 years'],
        ...['$8,000-$12,000', '$15,000-$25,000', 'For', 'Against'],
      ],
    },
    { clause: 'buying guide', texts: ['How to choose'] },
  ],
  '/solar-batteries-guide': [
    {
      clause: 'contents with anchor links',
      ids: [
        ...['basics', 'types', 'sizing', 'costs'],
        ...['installation', 'maintenance', 'choosing', 'future'],
      ],
      links: [
        ...['#basics', '#types', '#sizing', '#costs'],
        ...['#installation', '#maintenance', '#choosing', '#future'],
      ],
    },
    { clause: 'FAQ accordion of five items', questions: 5 },
  ],
  '/solar-roof-tiles': [
    {
      clause: 'three product types',
      texts: ['$45,000-$70,000', '$25,000-$40,000', '$20,000-$35,000'],
    },
    {
      clause: 'pros and considerations, when to choose',
      texts: ['considerations', 'When to choose'],
    },
  ],
  '/privacy': [{ clause: 'policy page with its date', texts: ['Last updated'] }],
  '/terms': [
    { clause: 'terms governed by Victorian law', texts: ['Last updated', 'law', 'Victoria'] },
  ],
  '/contact': [
    {
      clause: 'contact methods: hours, reply within 24 hours',
      texts: ['8:00 am', '6:00 pm', '9:00 am', '4:00 pm', '24 hours'],
    },
    {
      clause: 'service areas',
      texts: ['Inner Melbourne', 'Eastern', 'Northern', 'Western', 'Southern', 'Outer Melbourne'],
    },
    { clause: 'FAQ', questions: 3 },
  ],
  '/success': [
    {
      clause: 'three cards',
      texts: ['within 24 hours', 'Accredited local experts', 'Quotes made for you'],
    },
    { clause: 'four steps', texts: ['What Happens Next?'] },
    {
      clause: 'four featured article cards, View All Solar Articles',
      texts: ['View All Solar Articles'],
      links: [
        '/blog/victorian-solar-rebates-guide',
        '/blog/home-battery-storage-guide',
        '/blog/large-scale-vs-residential-solar-victoria-comparison',
        '/blog/solar-panel-costs-melbourne',
        '/blog',
      ],
    },
    {
      clause: 'help: phone hours, email within 24 hours',
      texts: ['8:00 am', '6:00 pm', '24 hours'],
    },
  ],
  '/blog': [
    {
      clause: 'hero with three tags, featured grid, latest list',
      texts: [
        ...['Solar Energy Insights & News', 'Industry Updates', 'Melbourne Focus'],
        ...['Victoria Solar', 'Featured Articles', 'Latest Articles'],
      ],
    },
    {
      clause: 'categories',
      texts: [
        ...['Rebates & Finance', 'Technology', 'Finance', 'Analysis', 'Costs & Pricing'],
        ...[
          'Policy & Future',
          'Business Solar',
          'Policy',
          'Social Impact',
          'Climate & Environment',
        ],
      ],
    },
    { clause: 'ten articles', links: Object.keys(articles) },
  ],
  ...articles,
}
