import { answerTo } from '#content/calculators/answer.ts'
import { calculatorAt } from '#content/calculators/calculators.ts'
import { dayOf } from '#content/calculators/day-of.ts'
import { typedIn } from '#content/calculators/fields.ts'
import { type KeptEstimate, keptFrom } from '#domain/estimate/stored-estimate.ts'
import type { Services } from '../services.ts'

/**
 * What a visitor had worked out, from the calculator’s path and what was told to it. The numbers are reckoned here:
 * only the inputs come from outside, and what cannot be reckoned with is left.
 */
export function estimateFrom(
  told: string | undefined,
  { brand, now }: Pick<Services, 'brand' | 'now'>,
): KeptEstimate | undefined {
  if (!told || !brand.sellsInAustralia) return undefined
  const [path = '', query = ''] = told.split('?')
  const calculator = calculatorAt(path)
  const { estimate } = calculator
    ? answerTo(calculator, typedIn(query), dayOf(now()))
    : { estimate: undefined }
  return estimate && keptFrom(estimate)
}
