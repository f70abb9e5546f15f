import { assert, constantFrom, double, integer, option, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { estimateHome } from '../estimate.ts'
import { choices, defaultInputs, formatInputs, type InputName, parseInputs } from './inputs.ts'
import { parseNumber } from './parse-number.ts'

const today = '2026-11-21'

function problems(typed: Record<string, string>): Record<string, string> {
  const read = parseInputs(typed, today)
  return 'problems' in read ? read.problems : {}
}

test.each<[string, InputName, string]>([
  ['9999', 'postcode', '9999 is not in Victoria, and our figures are: enter a postcode like 3056'],
  ['0001', 'postcode', 'There is no postcode 0001: enter a Victorian one, like 3056'],
  ['305', 'postcode', 'Enter a four-digit postcode, like 3056'],
  [
    '8001',
    'postcode',
    'That postcode is for post-office boxes: enter the one of the roof, like 3056',
  ],
  ['-4000', 'kwh', 'Enter from 100 to 100,000 kWh a year, like 4,600'],
  ['lots', 'kwh', 'Enter from 100 to 100,000 kWh a year, like 4,600'],
  ['NaN', 'kwh', 'Enter from 100 to 100,000 kWh a year, like 4,600'],
  ['1e4', 'kwh', 'Enter from 100 to 100,000 kWh a year, like 4,600'],
  ['-300', 'bill', 'Enter your bill in dollars, from 10 to 20,000'],
  ['2.5', 'people', 'Enter how many people live there, like 3'],
  ['10,000', 'panels', 'Enter from 0 to 227 panels: more than 100 kW is another scheme'],
  ['101', 'kw', 'Enter from 0 to 100 kW of panels: larger systems are another scheme'],
  ['-1', 'battery', 'Enter from 0 to 100 usable kWh of battery, like 10'],
  [
    '2031-01-01',
    'installed',
    'Choose a day until 31 December 2030: certificates end then, and nobody knows what follows',
  ],
  ['2026-11-20', 'installed', 'Choose a day from today, 21 November 2026, on'],
  ['2027-02-30', 'installed', 'Enter a date of the calendar, like 2026-11-21'],
  ['tomorrow', 'installed', 'Enter a date of the calendar, like 2026-11-21'],
  ['upwards', 'facing', 'Choose one of the answers shown'],
])('%s as %s is answered with a sentence', (typed, name, sentence) => {
  expect(problems({ [name]: typed })).toEqual({ [name]: sentence })
})

test('an assumption is changed within reason', () => {
  expect(problems({ feedin: '-1' })).toEqual({
    feedin: 'Enter a number from 0 to 100, or leave it empty for ours',
  })
  expect(problems({ shift: '1.5' }).shift).toMatch(/^Enter a whole number/)
  expect(problems({ rate: 'cheap' }).rate).toMatch(/^Enter a number/)
})

test('a battery without panels has nothing to fill it', () => {
  expect(problems({ kw: '0', battery: '10' }).battery).toMatch(/needs panels/)
})

test('all that is wrong is told at once', () => {
  expect(Object.keys(problems({ postcode: '9999', kwh: '-1', panels: '10000' }))).toHaveLength(3)
})

test('nothing typed is the household we begin with', () => {
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

test('fifteen panels are 6.6 kW, and kW count where both are told', () => {
  const kw = (typed: Record<string, string>) => {
    const read = parseInputs(typed, today)
    return 'problems' in read ? read.problems : read.inputs.kw
  }
  expect(kw({ panels: '15' })).toBe(6.6)
  expect(kw({ panels: '15', kw: '10' })).toBe(10)
  expect(kw({ panels: '0' })).toBe(0)
})

test('a link tells only what differs, and is read back as it was', () => {
  expect(formatInputs({ inputs: defaultInputs, changes: {} })).toBe('')
  const inputs = { ...defaultInputs, postcode: '3056', kwh: 5200, battery: 13.5 }
  const link = formatInputs({ inputs, changes: { feedin: 5 } })
  expect(link).toBe('postcode=3056&battery=13.5&kwh=5200&feedin=5')
  expect(parseInputs(Object.fromEntries(new URLSearchParams(link)), today)).toEqual({
    inputs,
    changes: { feedin: 5 },
  })
})

test('whatever may be told is read back from its own link', () => {
  const anyInputs = record({
    postcode: constantFrom('3000', '3350', '3996'),
    every: constantFrom(...choices.every),
    when: constantFrom(...choices.when),
    facing: constantFrom(...choices.facing),
    shade: constantFrom(...choices.shade),
    have: constantFrom(...choices.have),
    tariff: constantFrom(...choices.tariff),
    network: option(constantFrom(...choices.network), { nil: undefined }),
    rebate: constantFrom(...choices.rebate),
    kw: double({ min: 0.001, max: 100, noNaN: true }),
    battery: double({ min: 0.001, max: 100, noNaN: true }),
    people: option(integer({ min: 1, max: 20 }), { nil: undefined }),
    installed: constantFrom(undefined, '2027-07-01', '2030-12-31'),
  })
  assert(
    property(anyInputs, (inputs) => {
      const link = formatInputs({ inputs, changes: {} })
      const read = parseInputs(Object.fromEntries(new URLSearchParams(link)), today)
      expect(read).toEqual({ inputs, changes: {} })
    }),
  )
})

test('whatever is typed, the answer is an estimate or sentences, and never NaN', () => {
  const text = option(string({ maxLength: 8 }), { nil: undefined })
  const number = double().map(String)
  const anyTyped = record({
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
    property(anyTyped, (typed) => {
      const read = parseInputs(typed, today)
      const answer = 'problems' in read ? read : estimateHome(read.inputs, read.changes, today)
      expect(JSON.stringify(answer)).not.toMatch(/NaN|Infinity/)
      if ('problems' in answer)
        for (const sentence of Object.values(answer.problems)) expect(sentence).toMatch(/^[A-Z\d$]/)
    }),
    { numRuns: 60 },
  )
})
