import type { Day } from '#domain/estimate/shared/day.ts'
import { roofSavings } from '#edition/explaining/compass-data.ts'
import type { ExplanationName } from '#edition/explaining/explanation.ts'
import { eveningOf } from '#estimate/evening.ts'
import type { ExplanationData } from './explanation-props.ts'

/** Works out what pictures draw, when pages are built. */
export const explanationData: { [Name in ExplanationName]: (today: Day) => ExplanationData[Name] } =
  {
    'roof-compass': roofSavings,
    staircase: () => undefined,
    victoria: () => ({ postcode: '' }),
    blackout: () => undefined,
    evening: () => ({ summer: eveningOf('summer'), winter: eveningOf('winter') }),
  }
