import { expect, test } from 'vitest'
import { type AssignmentRules, ruleFor, usualAssignmentRules } from './rules.ts'
import { assignInTurn, type Turns, turnsAfter } from './turns.ts'

const anything = { regions: [], forms: [], services: [] } as const
const lead = { region: 'western', form: 'home', service: 'solar-panels' }
const byWeight: AssignmentRules = {
  rules: [
    {
      ...anything,
      id: 'all',
      shares: [
        { operator: 'jack', weight: 3 },
        { operator: 'priya', weight: 5 },
        { operator: 'ruth', weight: 2 },
      ],
    },
  ],
  otherwise: 'queue',
}

function assignMany(
  count: number,
  rules: AssignmentRules,
  { onDuty = ['jack', 'priya', 'ruth'], turns = {} as Turns } = {},
) {
  const operators: (string | null)[] = []
  for (let one = 0; one < count; one += 1) {
    const assigned = assignInTurn(lead, { rules, turns, onDuty })
    operators.push(assigned.operator)
    turns = assigned.turns
  }
  return { operators, turns, counts: countOf(operators) }
}

function countOf(operators: readonly (string | null)[]) {
  const counts: Record<string, number> = {}
  for (const operator of operators) counts[operator ?? ''] = (counts[operator ?? ''] ?? 0) + 1
  return counts
}

test('of a thousand leads each gets exactly their weight, and of every ten', () => {
  const { operators, counts } = assignMany(1000, byWeight)
  expect(counts).toEqual({ priya: 500, jack: 300, ruth: 200 })
  for (let first = 0; first < 1000; first += 10)
    expect(countOf(operators.slice(first, first + 10))).toEqual({ priya: 5, jack: 3, ruth: 2 })
})

test('no operator gets all of theirs in one go', () => {
  const { operators } = assignMany(10, byWeight)
  expect(operators.slice(0, 3)).toEqual(['priya', 'jack', 'ruth'])
})

test('the order in which operators were added changes nothing', () => {
  const { operators } = assignMany(60, byWeight)
  const [rule] = byWeight.rules
  const turned = { ...byWeight, rules: rule ? [{ ...rule, shares: rule.shares.toReversed() }] : [] }
  expect(assignMany(60, turned, { onDuty: ['ruth', 'priya', 'jack'] }).operators).toEqual(operators)
})

test('an operator who comes back gets their share from then on, and nothing to catch up', () => {
  const first = assignMany(100, byWeight, { onDuty: ['jack', 'ruth'] })
  expect(first.counts).toEqual({ jack: 60, ruth: 40 })
  const then = assignMany(100, byWeight, { turns: first.turns })
  expect(then.counts).toEqual({ priya: 50, jack: 30, ruth: 20 })
})

test('if none of a rule’s operators is on duty the lead stays in the queue, and none loses a turn', () => {
  const { operators, turns } = assignMany(3, byWeight, { onDuty: ['somebody else'] })
  expect(operators).toEqual([null, null, null])
  expect(turns).toEqual({})
})

test('the first rule that fits decides; what none fits waits, or goes to everybody', () => {
  const rules: AssignmentRules = {
    rules: [
      {
        ...anything,
        id: 'west',
        regions: ['western'],
        services: ['solar-battery'],
        shares: [{ operator: 'jack', weight: 1 }],
      },
      {
        ...anything,
        id: 'form',
        forms: ['home'],
        regions: ['western', 'inner'],
        shares: [{ operator: 'ruth', weight: 1 }],
      },
    ],
    otherwise: 'everybody',
  }
  expect(ruleFor({ ...lead, service: 'solar-battery' }, rules)?.id).toBe('west')
  expect(ruleFor(lead, rules)?.id).toBe('form')
  expect(ruleFor({ ...lead, region: '' }, rules)).toBeUndefined()
  const elsewhere = { ...lead, region: 'eastern' }
  const onDuty = ['ruth', 'jack']
  const { operator, turns } = assignInTurn(elsewhere, { rules, turns: {}, onDuty })
  expect(operator).toBe('jack')
  expect(assignInTurn(elsewhere, { rules, turns, onDuty }).operator).toBe('ruth')
  expect(assignInTurn(elsewhere, { rules: usualAssignmentRules, turns, onDuty }).operator).toBe(
    null,
  )
})

test('turns go on after a change, but not where operators or weights changed', () => {
  const turns = { all: { jack: 2 }, other: { ruth: 1 }, otherwise: { ruth: 4 } }
  const [rule] = byWeight.rules
  if (!rule) throw new Error('there is one')
  const reordered = { ...byWeight, rules: [{ ...rule, shares: rule.shares.toReversed() }] }
  expect(turnsAfter(turns, byWeight, reordered)).toEqual({
    all: { jack: 2 },
    otherwise: { ruth: 4 },
  })
  const heavier = { ...byWeight, rules: [{ ...rule, shares: [{ operator: 'jack', weight: 9 }] }] }
  expect(turnsAfter(turns, byWeight, heavier)).toEqual({ otherwise: { ruth: 4 } })
})
