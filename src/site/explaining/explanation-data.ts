import { roofSavings } from '#content/explaining/compass-data.ts'
import type { ExplanationName } from '#content/explaining/explanation.ts'
import { runYearOfDays } from '#content/explaining/year-data.ts'
import { brightDay } from '#domain/estimate/bright-day.ts'
import type { Day } from '#domain/estimate/day.ts'
import { eveningOf } from '#domain/estimate/evening.ts'
import type { ExplanationData } from './explanation-props.ts'

/** Works out what pictures draw, when pages are built. */
export const explanationData: { [Name in ExplanationName]: (today: Day) => ExplanationData[Name] } =
  {
    'roof-compass': roofSavings,
    staircase: () => undefined,
    victoria: () => ({ postcode: '' }),
    blackout: () => undefined,
    evening: () => ({ summer: eveningOf('summer'), winter: eveningOf('winter') }),
    day: () => ({ with: brightDay('with'), without: brightDay('without') }),
    'year-of-days': runYearOfDays,
  }
