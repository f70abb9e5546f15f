import type { Answers } from '#domain/enquiry/form.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { defaultInputs, type Inputs } from '#estimate/inputs/inputs.ts'
import { pricedBattery } from '#estimate/money/price.ts'
import { placeOf } from '#estimate/postcode.ts'
import { bandOf } from '#site/quick-estimate/bands.ts'
import { estimateUses, isBusiness, kilowattsOf } from '#site/quick-estimate/home-answers.ts'
import type { QuickEstimate } from '#site/quick-estimate/quick-estimate.ts'

/**
 * A quick estimate from a form’s answers. Undefined if they say too little, or are about something we cannot calculate, such as a
 * business, a plug-in kit or a place we have no figures for, or if the roof isn't theirs: a tenant can't have what an owner would save.
 */
export function estimateAnswers(answers: Answers, today: Day): QuickEstimate | undefined {
  const { postcode } = answers
  if (isBusiness(answers) || isTenant(answers) || (postcode && !placeOf(postcode))) return undefined
  const uses = usesOf(answers)
  if (!uses) return undefined
  return estimateUses(answers, systemOf(answers), uses, today)
}

function isTenant(answers: Answers): boolean {
  return answers['property-ownership'] === 'tenant'
}

function billOf(answers: Answers): string | undefined {
  const bill = answers['monthly-bill'] || answers['electricity-bill']
  return bill === 'not-sure' ? undefined : bill
}

/** The household’s use at both ends of the band it chose. If it chose only a size, the typical home’s. */
function usesOf(answers: Answers): Partial<Inputs>[] | undefined {
  const bill = billOf(answers)
  if (bill) return bandOf(bill).map((pounds) => ({ bill: pounds }))
  return answers['system-size'] || answers['battery-size'] ? [{}] : undefined
}

const facings: Record<string, Inputs['facing']> = {
  south: 'S',
  'east-west': 'E',
  north: 'N',
  flat: 'flat',
}

const batterySizes: Record<string, number> = {
  small: 5,
  medium: 10,
  large: 13.5,
  'very-large': 20,
  'not-sure': pricedBattery,
}

function systemOf(answers: Answers): Partial<Inputs> {
  const hasPanels = ['yes', 'yes-solar'].includes(answers['current-system'] ?? '')
  return {
    kw: hasPanels ? defaultInputs.kw : kilowattsOf(answers, billOf(answers)),
    battery: batteryOf(answers),
    have: hasPanels ? 'yes' : 'no',
    facing: facings[answers['roof-direction'] ?? ''] ?? 'not-sure',
  }
}

function batteryOf(answers: Answers): number {
  const chosen = batterySizes[answers['battery-size'] ?? '']
  if (chosen !== undefined) return chosen
  return answers['battery-interest'] === 'yes' ? pricedBattery : 0
}
