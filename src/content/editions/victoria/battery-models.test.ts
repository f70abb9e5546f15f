import { expect, test } from 'vitest'
import { batteryModels, modelOrders, parseModelOrder, sortModels } from './battery-models.ts'

test('every order has every battery once', () => {
  const names = (models: typeof batteryModels) => models.map(({ model }) => model).toSorted()
  for (const order of modelOrders) expect(names(sortModels(order))).toEqual(names(batteryModels))
})

test('the largest comes first, and what no sheet states comes last', () => {
  expect(sortModels('size')[0]?.model).toBe('SBR256')
  expect(sortModels('warranty')[0]?.model).toBe('IQ Battery 5P')
  expect(sortModels('warranty').at(-1)?.warrantyYears).toBeUndefined()
  const powers = sortModels('power').map(({ power }) => power)
  const stated = powers.filter((power) => power !== undefined)
  expect(powers.slice(0, stated.length)).toEqual(stated.toSorted((one, other) => other - one))
})

test('makers stand in the order of the alphabet, each from its smallest', () => {
  const makers = sortModels('maker').map(({ maker }) => maker)
  expect(makers).toEqual(makers.toSorted())
  expect(sortModels('maker').filter(({ maker }) => maker === 'BYD')[0]?.usable).toBe(10.24)
})

test('an order that is none is ignored', () => {
  expect(parseModelOrder('price')).toBeUndefined()
  expect(parseModelOrder('size')).toBe('size')
})

test('what can be used is never more than what is in it, and every battery names its sheet', () => {
  for (const { usable, nominal = usable, sheet } of batteryModels) {
    expect(usable).toBeLessThanOrEqual(nominal)
    expect(sheet).not.toBe('')
  }
})
