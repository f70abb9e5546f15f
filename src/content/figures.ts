/**
 * Every marketing figure the site shows. They are advertised figures, not ours: each stands with the month it was
 * last checked, and where it no longer holds, with what is reachable today.
 */
export const lastChecked = 'November 2026'

/** The mark that stands beside them. */
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
