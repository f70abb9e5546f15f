import { sample } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculate } from '#domain/estimate/shared/calculate.ts'
import type { Draft } from '#domain/estimate/shared/draft.ts'
import { fieldNames } from '#domain/estimate/shared/fields.ts'
import { anyDraft, anyText } from '../../../../../../tests/any-draft.ts'
import { lineOfField, workingLines } from './working.ts'

const today = '2026-11-21'

function linesFor(draft: Draft) {
  const { estimate } = calculate({ leadsWith: 'saving' }, draft, today)
  return estimate && workingLines(estimate)
}

describe('every field changes its line of the working for some household', () => {
  const drafts = sample(anyDraft, { seed: 1, numRuns: 100 })

  test.each(fieldNames.filter((name) => lineOfField[name] !== 'none'))('%s', (field) => {
    const line = lineOfField[field]
    if (line === 'none') return
    const texts = sample(anyText(field), { seed: 2, numRuns: 2 * drafts.length })
    const isChanged = drafts.some((draft, index) => {
      const one = linesFor({ ...draft, [field]: texts[2 * index] })?.[line]
      const other = linesFor({ ...draft, [field]: texts[2 * index + 1] })?.[line]
      return one && other && JSON.stringify(one) !== JSON.stringify(other)
    })
    expect(isChanged).toBe(true)
  })
})

test('the generation is shown as one would work it out by hand', () => {
  const lines = linesFor({ kw: '6.6', facing: 'N', kwh: '6332', rebate: 'yes' })
  expect(lines?.generation).toEqual({
    what: 'What the panels make in a year',
    sum: ['6.6 kW', '×', '3.6 kWh a day', '× 365 days'],
    value: '8,672 kWh',
  })
  expect(lines?.billAfter?.what).toBe('Your yearly bill afterwards')
})

test('a battery that is too small for certificates has none', () => {
  expect(linesFor({ battery: '4' })?.batteryCertificates).toEqual({
    what: 'Certificates for the battery',
    sum: ['none, as the nominal size must be 5 to 100 kWh'],
    value: '0',
  })
})

test('a battery that may be just large enough has them on a condition', () => {
  const line = linesFor({ battery: '4.6' })?.batteryCertificates
  expect(line?.value).toMatch(/^31, /)
  expect(line?.sum).toContain(', if its nominal size is 5 kWh or more')
})
