import type { ParsedDraft } from '#estimate/inputs/draft.ts'
import { defaultInputs, type Inputs } from '#estimate/inputs/inputs.ts'

const places = [
  { postcode: '3000', network: 'CitiPower' },
  { postcode: '3350', network: 'Powercor' },
  { postcode: '3810', network: 'AusNet Services' },
  { postcode: '3020', network: 'Jemena' },
] as const
const uses = [{ kwh: 2500 }, { kwh: 4615 }, { kwh: 8072 }, { bill: 300 }, { bill: 600 }] as const
const whens = ['daytime', 'evenings', 'throughout', 'weekends'] as const
const facings = ['N', 'NW', 'E', 'S', 'flat'] as const
const sizes = [3.08, 6.6, 10.12, 13.2]
const batteries = [0, 5, 10, 13.5, 20]
const tariffs = ['flat', 'time-of-use'] as const

const feedIns = [0, 1.5, 3]

/**
 * Households that answered every question, what they are paid for exports included, in all combinations: 16,000 that buy
 * panels and 1,600 that have them.
 */
export function* sweepHouseholds(): Generator<ParsedDraft> {
  let index = 0
  for (const inputs of sweepInputs())
    yield { inputs, changes: { feedin: feedIns[index++ % feedIns.length] } }
}

function* sweepInputs(): Generator<Inputs> {
  for (const place of places)
    for (const use of uses)
      for (const when of whens)
        for (const facing of facings)
          for (const battery of batteries)
            for (const tariff of tariffs) {
              const home = { ...defaultInputs, ...place, ...use, when, facing, battery, tariff }
              for (const kw of sizes) yield { ...home, kw, rebate: 'no' }
              if (battery > 0 && tariff === 'flat')
                yield { ...home, kw: 6.6, have: 'yes', rebate: 'no' }
            }
}
