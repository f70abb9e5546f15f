import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadKwh } from '../shared/load.ts'
import { backupKwh, type Circuit, circuitKwh, hoursOfBackup } from './blackout.ts'
import { blackoutLoads } from './data/loads.ts'

const careful: Circuit[] = ['kitchen', 'lights', 'living', 'study']

test('four circuits take 5.5 kWh on a careful day, and 10 kWh carry them for nearly two days', () => {
  expect(careful.map((circuit) => circuitKwh(circuit).toFixed(1))).toEqual([
    '2.4',
    '0.3',
    '1.8',
    '1.0',
  ])
  expect(backupKwh(careful)).toBeCloseTo(5.5, 1)
  expect(hoursOfBackup(10, careful)).toBeCloseTo(43.4, 1)
})

test('heating or cooling takes more than everything else together', () => {
  expect(circuitKwh('air')).toBe(12)
  expect(hoursOfBackup(10, [...careful, 'air'])).toBeLessThan(14)
})

test('a battery with nothing wired to it never runs down', () => {
  expect(hoursOfBackup(10, [])).toBe(Infinity)
})

test('the article on blackouts counts with the same loads', () => {
  const article = readFileSync(
    'src/content/editions/victoria/articles/rooftop-solar-climate-resilience.mdx',
    'utf8',
  )
  const row = (name: string) => new RegExp(`\\| ${name}[^|]*\\| ([0-9.]+) \\|`).exec(article)?.[1]
  const { fridge, kettle, lights, internet, television, heaterFan, phones, standby } =
    blackoutLoads.value
  expect({
    'Fridge-freezer': row('Fridge-freezer'),
    'Internet box': row('Internet box'),
    Lights: row('Lights'),
    'Phones and a laptop': row('Phones and a laptop'),
    'Kettle and microwave': row('Kettle and microwave'),
    'Fan of a gas heater': row('Fan of a gas heater'),
    'Television or radio': row('Television or radio'),
    'Clocks, alarms, standby': row('Clocks, alarms, standby'),
  }).toEqual({
    'Fridge-freezer': loadKwh(fridge).toFixed(1),
    'Internet box': loadKwh(internet).toFixed(1),
    Lights: loadKwh(lights).toFixed(1),
    'Phones and a laptop': loadKwh(phones).toFixed(1),
    'Kettle and microwave': loadKwh(kettle).toFixed(1),
    'Fan of a gas heater': loadKwh(heaterFan).toFixed(1),
    'Television or radio': loadKwh(television).toFixed(1),
    'Clocks, alarms, standby': loadKwh(standby).toFixed(1),
  })
})
