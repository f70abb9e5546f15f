import { capitalise } from '#domain/letter-case.ts'
import { certificatePrice } from '#estimate/data/certificates.ts'
import { certificateCredit } from './certificate-credit.ts'

/**
 * Every marketing figure the site shows, as what is often advertised: small, with the month it was last checked. The true
 * figure is shown large beside it.
 */
export const lastChecked = 'November 2026'

/** The remark beside them. */
export const advertised = `Advertised figures were last checked in ${lastChecked}.`

export type Figure = {
  /** What holds, large: at most nine letters, so that it fits its column. '$' is Australian. */
  holds: string
  prefix?: string
  /** What is likely around it, or what qualifies it, on a line below. */
  range?: string
  about: string
  /** More about it, in a sentence or two. */
  more?: string
  /** What is often advertised instead, small. */
  advertised?: string
}

export const zeroUpfront = {
  claim: '$0 upfront available to 94% of homes',
  condition: `often advertised, ${lastChecked}. It’s a loan, and the lender decides.`,
  link: 'What $0 upfront means',
  path: '/#zero-upfront',
}

/** How long a home system takes to pay for itself is advertised in two ways. */
export const homePaybacks = ['4–7 years', '5–10 years'] as const

/** `payback` is what our model finds for a usual system, `days` and `call` say when the promise counts and who keeps it. */
export function homeFigures({
  payback,
  days,
  call,
}: {
  payback: { middle: string; range: string }
  days: string
  call: { about: string }
}): Figure[] {
  return [
    {
      holds: payback.middle,
      range: capitalise(payback.range),
      about: 'for 6.6 kW to pay for itself in an average home',
      advertised: homePaybacks[0],
    },
    {
      holds: '$1,400',
      range: 'At most',
      about: 'off panels from Solar Victoria, if your household is eligible',
      advertised: 'up to $1,400',
    },
    {
      holds: '4 million',
      range: 'Passed in November 2024',
      about: 'homes in Australia make their own power',
      advertised: '3.8 million',
    },
    { holds: '24 hours', range: days, about: call.about },
  ]
}

export type Package = {
  name: string
  popular?: true
  kw: number
  panels: number
  inverter: string
  /** What to ask about the inverter. */
  ask?: string
  /** Kilowatt-hours of battery, in modules. */
  usable: number
  modules: number
  /** In a year, as advertised. */
  saving: string
}

export const packages: Package[] = [
  {
    name: 'Maxi-saver',
    kw: 6.6,
    panels: 15,
    inverter: '5 kW',
    usable: 0,
    modules: 0,
    saving: '$2,200–$2,800, at 25c a kWh',
  },
  {
    name: 'Ultra-saver',
    popular: true,
    kw: 11.44,
    panels: 26,
    inverter: '5 kW hybrid',
    ask: 'too small: ask',
    usable: 5,
    modules: 1,
    saving: '$3,800–$4,500',
  },
  {
    name: 'Platinum',
    kw: 11.44,
    panels: 26,
    inverter: 'Hybrid',
    ask: 'no size given',
    usable: 25,
    modules: 5,
    saving: '$4,500–$5,500',
  },
]

export const commercialPayback = '3–6 years'

/** What the page of rebates sets against what is advertised. */
export const rebateFigures: Figure[] = [
  {
    holds: '$10,976',
    range: 'In all',
    about: 'off 13.2 kW and 50 kWh in Melbourne, with the state’s rebate',
    advertised: 'up to $20,000',
  },
  {
    holds: '$2,964',
    range: 'For 13.2 kW',
    about: 'off panels in Melbourne from federal certificates',
    advertised: 'up to $8,000 for systems under 100 kW, or $3,000–$8,000 in total',
  },
  {
    holds: `$${certificatePrice.value.mid}`,
    range: `Usually ${certificateCredit.replace(' to ', '–')}`,
    about: 'what installers credit for one certificate',
    advertised: '$38–$42',
  },
  {
    holds: '2030',
    range: '31 December',
    about: 'the last day of the federal scheme',
  },
]

/** Federal discount on panels, as advertised. */
export const typicalRebates = [
  { kw: 5, advertised: '$2,800–$3,500' },
  { kw: 6.6, advertised: '$3,700–$4,600' },
  { kw: 10, advertised: '$5,500–$7,000' },
] as const

/** What a state is said to add, and what we found of it. */
export const stateIncentives = [
  {
    state: 'Victoria',
    today:
      '$1,400 for panels and a loan as large, on a home worth under $3 million. There’s no battery rebate, and the $8,800 loan closed in 2025',
    advertised: 'Up to $4,174 for a battery, a loan up to $1,888 or $8,800 over four years',
  },
  {
    state: 'New South Wales',
    today:
      'Battery incentive suspended on 1 July 2025; about $55 a kWh for joining a virtual power plant (SolarQuotes)',
    advertised:
      'Up to $3,200, $400 a kWh, for incomes under $180,000, and an interest-free loan up to $9,000',
  },
  {
    state: 'Queensland',
    today: 'Up to $3,500, for landlords',
    advertised: 'Up to $3,500, loans of $5,000 for panels and $10,000 for a battery',
  },
  { state: 'South Australia', today: 'None found', advertised: 'Up to $6,000 for a battery' },
  {
    state: 'Tasmania',
    today: 'None found; its loan is reported closed',
    advertised: 'Up to $2,500 for a battery',
  },
] as const

/** Cents for a kilowatt-hour sold to the grid. */
export const feedInTariffs = [
  { state: 'Victoria', today: '0–5c', advertised: '5–10c' },
  { state: 'New South Wales', today: '3.4–6.5c', advertised: '5–12c' },
  { state: 'Queensland', today: '6c in the regions', advertised: '6–12c' },
  { state: 'South Australia', today: '3–6c', advertised: '8–15c' },
  { state: 'Western Australia', today: '10c from 3 to 9 pm, else 2c', advertised: '7–10c' },
  { state: 'Tasmania', today: '9.3c', advertised: '8–12c' },
] as const

/** A size, and what it is advertised to save. */
export type AdvertisedSaving = {
  name: string
  about: string
  /** The top of its band. */
  kw: number
  advertised: string
}

export const advertisedSavings: AdvertisedSaving[] = [
  { name: 'Small', about: 'up to 4 kW, ten panels', kw: 4, advertised: '$1,800+ a year' },
  { name: 'Medium', about: '4–6 kW, up to 14 panels', kw: 6, advertised: '$14,000–$22,000' },
  { name: 'Large', about: '7–10 kW, up to 23 panels', kw: 10, advertised: '$24,000–$36,000' },
]

/** What is often bought along with panels. */
export const addOns = [
  {
    name: 'Battery, 5–15 kWh',
    advertised: '$6,000–$16,000',
    today: 'about right before a discount of $1,292–$3,762.',
  },
  {
    name: 'Car charger, fitted',
    advertised: '$1,600–$3,000',
    today: 'we found nothing to check it against.',
  },
  {
    name: 'Electrical work',
    advertised: '$400–$1,600',
    today: 'mostly the switchboard, so have it looked at first.',
  },
] as const

/** Ratings and the bar they must pass are advertised without a source. */
export const installerRatings = ['4.8', '4.7', '4.6', '4.5'] as const
export const starRequirement = '4.5+ star requirement'

export const roofTilePrices = {
  wholeRoof: '$45,000–$70,000',
  partRoof: '$25,000–$40,000',
  inRoof: '$20,000–$35,000',
} as const

export type AdvertisedTier = {
  name: string
  price: string
  size: string
  warranty: string
  /** Modules of 5 kWh at the larger end. */
  modules: number
}

export const batteryTiers = {
  small: {
    name: 'Small',
    price: '$8,000–$12,000',
    size: '5–7 kWh',
    warranty: '10 years',
    modules: 1,
  },
  medium: {
    name: 'Medium',
    price: '$15,000–$25,000',
    size: '10–15 kWh',
    warranty: '15 years',
    modules: 3,
  },
  large: {
    name: 'Large',
    price: '$30,000+',
    size: '20 kWh or more',
    warranty: '20 years or more',
    modules: 4,
  },
} satisfies Record<string, AdvertisedTier>

/** Work that a battery may need besides. */
export const batteryExtras = { electrical: '$400–$1,600', charger: '$1,600–$3,000' }
