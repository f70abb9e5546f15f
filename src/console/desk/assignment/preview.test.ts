import { expect, test } from 'vitest'
import type { AssignmentRules } from '#domain/desk/rules.ts'
import { previewLeads } from './preview.ts'

const rules: AssignmentRules = {
  rules: [
    {
      id: 'a',
      regions: ['western'],
      forms: [],
      services: [],
      shares: [
        { operator: 'j', weight: 1 },
        { operator: 'p', weight: 1 },
      ],
    },
  ],
  otherwise: 'queue',
}
const facts = (region: string) => ({ region, form: 'home', service: '' })
const latest = [facts('western'), facts('inner'), facts('western')]
const preview = (turns: Record<string, Record<string, number>>, onDuty = ['j', 'p']) =>
  previewLeads(rules, { saved: rules, turns, onDuty, latest }, 6).map(({ operator }) => operator)

test('the next leads follow the current turns, as on the server', () => {
  expect(preview({})).toEqual(['j', null, 'p', 'j', null, 'p'])
  expect(preview({ a: { j: -1, p: 1 } })).toEqual(['p', null, 'j', 'p', null, 'j'])
  expect(preview({}, ['p'])).toEqual(['p', null, 'p', 'p', null, 'p'])
})
