import type { Calculator } from '#content/calculator.ts'
import type { Calculation } from '#domain/estimate/shared/calculate.ts'
import type { FieldName } from '#domain/estimate/shared/fields.ts'
import { percentOff } from '#domain/estimate/shared/numbers.ts'
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
  narrowing?: { field: FieldName; ask: string; effect: string }
}

export type Answered = Pick<Calculation, 'estimate' | 'advice' | 'left'>

export const unanswered: Headline = {
  headline: 'We can’t work that out yet.',
  band: '',
  decision: '',
  more: 'Fix what’s marked and the numbers appear.',
  forWhom: '',
}

/** How an edition asks for a field, and says that more than half of the range would go. */
type Asking = { asks: Partial<Record<FieldName, string>>; halves: string }

/** Adds to an answer what a meter leaves of its range, and what would narrow it most. */
export function withNarrowing(
  answer: Headline,
  { leadsWith }: Calculator,
  { inputs, narrowing: { together, battery } }: HomeEstimate,
  left: number | undefined,
  { asks, halves }: Asking,
): Headline {
  const narrowing = leadsWith === 'battery' ? battery : together
  const ask = narrowing && answer.band ? asks[narrowing.field] : undefined
  return {
    ...answer,
    band: answer.band + (left === undefined ? '' : (inputs.readings?.sayWhatIsLeft(left) ?? '')),
    narrowing:
      narrowing && ask
        ? { field: narrowing.field, ask, effect: formatEffect(narrowing.left, halves) }
        : undefined,
  }
}

function formatEffect(left: number, halves: string): string {
  return left < 0.55 ? halves : `it narrows this range by ${percentOff(left)}%.`
}
