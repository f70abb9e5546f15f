import { type ActResult, changeByVisitor } from '#database/enquiry/visitor-changes.ts'
import { answeredForm } from '#database/enquiry/visitor-lead.ts'
import { correctPhone } from '#domain/lead/correct-lead.ts'
import { reject } from '#domain/result.ts'
import { type Correcting, correctedChange } from '../desk/corrected-change.ts'
import { actOnce } from './visitor-act.ts'

/** Changes the number that the visitor is called on. The one before stays with the lead as a correction. */
export function changePhone(lead: string, phone: string, deps: Correcting): Promise<ActResult> {
  return actOnce(deps, (act) =>
    changeByVisitor(lead, act, (row) => {
      const corrected = correctPhone(answeredForm(row), phone, deps)
      if (!corrected.ok) return reject('invalid', corrected.message)
      return correctedChange(row, { field: 'phone', ...corrected }, act.now, deps)
    }),
  )
}
