import { calculate } from '#content/calculators/answer.ts'
import { calculatorAt } from '#content/calculators/calculators.ts'
import { melbourneDay } from '#content/calculators/day-of.ts'
import { parseDraft } from '#content/calculators/fields.ts'
import { type StoredEstimate, toStoredEstimate } from '#domain/estimate/stored-estimate.ts'
import type { Services } from '../services.ts'

/**
 * The estimate a visitor saw before enquiring, from the calculator’s path and draft. It is calculated again here, since
 * numbers from outside can’t be trusted; undefined where the draft can’t be calculated.
 */
export function estimateFrom(
  pathAndDraft: string | undefined,
  { brand, now }: Pick<Services, 'brand' | 'now'>,
): StoredEstimate | undefined {
  if (!pathAndDraft || !brand.sellsInAustralia) return undefined
  const [path = '', query = ''] = pathAndDraft.split('?')
  const calculator = calculatorAt(path)
  const { estimate } = calculator
    ? calculate(calculator, parseDraft(query), melbourneDay(now()))
    : { estimate: undefined }
  return estimate && toStoredEstimate(estimate)
}
