import { expect, onTestFinished, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { listenTcp } from '../../tests/servers.ts'
import { listenSmtp } from '../../tests/smtp.ts'
import { deskLetters } from './desk-letters.ts'

const lettersBy = (smtpUrl: string) =>
  deskLetters({
    brand: au,
    siteUrl: 'https://www.wattlewise.example',
    dataDirectory: '/nowhere',
    smtpUrl,
  })

const about = {
  to: 'ruth@wattlewise.example',
  name: 'Ruth',
  link: 'https://www.wattlewise.example/console/settings',
}
const quiet = {
  endpoint: 'Northside CRM',
  unansweredSince: '2026-11-22T23:14:00.000Z',
  turnedOffAt: null,
  waiting: 34,
}

test('the letter to owners names the webhook that stopped answering, since when, what waits and what to do', async () => {
  const smtp = await listenSmtp()
  onTestFinished(smtp.close)
  const { endpointWarning } = lettersBy(smtp.url)
  expect(await endpointWarning({ ...about, warning: quiet })).toMatchObject({ delivered: true })
  const turnedOffAt = '2026-11-28T00:00:00.000Z'
  await endpointWarning({ ...about, warning: { ...quiet, turnedOffAt } })

  const [first, second] = smtp.received
  expect(first?.to).toEqual(['ruth@wattlewise.example'])
  for (const words of [
    'Ruth, the webhook Northside CRM hasn’t answered since Monday 23 November',
    '10:14 am AEDT. 34 deliveries are waiting for it.',
    'press Test beside the webhook in Settings',
    'https://www.wattlewise.example/console/settings',
  ])
    expect(first?.text.replace(/\s+/g, ' ')).toContain(words)
  expect(second?.text.replace(/\s+/g, ' ')).toContain('so we’ve turned it off.')
})

test('stopping the server aborts a letter that is being sent', async () => {
  const stop = new AbortController()
  const silent = await listenTcp(() => stop.abort())
  onTestFinished(silent.close)
  const { endpointWarning } = lettersBy(`smtp://127.0.0.1:${silent.port}`)
  const sent = await endpointWarning({ ...about, warning: quiet }, { signal: stop.signal })
  expect(sent).toMatchObject({
    delivered: false,
    answer: 'Our server stopped before there was an answer',
  })
})
