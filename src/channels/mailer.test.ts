import { afterEach, expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { listenSmtp } from '../../tests/smtp.ts'
import { createMailer, needsTls } from './mailer.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

const letter = { subject: 'A letter', preview: '', heading: 'A letter', parts: [] }

/** Sends a letter to a mail server that may offer TLS, at its address with these changes. */
async function sendBy(offers: 'TLS' | 'no TLS', toUrl: (port: number) => string) {
  const sessions: { secure: boolean }[] = []
  const smtp = await listenSmtp({
    disabledCommands: offers === 'TLS' ? [] : ['STARTTLS'],
    onMailFrom(_address, session, done) {
      sessions.push({ secure: session.secure })
      done()
    },
  })
  opened.push(smtp)
  const send = createMailer({
    brand: au,
    siteUrl: 'http://localhost:3000',
    dataDirectory: '/nowhere',
    smtpUrl: toUrl(smtp.port),
  })
  const { delivered } = await send({ id: 'one', letter, to: ['ruth@wattlewise.example'] })
  return { delivered, sessions }
}

// 0.0.0.0 is this machine under a name that doesn't say so. Its certificate is the test server's own.
const elsewhere = (port: number) => `smtp://0.0.0.0:${port}?tls.rejectUnauthorized=false`

test('a letter waits rather than leave this machine without TLS', async () => {
  expect(await sendBy('no TLS', elsewhere)).toEqual({ delivered: false, sessions: [] })
  expect(await sendBy('TLS', elsewhere)).toEqual({ delivered: true, sessions: [{ secure: true }] })
})

test('an untrusted certificate is rejected', async () => {
  const sent = await sendBy('TLS', (port) => `smtp://0.0.0.0:${port}`)
  expect(sent).toEqual({ delivered: false, sessions: [] })
})

test('a mail catcher without TLS works on this machine, and elsewhere if the address says so', async () => {
  const catchers = [
    (port: number) => `smtp://127.0.0.1:${port}`,
    (port: number) => `smtp://0.0.0.0:${port}?requireTLS=false`,
  ]
  for (const catcher of catchers)
    expect(await sendBy('no TLS', catcher)).toEqual({
      delivered: true,
      sessions: [{ secure: false }],
    })
})

test.each([
  ['smtp://mail.example:587', true],
  ['smtp://user:password@10.0.0.5', true],
  ['smtp://mailpit:1025', true],
  ['smtp://localhost.example', true],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1', false],
  ['smtp://[::1]:1025', false],
  // TLS from the first byte: there is nothing to require.
  ['smtps://mail.example', false],
])('%s needs TLS: %s', (url, needs) => {
  expect(needsTls(url)).toBe(needs)
})
