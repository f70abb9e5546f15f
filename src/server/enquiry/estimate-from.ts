import { dayOf } from '#domain/calendar.ts'
import { calculate } from '#domain/estimate/shared/calculate.ts'
import { parseDraft } from '#domain/estimate/shared/draft.ts'
import { type StoredEstimate, toStoredEstimate } from '#domain/estimate/shared/stored-estimate.ts'
import { calculatorAt } from '#edition/calculators/calculators.ts'
import { parseMeterSummary, readingsFromSummary } from '#estimate/meter/meter-summary.ts'
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
  if (!sent) return undefined
  const [path = '', query = ''] = sent.split('?')
  const calculator = calculatorAt(path)
  if (!calculator) return undefined
  const readings = summary && readingsFromSummary(summary)
  const draft = parseDraft(query)
  const { estimate } = calculate(calculator, draft, dayOf(now(), brand.timeZone), { readings })
  return estimate && { ...toStoredEstimate(estimate), ...(summary && { meter: summary }) }
}
