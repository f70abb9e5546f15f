import { expect, test } from 'vitest'
import { parseAddress } from '../list-address.ts'
import { viewName } from './view-name.ts'

const saved = [{ id: 'v1', name: 'Batteries, north' }]
const nameOf = (search: Record<string, string>) => viewName(parseAddress(search), saved)

test('a list is called by its view, also once it is narrowed', () => {
  expect(nameOf({})).toBe('Queue')
  expect(nameOf({ postcode: '3072', due: 'past' })).toBe('Queue')
  expect(nameOf({ owner: 'me', form: 'battery' })).toBe('Mine')
  expect(nameOf({ due: 'now' })).toBe('Due now')
  expect(nameOf({ waiting: 'installer' })).toBe('Waiting for an installer')
  expect(nameOf({ state: 'won', owner: 'me' })).toBe('Won')
  expect(nameOf({ view: 'v1', region: 'northern' })).toBe('Batteries, north')
  expect(nameOf({ view: 'deleted', state: 'lost' })).toBe('Lost')
})
