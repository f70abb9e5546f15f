import { expect, test } from 'vitest'
import { estimateHome, type HomeEstimate } from '#estimate/estimate.ts'
import { sweepHouseholds } from '../../../../../../tests/sweep-households.ts'
import { type Line, workingLines } from './working.ts'

/** The printed working, as a reader with a calculator uses it: each number in the order of the sum. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/([−-]?)\$?([\d,]+(?:\.\d+)?)/g)].map(([, sign, digits = '']) => {
    const number = Number(digits.replaceAll(',', ''))
    return sign ? -number : number
  })
}

const firstIn = (text = '') => numbersIn(text)[0] ?? Number.NaN

/** Dollars that a line's terms come to: those after a − are taken off. */
function added({ sum }: Line): number {
  let sign = 1
  let total = 0
  for (const term of sum) {
    if (term === '−') sign = -1
    else if (term === '+') sign = 1
    else {
      for (const part of term.split(' + ')) {
        const factors = part.split(' × ').map(firstIn)
        total += sign * factors.reduce((product, factor) => product * factor, 1)
      }
      sign = 1
    }
  }
  return total
}

const every = 23
const households: HomeEstimate[] = []
let index = 0
for (const { inputs, changes } of sweepHouseholds()) {
  if (index++ % every !== 0) continue
  const estimate = estimateHome(inputs, changes, '2026-11-22', { onlyMiddle: true })
  if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
  households.push(estimate)
}
const workings = households.map((estimate) => workingLines(estimate))

test('the years printed are the cost printed, divided by the saving printed', () => {
  let paying = 0
  for (const { payback } of workings) {
    const [cost = 0, saving = 0] = [payback?.sum[0], payback?.sum[2]].map(firstIn)
    if (payback?.value.startsWith('doesn’t')) {
      expect(saving <= 0 || cost / (saving + 0.5) > 24.9).toBe(true)
      continue
    }
    paying++
    const years = firstIn(payback?.value)
    // Rounding to a dollar and to a tenth of a year is all that may part them.
    expect(Math.abs(cost / saving - years)).toBeLessThan(0.06 + (0.6 * years) / saving)
  }
  expect(paying).toBeGreaterThan(workings.length / 4)
})

test('the savings, the costs and what is left after 25 years add up', () => {
  for (const lines of workings)
    for (const name of ['averageSaving', 'panelCost', 'batteryCost', 'after25'] as const) {
      const line = lines[name]
      if (!line) continue
      // A price per kilowatt is rounded to a dollar, so the sum may be off by half of one for each.
      const rounding = name.endsWith('Cost') ? 10 : 2
      expect(Math.abs(added(line) - firstIn(line.value))).toBeLessThan(rounding)
    }
})

test('a new inverter is divided over the years, and only where it is needed by then', () => {
  const lines = workings.flatMap(({ inverter }) => (inverter ? [inverter] : []))
  expect(lines.length).toBeGreaterThan(20)
  for (const { sum, value } of lines) {
    const [price = 0, , years = 0] = sum.map(firstIn)
    expect(years).toBeGreaterThan(15)
    expect(Math.abs(price / years - firstIn(value))).toBeLessThan(1)
  }
})
