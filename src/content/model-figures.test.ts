import { expect, test } from 'vitest'
import { advertisedSavings, packages } from './figures.ts'
import { modelEstimate, packageEstimate, savingClaim, savingSum } from './model-figures.ts'

const numbersIn = (text: string) =>
  [...text.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')))

test.each(packages)('$name saves no more than its family pays for power', (one) => {
  const { bill, money } = packageEstimate(one)
  expect(money.together.saving.low).toBeGreaterThan(0)
  expect(money.together.saving.high).toBeLessThan(bill.before.high)
})

test.each(packages)('what is advertised of $name is out of reach of its family', (one) => {
  const [least = 0] = numbersIn(one.saving)
  expect(packageEstimate(one).money.together.saving.high).toBeLessThan(least)
})

test('a claim of savings stands on what the calculator finds for the same size', () => {
  for (const advertised of advertisedSavings) {
    const { saving } = modelEstimate({ kw: advertised.kw }).money.together
    const [low = 0, high = 0] = numbersIn(savingClaim(advertised).today)
    expect(low).toBeCloseTo(saving.low, -1)
    expect(high).toBeCloseTo(saving.high, -1)
  }
})

test('a sum adds up', () => {
  const [name, , , notBought = '', sold = '', saved = ''] = savingSum('4 kW', { kw: 4 })
  expect(name).toBe('4 kW')
  const [a = 0, b = 0, total = 0] = numbersIn(`${notBought} ${sold} ${saved}`)
  expect(Math.abs(a + b - total)).toBeLessThanOrEqual(1)
})
