import type { Day } from '../../shared/day.ts'
import {
  type InputRules,
  numberRule,
  problemWithDay,
  type TextProblems,
} from '../../shared/input-rule.ts'
import type { Readings } from '../../shared/readings.ts'
import type { Nation } from '../data/places.ts'
import { panelWatts } from '../data/prices.ts'
import type { Facing, Region, Shading } from '../data/sun.ts'
import type { ExportName } from '../data/tariffs.ts'
import type { WhenUsed } from '../data/use.ts'
import { placeOf, whyNotServed } from '../postcode.ts'

/**
 * What a visitor enters about a household. Its use comes from `kwh`, else `bill`, else `bedrooms`, else `people`, else it is that of the
 * typical home.
 */
export type Inputs = {
  /** Empty where it is not given: then `region` counts. */
  postcode: string
  region: Region
  /** Counts where the postcode lies in two. */
  nation: Nation | 'not-sure'
  /** Pounds a month for electricity. */
  bill?: number
  /** Bought in a year, before anything new. */
  kwh?: number
  people?: number
  bedrooms?: number
  /** Who is home by day. */
  when: WhenUsed | 'not-sure'
  facing: Facing
  shade: Shading
  /** Kilowatts of panels, old or new. */
  kw: number
  /** The panels are on the roof already: only the battery is bought. */
  have: 'yes' | 'no'
  /** Usable kWh; 0 is none. */
  battery: number
  /** Day of installation; undefined is today. */
  installed?: Day
  /** One price all day, or a night tariff: its rates and hours are the visitor’s. */
  tariff: 'flat' | 'night'
  /** From and to when power is cheap, such as 00:30. */
  nightfrom?: string
  nightto?: string
  /** Pence for a kWh on a bill of today, in those hours and outside them. */
  night?: number
  day?: number
  /** Who pays for what is sold. */
  export: ExportName | 'none' | 'not-sure'
  /** Pounds with VAT for all that is bought, and the battery’s part of it, in place of our prices. */
  price?: number
  batteryprice?: number
  /** kW of the inverter, for the network’s permission alone. */
  inverter?: number
  /** What its meter says, in place of when power is used. */
  readings?: Readings
}

export function buysPanels({ kw, have }: Pick<Inputs, 'kw' | 'have'>): boolean {
  return kw > 0 && have === 'no'
}

export const defaultInputs: Inputs = {
  postcode: '',
  region: 'south',
  nation: 'not-sure',
  when: 'not-sure',
  facing: 'S',
  shade: 'none',
  kw: 4,
  have: 'no',
  battery: 0,
  tariff: 'flat',
  export: 'not-sure',
}

/** The value of `when` where a meter gives it. */
export const whenMetered = 'half'

export const textProblems = {
  postcode: (text) =>
    text === ''
      ? undefined
      : (whyNotServed(text) ??
        (placeOf(text) ? undefined : 'Enter a postcode, like M1 1AE or just M1')),
  day: (text, today) => problemWithDay(text, today, ''),
  time: (text) =>
    /^([01]\d|2[0-3]):[03]0$/.test(text) ? undefined : 'Enter a time on the half hour, like 00:30',
} satisfies TextProblems

const mostKw = 50
const mostPanels = Math.floor((mostKw * 1000) / panelWatts.value)

/**
 * A rule for every input, in the order that addresses have them. Reading, checking, links and the page’s fields follow from
 * this table, so none can forget an input. All but what a meter says has a field.
 */
export const inputRules = {
  postcode: { kind: 'postcode' },
  region: { kind: 'choice', choices: ['south', 'midlands', 'north', 'wales', 'scotland'] },
  nation: { kind: 'choice', choices: ['not-sure', 'england', 'scotland', 'wales'] },
  export: {
    kind: 'choice',
    choices: [
      'not-sure',
      'octopus',
      'octopus-prime',
      'octopus-seg',
      'eon',
      'british-gas',
      'edf',
      'scottish-power',
      'none',
    ],
  },
  bill: numberRule(5, 5000, 'Enter your electricity bill in pounds a month, from 5 to 5,000'),
  kwh: numberRule(100, 100_000, 'Enter 100 to 100,000 kWh a year, like 2,500'),
  bedrooms: numberRule(1, 12, 'Enter how many bedrooms there are, like 3', 'whole'),
  people: numberRule(1, 20, 'Enter how many people live there, like 3', 'whole'),
  when: { kind: 'choice', choices: ['not-sure', 'home', 'half', 'out'] },
  facing: {
    kind: 'choice',
    choices: ['S', 'SE', 'SW', 'E', 'W', 'NE', 'NW', 'N', 'flat', 'not-sure'],
  },
  shade: { kind: 'choice', choices: ['none', 'some', 'much'] },
  kw: numberRule(0, mostKw, `Enter 0 to ${mostKw} kW of panels`),
  panels: numberRule(0, mostPanels, `Enter 0 to ${mostPanels} panels`, 'whole'),
  have: { kind: 'choice', choices: ['no', 'yes'] },
  battery: numberRule(0, 60, 'Enter 0 to 60 usable kWh of battery, like 5'),
  tariff: { kind: 'choice', choices: ['flat', 'night'] },
  nightfrom: { kind: 'time' },
  nightto: { kind: 'time' },
  night: numberRule(0, 150, 'Enter what a kWh costs at night, in pence, like 8.5'),
  day: numberRule(1, 150, 'Enter what a kWh costs by day, in pence, like 28'),
  price: numberRule(100, 200_000, 'Enter the price in pounds with VAT, like 6,000'),
  batteryprice: numberRule(
    100,
    100_000,
    'Enter the battery’s part of the price in pounds, like 4,600',
  ),
  installed: { kind: 'day' },
  inverter: numberRule(0.3, 50, 'Enter the inverter’s kW, like 3.68'),
} as const satisfies InputRules<Omit<Inputs, 'readings'>, keyof typeof textProblems>

/** What is wrong with answers beside each other. A night tariff is reckoned with the visitor’s own rates and hours alone. */
export function addProblemsBetween(
  inputs: Inputs,
  problems: Partial<Record<keyof Inputs, string>>,
): void {
  const { tariff, kw, battery, nightfrom, nightto, night, day, price, batteryprice } = inputs
  if (tariff === 'night') {
    if (night === undefined) problems.night = inputRules.night.problem
    if (day === undefined) problems.day = inputRules.day.problem
    if (nightfrom === undefined) problems.nightfrom = 'Enter when power gets cheap, like 00:30'
    if (nightto === undefined) problems.nightto = 'Enter when power gets dear again, like 05:30'
    else if (nightfrom === nightto) problems.nightto = 'Enter an hour after the one it begins at'
  } else if (battery > 0 && kw === 0)
    problems.tariff =
      'A battery without panels saves only on a night tariff. Choose it, or enter the panels’ kW'
  if (price !== undefined && batteryprice !== undefined && batteryprice > price)
    problems.batteryprice = 'The battery can’t cost more than everything together'
}
