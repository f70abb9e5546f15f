import { expect, test } from 'vitest'
import { formNamed, homeForm } from '../../../tests/answers.ts'
import { type EarlyPress, stepAfter } from './early-presses.ts'

const answers = { 'property-type': 'home', 'property-ownership': 'tenant' }
const pressed = (...steps: number[]) => steps.map((step): EarlyPress => ({ kind: 'answer', step }))

test('each pressed answer leads one step further', () => {
  expect(stepAfter([], homeForm, answers)).toEqual({ at: 0, proceeds: false })
  expect(stepAfter(pressed(0), homeForm, answers)).toEqual({ at: 1, proceeds: false })
  expect(stepAfter(pressed(0, 1), homeForm, answers)).toEqual({ at: 2, proceeds: false })
})

test('pressing another answer of the same step is a change of mind, not a step', () => {
  expect(stepAfter(pressed(0, 0), homeForm, answers).at).toBe(1)
})

test('a press that ticked nothing leads nowhere', () => {
  expect(stepAfter(pressed(0), homeForm, {}).at).toBe(0)
})

test('Back leads back, and not before the first step', () => {
  expect(stepAfter([...pressed(0), { kind: 'back' }], homeForm, answers).at).toBe(0)
  expect(stepAfter([{ kind: 'back' }], homeForm, answers).at).toBe(0)
  expect(stepAfter([...pressed(0), { kind: 'back' }, ...pressed(0)], homeForm, answers).at).toBe(1)
})

test('Continue goes on from a ticked answer, and has text checked first', () => {
  expect(stepAfter([{ kind: 'continue' }], homeForm, answers)).toEqual({ at: 1, proceeds: false })
  const installers = formNamed('installers')
  expect(stepAfter([{ kind: 'continue' }], installers, { location: 'Footscray' })).toEqual({
    at: 0,
    proceeds: true,
  })
})

test('an answer that may be left out is waited for: the first of two doesn’t lead on', () => {
  const choice = (name: string, optional?: true) => ({
    name,
    kind: 'choice' as const,
    ask: '',
    choices: [],
    ...(optional && { optional }),
  })
  const form = {
    ...homeForm,
    steps: [{ questions: [choice('home'), choice('band', true)] as const }, ...homeForm.steps],
  }
  expect(stepAfter(pressed(0), form, { home: 'flat' }).at).toBe(0)
  expect(stepAfter(pressed(0, 0), form, { home: 'flat', band: 'd-g' }).at).toBe(1)
  expect(stepAfter([...pressed(0), { kind: 'continue' }], form, { home: 'flat' })).toEqual({
    at: 0,
    proceeds: true,
  })
})
