import { sample } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDraft, anyText } from '../../../../../tests/any-draft.ts'
import { type Draft, parseInputs } from '../../shared/draft.ts'
import { type FieldName, fieldNames } from '../../shared/fields.ts'
import { estimateHome } from '../estimate.ts'

const today = '2026-11-21'

type Answer = (draft: Draft) => string | undefined

/** The numbers of an estimate, without what only repeats the draft. Undefined if it cannot be calculated. */
const numbersOf: Answer = (draft) => {
  const parsed = parseInputs(draft, today)
  if ('problems' in parsed) return undefined
  const estimate = estimateHome(parsed.inputs, parsed.changes, today)
  if ('problems' in estimate) return undefined
  const { energy, bill, certificates, costs, money, system } = estimate
  return JSON.stringify([energy, bill, certificates, costs, money, system.panels, system.fit])
}

/** Whether another text in the field changes the answer for at least one household. */
function counts(field: FieldName, answer: Answer): boolean {
  const drafts = sample(anyDraft, { seed: 1, numRuns: 100 })
  const texts = sample(anyText(field), { seed: 2, numRuns: 2 * drafts.length })
  return drafts.some((draft, index) => {
    const [one, other] = [texts[2 * index], texts[2 * index + 1]].map((text) =>
      answer({ ...draft, [field]: text }),
    )
    return one !== undefined && other !== undefined && one !== other
  })
}

describe('every field changes the answer for some household', () => {
  test.each(fieldNames)('%s', (field) => {
    expect(counts(field, numbersOf)).toBe(true)
  })
})

test('a field that the answer ignores is noticed', () => {
  expect(counts('shade', (draft) => numbersOf({ ...draft, shade: '' }))).toBe(false)
})
