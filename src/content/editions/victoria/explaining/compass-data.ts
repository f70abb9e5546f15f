import type { Day } from '#domain/estimate/shared/day.ts'
import { estimateHome } from '#estimate/estimate.ts'
import { defaultInputs } from '#estimate/inputs/inputs.ts'
import { usualUse } from '#estimate/year/household.ts'
import type { RoofSavings } from './roof-compass.ts'

const people = 3

/** What ten panels save a household that is out by day, facing north and west. Run when pages are built. */
export function roofSavings(today: Day): RoofSavings {
  const saving = (facing: 'N' | 'W') => {
    const estimate = estimateHome(
      {
        ...defaultInputs,
        postcode: '3056',
        people,
        when: 'evenings',
        tariff: 'time-of-use',
        kw: 4.4,
        facing,
      },
      {},
      today,
    )
    if ('problems' in estimate) throw new Error('The compass’s household cannot be estimated.')
    return Math.round(estimate.money.together.saving.mid)
  }
  return { people, use: usualUse(people), north: saving('N'), west: saving('W') }
}
