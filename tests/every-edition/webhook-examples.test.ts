import { expect, test } from 'vitest'
import { webhookEvents } from '#channels/webhooks/events.ts'
import { messages } from '#domain/delivery/messages.ts'
import { brand } from '../brand.ts'

const events = webhookEvents({ brand, siteUrl: 'https://w.example' })

test('an event’s example names no real person', () => {
  const named = events.filter(({ example }) => /Alex|alex@/.test(JSON.stringify(example)))
  expect(named.map(({ event }) => event)).toEqual([
    'lead.created',
    'lead.changed',
    'offer.accepted',
    'offer.changed',
  ])
  for (const { event } of named) expect(messages).toHaveProperty([event, 'namesPerson'], true)
  for (const { example } of named) {
    const { data } = example as { data: Record<string, unknown> }
    // No reference that is given out has an L.
    expect(data.reference_number).toMatch(/^\w+-EXAMPLE0$/)
    expect(data.email).toBe('alex@example.com')
  }
})

test('an example says so beside what it tells, and never inside', () => {
  for (const { event, schema, example } of events) {
    expect(schema.parse(example)).toEqual(example)
    expect(example).toMatchObject({ type: event, example: true })
    expect(JSON.stringify((example as { data: object }).data)).not.toContain('"example":')
  }
})
