import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { au } from '#content/brand/au.ts'
import { aDelivery, aLead } from '../../tests/leads-told.ts'
import { type ChannelSettings, sender } from './send.ts'

const directory = mkdtempSync(join(tmpdir(), 'wattlewise-send-'))
afterAll(() => rmSync(directory, { recursive: true }))

const settings: ChannelSettings = {
  brand: au,
  siteUrl: 'http://localhost:3000',
  dataDirectory: directory,
  log: () => {},
  recipients: async () => [],
  withdrawalLink: () => 'http://localhost:3000/withdraw?token=abc',
  endpoint: async () => undefined,
  allowPrivateAddresses: false,
}

test('each channel has its way out', async () => {
  const send = sender(settings)
  const answers = await Promise.all(
    (['operator-letter', 'confirmation', 'webhook', 'hosted-table'] as const).map(
      async (channel) => (await send(aDelivery(channel, { endpoint: 'e1' }), aLead())).answer,
    ),
  )
  expect(answers).toEqual([
    expect.stringMatching(/^Kept as letters\/.+\.eml$/),
    expect.stringMatching(/^Kept as letters\/.+\.eml$/),
    'This endpoint is no longer in use',
    'No hosted table is set',
  ])
})

test('what breaks on the way is an outcome, not an accident', async () => {
  const broken = async () => {
    throw new Error('The database is away')
  }
  const send = sender({ ...settings, recipients: broken, endpoint: broken })
  for (const channel of ['operator-letter', 'webhook'] as const)
    expect(await send(aDelivery(channel, { endpoint: 'e1' }), aLead())).toEqual({
      delivered: false,
      answer: 'The database is away',
    })
})

test('a withdrawal is no letter', async () => {
  const delivery = aDelivery('operator-letter', { event: 'lead.withdrawn' })
  expect(await sender(settings)(delivery, aLead())).toMatchObject({ hopeless: true })
})
