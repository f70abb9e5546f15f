import { expect, test } from 'vitest'
import { withoutPhones } from './without-phones.ts'

test('numbers are left out wherever they are a separate word, and nothing else is', () => {
  const data = {
    id: '01900000-0000-7000-8000-000000000001',
    phone: 'ring the shop',
    phone_e164: '+447700900123',
    current_bill: '200-300',
    postcode: '3011',
    answered: [
      { ask: 'Phone?', answer: '(07700) 900-123' },
      { ask: 'When?', answer: '2026-11-21' },
    ],
    waiting: 447700900123,
  }
  const read = JSON.parse(withoutPhones(JSON.stringify({ type: 'lead.created', data }), 'On TPS'))
  expect(read).toEqual({
    type: 'lead.created',
    data: {
      ...data,
      phone: 'On TPS',
      phone_e164: 'On TPS',
      answered: [{ ask: 'Phone?', answer: 'On TPS' }, data.answered[1]],
    },
  })
  expect(withoutPhones('{"data":{"phone":""}}', 'On TPS')).toBe('{"data":{"phone":""}}')
})
