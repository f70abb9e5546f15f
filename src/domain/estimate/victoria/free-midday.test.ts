import { expect, test } from 'vitest'
import { estimateHome } from './estimate.ts'
import { defaultInputs, type Inputs } from './inputs/inputs.ts'

const today = '2026-11-22'

function estimate(inputs: Partial<Inputs>, changes = {}) {
  const home = estimateHome({ ...defaultInputs, ...inputs }, changes, today)
  if ('problems' in home) throw new Error(JSON.stringify(home.problems))
  return home
}

test('with a free midday, panels save less and a battery more', () => {
  const flat = estimate({ battery: 10 })
  const free = estimate({ battery: 10, tariff: 'free-midday' })
  expect(free.bill.before.mid).toBeLessThan(flat.bill.before.mid)
  expect(free.outlook.panels).toBeLessThan(flat.outlook.panels)
  expect(free.outlook.battery).toBeGreaterThan(flat.outlook.battery)
})

test('what a battery takes from the grid while power is free costs nothing', () => {
  const { energy, bill, assumptions, billItems } = estimate({ battery: 10, tariff: 'free-midday' })
  const year = energy.withBattery
  expect(year?.filling.mid).toBeGreaterThan(500)
  expect(year?.imported.mid).toBeCloseTo(
    (year?.use.mid ?? 0) +
      (year?.filling.mid ?? 0) -
      (year?.self.mid ?? 0) -
      (year?.discharging.mid ?? 0),
    6,
  )
  const { bought, rate, sold } = billItems.after
  const { daily, feedin } = assumptions
  expect(bill.after.mid).toBeCloseTo(
    (bought * rate + 365 * daily.value.mid - sold * feedin.value.mid) / 100,
    6,
  )
  expect(rate).toBeLessThan(assumptions.rate.value.mid)
})

test('the other hours cost a little more than the flat default offer, or what the bill says', () => {
  const { rate } = estimate({ tariff: 'free-midday', postcode: '3810' }).assumptions
  // One plan in that area: 32.93 c.
  expect(rate.value.mid).toBeCloseTo(32.94, 2)
  expect(estimate({ tariff: 'free-midday' }, { rate: 30 }).assumptions.rate.value.mid).toBe(30)
})

test('what is kept back for a blackout is not used every day, and costs the same', () => {
  const all = estimate({ battery: 10 })
  const half = estimate({ battery: 10 }, { reserve: 50 })
  const five = estimate({ battery: 5 })
  expect(half.costs.battery?.net).toEqual(all.costs.battery?.net)
  expect(half.outlook.battery).toBeLessThan(all.outlook.battery)
  expect(half.outlook.battery).toBeCloseTo(five.outlook.battery, 6)
})
