import type { Estimate, Figure } from '../../shared/figure.ts'

/** The fifth stands for five or more. Runs above the Victorian mean, since many homes here heat with gas. */
export const useByPeople: Figure<readonly [number, number, number, number, number]> = {
  what: 'kWh a Victorian household uses in a year, by people from one to five and more',
  value: [2953, 4840, 5077, 5805, 7351],
  source: 'Frontier Economics for the Australian Energy Regulator, December 2020, table 17',
  checked: '2026-11-22',
  confidence: 'seen',
}

export const meanUse: Figure<number> = {
  what: 'kWh the average Victorian home uses in a year',
  value: 4615,
  source: 'finder.com.au/energy',
  checked: '2026-11-21',
  confidence: 'seen once',
}

/** Two homes with as many people differ by more than this; one in ten lies beyond either end. */
export const useSpread: Figure<Estimate> = {
  what: 'A home’s use, as a share of the usual',
  value: { low: 0.7, mid: 1, high: 1.35 },
  source: 'Our assumption; a bill takes its place',
  checked: '2026-11-22',
  confidence: 'assumed',
}

export type WhenUsed = 'daytime' | 'evenings' | 'throughout' | 'weekends' | 'not-sure'

/** Use by hour of the clock from midnight, on any scale: only the shape counts. */
type Hours = readonly number[]

const outByDay: Hours = [
  2.2, 2, 1.9, 1.9, 1.9, 2.2, 3.6, 5.4, 4.8, 3.2, 2.7, 2.6, 2.7, 2.7, 2.8, 3.3, 4.6, 6.8, 8.6, 8.8,
  7.9, 6.6, 4.8, 3.2,
]
const inAndOut: Hours = [
  2.2, 2, 1.9, 1.9, 1.9, 2.2, 3.4, 5, 5, 4.4, 4.2, 4.2, 4.4, 4.3, 4.2, 4.4, 5, 6.2, 7.4, 7.6, 6.8,
  5.6, 4.2, 3,
]
const homeByDay: Hours = [
  2, 1.8, 1.7, 1.7, 1.7, 1.9, 2.8, 4.2, 5.2, 6.2, 6.8, 7, 7.2, 7, 6.6, 6, 5.4, 5.2, 5.4, 5.4, 4.8,
  3.8, 2.8, 2.2,
]

/** What a weekend adds: how many times a weekday’s use. */
type Week = { weekday: Hours; weekend: Hours; weekendTimes: number }

/** `not-sure` is between in and out at mid; low and high take both evenings and daytime. */
export const weeks: Figure<Record<WhenUsed, Week>> = {
  what: 'When a household uses its power, through the day and the week',
  value: {
    evenings: { weekday: outByDay, weekend: inAndOut, weekendTimes: 1.1 },
    throughout: { weekday: inAndOut, weekend: inAndOut, weekendTimes: 1.05 },
    daytime: { weekday: homeByDay, weekend: homeByDay, weekendTimes: 1 },
    weekends: { weekday: outByDay, weekend: homeByDay, weekendTimes: 1.6 },
    'not-sure': { weekday: inAndOut, weekend: inAndOut, weekendTimes: 1.05 },
  },
  source: 'Our assumption; the half-hours from your meter beat it',
  checked: '2026-11-21',
  confidence: 'assumed',
}

/** Fridge, standby, router. No more than four tenths of the year, however little a household uses. */
export const alwaysOn: Figure<{ kilowatts: number; mostShare: number }> = {
  what: 'What is always on, kW',
  value: { kilowatts: 0.1, mostShare: 0.4 },
  source: 'Our assumption',
  checked: '2026-11-21',
  confidence: 'assumed',
}

export const winterMore: Figure<number> = {
  what: 'How much more than average a home uses in July, and less in January, as a share',
  value: 0.15,
  source: 'Our assumption: heating in winter, a little cooling in summer',
  checked: '2026-11-21',
  confidence: 'assumed',
}

export const shiftedUse: Figure<number> = {
  what: 'Hours later you run your appliances, or earlier if negative',
  value: 0,
  source: 'None: you run them when you do now',
  checked: '2026-11-21',
  confidence: 'assumed',
}
