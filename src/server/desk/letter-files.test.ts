import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { deskLetters } from '#channels/desk-letters.ts'
import { openSender } from '#channels/send.ts'
import { migrate } from '#database/migrate.ts'
import { openSqlite } from '#database/open.ts'
import { au } from '#edition/brand/au.ts'
import { deliverAll } from '../../../tests/deliver-all.ts'
import { becomeOwner, openTestDesk, tokenIn } from '../../../tests/desk.ts'
import { insertLead, lead, leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { listenSmtp, readLetter } from '../../../tests/smtp.ts'
import { noSubscriptions } from '../../../tests/subscriptions.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A desk without a mail server, and one with it. */
async function openDesk({ smtpUrl }: { smtpUrl?: string } = {}) {
  const database = openSqlite(':memory:')
  await migrate(database)
  const dataDirectory = mkdtempSync(join(tmpdir(), 'letter-files-'))
  closers.push(() => rmSync(dataDirectory, { recursive: true }))
  const siteUrl = 'http://localhost:3000'
  const mail = { brand: au, siteUrl, dataDirectory, ...(smtpUrl && { smtpUrl }) }
  const link = () => siteUrl
  const { send } = openSender({
    ...{ ...mail, now: () => new Date(), recipients: async () => ['office@desk.example'] },
    ...noSubscriptions,
    ...{ withdrawalLink: link, pageLink: link, offerLink: link },
    ...{ installerWebhook: async () => undefined, endpoint: async () => undefined },
    ...{ allowPrivateAddresses: true, hostedTable: undefined },
    ...{ texts: undefined, textReceiver: async () => undefined },
  })
  const desk = openTestDesk(database, {
    ...{ send, lettersAreFiles: !smtpUrl, letters: deskLetters(mail) },
  })
  const files = () => readdirSync(join(dataDirectory, 'letters'))
  const readFile = (name: string) =>
    readLetter(readFileSync(join(dataDirectory, 'letters', name), 'latin1'))
  return { desk, database, files, readFile, owner: await becomeOwner(desk) }
}

const priya = { name: 'Priya Nair', email: 'priya@wattlewise.example', role: 'agent' }

test('the owner who invites sees that the letter is a file, and passes on its link', async () => {
  const { desk, owner, files, readFile } = await openDesk()
  const { body, status } = await owner.ask('POST', '/people', priya)
  expect([status, body.letterSent]).toEqual([201, false])
  const [file = ''] = files()
  expect(readFile(file).text.replace(/\s/g, '')).toContain(String(body.link))

  const password = 'quiet afternoon light'
  const browser = desk.browser()
  const token = tokenIn(String(body.link))
  expect((await browser.ask('POST', '/reset', { token, password })).status).toBe(200)
  const signIn = { email: priya.email, password }
  expect((await browser.ask('POST', '/sign-in', signIn)).body).toMatchObject({ next: 'enrol' })
})

test('the link is answered to owners alone, and only as they invite', async () => {
  const { desk, owner } = await openDesk()
  const { body } = await owner.ask('POST', '/people', priya)
  const again = await owner.ask('POST', `/people/${body.id}/invitation`)
  expect(again.body).toMatchObject({ letterSent: false, link: expect.stringContaining('#token=') })
  expect(JSON.stringify((await owner.ask('GET', '/people')).body)).not.toContain('token')
  expect(JSON.stringify((await owner.ask('GET', '/audit')).body)).not.toContain('token')
  const agent = desk.browser()
  expect((await agent.ask('POST', `/people/${body.id}/invitation`)).status).toBe(401)
})

test('where a mail server takes the letter, nobody is shown its link', async () => {
  const smtp = await listenSmtp()
  closers.push(smtp.close)
  const { owner } = await openDesk({ smtpUrl: smtp.url })
  const { body } = await owner.ask('POST', '/people', priya)
  expect(body).toMatchObject({ letterSent: true, link: null })
  expect(smtp.received.map(({ to }) => to)).toEqual([[priya.email]])
})

test('a letter that was written to a file is not called delivered, and goes out once there is a mail server', async () => {
  const { desk, owner, database } = await openDesk()
  const row = lead()
  await insertLead(row, storeDeps(database, { receivers: leadReceivers([], ['confirmation']) }))
  const events: string[] = []
  const deliver = (send = desk.services.send) =>
    deliverAll('confirmation', {
      ...desk.services,
      send,
      random: () => 0,
      onAttemptEnd: ({ event }) => events.push(event),
    })
  await deliver()
  const read = async () => {
    const { body } = await owner.ask('GET', `/leads/${row.id}`)
    return (
      (body.lead as Record<string, unknown>).deliveries as {
        id: string
        state: string
        attempts: { answer: string }[]
      }[]
    )[0]
  }
  expect(await read()).toMatchObject({
    state: 'written to a file',
    attempts: [{ answer: expect.stringContaining('Written to a file: letters/') }],
  })
  const path = `/leads/${row.id}/deliveries/${(await read())?.id}/again`
  expect((await owner.ask('POST', path)).status).toBe(200)
  await deliver(async () => ({ delivered: true, answer: '250 OK' }))
  expect(await read()).toMatchObject({ state: 'delivered' })
  expect(events).toEqual(['written to a file', 'delivered'])
})

test('an operator who forgot a password sees that no letter is sent', async () => {
  const { desk } = await openDesk()
  const asked = await desk.browser().ask('POST', '/recover', { email: priya.email })
  expect(asked.body).toEqual({ asked: true, lettersAreFiles: true })
})
