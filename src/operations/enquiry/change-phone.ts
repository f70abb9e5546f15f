import { answeredForm } from '#database/enquiry/visitor-lead.ts'
import type { ValidationDeps } from '#domain/enquiry/problems.ts'
import { correctPhone } from '#domain/lead/correct-lead.ts'
import { reject } from '#domain/result.ts'
import { correctedChange } from './corrected-change.ts'
import { type ActDeps, type ActResult, changeByVisitor } from './visitor-act.ts'

/** Changes the number that the visitor is called on. The one before stays with the lead as a correction. */
export function changePhone(
  lead: string,
  phone: string,
  world: ActDeps & ValidationDeps,
): Promise<ActResult> {
  return changeByVisitor(lead, world, (row, _, now) => {
    const corrected = correctPhone(answeredForm(row), phone, world)
    if (!corrected.ok) return reject('invalid', corrected.message)
    return correctedChange(row, { field: 'phone', ...corrected }, now, world.calling)
  })
}
