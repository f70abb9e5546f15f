import type { Question } from '#estimate/calculate.ts'
import type { InputName } from '#estimate/inputs/inputs.ts'

/** A page’s calculator. They differ in what they answer first and in the order of their fields, not in the sums. */
export type Calculator = Question & {
  path: string
  /** The enquiry form on that page, which sends the draft along. */
  form: string
  heading: string
  lead: string
  /** A few fields, in the order people can answer them. */
  first: readonly InputName[]
  /** Fields behind a fold. Those that neither list has follow there. */
  more: readonly InputName[]
}

export const savingsCalculator: Calculator = {
  leadsWith: 'saving',
  path: '/solar-panel-savings',
  form: 'savings',
  heading: 'Your roof, your bill, worked out',
  lead: 'It starts with a typical Melbourne home. Change what’s different at yours. We don’t ask your name, and we don’t keep what you enter.',
  first: ['postcode', 'people', 'bill', 'every', 'when', 'facing', 'kw', 'battery'],
  more: ['kwh', 'panels', 'have', 'shade', 'roof', 'tariff', 'network', 'installed', 'rebate'],
}

export const panelsCalculator: Calculator = {
  leadsWith: 'panels',
  path: '/how-many-solar-panels',
  form: 'panel-count',
  heading: 'Count your panels',
  lead: 'Tell us what you pay and how much roof is clear. We’ll try seven sizes on your household and show which leaves you furthest ahead.',
  first: ['postcode', 'people', 'bill', 'every', 'when', 'facing', 'roof'],
  more: [
    'panels',
    'kw',
    'battery',
    'have',
    'kwh',
    'shade',
    'tariff',
    'network',
    'installed',
    'rebate',
  ],
}

export const batteryCalculator: Calculator = {
  leadsWith: 'battery',
  path: '/solar-battery-size',
  form: 'battery-size',
  heading: 'Try four sizes on your evenings',
  lead: 'We run your house hour by hour through a year with 5, 10, 13.5 and 20 kWh on the wall, then say which is worth it, or that none is.',
  first: ['postcode', 'people', 'bill', 'every', 'when', 'kw', 'have', 'battery'],
  more: ['kwh', 'panels', 'facing', 'shade', 'roof', 'tariff', 'network', 'installed', 'rebate'],
}

export const calculators: readonly Calculator[] = [
  savingsCalculator,
  panelsCalculator,
  batteryCalculator,
]

export function calculatorAt(path: string): Calculator | undefined {
  return calculators.find((calculator) => calculator.path === path)
}

/** The page of rebates looks up the programs that are open at a postcode today. */
export const programsLookup = {
  path: '/solar-panel-grants',
  heading: 'What’s open where you live',
  lead: 'Enter your postcode to see what’s open there today. Each program’s conditions tell you whether you can have it.',
} as const
