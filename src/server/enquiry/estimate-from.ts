import { calculatorAt } from '#content/calculators/calculators.ts'
import { calculate } from '#domain/estimate/calculate.ts'
import { melbourneDay } from '#domain/estimate/day.ts'
import { parseDraft } from '#domain/estimate/inputs/draft.ts'
import { type StoredEstimate, toStoredEstimate } from '#domain/estimate/stored-estimate.ts'
import { parseMeterSummary, readingsFromSummary } from '#domain/meter/meter-summary.ts'
import type { Services } from '../../services.ts'

type Sent = {
  /** The calculator’s path, and its draft as a query. */
  estimate?: string | undefined
  /** A year’s summary of the visitor’s meter. */
  meter?: string | undefined
  /** Of the form, where nothing was entered in its calculator. */
  page?: string | undefined
}

/**
 * The estimate a visitor saw before enquiring. It is calculated again here, since numbers from outside can’t be trusted;
 * undefined where the draft can’t be calculated.
 */
export function estimateFrom(
  { estimate: pathAndDraft, meter, page }: Sent,
  { brand, now }: Pick<Services, 'brand' | 'now'>,
): StoredEstimate | undefined {
  const summary = meter ? parseMeterSummary(meter) : undefined
  const sent = pathAndDraft ?? (summary && page)
  if (!sent || !brand.sellsInAustralia) return undefined
  const [path = '', query = ''] = sent.split('?')
  const calculator = calculatorAt(path)
  if (!calculator) return undefined
  const readings = summary && readingsFromSummary(summary)
  const draft = parseDraft(query)
  const { estimate } = calculate(calculator, draft, melbourneDay(now()), { readings })
  return estimate && { ...toStoredEstimate(estimate), ...(summary && { meter: summary }) }
}
