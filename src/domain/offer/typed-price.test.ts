import { expect, test } from 'vitest'
import { problemWithPrice } from './price.ts'
import { parsePrice, type TypedPriceFields } from './typed-price.ts'

const stated = { kw: 6.6, panels: 15, batteryKwh: 10 }
const nothing: TypedPriceFields = {
  ...{ band: '', low: '', high: '', week: '2026-11-30', words: '' },
  ...{ panels: '', kilowatts: '', kilowattHours: '' },
}
const typed = (changes: Partial<TypedPriceFields>) => parsePrice({ ...nothing, ...changes }, stated)

test('a band that was pressed is in cents, and one that was typed in dollars', () => {
  const band = { lowCents: 1_140_000, highCents: 1_360_000 }
  expect(typed({ band: '1140000-1360000' })).toMatchObject(band)
  expect(typed({ low: '$11,400', high: '13 600.00' })).toMatchObject(band)
})

test.each([
  ['eleven', '13,600'],
  ['11,400', ''],
  ['-5', '13,600'],
])('from %s to %s can’t be read, and gets a message', (low, high) => {
  expect(problemWithPrice(typed({ low, high }), '2026-11-23')).toEqual({
    field: 'band',
    message: 'Enter both ends in dollars, like 6,500.',
  })
})

test('the price includes the system only if it differs from the one asked about', () => {
  const same = { panels: '15', kilowatts: '6.6 kW', kilowattHours: '10kWh' }
  expect(typed({}).system).toBeUndefined()
  expect(typed(same).system).toBeUndefined()
  expect(typed({ ...same, kilowattHours: '' }).system).toEqual({
    kw: 6.6,
    panels: 15,
    batteryKwh: 0,
  })
  expect(typed({ ...same, panels: '23', kilowatts: '10,12' }).system?.kw).toBe(10.12)
})

test('a size that can’t be read is a problem of the system', () => {
  const price = typed({ low: '11,400', high: '13,600', panels: 'many', kilowatts: '6.6' })
  expect(problemWithPrice(price, '2026-11-23')?.field).toBe('system')
})
