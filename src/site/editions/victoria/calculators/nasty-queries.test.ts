import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculate } from '#domain/estimate/shared/calculate.ts'
import { fieldNames } from '#domain/estimate/shared/fields.ts'
import { calculators } from '#edition/calculators/calculators.ts'
import { CalculatorPlace } from '#site/calculators/CalculatorPlace.tsx'
import { estimateCsv } from '#site/calculators/working/estimate-csv.ts'
import { isGate } from '../../../../../tests/depth.ts'
import { workingTable } from './working/working.ts'

const today = '2026-11-24'

/** Homes at the edges of what may be entered, and the one that printed NaN. */
const homes: Record<string, string>[] = [
  { kw: '0', have: 'yes', bill: '350' },
  { kw: '0.001', have: 'yes', bill: '20000', battery: '0.001', tariff: 'time-of-use' },
  { kw: '100', have: 'yes', bill: '40', battery: '100', tariff: 'free-midday' },
  { kw: '6.6', battery: '10', kwh: '100', roof: '1' },
]

/** Texts on which sums founder: nought, next to it, a great deal, and what is no number. */
const nastyTexts = ['0', '0.0001', '1', '99999', 'NaN']

const queries = fieldNames.flatMap((name, index) =>
  nastyTexts
    .filter((_, turn) => !isGate || turn === index % nastyTexts.length)
    .map((text) => ({ ...homes[index % homes.length], [name]: text })),
)

test.each(calculators)('$path never prints NaN, Infinity or undefined', (calculator) => {
  const printed = [...homes, ...queries].flatMap((draft) => {
    const calculation = calculate(calculator, draft, today)
    const props = { calculator, draft, today, calculation }
    const page = renderToString(createElement(CalculatorPlace, props))
    // What they entered may say so.
    const texts = page.replaceAll(/ (?:value|data-props)="[^"]*"/g, '')
    const { estimate } = calculation
    const file = estimate ? estimateCsv(estimate, workingTable(estimate)) : ''
    const [wrong] = /.{0,40}(?:NaN|Infinity|undefined).{0,40}/.exec(`${texts}\n${file}`) ?? []
    return wrong ? [`${new URLSearchParams(draft)}: ${wrong}`] : []
  })
  expect(printed).toEqual([])
})
