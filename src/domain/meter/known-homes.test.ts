import { describe, expect, test } from 'vitest'
import { calculate } from '#estimate/calculate.ts'
import { knownHomes } from '../../../tests/known-homes.ts'
import { meterYear } from './meter-year.ts'
import { toReadings } from './metered-home.ts'
import { createMeterFileReader } from './read-meter-file.ts'

describe.each(knownHomes)(
  'a home of our own making, $name',
  ({ file, use, selfUse, generation }) => {
    const reader = createMeterFileReader()
    for (const row of file.split('\n')) reader.readRow(row)
    const result = reader.end()
    if (!result.ok) throw new Error(result.message)
    const year = meterYear(result.file)
    const readings = toReadings(year)
    const { estimate } = calculate({ leadsWith: 'saving' }, { facing: 'N' }, '2026-11-22', {
      readings,
    })

    test('is read to the watt-hour', () => {
      expect(year.use).toBeCloseTo(use, 3)
      expect(estimate?.energy.withoutBattery.use.mid).toBeCloseTo(use, 3)
    })

    test('uses a share of what its panels make that lies within the band, and near its middle', () => {
      const { low, mid, high } = estimate?.energy.withoutBattery.selfUseShare ?? {}
      const known = selfUse / generation
      expect(known).toBeGreaterThan(low ?? 1)
      expect(known).toBeLessThan(high ?? 0)
      expect(Math.abs((mid ?? 0) / known - 1)).toBeLessThan(0.05)
    })

    test('saves what its use of the sun is worth, within the band', () => {
      const { saving } = estimate?.money.together ?? {}
      const { rate, feedin } = estimate?.assumptions ?? {}
      const cents =
        selfUse * (rate?.value.mid ?? 0) + (generation - selfUse) * (feedin?.value.mid ?? 0)
      expect(cents / 100).toBeGreaterThan(saving?.low ?? Infinity)
      expect(cents / 100).toBeLessThan(saving?.high ?? 0)
    })
  },
)
