import { expect, test } from 'vitest'
import type { AssignmentRule } from '#domain/desk/rules.ts'
import { formatRule } from './format-rule.ts'

const names: Record<string, string> = { p: 'Priya', j: 'Jack', r: 'Ruth' }
const nameOf = (id: string) => names[id] ?? 'somebody'
const anything = { id: 'a', regions: [], forms: [], services: [], shares: [] } as const
const sentence = (rule: Partial<AssignmentRule>) => formatRule({ ...anything, ...rule }, nameOf)
const all = (...weights: number[]) =>
  weights.map((weight, index) => ({ operator: ['j', 'p', 'r'][index] ?? '', weight }))

test('a rule reads as a sentence', () => {
  expect(sentence({ shares: all(1) })).toBe('Every lead goes to Jack.')
  expect(sentence({ shares: all(2, 2, 2) })).toBe(
    'Every lead goes to Jack, Priya and Ruth in turn.',
  )
  expect(sentence({ shares: all(1, 3) })).toBe(
    'Every lead goes to Priya (3 of 4) and Jack (1 of 4).',
  )
  expect(
    sentence({
      services: ['solar-battery', 'rebates'],
      forms: ['battery-size'],
      regions: ['western', 'regional'],
      shares: all(1),
    }),
  ).toBe(
    'Leads about solar battery or rebates by the form ‘Battery size’ from the western suburbs or Regional Victoria go to Jack.',
  )
  expect(sentence({})).toBe('Every lead goes to nobody yet.')
})
