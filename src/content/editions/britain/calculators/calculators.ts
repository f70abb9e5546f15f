import type { Calculator } from '#content/calculator.ts'

export const savingsCalculator: Calculator = {
  leadsWith: 'saving',
  path: '/solar-panel-savings',
  form: 'savings',
  passesOn: ['kw', 'panels', 'battery'],
  first: ['postcode', 'bill', 'kw', 'battery', 'export'],
  more: [
    'nation',
    'region',
    'when',
    'facing',
    'shade',
    'kwh',
    'bedrooms',
    'panels',
    'price',
    'installed',
  ],
}

export const panelsCalculator: Calculator = {
  leadsWith: 'panels',
  path: '/how-many-solar-panels',
  form: 'panel-count',
  passesOn: ['bill'],
  first: ['postcode', 'bill', 'export', 'facing', 'when'],
  more: [
    'nation',
    'region',
    'kwh',
    'bedrooms',
    'shade',
    'kw',
    'panels',
    'inverter',
    'price',
    'installed',
  ],
}

export const batteryCalculator: Calculator = {
  leadsWith: 'battery',
  path: '/solar-batteries',
  form: 'battery',
  passesOn: ['battery', 'have', 'bill'],
  first: ['battery', 'kw', 'bill', 'tariff', 'export'],
  more: ['nightfrom', 'nightto', 'night', 'day', 'have', 'batteryprice', 'price', 'kwh', 'when'],
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
export const estimateWords = { cost: 'Cost with VAT', path: savingsCalculator.path } as const

/** The page of help looks up what is open in a nation today. */
export const programsLookup = { path: '/solar-panel-grants' } as const
