import type { Estimate, Figure } from '../../shared/figure.ts'

const october = {
  source:
    'Ofgem, announcement of 26 August 2026, as recorded in a public file checked on 25 September 2026; a second public file agrees',
  checked: '2026-09-25',
  validFrom: '2026-10-01',
  validTo: '2026-12-31',
  confidence: 'seen',
} as const

/** Electricity under the price cap, without VAT: pence for a kWh and for a day. */
export type Cap = { rate: number; daily: number }

/** The mean of 14 regions, by direct debit at one rate, a row for each quarter: the next goes here. Regional rates of 2026 were not found. */
export const caps: readonly [Figure<Cap>, ...Figure<Cap>[]] = [
  {
    what: 'Electricity under the price cap without VAT, p per kWh and p a day',
    value: { rate: 26.32, daily: 54.83 },
    ...october,
    after: 'carry',
  },
]

/** With 5 per cent VAT. */
export const gasCap: Figure<Cap> = {
  what: 'Gas under the price cap with VAT, p per kWh and p a day',
  value: { rate: 7.97, daily: 29.68 },
  ...october,
  after: 'hide',
}

export const typicalBill: Figure<number> = {
  what: 'Typical yearly bill for 2,500 kWh of electricity and 9,500 kWh of gas, £',
  value: 1723,
  ...october,
  after: 'hide',
}

/** Newest first, by the first day of the quarter. That of January 2026 was seen once. */
export const earlierCaps: Figure<readonly (readonly [from: string, rate: number])[]> = {
  what: 'Electricity under earlier price caps with the VAT of the time, p per kWh',
  value: [
    ['2026-07-01', 26.11],
    ['2026-04-01', 24.67],
    ['2026-01-01', 27.69],
    ['2025-10-01', 26.35],
    ['2025-07-01', 25.73],
  ],
  source: 'Ofgem’s quarters as reported by suppliers and news pages, 2025–26',
  checked: '2026-11-22',
  confidence: 'seen',
  after: 'keep',
}

export const rateSpread: Figure<Estimate> = {
  what: 'How far a rate that nobody entered may lie from the price cap',
  value: { low: 0.9, mid: 1, high: 1.05 },
  source: 'Our assumption: fixed deals lie under the cap, and a few regions above the mean',
  checked: '2026-11-23',
  confidence: 'assumed',
  after: 'keep',
}

/** A supplier’s pay for what is sold. */
export type ExportTariff = {
  name: string
  /** p per kWh; where it differs by the clock, outside those hours. */
  rate: number
  /** From and to which hour of the clock it pays another rate. */
  peak?: { from: number; to: number; rate: number }
  /** What it is tied to. */
  tie: 'nothing' | 'import' | '12 months' | 'their installation'
}

export const exportTariffs = {
  octopus: {
    what: 'Octopus Outgoing, p per kWh sold',
    value: { name: 'Octopus Outgoing', rate: 12, tie: 'import' },
    source: 'The supplier’s help page and price interface; 15p until 28 February 2026',
    checked: '2026-10-05',
    validTo: '2026-12-31',
    confidence: 'seen',
    after: 'say the date',
  },
  'octopus-prime': {
    what: 'Octopus Prime Outgoing for 12 months, p per kWh sold',
    value: {
      name: 'Octopus Prime Outgoing 12M',
      rate: 9,
      peak: { from: 16, to: 19, rate: 16 },
      tie: '12 months',
    },
    source: 'The supplier’s price interface',
    checked: '2026-10-05',
    validTo: '2026-12-31',
    confidence: 'seen once',
    after: 'hide',
  },
  'octopus-seg': {
    what: 'Octopus SEG, p per kWh sold',
    value: { name: 'Octopus SEG', rate: 4.1, tie: 'nothing' },
    source: 'A public file',
    checked: '2026-09-25',
    validTo: '2026-12-31',
    confidence: 'seen',
    after: 'say the date',
  },
  eon: {
    what: 'E.ON Next Export Premium, p per kWh sold',
    value: { name: 'E.ON Next Export Premium', rate: 17.5, tie: 'their installation' },
    source: 'Three lists; bought from E.ON, which supplies the import too',
    checked: '2026-09-25',
    validTo: '2026-12-31',
    confidence: 'seen',
    after: 'say the date',
  },
  'british-gas': {
    what: 'British Gas Export and Earn Plus, p per kWh sold',
    value: { name: 'British Gas Export and Earn Plus', rate: 15.1, tie: 'import' },
    source: 'Lists of July 2025 and May 2026',
    checked: '2026-05-31',
    validTo: '2026-11-30',
    confidence: 'seen',
    after: 'say the date',
  },
  edf: {
    what: 'EDF Export 12m, p per kWh sold',
    value: { name: 'EDF Export 12m', rate: 15, tie: 'import' },
    source: 'Lists of July 2025 and May 2026',
    checked: '2026-05-31',
    validTo: '2026-11-30',
    confidence: 'seen',
    after: 'say the date',
  },
  'scottish-power': {
    what: 'ScottishPower SmartGen Premium Plus, p per kWh sold',
    value: { name: 'ScottishPower Premium Plus', rate: 15, tie: 'their installation' },
    source: 'Lists of July 2025 and May 2026; it supplies the import too',
    checked: '2026-05-31',
    validTo: '2026-11-30',
    confidence: 'seen',
    after: 'say the date',
  },
} as const satisfies Record<string, Figure<ExportTariff>>

export type ExportName = keyof typeof exportTariffs

/** 17.5p is left out of it: that needs the supplier’s own installation. */
export const exportRange: Figure<Estimate> = {
  what: 'Paid for what is sold where no tariff is named, p per kWh',
  value: { low: 4.1, mid: 12, high: 15.1 },
  source: 'The tariffs we list: low is open to anybody, high needs only the import supply',
  checked: '2026-10-05',
  validTo: '2026-12-31',
  confidence: 'derived',
  after: 'say the date',
}

/** No supplier’s offer, and never filled in for a visitor. Most such tariffs ask for an electric car. */
export const nightExample: Figure<{ night: number; day: number; from: string; to: string }> = {
  what: 'Example rates of a night tariff, p per kWh',
  value: { night: 8.5, day: 28, from: '00:30', to: '05:30' },
  source:
    'One installer’s comparison (amprenewables.co.uk, 12 May 2026); other lists of 2025–26 give 7 to 9.9 and 23 to 35',
  checked: '2026-05-12',
  validTo: '2027-05-31',
  confidence: 'assumed',
  after: 'say the date',
}
