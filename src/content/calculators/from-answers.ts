import type { Answers } from '#domain/enquiry/form.ts'
import { panelWatts } from '#domain/estimate/data/prices.ts'
import type { Day } from '#domain/estimate/day.ts'
import { estimateHome, type HomeEstimate } from '#domain/estimate/estimate.ts'
import { buysPanels, defaultInputs, type Inputs } from '#domain/estimate/inputs/inputs.ts'
import { isVictorianHome } from '#domain/estimate/postcode.ts'
import { panelsByBill, panelsBySize } from '../panel-counts.ts'
import type { QuickEstimate } from './numbers-found.ts'

/**
 * A small estimate from what a form asked. Undefined where it asked too little, or about something we cannot reckon
 * with, such as a business or another state.
 */
export function quickEstimateFrom(answers: Answers, today: Day): QuickEstimate | undefined {
  if (isBusiness(answers)) return undefined
  const { postcode } = answers
  if (postcode && !isVictorianHome(postcode)) return undefined
  const ends = usesOf(answers)
  if (!ends) return undefined
  const inputs = { ...defaultInputs, ...(postcode ? { postcode } : {}), ...systemOf(answers) }
  if (!buysPanels(inputs) && inputs.battery === 0) return undefined
  const found = ends
    .map((end) => estimateHome({ ...inputs, ...end }, {}, today))
    .filter((one): one is HomeEstimate => !('problems' in one))
  return found.length > 0 ? overAll(found) : undefined
}

function isBusiness(answers: Answers): boolean {
  return (
    answers['property-type'] === 'business' ||
    answers['business-type'] !== undefined ||
    answers['installation-type'] !== undefined
  )
}

function billOf(answers: Answers): string | undefined {
  return answers['monthly-bill'] || answers['electricity-bill']
}

/** Kilowatt-hours a year at both ends of ‘low’, ‘medium’ and ‘high’. */
const dailyUse: Record<string, [number, number]> = {
  low: [5, 10],
  medium: [10, 20],
  high: [20, 30],
}

/** What is used, at both ends of the band that was picked. A size alone says nothing about the household: its mean counts. */
function usesOf(answers: Answers): Partial<Inputs>[] | undefined {
  const bill = billOf(answers)
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

const batterySizes: Record<string, number> = {
  small: 5,
  medium: 10,
  large: 15,
  'very-large': 20,
  'not-sure': 10,
}

/** For the form that asks what is used, and what should run in a blackout. */
const batteryByUse: Record<string, number> = { low: 5, medium: 10, high: 13.5 }

/** How many panels a roof of so many car spaces holds. */
const roofSpaces: Record<string, number> = { small: 6, medium: 12 }

function systemOf(answers: Answers): Partial<Inputs> {
  const have = ['yes', 'yes-solar'].includes(answers['current-system'] ?? '') ? 'yes' : 'no'
  return {
    kw: have === 'yes' ? defaultInputs.kw : kilowattsOf(answers),
    battery: batteryOf(answers),
    have,
    when: whenAnswered[answers['energy-usage'] ?? ''] ?? 'not-sure',
  }
}

/** Of the panels that were seen beside the answers, as far as the roof holds them. */
function kilowattsOf(answers: Answers): number {
  const panels = panelsBySize[answers['system-size'] ?? ''] ?? panelsByBill[billOf(answers) ?? '']
  if (!panels) return defaultInputs.kw
  const roofHolds = roofSpaces[answers['roof-space'] ?? ''] ?? panels
  return (Math.min(panels, roofHolds) * panelWatts.value) / 1000
}

function batteryOf(answers: Answers): number {
  const picked = batterySizes[answers['battery-size'] ?? '']
  if (picked !== undefined) return picked
  if (answers['backup-needs']) return batteryByUse[answers['daily-usage'] ?? ''] ?? 10
  return answers['battery-interest'] === 'yes' ? 10 : 0
}

function overAll(found: readonly HomeEstimate[]): QuickEstimate {
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
