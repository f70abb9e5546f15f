import { calculatorAt } from '#content/calculators/calculators.ts'
import { calculate } from '#domain/estimate/calculate.ts'
import { melbourneDay } from '#domain/estimate/day.ts'
import { parseDraft } from '#domain/estimate/inputs/draft.ts'
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
