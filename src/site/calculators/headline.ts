import type { Calculation } from '#domain/estimate/shared/calculate.ts'
import type { FieldName } from '#domain/estimate/shared/fields.ts'

export type Sentences = {
  /** The answer in a sentence. */
  headline: string
  /** The range around it. */
  band: string
  /** What to do, from the same figures as the table below it. */
  decision: string
  more: string
}

export type Headline = Sentences & {
  forWhom: string
  /** The field that would narrow the band most, in a link’s words, and by how much. */
  narrowing?: NarrowingView
}

export type NarrowingView = { field: FieldName; ask: string; effect: string }

export type Answered = Pick<Calculation, 'estimate' | 'advice' | 'left'>

export const unanswered: Headline = {
  headline: 'We can’t work that out yet.',
  band: '',
  decision: '',
  more: 'Fix what’s marked and the numbers appear.',
  forWhom: '',
}
