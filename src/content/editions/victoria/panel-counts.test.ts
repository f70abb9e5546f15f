import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { panelCount } from '#domain/estimate/shared/roof.ts'
import { panelWatts } from '#estimate/data/prices.ts'
import { defaultInputs } from '#estimate/inputs/inputs.ts'
import { comparePanels } from '#estimate/sizes.ts'
import { modelDay } from './model-figures.ts'
import { panelsByBill, usualPanels } from './panel-counts.ts'

/** How many panels the calculator recommends to a usual home with this bill. */
function recommended(dollarsAMonth: number): number | undefined {
  const household = {
    inputs: { ...defaultInputs, bill: dollarsAMonth, every: 'month' as const },
    changes: {},
    problems: {},
  }
  const steps = comparePanels(household, modelDay)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value?.best.panels
}

test.each([
  ['under-100', 80],
  ['100-200', 150],
  ['200-300', 250],
  ['300-400', 350],
  ['400-500', 450],
  ['over-500', 600],
  ['under-200', 160],
  ['400-600', 500],
  ['over-600', 720],
])('a bill of %s means as many panels as the calculator recommends at $%i', (band, dollars) => {
  expect(panelsByBill[band]).toBe(recommended(dollars))
})

test('the house in the hero starts with as many panels as the calculators', () => {
  const css = readFileSync('src/site/editions/victoria/house/answers.css', 'utf8')
  expect(panelCount(defaultInputs.kw, panelWatts.value)).toBe(usualPanels)
  expect(css).toContain(`:root {\n  --panels: ${usualPanels};`)
})
