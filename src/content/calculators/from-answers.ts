import type { Answers } from '#domain/enquiry/form.ts'
import type { Day } from '#domain/estimate/day.ts'
import { type Estimate, estimate } from '#domain/estimate/estimate.ts'
import { buysPanels, defaultInputs, type Inputs } from '#domain/estimate/inputs.ts'
import { isVictorianHome } from '#domain/estimate/postcode.ts'
import type { NumbersFound } from './numbers-found.ts'

/**
 * A small estimate from what a form asked. Undefined where it asked too little, or about something we cannot reckon
 * with, such as a business or another state.
 */
export function foundFrom(answers: Answers, today: Day): NumbersFound | undefined {
  if (isBusiness(answers)) return undefined
  const { postcode } = answers
  if (postcode && !isVictorianHome(postcode)) return undefined
  const ends = usesOf(answers)
  if (!ends) return undefined
  const inputs = { ...defaultInputs, ...(postcode ? { postcode } : {}), ...systemOf(answers) }
  if (!buysPanels(inputs) && inputs.battery === 0) return undefined
  const found = ends
    .map((end) => estimate({ ...inputs, ...end }, {}, today))
    .filter((one): one is Estimate => !('problems' in one))
  return found.length > 0 ? overAll(found) : undefined
}

function isBusiness(answers: Answers): boolean {
  return (
    answers['property-type'] === 'business' ||
    answers['business-type'] !== undefined ||
    answers['installation-type'] !== undefined
  )
}

const billAsked = ['monthly-bill', 'electricity-bill'] as const

/** Kilowatt-hours a year at both ends of ‘low’, ‘medium’ and ‘high’. */
const dailyUse: Record<string, [number, number]> = {
  low: [5, 10],
  medium: [10, 20],
  high: [20, 30],
}

/** What is used, at both ends of the band that was picked. A size alone says nothing about the household: its mean counts. */
function usesOf(answers: Answers): Partial<Inputs>[] | undefined {
  const bill = billAsked.map((name) => answers[name]).find(Boolean)
  if (bill) return bandOf(bill).map((dollars) => ({ bill: dollars, every: 'month' }))
  const daily = dailyUse[answers['daily-usage'] ?? '']
  if (daily) return daily.map((kwh) => ({ kwh: kwh * 365 }))
  return answers['system-size'] ? [{}] : undefined
}

/** ‘200-300’ is both; ‘under-100’ begins at six tenths of it, ‘over-500’ ends at four tenths more. */
function bandOf(band: string): number[] {
  const [low = 0, high] = (band.match(/\d+/g) ?? []).map(Number)
  if (band.startsWith('under')) return [low * 0.6, low]
  if (band.startsWith('over')) return [low, low * 1.4]
  return high === undefined ? [low] : [low, high]
}

const whenAnswered: Record<string, Inputs['when']> = {
  day: 'daytime',
  daytime: 'daytime',
  evening: 'evenings',
  evenings: 'evenings',
  throughout: 'throughout',
  weekends: 'weekends',
}

/** Whole panels of 440 W, near the middle of what was picked. */
const systemSizes: Record<string, number> = {
  small: 3.96,
  medium: 6.16,
  large: 8.8,
  'very-large': 13.2,
  'small-5kw': 5.28,
  'medium-7kw': 7.04,
  'large-10kw': 10.12,
}

const batterySizes: Record<string, number> = {
  small: 5,
  medium: 10,
  large: 15,
  'very-large': 20,
  'not-sure': 10,
}

/** For the form that asks what is used, and what should run in a blackout. */
const batteryByUse: Record<string, number> = { low: 5, medium: 10, high: 13.5 }

/** What a roof of so many car spaces holds, kW. */
const roofSpaces: Record<string, number> = { small: 2.64, medium: 5.28 }

function systemOf(answers: Answers): Partial<Inputs> {
  const roofHolds = roofSpaces[answers['roof-space'] ?? ''] ?? defaultInputs.kw
  const kw = systemSizes[answers['system-size'] ?? ''] ?? Math.min(defaultInputs.kw, roofHolds)
  return {
    kw,
    battery: batteryOf(answers),
    have: ['yes', 'yes-solar'].includes(answers['current-system'] ?? '') ? 'yes' : 'no',
    when: whenAnswered[answers['energy-usage'] ?? ''] ?? 'not-sure',
  }
}

function batteryOf(answers: Answers): number {
  const picked = batterySizes[answers['battery-size'] ?? '']
  if (picked !== undefined) return picked
  if (answers['backup-needs']) return batteryByUse[answers['daily-usage'] ?? ''] ?? 10
  return answers['battery-interest'] === 'yes' ? 10 : 0
}

function overAll(found: readonly Estimate[]): NumbersFound {
  const all = found.map(({ money }) => money.together)
  const [{ system, inputs } = { system: undefined, inputs: undefined }] = found
  const latest = all.map(({ payback }) => payback.latest)
  return {
    kw: system?.kw ?? 0,
    panels: inputs?.have === 'yes' ? 0 : (system?.panels ?? 0),
    battery: system?.battery ?? 0,
    saving: [
      Math.min(...all.map(({ saving }) => saving.low)),
      Math.max(...all.map(({ saving }) => saving.high)),
    ],
    soonest: least(all.map(({ payback }) => payback.soonest)),
    latest: latest.includes(null) ? null : Math.max(...latest.map(Number)),
  }
}

function least(years: readonly (number | null)[]): number | null {
  const known = years.filter((one) => one !== null)
  return known.length > 0 ? Math.min(...known) : null
}
