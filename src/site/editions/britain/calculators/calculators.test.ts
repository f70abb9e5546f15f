import { describe, expect, test } from 'vitest'
import type { Calculator } from '#content/calculator.ts'
import { calculate } from '#domain/estimate/shared/calculate.ts'
import type { Draft } from '#domain/estimate/shared/draft.ts'
import { inputNames } from '#domain/estimate/shared/fields.ts'
import {
  batteryCalculator,
  calculators,
  panelsCalculator,
  savingsCalculator,
} from '#edition/calculators/calculators.ts'
import { estimateFile } from '#site/calculators/estimate-file.ts'
import { fieldsLeftOut } from '#site/calculators/fields/fields.ts'
import { dayTable, dayView, seasons } from '#site/calculators/results/day-view.ts'
import { yearTable, yearView } from '#site/calculators/results/year-view.ts'
import { assumptionsView, fixedTable } from '#site/calculators/working/assumptions-view.ts'
import { formatHeadline } from './headline.ts'
import { batteriesTable, moneyTable, sizesTable, sumTable } from './tables.ts'
import { workingTable } from './working/working.ts'

const today = '2026-11-26'
const night = { tariff: 'night', nightfrom: '00:30', nightto: '05:30', night: '8.5', day: '28' }

function answerOf(calculator: Calculator, draft: Draft = {}, day = today) {
  const calculation = calculate(calculator, draft, day)
  return { ...calculation, headline: formatHeadline(calculator, calculation) }
}

/** Every text below and beside an answer. */
function textsOf(calculator: Calculator, draft: Draft): string {
  const { estimate, advice, headline } = answerOf(calculator, draft)
  if (!estimate) return JSON.stringify(headline)
  return JSON.stringify([
    headline,
    sumTable(estimate),
    moneyTable(estimate),
    ...(advice
      ? [calculator.leadsWith === 'battery' ? batteriesTable(advice, estimate) : sizesTable(advice)]
      : []),
    workingTable(estimate),
    assumptionsView(estimate, {}, today),
    fixedTable(estimate),
    dayView(estimate),
    ...seasons.map((season) => dayTable(estimate.days[season])),
    yearView(estimate),
    yearTable(estimate),
    estimateFile(estimate),
  ])
}

const drafts: Draft[] = [
  {},
  { postcode: 'EH1 1YZ', bill: '90', export: 'none' },
  { battery: '5', ...night },
  { kw: '8' },
  { kw: '0', battery: '5', ...night },
  { have: 'yes', battery: '10' },
  { battery: '5', price: '9000', batteryprice: '4000', installed: '2027-04-01' },
  { facing: 'flat', shade: 'much', export: 'octopus-prime', when: 'out' },
  { kw: '0' },
  { rate: '18', export: 'eon', battery: '5', kwh: '1200' },
]

describe.each(calculators.map((one) => [one.path, one] as const))('%s', (_, calculator) => {
  test.each(drafts)('says nothing unreadable of %o', (draft) => {
    const unreadable = /.{0,60}(?:NaN|Infinity|undefined|null,|−0\b(?!\.)).{0,40}/
    expect(unreadable.exec(textsOf(calculator, draft))?.[0]).toBeUndefined()
  })

  test('has every field once', () => {
    const names = [...calculator.first, ...calculator.more, ...fieldsLeftOut(calculator)]
    expect(names.toSorted()).toEqual([...inputNames].toSorted())
  })

  test('speaks of no certificate, rebate or dollar', () => {
    const foreign = /.{0,40}(?:certificate|rebate|\$|Victoria|feed-in|`).{0,40}/i
    expect(foreign.exec(textsOf(calculator, { battery: '5' }))?.[0]).toBeUndefined()
  })
})

test('the saving comes first, with its band, then the price with its VAT and when it’s paid back', () => {
  const { headline } = answerOf(savingsCalculator)
  expect(headline.headline).toBe('About £570 a year saved')
  expect(headline.band).toBe('Likely £320 to £670, if what’s left sells for 4.1p to 15.1p.')
  expect(headline.decision).toBe(
    'At £6,000 with VAT at 0%, fitted today: paid back in about 11 years, likely 8 to 20.',
  )
  expect(headline.more).toContain('ahead')
  expect(headline.more).toContain('G98')
  expect(headline.narrowing).toMatchObject({ field: 'export' })
})

test('a battery that lowers the gain is said to, by as much as the answer without it shows', () => {
  const home = { postcode: 'SE15 4QA', kw: '4' }
  const both = answerOf(savingsCalculator, { ...home, battery: '5' }).headline.more
  const panels = answerOf(savingsCalculator, home).headline.more
  expect(panels).toContain('After 25 years you’d be about £7,410 ahead.')
  expect(both).toContain(
    'After 25 years you’d be about £2,530 ahead. Without the battery you’d end up about £4,880 better off.',
  )
})

test('the shares of what the panels make are those of the kWh beside them', () => {
  const { estimate } = answerOf(savingsCalculator, { postcode: 'SE15 4QA', kw: '4', battery: '5' })
  if (!estimate) throw new Error('This home can be calculated')
  const names = sumTable(estimate).table.rows.map(({ cells: [name, kwh] }) => `${name}, ${kwh}`)
  expect(names.slice(0, 3)).toEqual([
    'Not bought: 54% used at home, 2,036',
    'Sold: 42%, 1,585',
    'Lost in the battery: 5%, 179',
  ])
})

test('the VAT is that of the day it’s fitted', () => {
  const { headline } = answerOf(savingsCalculator, { installed: '2027-04-01' })
  expect(headline.decision).toContain('At £6,300 with VAT at 5%, fitted on 1 April 2027')
})

test('a size without a checked price asks for one, and still says what it saves', () => {
  const { headline, estimate } = answerOf(savingsCalculator, { kw: '8' })
  expect(headline.headline).toMatch(/^About £/)
  expect(headline.decision).toBe('We know no checked price of 8 kW. Type the one on your quote.')
  expect(estimate?.money.together).toBeUndefined()
})

test('the battery is answered by what it may cost, before anybody enters a size', () => {
  const { headline } = answerOf(batteryCalculator, { export: 'octopus', kwh: '2500' })
  expect(headline.headline).toMatch(/^5 kWh is worth about £2,1\d0 to you$/)
  expect(headline.decision).toContain('They cost about £4,600: wait, or pay less.')
})

test('a battery that loses money is shown to lose it', () => {
  const { headline } = answerOf(batteryCalculator, { rate: '15', export: 'eon', kwh: '2500' })
  expect(headline.headline).toMatch(/would lose you about £/)
})

test('four sizes are compared, and what is paid back soonest comes first', () => {
  const { advice, headline } = answerOf(panelsCalculator, { export: 'octopus', kwh: '2500' })
  expect(advice?.sizes.map(({ panels }) => panels)).toEqual([7, 9, 12, 14])
  expect(headline.headline).toBe('9 panels, 4 kW')
  expect(headline.decision).toMatch(/^9 panels are paid back soonest\. 14 cost £\d/)
})

test('where no size pays for itself, that is the answer, and not a number of panels', () => {
  const { headline } = answerOf(panelsCalculator, { facing: 'N', postcode: 'EH1', export: 'none' })
  expect(headline.headline).toBe('No size would pay for itself')
  expect(headline.band).toMatch(/^7 panels, 3 kW: about £130 a year saved/)
  expect(headline.more).toContain('not paid back within 25 years.')
})

test('from 1 January every answer says that the cap we know is over, unless the rate was typed', () => {
  const after = answerOf(savingsCalculator, {}, '2027-01-01')
  expect(after.headline.more).toContain('ended on 31 December 2026')
  expect(answerOf(savingsCalculator, { rate: '27' }, '2027-01-01').headline.more).not.toContain(
    'cap',
  )
  expect(answerOf(savingsCalculator, {}, '2026-12-31').headline.more).not.toContain('cap')
})

test('a postcode elsewhere gets the reason why we give no answer', () => {
  expect(calculate(savingsCalculator, { postcode: 'BT1 1AA' }, today).problems.postcode).toContain(
    'Northern Ireland',
  )
})

test('a night tariff without its rates marks each of its fields', () => {
  const { problems, estimate } = calculate(savingsCalculator, { tariff: 'night' }, today)
  expect(estimate).toBeUndefined()
  expect(Object.keys(problems)).toEqual(
    expect.arrayContaining(['night', 'day', 'nightfrom', 'nightto']),
  )
})

test('what one answers to a keystroke takes no longer than an eye blinks', () => {
  const draft = { battery: '5', bill: '70', ...night }
  calculate(savingsCalculator, draft, today)
  const began = process.threadCpuUsage()
  for (let kwh = 0; kwh < 5; kwh++)
    calculate(savingsCalculator, { ...draft, bill: String(71 + kwh) }, today)
  const { user, system } = process.threadCpuUsage(began)
  // 20 to 30 ms of a processor, which a busy machine gives later and not more of.
  expect((user + system) / 1000 / 5).toBeLessThan(250)
})
