import { expect, test } from 'vitest'
import { askedSizes } from './asked-sizes.ts'
import { problemWithBand } from './price.ts'
import { statedSystem } from './stated-system.ts'

const today = '2026-11-26'
const row = {
  form_slug: 'home',
  answers: '{}',
  postcode: '3073',
  region: 'melbourne',
  service: 'solar-panels',
  property_type: '',
  business_type: '',
  estimate: null,
}

test('who leaves the size open is priced the usual one, with our own band', () => {
  const stated = statedSystem(row, today)
  expect(stated).toMatchObject({ kw: 6.6, panels: 15, batteryKwh: 0 })
  const { lowCents = 0, highCents = 0 } = stated?.band ?? {}
  expect(lowCents).toBeGreaterThan(300_000)
  expect(highCents).toBeLessThan(1_500_000)
  expect(lowCents).toBeLessThan(highCents)
})

test('what they worked out with us is what is priced', () => {
  const estimate = JSON.stringify({ have: false, kw: 8.8, panels: 20, battery: 10 })
  expect(
    statedSystem({ ...row, service: 'solar-panels-plus-battery', estimate }, today),
  ).toMatchObject({ kw: 8.8, panels: 20, batteryKwh: 10 })
})

test('a battery for panels that are there is priced by itself', () => {
  const battery = { ...row, service: 'solar-battery' }
  expect(statedSystem(battery, today)).toMatchObject({ kw: 0, panels: 0, batteryKwh: 13.5 })
  const estimate = JSON.stringify({ have: true, kw: 5, panels: 12, battery: 0 })
  expect(statedSystem({ ...battery, estimate }, today)).toMatchObject({ kw: 0, batteryKwh: 13.5 })
})

test('every size that is asked for is stated within it, and our four bands about it can be sent', () => {
  for (const [form, question, sizes] of askedSizes())
    for (const [answer, size] of Object.entries(sizes)) {
      const of = question === 'battery-size' ? 'batteryKwh' : 'kw'
      const service = of === 'kw' ? 'solar-panels' : 'solar-battery'
      const answers = JSON.stringify({ [question]: answer })
      const stated = statedSystem({ ...row, form_slug: form, service, answers }, today)
      expect(stated?.[of], `${form} ${answer}`).toBeGreaterThanOrEqual(size.from)
      expect(stated?.[of], `${form} ${answer}`).toBeLessThanOrEqual(size.to)
      expect(stated && problemWithBand({ ...stated.band, highCents: stated.band.lowCents })).toBe(
        undefined,
      )
    }
})

test('we state none for roof tiles, and for a business or a farm that names no size', () => {
  expect(statedSystem({ ...row, service: 'roof-tiles' }, today)).toBeUndefined()
  expect(statedSystem({ ...row, service: 'commercial-solar' }, today)).toBeUndefined()
  expect(statedSystem({ ...row, business_type: 'agriculture' }, today)).toBeUndefined()
})
