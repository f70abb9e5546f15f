import { expect, test } from 'vitest'
import { formatNextAction } from './format-next-action.ts'

const at = '2026-11-19T03:24:00.000Z'

test('the next action is its kind, and the tries are counted', () => {
  const words = (action: 'first-call' | 'retry' | 'check-installer', count: number | null = null) =>
    formatNextAction({ nextAction: { action, at, try: count }, part: 'due' })?.label
  expect(words('first-call')).toBe('First call')
  expect(words('retry', 3)).toBe('Try again, 3rd')
  expect(words('retry')).toBe('Try again')
  expect(words('check-installer')).toBe('Check the outcome')
})

test('whatever only waits for an installer is with an installer', () => {
  const nextAction = { action: 'check-installer', at, try: null } as const
  expect(formatNextAction({ nextAction, part: 'waiting' })?.label).toBe('With an installer')
  expect(formatNextAction({ nextAction: null, part: null })).toBeUndefined()
})
