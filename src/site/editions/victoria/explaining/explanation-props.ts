import type { Ground } from '#content/pages/page.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import type { Evenings } from '#edition/explaining/evening.ts'
import type { ExplanationName } from '#edition/explaining/explanation.ts'
import type { RoofSavings } from '#edition/explaining/roof-compass.ts'
import type { HydrationProps } from '#site/client/hydrate.tsx'

/** What a picture draws that is worked out before it reaches the browser. */
export type ExplanationData = {
  'roof-compass': RoofSavings
  staircase: undefined
  /** Empty until the visitor looks one up. */
  victoria: { postcode: string }
  blackout: undefined
  evening: Evenings
}

export type ExplanationProps<Name extends ExplanationName> = {
  /** Of its section. */
  id: string
  today: Day
  data: ExplanationData[Name]
  /** Of its section; paper where it is left out. */
  ground?: Ground | undefined
} & HydrationProps
