import { describe, expect, test } from 'vitest'
import { partsOf } from '#content/pages/parts.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { toMoney } from '#domain/estimate/shared/payback.ts'
import { panelCount } from '#domain/estimate/shared/roof.ts'
import { panelArea, panelWatts } from '#estimate/data/prices.ts'
import { estimateHome } from '#estimate/estimate.ts'
import { defaultInputs, type Inputs } from '#estimate/inputs/inputs.ts'
import { toPurchase } from '#estimate/money/payback.ts'
import { cityGeneration } from '#estimate/year/generation.ts'
import { advertisedSavings, packages } from './figures.ts'
import {
  family,
  modelDay,
  modelEstimate,
  packageAdvice,
  packageEstimate,
  panelsOutlook,
  savingRow,
} from './model-figures.ts'
import { guides } from './pages/guides.ts'
import { home } from './pages/home.ts'
import { solarPanelsBusinesses } from './pages/solar-panels-businesses.ts'
import { solarRoofTiles } from './pages/solar-roof-tiles.ts'

const numbersIn = (text: string) =>
  [...text.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')))

test.each(packages)('$name saves no more than its family pays for power', (one) => {
  const { bill, money } = packageEstimate(one)
  expect(money.together.saving.low).toBeGreaterThan(0)
  expect(money.together.saving.high).toBeLessThan(bill.before.high)
})

test.each(packages)('what is advertised of $name is out of reach of its family', (one) => {
  const [least = 0] = numbersIn(one.saving)
  expect(packageEstimate(one).money.together.saving.high).toBeLessThan(least)
})

test('a size’s saving is what the calculator finds for it', () => {
  for (const advertised of advertisedSavings) {
    const { saving } = modelEstimate({ kw: advertised.kw }).money.together
    const [, today = ''] = savingRow(advertised)
    const [low = 0, high = 0] = numbersIn(today)
    expect(low).toBeCloseTo(saving.low, -1)
    expect(high).toBeCloseTo(saving.high, -1)
  }
})

describe('what doesn’t pay at its price names the one at which it would', () => {
  /** Whether it is paid back within 25 years at $10 less than the price that a text names, and at $10 more. */
  const pays = (text: string, home: Partial<Inputs>) => {
    const [, named = ''] = text.match(/would at about \$([\d,]+) or less/) ?? []
    const price = Number(named.replaceAll(',', ''))
    expect(price).toBeGreaterThan(0)
    return [price - 10, price + 10].map((price) => {
      const { quoted } = modelEstimate({ ...family, rebate: 'no', ...home }, { price })
      return (quoted?.together.payback.mid ?? null) !== null
    })
  }

  test('packages on the home page', () => {
    const { never } = packageAdvice()
    expect(never.length).toBeGreaterThan(0)
    for (const { name, kw, usable } of never) {
      const [, text = ''] = home.packages.why.split(`${name} doesn’t pay for itself`)
      expect(pays(text, { kw, battery: usable })).toEqual([true, false])
    }
  })

  test('roofs of solar tiles', () => {
    const bars = partsOf(solarRoofTiles.sections).find(
      (part) => part.kind === 'bars' && part.id === 'payback',
    )
    expect(pays(JSON.stringify(bars), {})).toEqual([true, false])
  })
})

test('panels go on saving in prose as they do in the calculators', () => {
  const { outlook } = modelEstimate({ rebate: 'no' })
  expect(panelsOutlook(outlook.panels)).toEqual(outlook)
})

test('a business has its money back within the years of its column, and not at $100 more', () => {
  const table = partsOf(solarPanelsBusinesses.sections).find(
    (part) => part.kind === 'table' && part.id === 'payback',
  )
  const rows = table?.kind === 'table' ? table.rows : []
  expect(rows).toHaveLength(3)
  const used = Math.round(0.55 * (cityGeneration(30, 'Melbourne') ?? 0))
  for (const [rate = '', , ...most] of rows) {
    const outlook = panelsOutlook((used * Number.parseFloat(rate)) / 100)
    const yearsAt = (price: number) =>
      toMoney({ mid: toPurchase(price, outlook), moved: [] }).payback.mid ?? 99
    for (const [index, years] of [3, 6].entries()) {
      const [price = 0] = numbersIn(most[index] ?? '')
      expect(yearsAt(price)).toBeLessThanOrEqual(years)
      expect(yearsAt(price + 100)).toBeGreaterThan(years)
    }
  }
})

test('tables of systems have the panels, the glass and the year of our model', () => {
  const tables = Object.values(guides)
    .flatMap(({ sections }) => partsOf(sections))
    .flatMap((part) => (part.kind === 'table' ? [part] : []))
    .filter(({ columns }) => columns[0] === 'System' && columns.includes('Panels'))
  expect(tables.length).toBeGreaterThan(0)
  for (const { rows } of tables)
    for (const [system = '', panels, glass, power] of rows) {
      const kw = Number.parseFloat(system)
      const count = panelCount(kw, panelWatts.value)
      const year = cityGeneration(kw, 'Melbourne') ?? 0
      expect([panels, glass, power]).toEqual([
        String(count),
        `${count * panelArea.value.mid} m²`,
        `${formatNumber(year)} kWh`,
      ])
    }
})

test('the home that pages reckon with is the one the calculators start with', () => {
  const start = estimateHome(defaultInputs, {}, modelDay)
  if ('problems' in start) throw new Error(JSON.stringify(start.problems))
  const { saving, cost, payback } = start.money.together
  const ours = modelEstimate({}).money.together
  expect([ours.saving.mid, ours.cost.mid]).toEqual([saving.mid, cost.mid])
  expect(ours.payback.mid).toBe(payback.mid)
})
