import type { Day } from '../../shared/day.ts'
import {
  type InputRules,
  numberRule,
  problemWithDay,
  type TextProblems,
} from '../../shared/input-rule.ts'
import type { Readings } from '../../shared/readings.ts'
import { largestSmallSystem } from '../data/certificates.ts'
import { panelWatts } from '../data/prices.ts'
import type { Facing, Shading } from '../data/sun.ts'
import type { Distributor, Tariff } from '../data/tariffs.ts'
import type { WhenUsed } from '../data/use.ts'
import type { Eligible } from '../money/price.ts'
import { distributors } from '../networks.ts'
import { isVictorianHome } from '../postcode.ts'

/**
 * What a visitor enters about a household. Its use comes from `kwh`, else `bill`, else `people`, else it is that of the
 * mean Victorian home.
 */
export type Inputs = {
  postcode: string
  /** Dollars, for each `every`. */
  bill?: number
  every: 'month' | 'quarter'
  /** Bought in a year, before anything new: all that is used, or what panels on the roof already leave. */
  kwh?: number
  people?: number
  when: WhenUsed
  facing: Facing
  shade: Shading
  /** Clear roof, m². */
  roof?: number
  /** Kilowatts of panels, old or new. */
  kw: number
  /** The panels are on the roof already: only the battery is bought. */
  have: 'yes' | 'no'
  /** Usable kWh; 0 is none. */
  battery: number
  /** Day of installation; undefined is today. */
  installed?: Day
  tariff: Tariff
  /** The distributor on the bill; counts where the postcode leaves a choice. Undefined where the visitor does not know. */
  network?: Distributor
  /** Whether the household meets the conditions of the state’s panel rebate. */
  rebate: Eligible
  /** What its meter says, in place of when power is used. */
  readings?: Readings
}

export function buysPanels({ kw, have }: Inputs): boolean {
  return kw > 0 && have === 'no'
}

export const defaultInputs: Inputs = {
  postcode: '3000',
  every: 'quarter',
  when: 'not-sure',
  facing: 'not-sure',
  shade: 'none',
  kw: 6.6,
  have: 'no',
  battery: 0,
  tariff: 'flat',
  rebate: 'not-sure',
}

/** The value of `when` where a meter gives it. */
export const whenMetered = 'throughout'

export const textProblems = {
  postcode: problemWithPostcode,
  day: (text, today) => problemWithDay(text, today, '. Certificates end then'),
} satisfies TextProblems

const mostKw = largestSmallSystem.value
const mostPanels = Math.floor((mostKw * 1000) / panelWatts.value)

/**
 * A rule for every input, in the order that addresses have them. Reading, checking, links and the page’s fields follow from
 * this table, so none can forget an input. All but what a meter says has a field.
 */
export const inputRules = {
  postcode: { kind: 'postcode' },
  bill: numberRule(10, 20_000, 'Enter your bill in dollars, from 10 to 20,000'),
  every: { kind: 'choice', choices: ['month', 'quarter'] },
  kwh: numberRule(100, 100_000, 'Enter 100 to 100,000 kWh a year, like 4,600'),
  people: numberRule(1, 20, 'Enter how many people live there, like 3', 'whole'),
  when: { kind: 'choice', choices: ['daytime', 'evenings', 'throughout', 'weekends', 'not-sure'] },
  facing: {
    kind: 'choice',
    choices: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'flat', 'not-sure'],
  },
  shade: { kind: 'choice', choices: ['none', 'some', 'much'] },
  roof: numberRule(1, 2000, 'Enter your clear roof in square metres, from 1 to 2,000'),
  kw: numberRule(
    0,
    mostKw,
    `Enter 0 to ${mostKw} kW of panels. Larger systems come under another scheme`,
  ),
  panels: numberRule(
    0,
    mostPanels,
    `Enter 0 to ${mostPanels} panels. Larger systems come under another scheme`,
    'whole',
  ),
  have: { kind: 'choice', choices: ['no', 'yes'] },
  battery: numberRule(0, 100, 'Enter 0 to 100 usable kWh of battery, like 10'),
  installed: { kind: 'day' },
  tariff: { kind: 'choice', choices: ['flat', 'time-of-use', 'free-midday'] },
  network: { kind: 'choice', choices: distributors },
  rebate: { kind: 'choice', choices: ['yes', 'no', 'not-sure'] },
} as const satisfies InputRules<Omit<Inputs, 'readings'>, keyof typeof textProblems>

export function addProblemsBetween({ battery, kw }: Inputs, problems: { battery?: string }): void {
  if (battery > 0 && kw === 0)
    problems.battery ??= 'A battery needs panels to fill it. Enter their kW too'
}

function problemWithPostcode(postcode: string): string | undefined {
  if (isVictorianHome(postcode)) return undefined
  if (!/^\d{4}$/.test(postcode)) return 'Enter a four-digit postcode, like 3056'
  if (/^8/.test(postcode)) return 'That’s for post office boxes. Enter your roof’s, like 3056'
  // As `statePostcodes` has it, in fewer bytes for the page. Another state's is calculated for Melbourne.
  return /^(?:0[289]|[1-9])/.test(postcode)
    ? undefined
    : `There’s no postcode ${postcode}. Enter yours, like 3056`
}
