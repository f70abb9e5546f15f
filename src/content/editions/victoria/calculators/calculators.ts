import type { Calculator } from '#content/calculator.ts'

export const savingsCalculator: Calculator = {
  leadsWith: 'saving',
  path: '/solar-panel-savings',
  form: 'savings',
  passesOn: ['kw', 'panels', 'battery'],
  first: ['postcode', 'bill', 'every', 'kw', 'battery'],
  more: ['people', 'when', 'facing', 'kwh', 'panels', 'have', 'shade', 'roof', 'tariff'],
}

export const panelsCalculator: Calculator = {
  leadsWith: 'panels',
  path: '/how-many-solar-panels',
  form: 'panel-count',
  passesOn: ['bill', 'when'],
  first: ['postcode', 'bill', 'every', 'roof', 'when'],
  more: [
    'people',
    'facing',
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
  passesOn: ['bill', 'kwh', 'people'],
  first: ['postcode', 'bill', 'every', 'kw', 'when'],
  more: ['people', 'have', 'battery', 'facing', 'kwh', 'panels', 'shade', 'roof', 'tariff'],
}

export const calculators: readonly Calculator[] = [
  savingsCalculator,
  panelsCalculator,
  batteryCalculator,
]

export function calculatorAt(path: string): Calculator | undefined {
  return calculators.find((calculator) => calculator.path === path)
}

/** A visitor's estimate as the caller sees it: the label of its cost, and where to open it again. */
export const estimateWords = { cost: 'Cost after rebates', path: savingsCalculator.path } as const

/** The page of rebates looks up the programs that are open at a postcode today. */
export const programsLookup = { path: '/solar-panel-grants' } as const
