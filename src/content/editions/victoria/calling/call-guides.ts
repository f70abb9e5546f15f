import {
  bill,
  type CallGuide,
  has,
  placeMark,
  rest,
  uses,
  wants,
} from '#content/calling/call-guide.ts'

const aMonth = { unit: 'a month' }
const theirPanels = 'ask: how big, which year'

/** What follows the first sentence at once: nothing. */
export const afterOpening = ''

/** How a call about each form goes, by the form's slug. */
export const callGuides: Readonly<Record<string, CallGuide>> = {
  home: {
    reason: `about solar panels${placeMark}`,
    wants: 'Solar panels',
    lines: [
      wants('property-type', 'Where'),
      has('property-ownership', 'The building'),
      bill('monthly-bill', 'Bill', aMonth),
    ],
    stillToAsk: 'Panels already? When do they use power? Tiles or metal?',
  },
  battery: {
    reason: `about a battery${placeMark}`,
    wants: 'A battery',
    lines: [
      wants('battery-size', 'Size'),
      has('current-system', 'Has solar', { next: { Yes: theirPanels } }),
      uses('energy-usage', 'Uses power'),
      bill('electricity-bill', 'Bill', aMonth),
      rest('power-outages', 'Blackouts matter'),
    ],
    stillToAsk: 'Owner or renting? Where would it go?',
  },
  rebates: {
    reason: `which solar rebates you can get${placeMark}`,
    wants: 'To know which rebates they can get',
    lines: [
      has('property-type', 'Home'),
      has('property-ownership', 'Owner'),
      uses('heating', 'Heating'),
      rest('household-income', 'Income', { unit: 'taxable, a year' }),
      rest('benefits', 'Receives'),
    ],
    stillToAsk: 'Panels or a battery already? What do they pay for power?',
  },
  savings: {
    reason: `what solar panels could save you${placeMark}`,
    wants: 'Solar panels, and to know what they save',
    lines: [
      wants('system-size', 'Size'),
      wants('battery-interest', 'A battery too'),
      wants('savings-interest', 'Hopes to save', { unit: 'a year' }),
      has('roof-complexity', 'Roof'),
      rest('installation-urgency', 'When'),
    ],
    stillToAsk: 'Owner or renting? What do they pay for power?',
  },
  installers: {
    reason: `for a good local installer${placeMark}`,
    wants: 'A local installer',
    lines: [
      wants('installer-preference', 'Matters most'),
      wants('additional-services', 'With it'),
      has('location', 'Roof'),
      rest('timeline', 'When'),
    ],
    stillToAsk: 'Owner or renting? What do they pay for power? Panels already?',
  },
  'panel-count': {
    reason: `how many panels your roof${placeMark} needs`,
    wants: 'To know how many panels',
    lines: [
      has('roof-space', 'Clear roof'),
      uses('energy-usage', 'Uses power'),
      bill('monthly-bill', 'Bill', aMonth),
    ],
    stillToAsk: 'Owner or renting? Tiles or metal? Which way does it face?',
  },
  business: {
    reason: `about solar panels for your business${placeMark}`,
    wants: 'Solar panels for a business',
    lines: [
      has('business-type', 'Business'),
      has('building-ownership', 'Building'),
      has('roof-size', 'Roof'),
      bill('monthly-bill', 'Bill', aMonth),
    ],
    stillToAsk: 'Who decides? Which hours do they work? A recent bill?',
  },
  'battery-size': {
    reason: `which size of battery you need${placeMark}`,
    wants: 'To know which size of battery',
    lines: [wants('backup-needs', 'In a blackout'), uses('daily-usage', 'Uses power')],
    stillToAsk: 'Panels already, how big? Owner or renting? Where would it go?',
  },
  'battery-cost': {
    reason: `what a battery costs${placeMark}`,
    wants: 'A price for a battery',
    lines: [wants('battery-size', 'Size'), wants('budget-range', 'Budget')],
    stillToAsk: 'Panels already, how big? Owner or renting? When do they use power?',
  },
  'battery-choice': {
    reason: `which battery would suit you${placeMark}`,
    wants: 'A battery, and advice which',
    lines: [wants('battery-brand', 'Maker')],
    stillToAsk: 'Panels already, how big? Owner or renting? What do they pay for power?',
  },
  'roof-tiles': {
    reason: `about a solar roof${placeMark}`,
    wants: 'Solar roof tiles',
    lines: [has('roof-type', 'Roof now'), has('roof-condition', 'Its shape')],
    stillToAsk: 'Owner or renting? Building or re-roofing, and when?',
  },
  contact: {
    reason: 'to get back to you',
    wants: 'An answer from us',
    lines: [wants('inquiry-type', 'About'), wants('message', 'Wrote')],
    stillToAsk: 'Is anything left open?',
  },
  'article-rebates': {
    reason: `which solar rebates you can get${placeMark}`,
    wants: 'To know which rebates they can get',
    lines: [
      has('property-type', 'Home'),
      has('current-solar', 'Has solar', { next: { 'Yes, on the roof': theirPanels } }),
      rest('household-income', 'Income', { unit: 'taxable, a year' }),
    ],
    stillToAsk: 'Do they own it? What do they pay for power?',
  },
  'article-battery': {
    reason: `about a battery${placeMark}`,
    wants: 'A battery',
    lines: [
      wants('battery-interest', 'Matters most'),
      has('current-system', 'Has solar', { next: { Yes: theirPanels } }),
      uses('energy-usage', 'Uses power'),
      rest('battery-budget', 'Would spend'),
    ],
    stillToAsk: 'Owner or renting? What do they pay for power? Where would it go?',
  },
  'article-compare': {
    reason: `which kind of solar would suit you${placeMark}`,
    wants: 'To compare kinds of solar',
    lines: [
      wants('installation-type', 'Where'),
      has('property-size', 'Property'),
      uses('monthly-usage', 'Uses', { unit: 'a month' }),
      rest('investment-budget', 'Could invest'),
    ],
    stillToAsk: 'Do they own it? What do they pay for power?',
  },
  'article-financing': {
    reason: `how to pay for solar${placeMark}`,
    wants: 'To know how to pay for it',
    lines: [
      wants('system-preference', 'Pays for'),
      wants('financing-preference', 'Would pay'),
      rest('household-income', 'Income', { unit: 'taxable, a year' }),
    ],
    stillToAsk: 'Do they own it? What do they pay for power? Panels already?',
  },
  'article-costs': {
    reason: `what solar panels cost${placeMark}`,
    wants: 'Solar panels, and what they cost',
    lines: [
      wants('system-size', 'Size'),
      wants('cost-priority', 'Matters most'),
      has('melbourne-area', 'Part of Melbourne'),
      rest('timeline', 'When'),
      rest('budget', 'Budget'),
    ],
    stillToAsk: 'Owner or renting? What do they pay for power? Tiles or metal?',
  },
  'article-2030': {
    reason: `about getting ready for 2030${placeMark}`,
    wants: 'Solar, before 2030',
    lines: [
      wants('renewables-interest', 'Draws them'),
      wants('renewables-concern', 'Holds them back'),
      wants('financing-interest', 'Would pay'),
      rest('timeline', 'When'),
    ],
    stillToAsk: 'Owner or renting? What do they pay for power? Panels already?',
  },
}

/** For leads that no form of ours brought: sent by another program, or added by hand. */
const anyCallGuide: CallGuide = {
  reason: `about solar${placeMark}`,
  wants: 'To hear about solar',
  lines: [],
  stillToAsk: 'What do they want? Owner or renting? What do they pay for power?',
}

export function callGuide(form: string): CallGuide {
  return Object.hasOwn(callGuides, form) ? (callGuides[form] ?? anyCallGuide) : anyCallGuide
}
