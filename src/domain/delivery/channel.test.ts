import { expect, test } from 'vitest'
import { channelNames, channels, systems } from './channel.ts'
import { deliveriesOwed, listReceivers } from './owed.ts'

const lead = { email: 'alex@example.com', leadSource: 'site', kind: 'quotes' } as const
const owed = (changes: Partial<Parameters<typeof deliveriesOwed>[0]>) =>
  deliveriesOwed(
    { ...lead, ...changes },
    listReceivers({ channels: channelNames, endpoints: ['crm'] }, () => 'id'),
  ).map(({ channel }) => channels[channel].recipient)

test.each(systems)('%s is stored as a receiver of its own, which can be stopped', (channel) => {
  expect(channels[channel].holder).toMatchObject({ kind: channel, canStop: true })
})

test('a question goes to no system, and a lead from a client gets no confirmation', () => {
  expect(new Set(owed({}))).toEqual(new Set(['operators', 'visitor', 'system']))
  expect(owed({ kind: 'question' })).not.toContain('system')
  expect(owed({ leadSource: 'key' })).not.toContain('visitor')
  expect(owed({ email: '' })).not.toContain('visitor')
})

test('every endpoint gets a webhook, and a channel that is not set up gets nothing', () => {
  const receivers = (set: { channels: typeof channelNames; endpoints: string[] }) =>
    listReceivers(set, () => 'id').map(({ channel, endpoint }) => [channel, endpoint])
  expect(receivers({ channels: ['webhook', 'confirmation'], endpoints: ['a', 'b'] })).toEqual([
    ['confirmation', null],
    ['webhook', 'a'],
    ['webhook', 'b'],
  ])
  expect(receivers({ channels: ['webhook'], endpoints: [] })).toEqual([])
})
