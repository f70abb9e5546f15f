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
const theirPanels = 'ask: how big, which year, what inverter'

// Income and how they would pay are never asked on the telephone.
const roof =
  'Which way does it face, what shades it? Whose is the building, is it listed or leasehold?'
const supply = 'Who supplies them, on what tariff and hours? A smart meter? Three-phase?'

/** What follows the first sentence at once. */
export const afterOpening = ' Is now a good time?'

/** How a call about each form goes, by the form's slug. */
export const callGuides: Readonly<Record<string, CallGuide>> = {
  home: {
    reason: `about solar${placeMark}`,
    wants: 'Solar panels',
    lines: [
      wants('property-type', 'Where'),
      has('property-ownership', 'Whose'),
      bill('monthly-bill', 'Bill', aMonth),
    ],
    stillToAsk: `${roof} ${supply} Room in the loft?`,
  },
  battery: {
    reason: `about a battery${placeMark}`,
    wants: 'A battery',
    lines: [
      wants('battery-size', 'Size', { unit: 'usable kWh' }),
      has('current-system', 'Has panels', { next: { Yes: theirPanels } }),
      uses('energy-usage', 'Uses power'),
      bill('electricity-bill', 'Bill', aMonth),
      rest('power-outages', 'Power cuts matter'),
    ],
    stillToAsk: `${supply} Where would it go: garage, loft, outside? Listed or leasehold?`,
  },
  rebates: {
    reason: `what help you can get with solar${placeMark}`,
    wants: 'To know what help there is',
    lines: [
      has('property-type', 'Home'),
      has('epc', 'EPC band'),
      has('property-ownership', 'Whose'),
      uses('heating', 'Heating'),
      rest('household-income', 'Income', { unit: 'before tax, a year' }),
      rest('benefits', 'Means-tested benefit'),
    ],
    stillToAsk: 'Which council? Panels already? What’s the electricity bill?',
  },
  savings: {
    reason: `what solar could save you${placeMark}`,
    wants: 'Solar panels, and to know what they save',
    lines: [
      wants('system-size', 'Size'),
      wants('battery-interest', 'A battery too'),
      wants('savings-interest', 'Worthwhile at', { unit: 'a year' }),
      has('roof-complexity', 'Roof'),
      rest('installation-urgency', 'When'),
    ],
    stillToAsk: `${roof} ${supply}`,
  },
  installers: {
    reason: `for a good local installer${placeMark}`,
    wants: 'An installer near them',
    lines: [
      wants('installer-preference', 'Matters most'),
      wants('additional-services', 'With it'),
      has('location', 'Roof'),
      rest('timeline', 'When'),
    ],
    stillToAsk: `${roof} ${supply} Panels already?`,
  },
  'panel-count': {
    reason: `how many panels your roof${placeMark} needs`,
    wants: 'To know how many panels',
    lines: [
      has('roof-space', 'Clear roof'),
      uses('energy-usage', 'Uses power'),
      bill('monthly-bill', 'Bill', aMonth),
    ],
    stillToAsk: `${roof} ${supply}`,
  },
  business: {
    reason: `about solar for your business${placeMark}`,
    wants: 'Solar panels for a business',
    lines: [
      has('business-type', 'Business'),
      has('building-ownership', 'Building'),
      has('roof-size', 'Roof'),
      bill('monthly-bill', 'Bill', { unit: 'a month, without VAT' }),
    ],
    stillToAsk:
      'Who decides? Which hours do they work, at what rate per kWh? Three-phase? Years left on the lease? The roof’s age?',
  },
  contact: {
    reason: 'to get back to you',
    wants: 'An answer from us',
    lines: [wants('inquiry-type', 'About'), wants('message', 'Wrote')],
    stillToAsk: 'Is anything left open?',
  },
  'article-costs': {
    reason: `what solar panels cost${placeMark}`,
    wants: 'Solar panels, and what they cost',
    lines: [
      wants('system-size', 'Size'),
      wants('cost-priority', 'Matters most'),
      has('roof-direction', 'Roof faces'),
      rest('timeline', 'When'),
      rest('budget', 'Would spend'),
    ],
    stillToAsk: `What shades the roof? Whose is the building, is it listed or leasehold? ${supply}`,
  },
  'article-battery': {
    reason: `about a battery${placeMark}`,
    wants: 'A battery',
    lines: [
      wants('battery-interest', 'Matters most'),
      has('current-system', 'Has panels', { next: { Yes: theirPanels } }),
      uses('energy-usage', 'Uses power'),
      rest('battery-budget', 'Would spend'),
    ],
    stillToAsk: `${supply} Where would it go? Listed or leasehold?`,
  },
  'article-compare': {
    reason: `which kind of solar would suit you${placeMark}`,
    wants: 'To compare kinds of solar',
    lines: [
      wants('installation-type', 'Where'),
      has('property-size', 'Place'),
      uses('monthly-usage', 'Uses', { unit: 'a month' }),
      rest('investment-budget', 'Would spend'),
    ],
    stillToAsk:
      'Do they own it, and would the landlord agree? A balcony or wall in the sun? What’s the electricity bill?',
  },
}

/** For leads that no form of ours brought: sent by another program, or added by hand. */
const anyCallGuide: CallGuide = {
  reason: `about solar${placeMark}`,
  wants: 'To hear about solar',
  lines: [],
  stillToAsk: `What do they want? ${roof} ${supply}`,
}

export function callGuide(form: string): CallGuide {
  return Object.hasOwn(callGuides, form) ? (callGuides[form] ?? anyCallGuide) : anyCallGuide
}
