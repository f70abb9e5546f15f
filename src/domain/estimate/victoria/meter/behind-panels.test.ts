import { describe, expect, test } from 'vitest'
import {
  type Battery,
  fileBehindPanels,
  knownHomes,
  plainSaving,
} from '../../../../../tests/known-homes.ts'
import { yearOf } from '../../../../../tests/meter-files.ts'
import { calculate } from '../../shared/calculate.ts'
import { toReadings } from './metered-home.ts'

const battery: Battery = { kwh: 10, kw: 5, roundTrip: 0.9, rate: 30, feedIn: 3 }
/** The same battery and rates as a visitor enters them. How much panels there are moves nothing. */
const draft = {
  have: 'yes',
  battery: '10',
  power: '5',
  efficiency: '90',
  reserve: '0',
  rate: '30',
  feedin: '3',
}

function answerTo(file: string) {
  const readings = toReadings(yearOf(file))
  const { estimate, left = 0 } = calculate({ leadsWith: 'battery' }, draft, '2026-11-26', {
    readings,
  })
  const saving = estimate?.money.battery?.saving ?? { low: 0, mid: 0, high: 0 }
  return { saving, sentence: readings.sayWhatIsLeft(left) }
}

describe.each(knownHomes)('a home of our own making with panels, $name', (home) => {
  const truth = plainSaving(home, battery)
  const offBy = ({ mid }: { mid: number }) => Math.abs(mid / truth - 1)

  test('a battery saves what five minutes reckoned apart say, within 3 in 100', () => {
    expect(offBy(answerTo(fileBehindPanels(home)).saving)).toBeLessThan(0.03)
  })

  test('so it does by half-hours', () => {
    expect(offBy(answerTo(fileBehindPanels(home, { minutes: 30 })).saving)).toBeLessThan(0.03)
  })

  test('with exports from 1 June only it’s within 5 in 100', () => {
    const file = fileBehindPanels(home, { minutes: 30, hasExports: (day) => day >= '2026-06-01' })
    expect(offBy(answerTo(file).saving)).toBeLessThan(0.05)
  })

  test.each<[string, (day: string, index: number) => boolean]>([
    ['every third day', (_, index) => index % 3 !== 0],
    ['for six weeks in autumn', (day) => day < '2026-03-05' || day > '2026-04-20'],
  ])('with exports missing %s it’s within 5 in 100, and in the range', (_, hasExports) => {
    const { saving } = answerTo(fileBehindPanels(home, { minutes: 30, hasExports }))
    expect(offBy(saving)).toBeLessThan(0.05)
    expect(truth).toBeGreaterThan(saving.low)
    expect(truth).toBeLessThan(saving.high)
  })

  test('hours only are said to be rough, and the truth is in the range', () => {
    const { saving, sentence } = answerTo(fileBehindPanels(home, { minutes: 60 }))
    expect(sentence).toContain('has hours only')
    expect(truth).toBeGreaterThan(saving.low)
    expect(truth).toBeLessThan(saving.high)
    expect(saving.high / saving.low).toBeGreaterThan(1.03)
  })
})

test('of a single month, four ranges in five hold the year', () => {
  const months = ['2026-01', '2026-03', '2026-07', '2026-10']
  const held = knownHomes.flatMap((home) =>
    months.map((month) => {
      const file = fileBehindPanels(home, { minutes: 30, isRead: (day) => day.startsWith(month) })
      const { low, high } = answerTo(file).saving
      const truth = plainSaving(home, battery)
      return low < truth && truth < high
    }),
  )
  expect(held.filter(Boolean).length / held.length).toBeGreaterThanOrEqual(0.8)
})
