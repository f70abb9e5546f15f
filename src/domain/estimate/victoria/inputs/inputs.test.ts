import { assert, constantFrom, double, integer, option, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Draft,
  formatDraft,
  formatInputs,
  parseDraft,
  parseInputs,
} from '../../shared/draft.ts'
import type { InputName, Problems } from '../../shared/fields.ts'
import { parseNumber } from '../../shared/numbers.ts'
import { estimateHome } from '../estimate.ts'
import { stateOf } from '../states.ts'
import { defaultInputs, inputRules } from './inputs.ts'

const today = '2026-11-21'

function problems(draft: Draft): Problems {
  const parsed = parseInputs(draft, today)
  return 'problems' in parsed ? parsed.problems : {}
}

test.each<[string, InputName, string]>([
  ['0001', 'postcode', 'There’s no postcode 0001. Enter yours, like 3056'],
  ['305', 'postcode', 'Enter a four-digit postcode, like 3056'],
  ['8001', 'postcode', 'That’s for post office boxes. Enter your roof’s, like 3056'],
  ['-4000', 'kwh', 'Enter 100 to 100,000 kWh a year, like 4,600'],
  ['lots', 'kwh', 'Enter 100 to 100,000 kWh a year, like 4,600'],
  ['NaN', 'kwh', 'Enter 100 to 100,000 kWh a year, like 4,600'],
  ['1e4', 'kwh', 'Enter 100 to 100,000 kWh a year, like 4,600'],
  ['-300', 'bill', 'Enter your bill in dollars, from 10 to 20,000'],
  ['2.5', 'people', 'Enter how many people live there, like 3'],
  ['10,000', 'panels', 'Enter 0 to 227 panels. Larger systems come under another scheme'],
  ['101', 'kw', 'Enter 0 to 100 kW of panels. Larger systems come under another scheme'],
  ['-1', 'battery', 'Enter 0 to 100 usable kWh of battery, like 10'],
  ['2031-01-01', 'installed', 'Choose a day up to 31 December 2030. Certificates end then'],
  ['2026-11-20', 'installed', 'Choose today, 21 November 2026, or a later day'],
  ['2027-02-30', 'installed', 'Enter a date, like 2026-11-21'],
  ['tomorrow', 'installed', 'Enter a date, like 2026-11-21'],
  ['upwards', 'facing', 'Choose one of the answers shown'],
])('%s as %s is a problem', (text, name, problem) => {
  expect(problems({ [name]: text })).toEqual({ [name]: problem })
})

test('an assumption can be changed within reason', () => {
  expect(problems({ feedin: '-1' })).toEqual({
    feedin: 'Enter a number from 0 to 100, or leave it blank to use ours',
  })
  expect(problems({ shift: '1.5' }).shift).toMatch(/^Enter a whole number/)
  expect(problems({ rate: 'cheap' }).rate).toMatch(/^Enter a number/)
})

test('a battery needs panels to fill it', () => {
  expect(problems({ kw: '0', battery: '10' }).battery).toMatch(/needs panels/)
})

test('all problems come at once, in the order of the fields', () => {
  const draft = { rate: 'cheap', panels: '10000', facing: 'up', kwh: 'lots', postcode: '0001' }
  expect(Object.keys(problems(draft))).toEqual(['postcode', 'kwh', 'facing', 'panels', 'rate'])
})

test('an empty draft is the default household', () => {
  expect(parseInputs({}, today)).toEqual({ inputs: defaultInputs, changes: {} })
  expect(parseInputs({ postcode: ' ', kwh: '', unknown: 'x' }, today)).toEqual({
    inputs: defaultInputs,
    changes: {},
  })
})

test('numbers are read as people write them', () => {
  expect(parseNumber('4,615')).toBe(4615)
  expect(parseNumber('4 615 kWh')).toBe(4615)
  expect(parseNumber('$1,250.50')).toBe(1250.5)
  expect(parseNumber('6.6kW')).toBe(6.6)
  expect(parseNumber('−4')).toBe(-4)
  for (const wrong of ['', '4,6', '1.2.3', '0x10', '1e9', 'Infinity', '4615 or so'])
    expect(parseNumber(wrong)).toBeUndefined()
})

test('fifteen panels are 6.6 kW, and kW count if both are entered', () => {
  const kw = (draft: Draft) => {
    const parsed = parseInputs(draft, today)
    return 'problems' in parsed ? parsed.problems : parsed.inputs.kw
  }
  expect(kw({ panels: '15' })).toBe(6.6)
  expect(kw({ panels: '15', kw: '10' })).toBe(10)
  expect(kw({ panels: '0' })).toBe(0)
})

test('a link has only what differs from the default, and is read back', () => {
  expect(formatInputs({ inputs: defaultInputs, changes: {} })).toBe('')
  const inputs = { ...defaultInputs, postcode: '3056', kwh: 5200, battery: 13.5 }
  const link = formatInputs({ inputs, changes: { feedin: 5 } })
  expect(link).toBe('postcode=3056&kwh=5200&battery=13.5&feedin=5')
  expect(parseInputs(Object.fromEntries(new URLSearchParams(link)), today)).toEqual({
    inputs,
    changes: { feedin: 5 },
  })
})

test('every household is read back from its own link', () => {
  const anyInputs = record({
    postcode: constantFrom('3000', '3350', '3996'),
    every: constantFrom(...inputRules.every.choices),
    when: constantFrom(...inputRules.when.choices),
    facing: constantFrom(...inputRules.facing.choices),
    shade: constantFrom(...inputRules.shade.choices),
    have: constantFrom(...inputRules.have.choices),
    tariff: constantFrom(...inputRules.tariff.choices),
    network: option(constantFrom(...inputRules.network.choices), { nil: undefined }),
    rebate: constantFrom(...inputRules.rebate.choices),
    kw: double({ min: 0.001, max: 100, noNaN: true }),
    battery: double({ min: 0.001, max: 100, noNaN: true }),
    people: option(integer({ min: 1, max: 20 }), { nil: undefined }),
    installed: constantFrom(undefined, '2027-07-01', '2030-12-31'),
  })
  assert(
    property(anyInputs, (inputs) => {
      const link = formatInputs({ inputs, changes: {} })
      const parsed = parseInputs(Object.fromEntries(new URLSearchParams(link)), today)
      expect(parsed).toEqual({ inputs, changes: {} })
    }),
  )
})

test('every draft gives an estimate or problems, and never NaN', () => {
  const text = option(string({ maxLength: 8 }), { nil: undefined })
  const number = double().map(String)
  const anyDraft = record({
    postcode: text,
    kwh: number,
    bill: text,
    kw: number,
    battery: number,
    installed: text,
    when: text,
    rate: number,
  })
  assert(
    property(anyDraft, (draft) => {
      const parsed = parseInputs(draft, today)
      const answer =
        'problems' in parsed ? parsed : estimateHome(parsed.inputs, parsed.changes, today)
      expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity/)
      if ('problems' in answer)
        for (const problem of Object.values(answer.problems)) expect(problem).toMatch(/^[A-Z\d$]/)
    }),
    { numRuns: 60 },
  )
})

test('an address carries the fields of a draft that are filled in, and nothing else', () => {
  const draft = { postcode: ' 3011 ', bill: '450', every: 'quarter', when: '', name: 'Alex' }
  expect(formatDraft(draft)).toBe('postcode=3011&bill=450')
  expect(parseDraft('#postcode=3011&bill=450')).toEqual({ postcode: '3011', bill: '450' })
  expect(parseDraft('?postcode=3011&utm_source=x&bill=')).toEqual({ postcode: '3011' })
  expect(formatDraft({ rate: '30', postcode: '3011' })).toBe('postcode=3011&rate=30')
})

test('no address grows without end', () => {
  expect(formatDraft({ postcode: '3'.repeat(500) }).length).toBeLessThan(60)
})

test('a postcode of another state is taken, one that doesn’t exist is not', () => {
  for (let code = 0; code < 10_000; code++) {
    const postcode = String(code).padStart(4, '0')
    const state = stateOf(postcode)
    if (state === 'VIC') continue
    const isUnknown = problems({ postcode }).postcode?.startsWith('There’s no postcode') ?? false
    expect([postcode, isUnknown]).toEqual([postcode, state === undefined])
  }
})
