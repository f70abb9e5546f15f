import { expect, test } from 'vitest'
import type { EnquiryForm } from '../enquiry/form.ts'
import { changedAnswers } from './asked-again.ts'

const choice = (name: string, ask: string, labels: Record<string, string>) => ({
  kind: 'choice' as const,
  name,
  ask,
  choices: Object.entries(labels).map(([value, label]) => ({ value, label })),
})
const bill = choice('bill', 'Your bill?', { low: 'Under $200', high: 'Over $300' })
const roof = choice('roof', 'Your roof?', { tin: 'Tin', tiles: 'Tiles' })
const phone = { kind: 'phone' as const, name: 'phone', ask: 'Your phone?' }
const form = (...questions: object[]) =>
  ({ steps: [{ questions }] }) as unknown as Pick<EnquiryForm, 'steps'>

test('a changed answer is shown beside the earlier one, and a new one by itself', () => {
  const earlier = { form: form(bill, phone), answers: { bill: 'low', phone: '0491 570 156' } }
  const later = {
    form: form(bill, roof, phone),
    answers: { bill: 'high', roof: 'tin', phone: '+61 491 570 156' },
  }
  expect(changedAnswers(earlier, later)).toEqual([
    { ask: 'Your bill?', before: 'Under $200', after: 'Over $300' },
    { ask: 'Your roof?', before: '', after: 'Tin' },
  ])
})

test('the same answers are no change', () => {
  const same = { form: form(bill, phone), answers: { bill: 'low', phone: '0491 570 156' } }
  expect(changedAnswers(same, same)).toEqual([])
})
