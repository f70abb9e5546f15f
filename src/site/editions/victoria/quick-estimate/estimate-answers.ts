import type { Answers } from '#domain/enquiry/form.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { defaultInputs, type Inputs } from '#estimate/inputs/inputs.ts'
import { isVictorianHome } from '#estimate/postcode.ts'
import { bandOf } from '#site/quick-estimate/bands.ts'
import { estimateUses, isBusiness, kilowattsOf } from '#site/quick-estimate/home-answers.ts'
import type { QuickEstimate } from '#site/quick-estimate/quick-estimate.ts'

/**
 * A quick estimate from a form’s answers. Undefined if they say too little, or are about something we cannot calculate, such
 * as a business, another state, or a rented home, where the owner pays and the tenant saves.
 */
export function estimateAnswers(answers: Answers, today: Day): QuickEstimate | undefined {
  if (isBusiness(answers) || isRented(answers)) return undefined
  const { postcode } = answers
  if (postcode && !isVictorianHome(postcode)) return undefined
  const uses = usesOf(answers)
  if (!uses) return undefined
  return estimateUses(answers, systemOf(answers), uses, today)
}

function isRented(answers: Answers): boolean {
  return ['tenant', 'rent'].includes(answers['property-ownership'] ?? '')
}

function billOf(answers: Answers): string | undefined {
  return answers['monthly-bill'] || answers['electricity-bill']
}

/** Kilowatt-hours a day at both ends of each band. */
const dailyUse: Record<string, [number, number]> = {
  low: [5, 10],
  medium: [10, 20],
  high: [20, 30],
}

/** The household’s use at both ends of the band it chose. If it chose only a size, the mean home’s. */
function usesOf(answers: Answers): Partial<Inputs>[] | undefined {
  const bill = billOf(answers)
  if (bill) return bandOf(bill).map((dollars) => ({ bill: dollars, every: 'month' }))
  const daily = dailyUse[answers['daily-usage'] ?? '']
  if (daily) return daily.map((kwh) => ({ kwh: kwh * 365 }))
  return answers['system-size'] ? [{}] : undefined
}

const whenByAnswer: Record<string, Inputs['when']> = {
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
  large: 20,
  'very-large': 25,
  'not-sure': 10,
}

/** Usable kWh for the form that asks about daily use and blackouts instead of a size. */
const batteryByUse: Record<string, number> = { low: 5, medium: 10, high: 13.5 }

function systemOf(answers: Answers): Partial<Inputs> {
  const have = ['yes', 'yes-solar'].includes(answers['current-system'] ?? '') ? 'yes' : 'no'
  return {
    kw: have === 'yes' ? defaultInputs.kw : kilowattsOf(answers, billOf(answers)),
    battery: batteryOf(answers),
    have,
    when: whenByAnswer[answers['energy-usage'] ?? ''] ?? 'not-sure',
  }
}

function batteryOf(answers: Answers): number {
  const chosen = batterySizes[answers['battery-size'] ?? '']
  if (chosen !== undefined) return chosen
  if (answers['backup-needs']) return batteryByUse[answers['daily-usage'] ?? ''] ?? 10
  return answers['battery-interest'] === 'yes' ? 10 : 0
}
