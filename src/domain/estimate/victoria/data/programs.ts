import { type Day, formatDay, yearOf } from '../../shared/day.ts'
import type { Figure } from '../../shared/figure.ts'
import { formatMoney } from '../format-money.ts'
import { formerIncomeLimit } from '../former-income-limit.ts'
import { type DiscountStep, dayBefore, listDiscountSteps } from '../money/discount-steps.ts'
import { zoneOf } from '../postcode.ts'
import { stateOf } from '../states.ts'
import { certificatePrice, deeming } from './certificates.ts'
import type { State } from './states.ts'

/** Words that hold anywhere on any day, or those of a day at a postcode. */
export type Words = string | ((day: Day, postcode: string) => string)

export type Program<Worth = string> = {
  /** As in addresses and ids; never changes. */
  id: string
  by: 'Australia' | State
  forWhom: 'homes' | 'landlords' | 'apartments' | 'community housing' | 'businesses'
  /** What it is worth, in words. */
  worth: Worth
  /** The same in dollars, or in a word, to be set large; of programs that are open. */
  amount?: Worth
  /** The small text beside the amount: 'off 6.6 kW', 'at most'. */
  unit?: Worth
  conditions: readonly string[]
  opened?: Day
  /** The last day, where one is known. */
  closes?: Day
  /** Closed, and no day is known. */
  closed?: true
  /** What we could not settle. */
  doubt?: string
  /** The id of the program that it is a part of. */
  partOf?: string
}

type Known = Figure<Program<Words>>

const upgrades = {
  source: 'The program’s Specifications, version 25; energy.vic.gov.au on upgrades, undated',
  checked: '2026-07-21',
  confidence: 'seen once',
} as const
const otherStates = {
  source: 'One careful secondary account',
  checked: '2026-08-09',
  confidence: 'seen once',
} as const

export const programs: readonly Known[] = [
  {
    what: 'Certificates for panels',
    value: {
      id: 'panel-certificates',
      by: 'Australia',
      forWhom: 'homes',
      amount: (day, postcode) => dollars(stepOn(day, postcode)?.panels),
      unit: (_, postcode) => (isZoneKnown(postcode) ? 'off 6.6 kW' : 'or more off 6.6 kW'),
      worth: panelsWorth,
      conditions: ['An accredited installer takes them off your price'],
      closes: '2030-12-31',
    },
    source: 'Clean Energy Regulator, cer.gov.au/node/3640',
    checked: '2026-09-27',
    confidence: 'seen',
  },
  {
    what: 'Cheaper Home Batteries',
    value: {
      id: 'battery-certificates',
      by: 'Australia',
      forWhom: 'homes',
      amount: (day) => dollars(stepOn(day)?.battery),
      unit: 'off 10 kWh',
      worth: batteryWorth,
      conditions: [
        'Once at each address; 5 to 100 kWh nominal, able to join a virtual power plant',
      ],
      opened: '2025-07-01',
      closes: '2030-12-31',
    },
    source:
      'www.aussiesolarguide.com.au/blog/the-may-1st-rebate-cliff-why-sizing-your-battery-matters-now, quoting the department; nationalcarbonbank.squarespace.com/faqs',
    checked: '2026-09-27',
    confidence: 'seen',
  },
  {
    what: 'Solar Homes rebate',
    value: {
      id: 'vic-solar-pv',
      by: 'VIC',
      forWhom: 'homes',
      amount: '$1,400',
      unit: 'at most',
      worth: 'Never more than half of what’s left',
      conditions: [
        'Live-in owners: income under $150,000 together, home under $3 million, no panels in ten years',
      ],
      doubt: formerIncomeLimit,
    },
    source:
      'solar.vic.gov.au/Apply-for-a-rebate; authorised retailers quoting the notice for 2026–27',
    checked: '2026-09-27',
    confidence: 'seen',
  },
  {
    what: 'Solar Homes loan',
    value: {
      id: 'vic-solar-loan',
      by: 'VIC',
      forWhom: 'homes',
      amount: '$1,400',
      unit: 'at most',
      worth: 'No interest: $29.17 a month for 48 months',
      conditions: ['Same conditions'],
    },
    source: 'solar.vic.gov.au/Apply-for-a-rebate',
    checked: '2026-09-27',
    confidence: 'seen',
  },
  {
    what: 'Hot water rebate',
    value: {
      id: 'vic-hot-water',
      by: 'VIC',
      forWhom: 'homes',
      amount: '$1,000',
      unit: 'at most',
      worth: 'A heat pump or solar, never more than half',
      conditions: ['Same income; an old unit of three years or more'],
    },
    source: 'solar.vic.gov.au/hot-water-rebate',
    checked: '2026-09-27',
    confidence: 'seen',
  },
  {
    what: 'Solar for rental properties',
    value: {
      id: 'vic-rentals',
      by: 'VIC',
      forWhom: 'landlords',
      amount: '$1,400',
      unit: 'at most',
      worth: 'For each tenancy',
      conditions: ['The owner applies, with your agreement'],
    },
    source: 'solarchoice.net.au on rentals; solar.vic.gov.au',
    checked: '2026-09-27',
    confidence: 'seen',
  },
  {
    what: 'Solar for Apartments',
    value: {
      id: 'vic-apartments',
      by: 'VIC',
      forWhom: 'apartments',
      amount: '$2,800',
      unit: 'at most',
      worth: 'For each apartment, to $140,000 a building',
      conditions: ['The owners corporation applies'],
      closes: '2027-06-30',
      doubt: 'Only one source says so.',
    },
    source: 'solarchoice.net.au on apartments',
    checked: '2026-09-27',
    confidence: 'seen once',
  },
  {
    what: 'Solar for Community Housing',
    value: {
      id: 'vic-community-housing',
      by: 'VIC',
      forWhom: 'community housing',
      amount: '$1,400',
      unit: 'at most',
      worth: 'For each tenancy, and never more than half the price',
      conditions: ['The housing provider applies'],
    },
    source: 'solar.vic.gov.au/solar-community-housing',
    checked: '2026-09-27',
    confidence: 'seen',
  },
  {
    what: 'Victorian Energy Upgrades',
    value: {
      id: 'vic-veu',
      by: 'VIC',
      forWhom: 'homes',
      amount: '$140',
      unit: 'to $1,500',
      worth: 'Depends what you replace; heating varies',
      conditions: ['You pay at least $200'],
    },
    ...upgrades,
  },
  {
    what: 'Hot water',
    value: {
      id: 'vic-veu-hot-water',
      partOf: 'vic-veu',
      by: 'VIC',
      forWhom: 'homes',
      amount: '$490–$840',
      unit: 'about',
      worth: 'A heat pump in place of gas, or of electric',
      conditions: [],
      doubt: 'The state’s page has no date; a guide of February 2026 found $450 to $675.',
    },
    ...upgrades,
  },
  {
    what: 'Heating and cooling',
    value: {
      id: 'vic-veu-heating',
      partOf: 'vic-veu',
      by: 'VIC',
      forWhom: 'homes',
      amount: 'Varies',
      worth: 'Reverse-cycle in place of gas or of an old split system',
      conditions: [],
      doubt:
        'One provider offers up to $5,500 where it replaces ducted gas. You pay at least $200, or $1,000 for ducted; $3,000 was proposed, and we couldn’t confirm it.',
    },
    ...upgrades,
  },
  {
    what: 'Induction cooktop',
    value: {
      id: 'vic-veu-induction',
      partOf: 'vic-veu',
      by: 'VIC',
      forWhom: 'homes',
      amount: '$140',
      unit: 'about',
      worth: 'Two certificates',
      conditions: [],
    },
    source: upgrades.source,
    checked: upgrades.checked,
    confidence: 'seen',
  },
  {
    what: 'Ceiling insulation',
    value: {
      id: 'vic-veu-insulation',
      partOf: 'vic-veu',
      by: 'VIC',
      forWhom: 'homes',
      amount: '$1,500',
      unit: 'about',
      worth: 'Half of what it costs',
      conditions: ['All homes since 1 October 2026'],
      opened: '2026-10-01',
      doubt: 'As announced in April 2025; we couldn’t confirm the amount.',
    },
    source: 'esc.vic.gov.au on insulation; premier.vic.gov.au, April 2025',
    checked: upgrades.checked,
    confidence: 'seen',
  },
  {
    what: 'Energy Upgrades, activity 47',
    value: {
      id: 'vic-veu-47',
      by: 'VIC',
      forWhom: 'businesses',
      amount: 'Varies',
      worth: '30 to 200 kW, one system for each meter',
      conditions: [],
      opened: '2025-09-29',
      doubt:
        'Dowell, a maker, reports up to $34,000, unconfirmed. Have it in writing that it adds to certificates.',
    },
    source: 'energy.vic.gov.au/industry',
    checked: '2025-10-02',
    confidence: 'seen',
  },
  {
    what: 'Midday Power Saver',
    value: {
      id: 'vic-midday-power-saver',
      by: 'VIC',
      forWhom: 'homes',
      amount: 'Free',
      unit: '11 am to 2 pm',
      worth: 'Power on a plan you choose, with a smart meter',
      conditions: [],
      opened: '2026-10-01',
      doubt: 'Read its fair-use rule.',
    },
    source:
      'energy.vic.gov.au/households/save-energy-and-money/victorian-midday-power-saver, and secondary accounts',
    checked: '2026-09-30',
    confidence: 'seen',
  },
  {
    what: 'Solar battery loan',
    value: {
      id: 'vic-battery-loan',
      by: 'VIC',
      forWhom: 'homes',
      worth: 'Up to $8,800 without interest',
      conditions: [],
      closes: '2025-05-31',
      doubt: 'By one account on 30 June.',
    },
    source: 'solar.vic.gov.au/solar-victoria-exceeds-battery-targets; solarnerds.com.au',
    checked: '2026-09-27',
    confidence: 'seen',
  },
  {
    what: 'Solar for Business',
    value: {
      id: 'vic-solar-for-business',
      by: 'VIC',
      forWhom: 'businesses',
      worth: 'A rebate on panels',
      conditions: [],
      closes: '2023-06-30',
    },
    source: 'solar.vic.gov.au/site-4/solar-small-business',
    checked: '2026-11-21',
    confidence: 'seen',
  },
  {
    what: 'Peak Demand Reduction Scheme: a battery installed',
    value: {
      id: 'nsw-pdrs-bess1',
      by: 'NSW',
      forWhom: 'homes',
      worth: 'A discount through the installer',
      conditions: [],
      closes: '2025-06-30',
      doubt: 'Newer rules are reported from 1 July 2026, once and without amounts.',
    },
    source: 'energy.nsw.gov.au on the Peak Demand Reduction Scheme',
    checked: '2026-08-09',
    confidence: 'seen',
  },
  {
    what: 'Peak Demand Reduction Scheme: joining a virtual power plant',
    value: {
      id: 'nsw-pdrs-bess2',
      by: 'NSW',
      forWhom: 'homes',
      amount: '$55',
      unit: 'about, a kWh',
      worth: 'By an estimate of June 2025, for 2 to 28 kWh',
      conditions: [],
    },
    source: 'solarquotes.com.au on the Peak Demand Reduction Scheme',
    checked: otherStates.checked,
    confidence: 'seen once',
  },
  {
    what: 'Home Energy Saver loan',
    value: {
      id: 'nsw-home-energy-saver',
      by: 'NSW',
      forWhom: 'homes',
      amount: '$15,000',
      unit: 'at most',
      worth: 'A loan without interest over ten years',
      conditions: ['Income to $210,000'],
    },
    ...otherStates,
  },
  {
    what: 'Supercharged Solar for Renters',
    value: {
      id: 'qld-solar-for-renters',
      by: 'QLD',
      forWhom: 'landlords',
      amount: '$3,500',
      unit: 'at most',
      worth: '$2,500, $3,000 or $3,500 by size, from 3 kW',
      conditions: ['The landlord applies'],
      doubt: 'Whether money is left was not seen.',
    },
    ...otherStates,
  },
  {
    what: 'Battery Booster',
    value: {
      id: 'qld-battery-booster',
      by: 'QLD',
      forWhom: 'homes',
      worth: 'A rebate on batteries',
      conditions: [],
      closed: true,
    },
    ...otherStates,
  },
  {
    what: 'Energy Saver Loan',
    value: {
      id: 'tas-energy-saver-loan',
      by: 'TAS',
      forWhom: 'homes',
      worth: 'A loan without interest',
      conditions: [],
      closes: '2025-08-31',
    },
    ...otherStates,
  },
  {
    what: 'Residential Battery Scheme',
    value: {
      id: 'wa-residential-battery',
      by: 'WA',
      forWhom: 'homes',
      amount: '$130–$380',
      unit: 'a kWh',
      worth: 'For each of the first ten usable kWh $130 with Synergy, $380 with Horizon Power',
      conditions: ['A loan of $2,001 to $10,000 with it, for incomes under $210,000'],
    },
    ...otherStates,
  },
  {
    what: 'Home and Business Battery Scheme',
    value: {
      id: 'nt-battery',
      by: 'NT',
      forWhom: 'homes',
      worth: 'A rebate on batteries',
      conditions: [],
      closed: true,
    },
    ...otherStates,
  },
  {
    what: 'Sustainable Household Scheme',
    value: {
      id: 'act-shs',
      by: 'ACT',
      forWhom: 'homes',
      amount: '$20,000',
      unit: 'at most',
      worth: 'A loan of $2,000 to $20,000 at 3 per cent',
      conditions: [],
    },
    ...otherStates,
  },
]

/** The step of a day, for 6.6 kW and 10 usable kWh in the zone of a postcode. */
function stepOn(day: Day, postcode = ''): DiscountStep | undefined {
  return listDiscountSteps(6.6, 10, zoneOf(postcode)).find(
    ({ from, until }) => from <= day && day < until,
  )
}

/** We know the zones of Victoria alone; other postcodes count as the one that earns least, which is Melbourne’s. */
const isZoneKnown = (postcode: string) => stateOf(postcode) === 'VIC'

function dollars(certificates = 0): string {
  return formatMoney(certificates * certificatePrice.value.mid)
}

function panelsWorth(day: Day, postcode: string): string {
  const { panels } = stepOn(day, postcode) ?? {}
  const elsewhere = isZoneKnown(postcode) ? '' : ' in Melbourne, and more in sunnier zones'
  const after = yearOf(day) < deeming.value.lastYear ? 'fewer each 1 January' : 'none after that'
  return `${panels} certificates at ${dollars(1)} in ${yearOf(day)}${elsewhere}, ${after}`
}

function batteryWorth(day: Day): string {
  const { battery, until = '' } = stepOn(day) ?? {}
  const after = stepOn(until) ? 'fewer each half-year' : `none after ${formatDay(dayBefore(until))}`
  return `${battery} certificates at ${dollars(1)}, ${after}`
}
