import { isDay } from '../../../calendar.ts'
import { validateChanges } from '../../shared/changes.ts'
import { type Day, formatDay } from '../../shared/day.ts'
import { isWithin, type Limits } from '../../shared/numbers.ts'
import type { Readings } from '../../shared/readings.ts'
import { largestSmallSystem } from '../data/certificates.ts'
import { panelWatts } from '../data/prices.ts'
import type { Facing, Shading } from '../data/sun.ts'
import type { Distributor, Tariff } from '../data/tariffs.ts'
import type { WhenUsed } from '../data/use.ts'
import type { Eligible } from '../money/price.ts'
import { distributors } from '../networks.ts'
import { isVictorianHome } from '../postcode.ts'
import { type AssumptionName, assumptionNames, type Changes } from './assumptions.ts'

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

/** All but what a meter says has a field. */
type Entered = Omit<Inputs, 'readings'>

type NumberRule = { kind: 'number'; problem: string } & Limits
type ChoiceRule<Value> = { kind: 'choice'; choices: readonly Value[] }

/** How an input is entered and what it may be. */
type InputRule<Value> = [Value] extends [number]
  ? NumberRule
  : ChoiceRule<Value> | { kind: 'postcode' } | { kind: 'day' }

const mostKw = largestSmallSystem.value
const mostPanels = Math.floor((mostKw * 1000) / panelWatts.value)

/**
 * A rule for every input, in the order that addresses have them. Reading, checking, links and the page’s fields follow from
 * this table, so none can forget an input. `panels` is another way to enter `kw`.
 */
export const inputRules = {
  postcode: { kind: 'postcode' },
  bill: {
    kind: 'number',
    from: 10,
    to: 20_000,
    problem: 'Enter your bill in dollars, from 10 to 20,000',
  },
  every: { kind: 'choice', choices: ['month', 'quarter'] },
  kwh: {
    kind: 'number',
    from: 100,
    to: 100_000,
    problem: 'Enter 100 to 100,000 kWh a year, like 4,600',
  },
  people: {
    kind: 'number',
    from: 1,
    to: 20,
    whole: true,
    problem: 'Enter how many people live there, like 3',
  },
  when: { kind: 'choice', choices: ['daytime', 'evenings', 'throughout', 'weekends', 'not-sure'] },
  facing: {
    kind: 'choice',
    choices: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'flat', 'not-sure'],
  },
  shade: { kind: 'choice', choices: ['none', 'some', 'much'] },
  roof: {
    kind: 'number',
    from: 1,
    to: 2000,
    problem: 'Enter your clear roof in square metres, from 1 to 2,000',
  },
  kw: {
    kind: 'number',
    from: 0,
    to: mostKw,
    problem: `Enter 0 to ${mostKw} kW of panels. Larger systems come under another scheme`,
  },
  panels: {
    kind: 'number',
    from: 0,
    to: mostPanels,
    whole: true,
    problem: `Enter 0 to ${mostPanels} panels. More than ${mostKw} kW comes under another scheme`,
  },
  have: { kind: 'choice', choices: ['no', 'yes'] },
  battery: {
    kind: 'number',
    from: 0,
    to: 100,
    problem: 'Enter 0 to 100 usable kWh of battery, like 10',
  },
  installed: { kind: 'day' },
  tariff: { kind: 'choice', choices: ['flat', 'time-of-use', 'free-midday'] },
  network: { kind: 'choice', choices: distributors },
  rebate: { kind: 'choice', choices: ['yes', 'no', 'not-sure'] },
} as const satisfies { [Name in keyof Entered]-?: InputRule<Required<Entered>[Name]> } & {
  panels: NumberRule
}

export type InputName = keyof typeof inputRules

export const inputNames = Object.keys(inputRules) as InputName[]

/** Every field a calculator has: its inputs, and the assumptions that may be changed. */
export type FieldName = InputName | AssumptionName

export const fieldNames: readonly FieldName[] = [...inputNames, ...assumptionNames]

/** What is wrong, in the words visitors read, by field. */
export type Problems = Partial<Record<FieldName, string>>

/** Empty if everything can be calculated with. */
export function validateInputs(inputs: Inputs, changes: Changes, today: Day): Problems {
  const problems: Problems = {}
  for (const name of inputNames) {
    const problem = name === 'panels' ? undefined : problemWith(name, inputs[name], today)
    if (problem) problems[name] = problem
  }
  if (inputs.battery > 0 && inputs.kw === 0)
    problems.battery ??= 'A battery needs panels to fill it. Enter their kW too'
  return { ...problems, ...validateChanges(changes) }
}

/** What is wrong with the value of one input; nothing if it is left out. */
export function problemWith(
  name: InputName,
  value: string | number | undefined,
  today: Day,
): string | undefined {
  if (value === undefined) return undefined
  const rule: InputRule<string> | InputRule<number> = inputRules[name]
  switch (rule.kind) {
    case 'number':
      return isWithin(Number(value), rule) ? undefined : rule.problem
    case 'choice':
      return rule.choices.includes(String(value)) ? undefined : 'Choose one of the answers shown'
    case 'postcode':
      return problemWithPostcode(String(value))
    case 'day':
      return problemWithDay(String(value), today)
  }
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

const lastDay = '2030-12-31'

function problemWithDay(installed: Day, today: Day): string | undefined {
  if (!isDay(installed)) return `Enter a date, like ${today}`
  if (installed < today) return `Choose today, ${formatDay(today)}, or a later day`
  if (installed > lastDay) return `Choose a day up to ${formatDay(lastDay)}. Certificates end then`
  return undefined
}
