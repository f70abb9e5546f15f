import type { InputName } from '#domain/estimate/inputs/inputs.ts'

/** A page’s calculator: what it leads with, and which fields stand first. All of them reckon alike. */
export type Calculator = {
  leadsWith: 'saving' | 'panels' | 'battery'
  path: string
  /** The enquiry form on that page, which takes along what was typed. */
  form: string
  heading: string
  lead: string
  /** Few, and in the order people can answer them. */
  first: readonly InputName[]
  more: readonly InputName[]
}

export const savingsCalculator: Calculator = {
  leadsWith: 'saving',
  path: '/solar-panel-savings',
  form: 'savings',
  heading: 'Your roof, your bill, worked out',
  lead: 'It begins with a usual home in Melbourne. Change what is different at yours. We ask for no name and keep none of it.',
  first: ['postcode', 'people', 'bill', 'every', 'when', 'facing', 'kw', 'battery'],
  more: ['kwh', 'panels', 'have', 'shade', 'roof', 'tariff', 'network', 'installed', 'rebate'],
}

export const panelsCalculator: Calculator = {
  leadsWith: 'panels',
  path: '/how-many-solar-panels',
  form: 'panel-count',
  heading: 'Count yours',
  lead: 'Tell us what you pay and how much roof is clear. We try seven sizes on your household and say which leaves most in your pocket.',
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
  lead: 'The same house, hour by hour through a year, with 5, 10, 13.5 and 20 kWh on the wall. We say which is worth it, and when none is.',
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
