import { type ActResult, changeByVisitor } from '#database/enquiry/visitor-changes.ts'
import { answeredForm } from '#database/enquiry/visitor-lead.ts'
import { correctAnswer } from '#domain/lead/correct-lead.ts'
import { reject } from '#domain/result.ts'
import { type Correcting, correctedChange } from '../desk/corrected-change.ts'
import { actOnce } from './visitor-act.ts'

/** Corrects an answer of the visitor. The one before stays with the lead as a correction. */
export function changeAnswer(
  lead: string,
  { question, answer }: { question: string; answer: string },
  deps: Correcting,
): Promise<ActResult> {
  return actOnce(deps, (act) =>
    changeByVisitor(lead, act, (row) => {
      const corrected = correctAnswer(answeredForm(row), { question, answer }, deps)
      if (!corrected.ok) return reject('invalid', corrected.message)
      return correctedChange(row, { field: question, ...corrected }, act.now, deps)
    }),
  )
}
