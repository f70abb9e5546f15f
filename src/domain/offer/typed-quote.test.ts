import { expect, test } from 'vitest'
import { parseQuote, type TypedQuote } from './typed-quote.ts'

const typed = (changes: Partial<TypedQuote>) =>
  parseQuote({ amount: '14,600', kilowatts: '6.6', kilowattHours: '', ...changes })

test('a quote is read as people type it', () => {
  expect(typed({})).toEqual({ amountCents: 1_460_000, panelKilowatts: 6.6 })
  expect(typed({ amount: '$ 9 990.50', kilowatts: '', kilowattHours: '13,5 kWh' })).toEqual({
    amountCents: 999_050,
    batteryKilowattHours: 13.5,
  })
  expect(typed({ kilowatts: '6.6 kW', kilowattHours: '10' })).toMatchObject({
    panelKilowatts: 6.6,
    batteryKilowattHours: 10,
  })
})

test.each([
  [{ kilowatts: '' }, 'Enter the size of the panels, the battery, or both'],
  [{ kilowatts: 'six' }, 'Enter sizes as numbers, like 6.6 or 10'],
  [{ kilowattHours: '0' }, 'Enter sizes as numbers, like 6.6 or 10'],
  [{ amount: '' }, 'Enter the price in dollars, like 14,600'],
  [{ amount: '-5' }, 'Enter the price in dollars, like 14,600'],
  [{ amount: '0' }, 'Enter the price in dollars, like 14,600'],
  [{ amount: '9,999,999' }, 'That’s more than we can record. Check the price.'],
])('what cannot be read gets a sentence: %o', (changes, sentence) => {
  expect(typed(changes)).toBe(sentence)
})
