import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { leadContent, newDelivery } from '../../tests/outgoing-lead.ts'
import { type ChannelSettings, openSender } from './send.ts'

const directory = mkdtempSync(join(tmpdir(), 'wattlewise-send-'))
afterAll(() => rmSync(directory, { recursive: true }))

/** Channels with settings of their own are not set up. */
const settings: Partial<ChannelSettings> = {
  brand: au,
  siteUrl: 'http://localhost:3000',
  dataDirectory: directory,
  now: () => new Date('2026-11-21T09:00:00Z'),
  recipients: async () => [],
  withdrawalLink: () => 'http://localhost:3000/withdraw?token=abc',
  pageLink: () => 'http://localhost:3000/my-enquiry?token=abc',
  endpoint: async () => undefined,
  allowPrivateAddresses: false,
}
const open = (changes: Partial<ChannelSettings> = {}) =>
  openSender({ ...settings, ...changes } as ChannelSettings)

test('each channel sends by its own means', async () => {
  const { send } = open()
  const answers = await Promise.all(
    (['operator-letter', 'confirmation', 'webhook', 'hosted-table'] as const).map(
      async (channel) =>
        (await send(newDelivery(channel, { endpoint: 'e1' }), leadContent())).answer,
    ),
  )
  expect(answers).toEqual([
    expect.stringMatching(/^Written to a file: letters\/.+\.eml$/),
    expect.stringMatching(/^Written to a file: letters\/.+\.eml$/),
    'This endpoint is no longer in use',
    'This channel is not set up',
  ])
})

test('a channel that is not set up gets no deliveries', () => {
  const hostedTable = { url: 'https://tables.example', key: 'k', table: 'enquiries' }
  expect(open({ hostedTable }).channels).toContain('hosted-table')
  expect(open().channels).not.toContain('hosted-table')
})

test('an error while sending becomes a failed outcome', async () => {
  const broken = async () => {
    throw new Error('The database is away')
  }
  const { send } = open({ recipients: broken, endpoint: broken })
  for (const channel of ['operator-letter', 'webhook'] as const)
    expect(await send(newDelivery(channel, { endpoint: 'e1' }), leadContent())).toEqual({
      delivered: false,
      answer: 'The database is away',
    })
})

test('no letter is sent about an erasure', async () => {
  const delivery = newDelivery('operator-letter', { event: 'lead.erased' })
  expect(await open().send(delivery, leadContent())).toMatchObject({
    permanent: true,
  })
})
