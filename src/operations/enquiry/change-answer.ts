import { answeredForm } from '#database/enquiry/visitor-lead.ts'
import type { ValidationDeps } from '#domain/enquiry/problems.ts'
import { correctAnswer } from '#domain/lead/correct-lead.ts'
import { reject } from '#domain/result.ts'
import { correctedChange } from './corrected-change.ts'
import { type ActDeps, type ActResult, changeByVisitor } from './visitor-act.ts'

/** Corrects an answer of the visitor. The one before stays with the lead as a correction. */
export function changeAnswer(
  lead: string,
  { question, answer }: { question: string; answer: string },
  world: ActDeps & ValidationDeps,
): Promise<ActResult> {
  return changeByVisitor(lead, world, (row, _, now) => {
    const corrected = correctAnswer(answeredForm(row), { question, answer }, world)
    if (!corrected.ok) return reject('invalid', corrected.message)
    return correctedChange(row, { field: question, ...corrected }, now, world.calling)
  })
}
