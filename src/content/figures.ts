/**
 * Every marketing figure the site shows. They are advertised figures, not ours: each stands with the month it was
 * last checked, and where it no longer holds, with what is reachable today.
 */
export const lastChecked = 'November 2026'

/** The remark beside them. */
export const advertised = `Advertised figures, last checked ${lastChecked}.`

export type Figure = {
  /** As advertised. '$' is Australian. */
  value: string
  prefix?: string
  about: string
  /** What our own check found, where it differs. */
  today?: string
}

export const zeroUpfront = '$0 upfront available to 94% of homes'

export const homeFigures: Figure[] = [
  {
    value: '3.8 million',
    about: 'homes in Australia already make their own power',
    today: 'Passed 4 million in November 2024.',
  },
  {
    prefix: 'Up to',
    value: '$1,400',
    about: 'off panels from Solar Victoria, if your household is eligible',
    today: 'Still so. Income and property tests apply.',
  },
  {
    value: '4–7 years',
    about: 'for a home system to pay for itself, depending on how much you use by day',
    today: 'Plausible with the state rebate; 5–9 without it.',
  },
  {
    value: '24 hours',
    about: 'until a local installer calls you back',
    today: 'Calls are made at lawful hours, so a Saturday evening waits for Monday.',
  },
]

export type Package = {
  name: string
  popular?: true
  kilowatts: string
  panels: number
  modules: number
  inverter: string
  battery: string
  suits: string
  saving: string
  /** A year of Melbourne sun on that many kilowatts at 3.6 kWh per kW a day, all of it used at home at 25c. */
  ceiling: string
}

export const packages: Package[] = [
  {
    name: 'Maxi-saver',
    kilowatts: '6.6 kW',
    panels: 15,
    modules: 0,
    inverter: '5 kW',
    battery: 'None',
    suits: 'Someone home by day',
    saving: '$2,200–$2,800',
    ceiling: '$2,168',
  },
  {
    name: 'Ultra-saver',
    popular: true,
    kilowatts: '11.44 kW',
    panels: 26,
    modules: 1,
    inverter: '5 kW hybrid',
    battery: '5 kWh',
    suits: 'Evenings are busy',
    saving: '$3,800–$4,500',
    ceiling: '$3,758',
  },
  {
    name: 'Platinum',
    kilowatts: '11.44 kW',
    panels: 26,
    modules: 5,
    inverter: 'Hybrid',
    battery: '25 kWh, 5 modules',
    suits: 'Nights and blackouts',
    saving: '$4,500–$5,500',
    ceiling: '$3,758',
  },
]

/** Kilowatt-hours a day from each kilowatt of panels facing north: the Clean Energy Council's guideline averages. */
export const cityYields: { city: string; daily: number }[] = [
  { city: 'Melbourne', daily: 3.6 },
  { city: 'Hobart', daily: 3.5 },
  { city: 'Sydney', daily: 3.9 },
  { city: 'Adelaide', daily: 4.2 },
  { city: 'Brisbane', daily: 4.2 },
  { city: 'Canberra', daily: 4.3 },
  { city: 'Perth', daily: 4.4 },
  { city: 'Darwin', daily: 4.4 },
]

/** An advertised claim, and what our own check found. */
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

/** How long a home system takes to pay for itself is advertised in two ways. */
export const homePaybacks = ['4–7 years', '5–10 years'] as const

export const commercialPayback = '3–6 years'

/** What the page of rebates opens with. */
export const rebateFigures: Figure[] = [
  {
    prefix: 'Up to',
    value: '$20,000',
    about: 'in rebates altogether',
    today:
      'About $11,000 at the very most in Melbourne: 13.2 kW of panels, a 50 kWh battery and the state rebate. With 6.6 kW and a battery of 10–13.5 kWh, about $5,500–$6,300.',
  },
  {
    prefix: 'Up to',
    value: '$8,000',
    about: 'from the federal scheme, for panels under 100 kW',
    today: '$1,102 for 5 kW, $2,964 for 13.2 kW. It takes about 36 kW to reach $8,000.',
  },
  {
    value: '$38–$42',
    about: 'for each federal certificate',
    today: '$40 before GST is a practical ceiling. Installers credit about $35–$38.',
  },
  {
    value: '2030',
    about: 'when the federal scheme ends, less each year until then',
    today: 'Right for panels. Battery certificates shrink twice a year.',
  },
]

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
    text: 'For panels only: a home worth under $3 million, as advertised, and a taxable household income under $150,000, which is not. There is no battery rebate, and the $8,800 loan closed in 2025.',
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
    text: '$3,500 is reported for rented homes of 5 kW or more, claimed by the landlord. The loans are reported closed.',
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
    today: '6.006 c in the regions. In the south-east it is up to the retailer.',
  },
  {
    state: 'South Australia',
    advertised: '8–15 c',
    today: 'Up to the retailer; 3–6 c was quoted in July 2026.',
  },
  {
    state: 'Western Australia',
    advertised: '7–10 c',
    today: '10 c from 3 to 9 pm, 2 c at all other hours.',
  },
  { state: 'Tasmania', advertised: '8–12 c', today: '9.276 c until 30 June 2027.' },
] as const

/**
 * Each size taken at the top of its advertised band. A year of Melbourne sun at 3.6 kWh per kW a day; power used at
 * home is worth 28.2 c, power sold 1 c. The share used falls as the roof outgrows the household.
 */
export const savingsBySize: Claim[] = [
  {
    name: 'Small',
    about: 'Up to 4 kW: ten panels',
    panels: 10,
    advertised: '$1,800+ a year',
    today: '$481–$767 a year',
    text: 'Four kilowatts make 5,256 kWh a year here. If you used every one of them as it was made, which nobody does, that would be $1,482.',
  },
  {
    name: 'Medium',
    about: '4–6 kW: up to fourteen panels',
    panels: 14,
    advertised: '$14,000–$22,000',
    today: '$722–$1,151 a year',
    text: 'The advertisement gives no period. At $1,151 a year it takes 12 years to reach its lower end and 19 to reach the upper.',
  },
  {
    name: 'Large',
    about: '7–10 kW: up to 23 panels',
    panels: 23,
    advertised: '$24,000–$36,000',
    today: '$846–$1,204 a year',
    text: 'No period here either. At $1,204 a year the lower end is 20 years away and the upper 30. A bigger roof does not make a bigger household.',
  },
]

/** What is often bought along with panels. */
export const addOns = [
  {
    name: 'Battery, 5–15 kWh',
    advertised: '$6,000–$16,000',
    today:
      'About right before the federal discount, which is $1,292 for 5 kWh and $3,762 for 15 kWh until 31 December 2026.',
  },
  {
    name: 'Car charger, fitted',
    advertised: '$1,600–$3,000',
    today:
      'We found nothing solid to check it against. Ask for the cable run to be priced as well.',
  },
  {
    name: 'Electrical work',
    advertised: '$400–$1,600',
    today:
      'Not checked either. It is mostly the switchboard, so have that looked at before you compare.',
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

/** What the battery pages advertise. */
export const batteryFigures: Figure[] = [
  {
    prefix: '$15,000 to',
    value: '$25,000',
    about: 'for a battery of 10 to 15 kWh',
    today: 'High. We find $3,916 to $14,238 after the federal discount.',
  },
  {
    prefix: '$6,000 to',
    value: '$16,000',
    about: 'to add a battery of 5 to 15 kWh',
    today:
      'Broadly right before the federal discount. Take off $1,292 for 5 kWh and $3,762 for 15, at $38 a certificate.',
  },
  {
    prefix: 'Up to',
    value: '$4,174',
    about: 'off a battery from the state of Victoria',
    today: 'No state battery rebate is open. The federal discount is, whatever you earn.',
  },
  {
    prefix: 'Up to',
    value: '$8,800',
    about: 'as an interest-free state battery loan over four years',
    today: 'Closed to new applications in 2025.',
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
