import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { estimateFacts } from '#content/estimate-facts.ts'
import { toStoredEstimate } from '#domain/estimate/shared/stored-estimate.ts'
import { estimateHome } from '#estimate/estimate.ts'
import { defaultInputs } from '#estimate/inputs/inputs.ts'
import { OwnEstimate } from './OwnEstimate.tsx'

test('a visitor who used a calculator reads that estimate, in the words of the letter about it', () => {
  const home = estimateHome({ ...defaultInputs, bill: 450, battery: 10 }, {}, '2026-11-21')
  if ('problems' in home) throw new Error(JSON.stringify(home.problems))
  const estimate = toStoredEstimate(home)
  const text = renderToStaticMarkup(createElement(OwnEstimate, { estimate }))
  for (const { name, value } of estimateFacts(estimate).facts) {
    expect(text).toContain(name)
    expect(text).toContain(value)
  }
})
