import { exportTariffs } from './data/tariffs.ts'
import { estimateHome, type HomeEstimate } from './estimate.ts'
import type { Changes } from './inputs/assumptions.ts'
import { buysPanels, type Inputs } from './inputs/inputs.ts'

/** What the saving of new panels depends on most, and what it would be at either end of it, in pounds a year. */
export type Mover = {
  name: 'export' | 'facing' | 'region' | 'when'
  low: number
  high: number
}

const ends: Record<Mover['name'], readonly [Partial<Inputs>, Partial<Inputs>]> = {
  export: [{ export: 'octopus-seg' }, { export: 'eon' }],
  facing: [{ facing: 'E' }, { facing: 'S' }],
  region: [
    { region: 'scotland', postcode: '' },
    { region: 'south', postcode: '' },
  ],
  when: [{ when: 'out' }, { when: 'home' }],
}

/** Pence for a kWh sold at both ends of `export`. */
export const exportEnds = [
  exportTariffs['octopus-seg'].value.rate,
  exportTariffs.eon.value.rate,
] as const

/** The same home with one answer at either end; undefined where no panels are bought, or where a meter knows better. */
export function moversOf({ inputs, changes, today }: HomeEstimate): Mover[] | undefined {
  if (!buysPanels(inputs) || inputs.readings) return undefined
  const savingWith = (answer: Partial<Inputs>, name: Mover['name']): number | undefined => {
    const estimate = estimateHome({ ...inputs, ...answer }, withoutTheirs(changes, name), today, {
      onlyMiddle: true,
    })
    return 'problems' in estimate ? undefined : estimate.saving.together.mid
  }
  return (Object.keys(ends) as Mover['name'][]).flatMap((name) => {
    const [low, high] = ends[name].map((answer) => savingWith(answer, name))
    return low === undefined || high === undefined ? [] : [{ name, low, high }]
  })
}

/** What was typed in place of an answer would hide what the answer does. */
function withoutTheirs(changes: Changes, name: Mover['name']): Changes {
  if (name === 'export') return { ...changes, feedin: undefined }
  return name === 'region' ? { ...changes, sun: undefined } : changes
}
