import { expect, test } from 'vitest'
import {
  batteryModels,
  modelOrders,
  parseModelOrder,
  sortModels,
  suitingModels,
} from './battery-models.ts'

test('every order has every battery once', () => {
  const names = (models: typeof batteryModels) => models.map(({ model }) => model).toSorted()
  for (const order of modelOrders) expect(names(sortModels(order))).toEqual(names(batteryModels))
})

test('what suits most homes comes first, from the smallest, and then the rest', () => {
  const sizes = sortModels('size').map(({ usable }) => usable)
  expect(suitingModels.map(({ usable }) => usable)).toEqual(sizes.slice(0, suitingModels.length))
  expect([sizes[0], sizes[suitingModels.length - 1]]).toEqual([9.6, 13.5])
  expect(sizes.slice(suitingModels.length)).toEqual([5, 7.8, 16, 19.2, 22.4, 25.6])
})

test('the longest warranty comes first, and what no sheet states comes last', () => {
  expect(sortModels('warranty')[0]?.model).toBe('IQ Battery 5P')
  expect(sortModels('warranty').at(-1)?.warrantyYears).toBeUndefined()
  const powers = sortModels('power').map(({ power }) => power)
  const stated = powers.filter((power) => power !== undefined)
  expect(powers.slice(0, stated.length)).toEqual(stated.toSorted((one, other) => other - one))
})

test('makers are in alphabetical order, each from its smallest', () => {
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
