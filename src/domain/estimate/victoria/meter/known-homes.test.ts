import { describe, expect, test } from 'vitest'
import { fileBeforePanels, knownHomes, selfUseOf } from '../../../../../tests/known-homes.ts'
import { yearOf } from '../../../../../tests/meter-files.ts'
import { calculate } from '../../shared/calculate.ts'
import { toReadings } from './metered-home.ts'

const sumOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0)

describe.each(knownHomes)('a home of our own making before it has panels, $name', (home) => {
  const kw = home.name.match(/([\d.]+) kW/)?.[1] ?? ''
  const use = sumOf(home.use)
  const [known, generation] = [selfUseOf(home), sumOf(home.sun)]

  describe.each([5, 30, 60] as const)('read every %i minutes', (minutes) => {
    const readings = toReadings(yearOf(fileBeforePanels(home, minutes)))
    const { estimate } = calculate({ leadsWith: 'saving' }, { facing: 'N', kw }, '2026-11-22', {
      readings,
    })

    test('is read to the watt-hour', () => {
      expect(readings.kwh).toBeCloseTo(use, 3)
      expect(estimate?.energy.withoutBattery.use.mid).toBeCloseTo(use, 3)
    })

    test('uses a share of what its panels would make that lies within the band, and near its middle', () => {
      const { low, mid, high } = estimate?.energy.withoutBattery.selfUseShare ?? {}
      expect(known / generation).toBeGreaterThan(low ?? 1)
      expect(known / generation).toBeLessThan(high ?? 0)
      expect(Math.abs((mid ?? 0) / (known / generation) - 1)).toBeLessThan(0.1)
    })

    test('saves what its use of the sun is worth, within the band', () => {
      const { saving } = estimate?.money.together ?? {}
      const { rate, feedin } = estimate?.assumptions ?? {}
      const cents = known * (rate?.value.mid ?? 0) + (generation - known) * (feedin?.value.mid ?? 0)
      expect(cents / 100).toBeGreaterThan(saving?.low ?? Infinity)
      expect(cents / 100).toBeLessThan(saving?.high ?? 0)
    })
  })
})
