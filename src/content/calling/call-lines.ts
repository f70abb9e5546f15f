import { callGuide } from '#edition/calling/call-guides.ts'
import type { CallLine } from './call-guide.ts'

type Answered = { question: string; ask: string; answer: string }

/** An answer as the caller reads it, with what follows it in grey. */
export type AnsweredLine = { label: string; answer: string; more: string }

/** The answers in the call's order; those to questions that the form asks no longer come last, in their own words. */
export function answeredLines(form: string, answered: readonly Answered[]): AnsweredLine[] {
  const { lines } = callGuide(form)
  const known = lines.flatMap((line) => {
    const match = answered.find(({ question }) => question === line.question)
    return match ? [toAnswer(line, match.answer)] : []
  })
  const others = answered
    .filter(({ question }) => !lines.some((line) => line.question === question))
    .map(({ ask, answer }) => ({ label: ask, answer, more: '' }))
  return [...known, ...others]
}

function toAnswer({ label, unit, next }: CallLine, answer: string): AnsweredLine {
  return { label, answer, more: [unit, next?.[answer]].filter(Boolean).join(', ') }
}
