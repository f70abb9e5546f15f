import type { Estimate, Figure } from '../../shared/figure.ts'

/** The fifth is for five or more. Runs above the Victorian mean, since many homes here heat with gas. */
export const useByPeople: Figure<readonly [number, number, number, number, number]> = {
  what: 'kWh a Victorian household uses in a year, by people',
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
  value: { low: 0.65, mid: 1, high: 1.6 },
  source: 'Our assumption; a bill takes its place',
  checked: '2026-11-22',
  confidence: 'assumed',
}

export const enteredSpread: Figure<Record<'kwh' | 'bill', Estimate>> = {
  what: 'A year’s use, as a share of what was entered',
  value: { kwh: { low: 0.9, mid: 1, high: 1.1 }, bill: { low: 0.86, mid: 1, high: 1.14 } },
  source: 'Our assumption: no two years are the same',
  checked: '2026-11-26',
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

/** `not-sure` is between in and out at mid. */
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

/**
 * Of what is switched on, as shares of its mean: a wave that is highest in July, and one that is highest in July and January. A third of a
 * year falls in winter, 22 per cent in summer; the ends are our assumption.
 */
export const seasonsOfUse: Figure<{ winter: Estimate; both: number }> = {
  what: 'How much more a home uses in winter and summer',
  value: { winter: { low: 0.04, mid: 0.29, high: 0.57 }, both: 0.222 },
  source: 'Between the regulator’s benchmark of 2020 and network data for 2024–25',
  checked: '2026-11-22',
  confidence: 'derived',
}

/** Washing on one day, none on the next. */
export const dayToDay: Figure<{ deviation: number; likeness: number }> = {
  what: 'How far a day’s use lies from the season’s, as a share, and how much it takes after the day before',
  value: { deviation: 0.42, likeness: 0.3 },
  source: 'Our assumption: no two days are the same',
  checked: '2026-11-26',
  confidence: 'assumed',
}

/**
 * The power of one appliance. In British homes, half-hour by half-hour, 1.2 to 1.4 kW meet the official table of the sun they use
 * themselves within a point.
 */
export const applianceKw: Figure<Estimate> = {
  what: 'What an appliance takes while it runs, kW',
  value: { low: 0.6, mid: 1.4, high: 2.9 },
  source: 'We found no Australian figure: fit to Britain’s MCS MGD 003 (2022)',
  checked: '2026-11-22',
  confidence: 'derived',
}

export const daytimeSpread: Figure<Estimate> = {
  what: 'Use from 9 am to 5 pm, as a share of what we assume',
  value: { low: 0.52, mid: 1, high: 1.55 },
  source: 'Our assumption: nobody’s day is ours',
  checked: '2026-11-26',
  confidence: 'assumed',
}

/** Visitors who answer are roughly right; no real week is the one we draw. */
export const leftByHabit: Figure<number> = {
  what: 'What is left of that, and of what we don’t know of appliances, once somebody says when they use power',
  value: 0.85,
  source: daytimeSpread.source,
  checked: '2026-11-26',
  confidence: 'assumed',
}

export const shiftedUse: Figure<number> = {
  what: 'Hours later you run your appliances, or earlier if negative',
  value: 0,
  source: 'None: you run them when you do now',
  checked: '2026-11-21',
  confidence: 'assumed',
}
