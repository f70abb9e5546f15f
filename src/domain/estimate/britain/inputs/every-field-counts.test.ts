import { expect, test } from 'vitest'
import { type Draft, formatInputs, parseDraft, parseInputs } from '../../shared/draft.ts'
import { fieldNames } from '../../shared/fields.ts'
import { estimateHome } from '../estimate.ts'

const today = '2026-11-26'
const night = { tariff: 'night', nightfrom: '00:30', nightto: '05:30', night: '8.5', day: '28' }

/** For each field a home in which another answer to it says something else. */
const changes: Record<(typeof fieldNames)[number], [home: Draft, other: string]> = {
  postcode: [{}, 'EH1 1YZ'],
  region: [{}, 'scotland'],
  nation: [{ postcode: 'SY22 5AA' }, 'england'],
  export: [{}, 'eon'],
  bill: [{ bill: '70' }, '90'],
  kwh: [{ kwh: '2500' }, '3500'],
  bedrooms: [{}, '1'],
  people: [{}, '1'],
  when: [{}, 'home'],
  facing: [{}, 'N'],
  shade: [{}, 'much'],
  kw: [{}, '5'],
  panels: [{}, '12'],
  have: [{ battery: '5' }, 'yes'],
  battery: [{}, '5'],
  tariff: [{ ...night, tariff: 'flat', battery: '5' }, 'night'],
  nightfrom: [{ ...night, battery: '5' }, '02:30'],
  nightto: [{ ...night, battery: '5' }, '02:30'],
  night: [{ ...night, battery: '5' }, '12'],
  day: [{ ...night, battery: '5' }, '35'],
  price: [{}, '5000'],
  batteryprice: [{ battery: '5' }, '3000'],
  installed: [{}, '2027-04-01'],
  inverter: [{}, '5'],
  sun: [{}, '800'],
  rate: [{}, '30'],
  daily: [{ bill: '70' }, '80'],
  feedin: [{}, '20'],
  life: [{ battery: '5' }, '20'],
  efficiency: [{ battery: '5' }, '70'],
  power: [{ battery: '5' }, '0.5'],
  fading: [{}, '2'],
  growth: [{}, '5'],
}

function answerTo(draft: Draft): string {
  const entered = parseInputs(draft, today)
  if ('problems' in entered) throw new Error(JSON.stringify(entered.problems))
  const estimate = estimateHome(entered.inputs, entered.changes, today)
  if ('problems' in estimate) throw new Error(JSON.stringify(estimate.problems))
  const { saving, money, bill, battery, system, installed } = estimate
  return JSON.stringify([saving, money, bill, battery, system, installed])
}

test.each(fieldNames)('%s changes the answer for some household', (name) => {
  const [home, other] = changes[name]
  expect(answerTo({ ...home, [name]: other })).not.toBe(answerTo(home))
})

test.each(fieldNames)('%s is read from an address as it was written', (name) => {
  const [home, other] = changes[name]
  const entered = parseInputs({ ...home, [name]: other }, today)
  if ('problems' in entered) throw new Error(JSON.stringify(entered.problems))
  expect(parseInputs(parseDraft(formatInputs(entered)), today)).toEqual(entered)
})

test.each([
  ['bill', 'a lot'],
  ['kw', '51'],
  ['panels', '9.5'],
  ['postcode', 'GY1 1AA'],
  ['postcode', '90210'],
  ['installed', '2026-11-25'],
  ['export', 'somebody'],
  ['nightfrom', '25:00'],
  ['nightfrom', '00:15'],
  ['rate', '0'],
  ['life', '12.5'],
])('%s may not be %s', (name, text) => {
  const entered = parseInputs({ [name]: text }, today)
  expect('problems' in entered && entered.problems).toHaveProperty(name)
})
