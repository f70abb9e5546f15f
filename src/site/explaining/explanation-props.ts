import type { Day } from '#domain/estimate/shared/day.ts'
import type { BrightDays } from '#edition/explaining/day.ts'
import type { Evenings } from '#edition/explaining/evening.ts'
import type { ExplanationName } from '#edition/explaining/explanation.ts'
import type { RoofSavings } from '#edition/explaining/roof-compass.ts'
import type { YearOfDays } from '#edition/explaining/year-of-days.ts'
import type { HydrationProps } from '../client/hydrate.tsx'

/** What a picture draws that is worked out before it reaches the browser. */
export type ExplanationData = {
  'roof-compass': RoofSavings
  staircase: undefined
  /** Empty until somebody looks one up. */
  victoria: { postcode: string }
  blackout: undefined
  evening: Evenings
  day: BrightDays
  'year-of-days': YearOfDays
}

export type ExplanationProps<Name extends ExplanationName> = {
  /** Of its section. */
  id: string
  today: Day
  data: ExplanationData[Name]
} & HydrationProps
