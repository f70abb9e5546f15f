import type { Estimate, Figure } from '../../shared/figure.ts'

const tdcv = 'Ofgem, typical consumption values from 1 July 2026'

/** The house reviews it then: no last day is published. */
const reviewedBy = '2027-06-30'

export const typicalUse: Figure<number> = {
  what: 'Typical household’s electricity with one rate, kWh a year',
  value: 2500,
  source: tdcv,
  checked: '2026-07-01',
  validTo: reviewedBy,
  confidence: 'seen',
  after: 'say the date',
}

export const multiRateUse: Figure<number> = {
  what: 'Typical household’s electricity with a multi-rate meter, kWh a year',
  value: 3400,
  source: tdcv,
  checked: '2026-07-01',
  validTo: reviewedBy,
  confidence: 'seen',
  after: 'say the date',
}

/** Three bedrooms and more are missing: the typical household is used. */
export const useByBedrooms: Figure<readonly number[]> = {
  what: 'Median electricity of homes with one and with two bedrooms, kWh a year',
  value: [1666, 2137],
  source: 'DESNZ, NEED 2026 (2024 readings), through a public file',
  checked: '2026-06-11',
  validTo: reviewedBy,
  confidence: 'seen once',
  after: 'say the date',
}

export const useSpread: Figure<Estimate> = {
  what: 'How far a home may lie from a usual use that nobody entered',
  value: { low: 0.7, mid: 1, high: 1.35 },
  source: 'Our assumption',
  checked: '2026-11-23',
  confidence: 'assumed',
  after: 'keep',
}

/** Whether someone is home on weekdays between 9 and 5: yes, in the morning or the afternoon, or usually no one. */
export type WhenUsed = 'home' | 'half' | 'out'

export const habitPoints: Figure<number> = {
  what: 'How far a home’s own use may lie from that of its kind, as a share of what the panels make',
  value: 0.04,
  source: 'Our assumption',
  checked: '2026-11-23',
  confidence: 'assumed',
  after: 'keep',
}

/** When a home uses what it switches on: weights by hour of the clock. */
export type Habit = {
  /** The share of each half hour that what is switched on in it runs for. */
  duty: number
  alwaysOnKw: number
  weekday: readonly number[]
  weekend: readonly number[]
  weekendTimes: number
}

const halfDay = [
  2.2, 2, 1.9, 1.9, 1.9, 2.2, 3.4, 5, 5, 4.4, 4.2, 4.2, 4.4, 4.3, 4.2, 4.4, 5, 6.2, 7.4, 7.6, 6.8,
  5.6, 4.2, 3,
]
const homeDay = [
  2, 1.8, 1.7, 1.7, 1.7, 1.9, 2.8, 4.2, 5.2, 6.2, 6.8, 7, 7.2, 7, 6.6, 6, 5.4, 5.2, 5.4, 5.4, 4.8,
  3.8, 2.8, 2.2,
]

export const habits: Figure<Record<WhenUsed, Habit>> = {
  what: 'When homes use power: weights by hour of the clock, and how evenly',
  value: {
    half: { duty: 0.14, alwaysOnKw: 0.09, weekday: halfDay, weekend: halfDay, weekendTimes: 1.05 },
    home: { duty: 0.18, alwaysOnKw: 0.08, weekday: homeDay, weekend: homeDay, weekendTimes: 1 },
    out: {
      duty: 0.1,
      alwaysOnKw: 0.08,
      weekday: [
        2.2, 2, 1.9, 1.9, 1.9, 2.2, 3.6, 5.4, 4.8, 1.28, 1.08, 1.04, 1.08, 1.08, 1.12, 1.32, 1.84,
        6.8, 8.6, 8.8, 7.9, 6.6, 4.8, 3.2,
      ],
      weekend: [
        2.2, 2, 1.9, 1.9, 1.9, 2.2, 3.4, 5, 5, 1.76, 1.68, 1.68, 1.76, 1.72, 1.68, 1.76, 2, 6.2,
        7.4, 7.6, 6.8, 5.6, 4.2, 3,
      ],
      weekendTimes: 1.1,
    },
  },
  source: 'Fit to MCS MGD 003 issue 2.0, the trade’s own table of use at home',
  checked: '2026-11-23',
  confidence: 'derived',
  after: 'keep',
}

/** Of what is always on, no more than so much of the use of a home that uses little. */
export const alwaysOnShare: Figure<number> = {
  what: 'The most of a home’s use that is always on',
  value: 0.5,
  source: 'Our assumption',
  checked: '2026-11-26',
  confidence: 'assumed',
  after: 'keep',
}

export const winterMore: Figure<number> = {
  what: 'How much more is switched on in the middle of January than on the mean day',
  value: 0.18,
  source: 'Fit to MCS MGD 003 issue 2.0, the trade’s own table of use at home',
  checked: '2026-11-23',
  confidence: 'derived',
  after: 'keep',
}
