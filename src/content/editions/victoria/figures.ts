/**
 * Every marketing figure the site shows, as what is often advertised: small, with the month it was last checked. What
 * holds stands large beside it.
 */
export const lastChecked = 'November 2026'

/** The remark beside them. */
export const advertised = `Advertised figures were last checked in ${lastChecked}.`

export type Figure = {
  /** What holds, large; a bracket behind it small, as in '12 years (8–15)'. '$' is Australian. */
  holds: string
  prefix?: string
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

/** `payback` is what our model finds for a usual system, `days` says on which the promise doesn’t count, `call` who keeps it. */
export function homeFigures({
  payback,
  days,
  call,
}: {
  payback: string
  days: string
  call: { about: string; sunday: string }
}): Figure[] {
  return [
    {
      holds: '4 million',
      about: 'homes in Australia make their own power',
      more: 'Passed in November 2024.',
      advertised: '3.8 million',
    },
    {
      prefix: 'Up to',
      holds: '$1,400',
      about: 'off panels from Solar Victoria, if your household is eligible',
      more: 'Income and property tests apply.',
      advertised: 'up to $1,400',
    },
    {
      holds: payback,
      about: 'for 6.6 kW to pay for itself on an average Victorian home',
      more: 'It depends on your bill, your roof and the price.',
      advertised: homePaybacks[0],
    },
    {
      holds: '24 hours',
      about: call.about,
      more: `${days} ${call.sunday}`,
    },
  ]
}

export type Package = {
  name: string
  popular?: true
  kw: number
  panels: number
  inverter: string
  /** Kilowatt-hours of battery, in modules. */
  usable: number
  modules: number
  suits: string
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
    suits: 'Someone’s home by day',
    saving: '$2,200–$2,800, at 25c a kWh',
  },
  {
    name: 'Ultra-saver',
    popular: true,
    kw: 11.44,
    panels: 26,
    inverter: '5 kW hybrid',
    usable: 5,
    modules: 1,
    suits: 'Your evenings are busy',
    saving: '$3,800–$4,500',
  },
  {
    name: 'Platinum',
    kw: 11.44,
    panels: 26,
    inverter: 'Hybrid',
    usable: 25,
    modules: 5,
    suits: 'You want nights and blackouts covered',
    saving: '$4,500–$5,500',
  },
]

/** Ours, not advertised: what somebody should check before buying the second package. */
export const inverterCaution = {
  strong: 'Check the inverter first.',
  text: 'Ultra-saver puts 26 panels, 11.44 kW, on a 5 kW inverter. That’s 229% of its size, and the usual limit is about 133%, unless the battery connects on the panels’ side and the maker allows more. Ask for the maker’s approval in writing. Platinum’s inverter is advertised without a size, so ask for that too.',
}

/** An advertised claim, and what holds. */
export type Claim = {
  name: string
  /** Its subject, in a few words. */
  about?: string
  advertised: string
  /** What can be had today, in a word or an amount, or that nothing is known. */
  today: string
  /** Why. */
  text: string
  /** A second paragraph. */
  more?: string
  /** A number of panels to draw, where claims differ in size. */
  panels?: number
}

export const commercialPayback = '3–6 years'

/** What the page of rebates opens with. */
export const rebateFigures: Figure[] = [
  {
    prefix: 'About',
    holds: '$11,000',
    about: 'the most a Melbourne home can get in rebates today',
    more: 'That takes 13.2 kW of panels, a 50 kWh battery and the state rebate. With 6.6 kW and a battery of 10–13.5 kWh it’s about $5,500–$6,300.',
    advertised: 'up to $20,000',
  },
  {
    prefix: '$1,102 to',
    holds: '$2,964',
    about: 'federal discount on 5 to 13.2 kW of panels in Melbourne',
    more: 'You’d need about 36 kW to reach $8,000.',
    advertised: 'up to $8,000, for panels under 100 kW',
  },
  {
    holds: '$36–$38.50',
    about: 'what installers credit for each federal certificate',
    more: 'The clearing house’s $40 before GST is a practical ceiling.',
    advertised: '$38–$42',
  },
  {
    holds: '2030',
    about: 'the year the federal scheme ends',
    more: 'Panels earn less each January. Batteries earn less twice a year.',
    advertised: 'less each year until 2030',
  },
]

const certificatePrices = `certificates at $38–$42 (${lastChecked})`

/** What is often advertised for the federal programs, by their id. */
export const advertisedPrograms: Partial<Record<string, string>> = {
  'panel-certificates': `up to $8,000 for systems under 100 kW, also quoted as $3,000–$8,000 in total; ${certificatePrices}`,
  'battery-certificates': certificatePrices,
}

/** Federal discount on panels, as advertised and as certificates give it in Melbourne (zone 4) at $38. */
export const typicalRebates = [
  {
    size: '5 kW',
    advertised: '$2,800–$3,500',
    now: { certificates: 29, worth: '$1,102' },
    next: { certificates: 23, worth: '$874' },
  },
  {
    size: '6.6 kW',
    advertised: '$3,700–$4,600',
    now: { certificates: 39, worth: '$1,482' },
    next: { certificates: 31, worth: '$1,178' },
  },
  {
    size: '10 kW',
    advertised: '$5,500–$7,000',
    now: { certificates: 59, worth: '$2,242' },
    next: { certificates: 47, worth: '$1,786' },
  },
] as const

export const stateIncentives: Claim[] = [
  {
    name: 'Victoria',
    about: 'Panels, a battery and a loan over four years',
    advertised: '$1,400 for panels, up to $4,174 for a battery, a loan up to $1,888 or $8,800',
    today: '$1,400, and a $1,400 loan',
    text: 'It’s for panels only, on a home worth under $3 million, as advertised. Your household’s taxable income also has to be under $150,000, which isn’t advertised. There’s no battery rebate, and the $8,800 loan closed in 2025.',
  },
  {
    name: 'New South Wales',
    about: 'A battery',
    advertised:
      'Up to $3,200: $400 a kWh, income under $180,000, an interest-free loan up to $9,000',
    today: 'That one is gone',
    text: 'The state suspended its battery-installation incentive on 1 July 2025 (energy.nsw.gov.au). Joining a virtual power plant was estimated at about $55 a kWh in June 2025 (SolarQuotes). Newer rules are reported, unconfirmed.',
  },
  {
    name: 'Queensland',
    about: 'Panels and a battery',
    advertised: 'Up to $3,500, loans of $5,000 for panels and $10,000 for a battery',
    today: 'Landlords only',
    text: 'Landlords are reported to get $3,500 for rented homes with 5 kW or more. The loans are reported closed.',
  },
  {
    name: 'South Australia',
    about: 'A battery',
    advertised: 'Up to $6,000',
    today: 'None found',
    text: 'We found no state rebate for a home battery. Retailers’ own programs differ.',
  },
  {
    name: 'Tasmania',
    about: 'A battery',
    advertised: 'Up to $2,500',
    today: 'None found',
    text: 'The Energy Saver Loan is reported closed since 1 September 2025, and nothing has taken its place that we could find.',
  },
]

/** Cents for a kilowatt-hour sold to the grid. */
export const feedInTariffs = [
  {
    state: 'Victoria',
    advertised: '5–10 c',
    today:
      'No minimum since 1 July 2025. Usually between nothing and about 5 c (SolarQuotes, January 2026).',
  },
  {
    state: 'New South Wales',
    advertised: '5–12 c',
    today:
      'A benchmark of 3.4–6.5 c for 2026–27 is reported from IPART. Retailers need not pay it.',
  },
  {
    state: 'Queensland',
    advertised: '6–12 c',
    today: '6.006 c in the regions. In the south-east it’s up to the retailer.',
  },
  {
    state: 'South Australia',
    advertised: '8–15 c',
    today: 'It’s up to the retailer. 3–6 c was quoted in July 2026.',
  },
  {
    state: 'Western Australia',
    advertised: '7–10 c',
    today: '10 c from 3 to 9 pm, 2 c the rest of the time.',
  },
  { state: 'Tasmania', advertised: '8–12 c', today: '9.276 c until 30 June 2027.' },
] as const

/** A size, and what it is advertised to save. */
export type AdvertisedSaving = {
  name: string
  about: string
  panels: number
  /** The top of its band. */
  kw: number
  advertised: { text: string; from: number; to: number; isYearly: boolean }
}

export const advertisedSavings: AdvertisedSaving[] = [
  {
    name: 'Small',
    about: 'Up to 4 kW: ten panels',
    panels: 10,
    kw: 4,
    advertised: { text: '$1,800+ a year', from: 1800, to: 1800, isYearly: true },
  },
  {
    name: 'Medium',
    about: '4–6 kW: up to fourteen panels',
    panels: 14,
    kw: 6,
    advertised: { text: '$14,000–$22,000', from: 14_000, to: 22_000, isYearly: false },
  },
  {
    name: 'Large',
    about: '7–10 kW: up to 23 panels',
    panels: 23,
    kw: 10,
    advertised: { text: '$24,000–$36,000', from: 24_000, to: 36_000, isYearly: false },
  },
]

/** What is often bought along with panels. */
export const addOns = [
  {
    name: 'Battery, 5–15 kWh',
    advertised: '$6,000–$16,000',
    today:
      'The advertised price is about right before the federal discount, which takes off $1,292 for 5 kWh and $3,762 for 15 kWh until 31 December 2026.',
  },
  {
    name: 'Car charger, fitted',
    advertised: '$1,600–$3,000',
    today: 'We found nothing solid to check it against. Have the cable run priced too.',
  },
  {
    name: 'Electrical work',
    advertised: '$400–$1,600',
    today:
      'We couldn’t check this either. It’s mostly the switchboard, so have that looked at before you compare.',
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

/** What the battery page opens with. */
export const batteryFigures: Figure[] = [
  {
    prefix: '$8,080 to',
    holds: '$16,130',
    about: 'for a battery of 10 to 15 kWh, after the federal discount',
    advertised: '$15,000–$25,000',
  },
  {
    prefix: '$1,292 to',
    holds: '$3,762',
    about: 'federal discount on a battery of 5 to 15 kWh',
    more: 'At $38 a certificate. Bought along with panels, the advertised price is about right before it.',
    advertised: '$6,000–$16,000 to add a battery',
  },
  {
    holds: 'None',
    about: 'state rebate for a battery in Victoria',
    more: 'The federal discount is open, whatever you earn.',
    advertised: 'up to $4,174',
  },
  {
    holds: 'Closed',
    about: 'the state’s interest-free battery loan',
    more: 'It stopped taking applications in 2025.',
    advertised: 'up to $8,800 over four years',
  },
]

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
