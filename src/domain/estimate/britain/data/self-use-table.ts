import type { Figure } from '../../shared/figure.ts'
import type { WhenUsed } from './use.ts'

/** A cell of the trade’s own table: per cent of so many kWh that are used at home, without a battery and with 5 kWh. */
export type SelfUseCell = { when: WhenUsed; generation: number; panels: number; battery: number }

const halfDay = [
  [1650, 33, 84],
  [1950, 29, 79],
  [2550, 25, 68],
  [2850, 23, 63],
  [3150, 21, 59],
  [3450, 20, 55],
  [3750, 19, 52],
  [4050, 18, 49],
  [4350, 17, 46],
  [4650, 16, 44],
  [4950, 15, 41],
  [5250, 15, 39],
  [5550, 14, 37],
] as const
const others = [
  ['home', 3800, 23, 54],
  ['home', 3520, 24, 58],
  ['home', 3240, 25, 61],
  ['out', 3800, 14, 48],
  ['out', 3520, 15, 51],
  ['out', 3240, 16, 55],
] as const

/**
 * For homes that use 2,500 to 2,999 kWh a year. Bands of 300 kWh are named by their middle. It holds for 1,500 to 6,000 kWh used, under
 * 6,000 made and batteries under 15.1 kWh: beyond that our half hours are used alone.
 */
export const selfUseTable: Figure<readonly SelfUseCell[]> = {
  what: 'Share of output that homes using 2,500 to 2,999 kWh use themselves, per cent',
  value: [
    ...halfDay.map(([generation, panels, battery]) => ({
      when: 'half' as const,
      generation,
      panels,
      battery,
    })),
    ...others.map(([when, generation, panels, battery]) => ({ when, generation, panels, battery })),
  ],
  source:
    'MCS MGD 003 issue 2.0, 1 April 2022, recovered in whole per cent from what a public calculator publishes by it',
  checked: '2026-11-22',
  confidence: 'seen once',
  after: 'keep',
}
