import { formatDifference } from '#content/format.ts'
import type { Calculation } from '#domain/estimate/shared/calculate.ts'
import type { FieldName } from '#domain/estimate/shared/fields.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'

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

/** After a sentence about both: what the battery takes from what the panels alone would leave after 25 years. Empty where it adds to it. */
export function withoutBattery({ panels, together }: HomeEstimate['money']): string {
  return panels && together && panels.after25.mid - together.after25.mid >= 10
    ? ` Without the battery you’d end up about ${formatDifference(panels.after25.mid, together.after25.mid)} better off.`
    : ''
}

export const unanswered: Headline = {
  headline: 'We can’t work that out yet.',
  band: '',
  decision: '',
  more: 'Fix what’s marked and the numbers appear.',
  forWhom: '',
}
