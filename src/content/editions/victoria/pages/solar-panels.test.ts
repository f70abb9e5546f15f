import { expect, test } from 'vitest'
import { defaultInputs, type Inputs } from '#estimate/inputs/inputs.ts'
import { comparePanels } from '#estimate/sizes.ts'
import { usualUse } from '#estimate/year/household.ts'
import { modelDay } from '../model-figures.ts'

test.each([
  ['the average home', 15, {}],
  ['a family of four', 15, { people: 4 }],
  ['five people', 20, { people: 5 }],
] as const)('%s is best suited by %i panels', (_, panels, home: Partial<Inputs>) => {
  const inputs = { ...defaultInputs, kwh: usualUse(home.people), rebate: 'no', ...home } as const
  const steps = comparePanels({ inputs, changes: {} }, modelDay)
  let step = steps.next()
  while (!step.done) step = steps.next()
  expect(step.value?.best.panels).toBe(panels)
})
