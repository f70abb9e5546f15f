import { type Day, formatDay, yearOf } from '../../shared/day.ts'
import type { Figure } from '../../shared/figure.ts'
import { type DiscountStep, dayBefore, listDiscountSteps } from '../money/discount-steps.ts'
import { zoneOf } from '../postcode.ts'
import { stateOf } from '../states.ts'
import { batterySteps, deeming } from './certificates.ts'
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
  /** The same in a few words, to be set large; of programs that are open. */
  amount?: Worth
  conditions: readonly string[]
  opened?: Day
  /** The last day, where one is known. */
  closes?: Day
  /** Closed, and no day is known. */
  closed?: true
  /** What we could not settle. */
  doubt?: string
}

type Known = Figure<Program<Words>>

const otherStates = 'One careful secondary account, reviewed to 9 August 2026'
const otherStatesChecked = '2026-08-09'

export const programs: readonly Known[] = [
  {
    what: 'Certificates for panels',
    value: {
      id: 'panel-certificates',
      by: 'Australia',
      forWhom: 'homes',
      amount: panelsAmount,
      worth: panelsWorth,
      conditions: [
        'No income test; homes, rentals and businesses, to 100 kW',
        'Approved panels, and an installer with Solar Accreditation Australia’s accreditation',
        'The installer claims them and takes them off your price',
      ],
      closes: '2030-12-31',
    },
    source: 'Clean Energy Regulator, cer.gov.au/node/3640',
    checked: '2026-09-27',
    confidence: 'seen',
  },
  {
    what: 'Cheaper Home Batteries Program',
    value: {
      id: 'battery-certificates',
      by: 'Australia',
      forWhom: 'homes',
      amount: (day) => `${stepOn(day)?.battery} certificates on 10 kWh`,
      worth: batteryWorth,
      conditions: [
        'Nominal 5 to 100 kWh, with new panels or old ones, once at each address',
        'Able to join a virtual power plant; joining is up to you',
        'The day of installation decides, not the day of the deposit',
      ],
      opened: '2025-07-01',
      closes: '2030-12-31',
    },
    source:
      'aussiesolarguide.com.au, quoting the department; nationalcarbonbank.squarespace.com/faqs',
    checked: '2026-09-27',
    confidence: 'seen',
  },
  {
    what: 'Solar Homes: panel rebate',
    value: {
      id: 'vic-solar-pv',
      by: 'VIC',
      forWhom: 'homes',
      amount: 'Up to $1,400',
      worth: 'Up to $1,400, and at most half of the price after certificates',
      conditions: [
        'You own the home and live in it, or are building it',
        'Combined taxable income under $150,000 since 1 July 2026; it was $210,000',
        'A home worth under $3 million',
        'No panels at the address in ten years, and no earlier Solar Homes rebate for panels or a battery',
        'An authorised retailer, and approval first',
      ],
    },
    source:
      'solar.vic.gov.au/Apply-for-a-rebate; authorised retailers quoting the notice for 2026–27',
    checked: '2026-09-27',
    confidence: 'seen',
  },
  {
    what: 'Interest-free solar loan',
    value: {
      id: 'vic-solar-loan',
      by: 'VIC',
      forWhom: 'homes',
      amount: 'Up to $1,400',
      worth: 'As much as the rebate, to $1,400: $29.17 a month for 48 months',
      conditions: ['With the panel rebate, under the same conditions'],
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
      amount: 'Up to $1,000',
      worth: 'Up to $1,000 and half the price, for a heat pump or solar hot water',
      conditions: [
        'Combined taxable income under $150,000',
        'The unit it replaces is at least three years old',
      ],
      doubt: '$1,400 is reported for a locally made unit, once.',
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
      amount: 'Up to $1,400',
      worth: 'Up to $1,400 a tenancy',
      conditions: ['The owner applies, with the tenant’s agreement'],
    },
    source: 'solarchoice.net.au; solar.vic.gov.au',
    checked: '2026-09-27',
    confidence: 'seen',
  },
  {
    what: 'Solar for Apartments',
    value: {
      id: 'vic-apartments',
      by: 'VIC',
      forWhom: 'apartments',
      amount: 'Up to $2,800 each',
      worth: 'Up to $2,800 an apartment and $140,000 a building',
      conditions: ['The owners’ corporation applies for the building'],
      closes: '2027-06-30',
      doubt:
        'That it was extended to 30 June 2027 is reported once; it may end when the money does.',
    },
    source: 'solarchoice.net.au',
    checked: '2026-09-27',
    confidence: 'seen once',
  },
  {
    what: 'Solar for Community Housing',
    value: {
      id: 'vic-community-housing',
      by: 'VIC',
      forWhom: 'community housing',
      amount: 'Up to $1,400',
      worth: 'Up to $1,400 a tenancy and half the price',
      conditions: ['The housing provider applies'],
    },
    source: 'solar.vic.gov.au/solar-community-housing',
    checked: '2026-09-27',
    confidence: 'seen',
  },
  {
    what: 'Victorian Energy Upgrades, activity 47',
    value: {
      id: 'vic-veu-47',
      by: 'VIC',
      forWhom: 'businesses',
      amount: 'Certificates',
      worth: 'Certificates for 30 to 200 kW on a business’s roof',
      conditions: ['Not for homes; one system for each meter'],
      opened: '2025-09-29',
      doubt: 'Up to $34,000 is reported, once.',
    },
    source: 'energy.vic.gov.au/industry, 2 October 2025',
    checked: '2025-10-02',
    confidence: 'seen',
  },
  {
    what: 'Midday Power Saver',
    value: {
      id: 'vic-midday-power-saver',
      by: 'VIC',
      forWhom: 'homes',
      amount: 'Free, 11 am to 2 pm',
      worth: 'Power without charge from 11 am to 2 pm, on plans you choose',
      conditions: ['A smart meter; homes only'],
      opened: '2026-10-01',
      doubt: 'Retailers’ caps on how much differ.',
    },
    source: 'Secondary accounts of September 2026',
    checked: '2026-09-30',
    confidence: 'seen',
  },
  {
    what: 'Solar battery loan',
    value: {
      id: 'vic-battery-loan',
      by: 'VIC',
      forWhom: 'homes',
      worth: 'Was up to $8,800 without interest',
      conditions: [],
      closes: '2025-05-31',
      doubt: 'It closed in May 2025 by most accounts, on 30 June by one.',
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
    source: 'energy.nsw.gov.au',
    checked: '2026-08-09',
    confidence: 'seen',
  },
  {
    what: 'Peak Demand Reduction Scheme: joining a virtual power plant',
    value: {
      id: 'nsw-pdrs-bess2',
      by: 'NSW',
      forWhom: 'homes',
      amount: 'About $55 a kWh',
      worth: 'About $55 a kWh by an estimate of June 2025, for 2 to 28 kWh',
      conditions: [],
    },
    source: 'solarquotes.com.au',
    checked: otherStatesChecked,
    confidence: 'seen once',
  },
  {
    what: 'Home Energy Saver loan',
    value: {
      id: 'nsw-home-energy-saver',
      by: 'NSW',
      forWhom: 'homes',
      amount: 'Up to $15,000',
      worth: 'Up to $15,000 without interest over ten years',
      conditions: ['Income to $210,000'],
    },
    source: otherStates,
    checked: otherStatesChecked,
    confidence: 'seen once',
  },
  {
    what: 'Supercharged Solar for Renters',
    value: {
      id: 'qld-solar-for-renters',
      by: 'QLD',
      forWhom: 'landlords',
      amount: 'Up to $3,500',
      worth: '$2,500, $3,000 or $3,500 by size, from 3 kW',
      conditions: ['The landlord applies'],
      doubt: 'Whether money is left was not seen.',
    },
    source: otherStates,
    checked: otherStatesChecked,
    confidence: 'seen once',
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
    source: otherStates,
    checked: otherStatesChecked,
    confidence: 'seen once',
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
    source: otherStates,
    checked: otherStatesChecked,
    confidence: 'seen once',
  },
  {
    what: 'Residential Battery Scheme',
    value: {
      id: 'wa-residential-battery',
      by: 'WA',
      forWhom: 'homes',
      amount: '$130 or $380 a kWh',
      worth: 'For each of the first ten usable kWh $130 with Synergy, $380 with Horizon Power',
      conditions: ['A loan of $2,001 to $10,000 with it, for incomes under $210,000'],
    },
    source: otherStates,
    checked: otherStatesChecked,
    confidence: 'seen once',
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
    source: otherStates,
    checked: otherStatesChecked,
    confidence: 'seen once',
  },
  {
    what: 'Sustainable Household Scheme',
    value: {
      id: 'act-shs',
      by: 'ACT',
      forWhom: 'homes',
      amount: 'Up to $20,000',
      worth: 'A loan of $2,000 to $20,000 at 3 per cent',
      conditions: [],
    },
    source: otherStates,
    checked: otherStatesChecked,
    confidence: 'seen once',
  },
]

/** The step that a day stands on, of 6.6 kW and 10 usable kWh in the zone of a postcode. */
function stepOn(day: Day, postcode = ''): DiscountStep | undefined {
  return listDiscountSteps(6.6, 10, zoneOf(postcode)).find(
    ({ from, until }) => from <= day && day < until,
  )
}

/** We know the zones of Victoria alone; other postcodes count as the one that earns least, which is Melbourne’s. */
const isZoneKnown = (postcode: string) => stateOf(postcode) === 'VIC'

function panelsAmount(day: Day, postcode: string): string {
  const orMore = isZoneKnown(postcode) ? '' : ' or more'
  return `${stepOn(day, postcode)?.panels} certificates${orMore} on 6.6 kW`
}

function panelsWorth(day: Day, postcode: string): string {
  const year = yearOf(day)
  const isKnown = isZoneKnown(postcode)
  const where = isKnown && postcode !== '3000' ? `At ${postcode}` : 'In Melbourne'
  const elsewhere = isKnown ? '' : ', and more in sunnier zones'
  const after = year < deeming.value.lastYear ? 'fewer each 1 January' : 'none after that'
  const { panels } = stepOn(day, postcode) ?? {}
  return `${where} ${panels} certificates for 6.6 kW in ${year}${elsewhere}, ${after}`
}

function batteryWorth(day: Day): string {
  const factor = batterySteps.value.findLast(({ from }) => from <= day)?.factor
  const until = stepOn(day)?.until ?? ''
  const after = stepOn(until) ? 'less every six months after' : 'none after that'
  return `${factor} certificates a usable kWh to 14 kWh until ${formatDay(dayBefore(until))}, ${after}`
}
