import { expect, test } from 'vitest'
import { partsOf } from '#content/pages/parts.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { panelCount } from '#domain/estimate/shared/roof.ts'
import { panelArea, panelWatts } from '#estimate/data/prices.ts'
import { estimateHome } from '#estimate/estimate.ts'
import { defaultInputs } from '#estimate/inputs/inputs.ts'
import { cityGeneration } from '#estimate/year/generation.ts'
import { advertisedSavings, packages } from './figures.ts'
import { modelDay, modelEstimate, packageEstimate, savingRow } from './model-figures.ts'
import { guides } from './pages/guides.ts'

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
