import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Calculator } from '#content/calculator.ts'
import { formatTens } from '#content/format.ts'
import { calculate } from '#domain/estimate/shared/calculate.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import type { Draft } from '#domain/estimate/shared/draft.ts'
import { nightExample } from '#estimate/data/tariffs.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { articleDay, firstBattery, roof } from './article-figures.ts'
import {
  batteryCalculator,
  panelsCalculator,
  savingsCalculator,
} from './calculators/calculators.ts'
import { batteryBesideFour, batteryRows, listRegions, sizeFigures } from './model-figures.ts'
import { guides } from './pages/guides.ts'
import { home } from './pages/home.ts'

/** The example’s home, as typed into a calculator. */
const example: Draft = { kwh: '2500', when: 'half', facing: 'S', shade: 'none', export: 'octopus' }
const { from, to, night, day: byDay } = nightExample.value
const atNight: Draft = {
  tariff: 'night',
  nightfrom: from,
  nightto: to,
  night: String(night),
  day: String(byDay),
}

function answerOf(calculator: Calculator, draft: Draft, day: Day) {
  const { estimate, advice } = calculate(calculator, { ...example, ...draft }, day)
  if (!estimate) throw new Error('The calculator has no answer')
  return { ...estimate, advice }
}

const days: Day[] = [articleDay, '2026-12-31', '2027-03-31', '2027-04-01', '2027-11-01']

describe.each(days)('on %s', (day) => {
  test('pages print for each size what the calculator of sizes answers', () => {
    const { advice } = answerOf(panelsCalculator, {}, day)
    expect(advice?.sizes).toHaveLength(4)
    for (const { kw, saving, cost, payback } of advice?.sizes ?? [])
      expect(sizeFigures(kw, day)).toMatchObject({
        saving: expect.closeTo(saving, 6),
        price: { mid: expect.closeTo(cost ?? 0, 6) },
        payback: payback && expect.closeTo(payback, 6),
      })
  })

  test('pages print for each region what the calculator of savings answers', () => {
    for (const { region, saving } of listRegions(day))
      expect(answerOf(savingsCalculator, { region, kw: '4' }, day).saving.together.mid).toBeCloseTo(
        saving,
        6,
      )
  })

  test('pages print of each battery what the calculator of batteries answers', () => {
    const homes: Draft[] = [
      { kw: '4' },
      { kw: '4', ...atNight },
      { kw: '5', kwh: '5000' },
      { kw: '5', kwh: '5000', ...atNight },
      { kw: '0', kwh: '5000', ...atNight },
    ]
    const answers = homes.map((draft) => {
      const { saving, battery } = answerOf(batteryCalculator, { battery: '5', ...draft }, day)
      return [saving.battery?.mid ?? 0, battery?.worth.mid ?? 0] as const
    })
    expect(batteryRows(day).rows.map(([, adds, worth]) => [adds, worth])).toEqual(
      answers.map(([adds, worth]) => [formatMoney(adds), formatTens(worth)]),
    )
    expect(batteryBesideFour(day).adds).toBeCloseTo(answers[0]?.[0] ?? 0, 6)
  })
})

/** Pounds in a year of 4 kW and of the battery beside them, wherever a sentence names them. */
const sentences: readonly { what: string; is: number; patterns: readonly RegExp[] }[] = [
  {
    what: 'what 4 kW are worth in a year in the south',
    is: sizeFigures(4, articleDay).saving,
    patterns: [
      /(?:is|they’re) worth about (£[\d,]+) a year/g,
      /It moves your (£[\d,]+) a year/g,
      /(?<!‘)Worth (£[\d,]+) a year/g,
    ],
  },
  {
    what: 'what 5 kWh add in a year beside them',
    is: batteryBesideFour(articleDay).adds,
    patterns: [
      /5 kWh (?:beside 4 kW of panels )?adds about (£[\d,]+) a year/g,
      /A 5 kWh battery beside 4 kW of panels adds about (£[\d,]+) a year/g,
    ],
  },
]

const computed: Record<string, string> = {
  'roof.saves': roof.saves,
  'firstBattery.adds': firstBattery.adds,
}
const texts = [
  ...[home, ...Object.values(guides)].map((page) => JSON.stringify(page(articleDay))),
  ...globSync('src/content/editions/britain/articles/*.mdx').map((file) =>
    readFileSync(file, 'utf8').replaceAll(/\{([\w.]+)\}/g, (all, name) => computed[name] ?? all),
  ),
]

test.each(sentences)('every page says the same of $what', ({ is, patterns }) => {
  const amounts = patterns.flatMap((pattern) =>
    texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, pounds = '']) => pounds)),
  )
  expect(amounts.length).toBeGreaterThan(2)
  // To the pound or to the nearest ten.
  expect(amounts.filter((pounds) => ![formatMoney(is), formatTens(is)].includes(pounds))).toEqual(
    [],
  )
})
