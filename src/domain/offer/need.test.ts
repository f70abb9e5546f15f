import { expect, test } from 'vitest'
import { needOf } from './need.ts'

const row = {
  form_slug: 'home',
  answers: '{}',
  postcode: '3011',
  region: 'western',
  service: 'solar-battery',
  property_type: 'home',
  business_type: '',
}
const asked = (form_slug: string, answers: object, service = row.service) => {
  const need = needOf({ ...row, form_slug, service, answers: JSON.stringify(answers) })
  return [need.panelKilowatts, need.batteryKilowattHours]
}

test('the size that a lead asks for is that of its answer, by its form', () => {
  expect(asked('battery', { 'battery-size': 'small' })).toEqual([undefined, { from: 5, to: 7 }])
  expect(asked('battery', { 'battery-size': 'very-large' })).toEqual([
    undefined,
    { from: 25, to: Infinity },
  ])
  expect(asked('savings', { 'system-size': 'large' }, 'solar-panels')).toEqual([
    { from: 7, to: 10 },
    undefined,
  ])
})

test('who is not sure, or was not asked, asks for no size', () => {
  expect(asked('battery', { 'battery-size': 'not-sure' })).toEqual([undefined, undefined])
  expect(asked('battery', {})).toEqual([undefined, undefined])
  expect(asked('home', { 'battery-size': 'small' })).toEqual([undefined, undefined])
})

test('an enquiry for panels that is certain of a battery needs both', () => {
  const needed = (answers: object, service = 'solar-panels') =>
    needOf({ ...row, service, answers: JSON.stringify(answers) }).services
  expect(needed({ 'battery-interest': 'yes' })).toEqual(['panels', 'batteries'])
  expect(needed({ 'additional-services': 'battery' })).toEqual(['panels', 'batteries'])
  expect(needed({ 'system-preference': 'solar-battery' })).toEqual(['panels', 'batteries'])
  expect(needed({ 'system-preference': 'battery-addition' })).toEqual(['batteries'])
  for (const unsure of ['maybe', 'not-sure', 'no'])
    expect(needed({ 'battery-interest': unsure })).toEqual(['panels'])
  expect(needed({ 'battery-interest': 'yes' }, 'roof-tiles')).toEqual(['roof-tiles'])
})

test('the size of what another trade would fit decides nothing', () => {
  expect(asked('savings', { 'system-size': 'large' }, 'roof-tiles')).toEqual([undefined, undefined])
})

test('a lead without a region, or with one we have given up, has none', () => {
  expect(needOf({ ...row, region: '' }).region).toBeUndefined()
  expect(needOf(row)).toMatchObject({
    region: 'western',
    services: ['batteries'],
    property: 'home',
  })
})
