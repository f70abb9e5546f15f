import { largestSmallSystem } from '../data/certificates.ts'
import { panelWatts } from '../data/prices.ts'
import type { Facing, Shading } from '../data/sun.ts'
import type { Distributor } from '../data/tariffs.ts'
import type { WhenUsed } from '../data/use.ts'
import { type Day, formatDay, isDay } from '../day.ts'
import type { Eligible } from '../money/price.ts'
import { isVictorianHome, stateOf } from '../postcode.ts'
import {
  type AssumptionName,
  type Changes,
  parseChanges,
  problemsWithChanges,
  typedChanges,
} from './assumptions.ts'
import { parseNumber } from './parse-number.ts'

/** What a visitor tells. Of `kwh`, `bill` and `people` the first that is told counts; none is the mean Victorian home. */
export type Inputs = {
  postcode: string
  /** Used in a year, before any new panels. */
  kwh?: number
  /** Dollars, for each `every`. */
  bill?: number
  every: 'month' | 'quarter'
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
  tariff: 'flat' | 'time-of-use'
  /** The distributor on the bill; undefined where the visitor does not know. */
  network?: Distributor
  /** Whether the household meets the conditions of the state’s panel rebate. */
  rebate: Eligible
}

export function buysPanels({ kw, have }: Inputs): boolean {
  return kw > 0 && have === 'no'
}

/** Names of the fields on the page, in its address, and of what a problem is with. `panels` is another way to tell `kw`. */
export type InputName = keyof Inputs | 'panels'
export type Problems = Partial<Record<InputName | AssumptionName, string>>

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

/** What may be chosen where there is a choice, in the order it is shown in. */
export const choices = {
  every: ['month', 'quarter'],
  when: ['daytime', 'evenings', 'throughout', 'weekends', 'not-sure'],
  facing: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'flat', 'not-sure'],
  shade: ['none', 'some', 'much'],
  have: ['no', 'yes'],
  tariff: ['flat', 'time-of-use'],
  network: ['AusNet Services', 'CitiPower', 'Jemena', 'Powercor', 'United Energy'],
  rebate: ['yes', 'no', 'not-sure'],
} as const satisfies { [Name in keyof Inputs]?: readonly Inputs[Name][] }

type ChoiceName = keyof typeof choices

const lastDay = '2030-12-31'
const mostKw = largestSmallSystem.value
const mostPanels = Math.floor((mostKw * 1000) / panelWatts.value)

type Limits = { from: number; to: number; whole?: true; sentence: string }

const numbers = {
  kwh: { from: 100, to: 100_000, sentence: 'Enter from 100 to 100,000 kWh a year, like 4,600' },
  bill: { from: 10, to: 20_000, sentence: 'Enter your bill in dollars, from 10 to 20,000' },
  people: { from: 1, to: 20, whole: true, sentence: 'Enter how many people live there, like 3' },
  roof: { from: 1, to: 2000, sentence: 'Enter clear roof in square metres, from 1 to 2,000' },
  kw: {
    from: 0,
    to: mostKw,
    sentence: `Enter from 0 to ${mostKw} kW of panels: larger systems are another scheme`,
  },
  panels: {
    from: 0,
    to: mostPanels,
    whole: true,
    sentence: `Enter from 0 to ${mostPanels} panels: more than ${mostKw} kW is another scheme`,
  },
  battery: { from: 0, to: 100, sentence: 'Enter from 0 to 100 usable kWh of battery, like 10' },
} as const satisfies Partial<Record<InputName, Limits>>

type NumberName = keyof typeof numbers

/** What is wrong with inputs, in the words the visitor reads, by field. Empty when they can be reckoned with. */
export function problemsWith(inputs: Inputs, changes: Changes, today: Day): Problems {
  const problems: Problems = problemsWithChanges(changes)
  for (const name of ['kwh', 'bill', 'people', 'roof', 'kw', 'battery'] as const) {
    const value = inputs[name]
    if (value !== undefined && !isWithin(value, numbers[name]))
      problems[name] = numbers[name].sentence
  }
  for (const name of Object.keys(choices) as ChoiceName[]) {
    const value = inputs[name]
    if (value !== undefined && !(choices[name] as readonly string[]).includes(value))
      problems[name] = 'Choose one of the answers shown'
  }
  const postcode = problemWithPostcode(inputs.postcode)
  if (postcode) problems.postcode = postcode
  const installed = problemWithDay(inputs.installed, today)
  if (installed) problems.installed = installed
  if (inputs.battery > 0 && inputs.kw === 0)
    problems.battery ??= 'A battery needs panels to fill it: enter their kW as well'
  return problems
}

function isWithin(value: number, { from, to, whole }: Limits): boolean {
  return value >= from && value <= to && (!whole || Number.isInteger(value))
}

function problemWithPostcode(postcode: string): string | undefined {
  if (isVictorianHome(postcode)) return undefined
  if (!/^\d{4}$/.test(postcode)) return 'Enter a four-digit postcode, like 3056'
  if (/^8/.test(postcode))
    return 'That postcode is for post-office boxes: enter the one of the roof, like 3056'
  const state = stateOf(postcode)
  return state
    ? `${postcode} is not in Victoria, and our figures are: enter a postcode like 3056`
    : `There is no postcode ${postcode}: enter a Victorian one, like 3056`
}

function problemWithDay(installed: Day | undefined, today: Day): string | undefined {
  if (installed === undefined) return undefined
  if (!isDay(installed)) return `Enter a date of the calendar, like ${today}`
  if (installed < today) return `Choose a day from today, ${formatDay(today)}, on`
  if (installed > lastDay)
    return `Choose a day until ${formatDay(lastDay)}: certificates end then, and nobody knows what follows`
  return undefined
}

/** What was read from the fields of a page or an address. */
export type Read = { inputs: Inputs; changes: Changes }

/**
 * Reads what was typed, forgiving spaces, dollar signs, thousands’ commas and units. Blank and unknown fields count as
 * not told. Either everything can be reckoned with, or there is a sentence for each field that cannot.
 */
export function parseInputs(
  typed: Readonly<Record<string, string | undefined>>,
  today: Day,
): Read | { problems: Problems } {
  const told = (name: InputName) => typed[name]?.trim() ?? ''
  const problems: Problems = {}
  const inputs: Inputs = { ...defaultInputs }

  if (told('postcode')) inputs.postcode = told('postcode').replace(/\s/g, '')
  if (told('installed') && told('installed') !== today) inputs.installed = told('installed')
  for (const name of Object.keys(choices) as ChoiceName[])
    if (told(name)) Object.assign(inputs, { [name]: told(name) })

  const number = (name: NumberName): number | undefined => {
    if (!told(name)) return undefined
    const value = parseNumber(told(name))
    if (value === undefined || !isWithin(value, numbers[name]))
      problems[name] = numbers[name].sentence
    return value
  }
  for (const name of ['kwh', 'bill', 'people', 'roof'] as const) {
    const value = number(name)
    if (value !== undefined) inputs[name] = value
  }
  const panels = number('panels')
  const kw = number('kw') ?? (panels === undefined ? undefined : (panels * panelWatts.value) / 1000)
  inputs.kw = kw ?? defaultInputs.kw
  inputs.battery = number('battery') ?? defaultInputs.battery

  const changed = parseChanges(typed)
  Object.assign(problems, changed.problems)
  if (problems.panels !== undefined && !told('kw')) inputs.kw = defaultInputs.kw
  const all = { ...problemsWith(inputs, changed.changes, today), ...problems }
  if (Object.keys(all).length > 0) return { problems: all }
  return { inputs, changes: changed.changes }
}

/** What would be typed to tell the same, without what is told by saying nothing. */
export function typedFrom({ inputs, changes }: Read): Record<string, string> {
  const told = Object.entries(inputs).filter(
    ([name, value]) => value !== undefined && value !== defaultInputs[name as keyof Inputs],
  )
  return {
    ...Object.fromEntries(told.map(([name, value]) => [name, String(value)])),
    ...typedChanges(changes),
  }
}

/** The inputs as a query, to be shared; `readInputs` reads them back from its fields. Empty for the defaults. */
export function formatInputs(read: Read): string {
  return new URLSearchParams(typedFrom(read)).toString()
}
