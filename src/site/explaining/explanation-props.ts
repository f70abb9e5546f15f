import type { BrightDays } from '#content/explaining/day.ts'
import type { Evenings } from '#content/explaining/evening.ts'
import type { ExplanationName } from '#content/explaining/explanation.ts'
import type { RoofSavings } from '#content/explaining/roof-compass.ts'
import type { YearOfDays } from '#content/explaining/year-of-days.ts'
import type { Day } from '#domain/estimate/day.ts'
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
