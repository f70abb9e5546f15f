import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { openDatabase } from '#database/open.ts'
import { type Running, startServer } from '../server.ts'
import { type Listening, listenHttp } from '../servers.ts'
import { expectAccessible } from './accessible.ts'
import {
  answerByPointer,
  answersOf,
  expect,
  fillIn,
  leadsOf,
  someone,
  takeAMoment,
  test as visit,
} from './visit.ts'

type Message = { type: string; data: { id: string; call?: { from: string; by: string } } }
type Receiver = Listening & { messages: Message[] }

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`

async function listenForWebhooks(): Promise<Receiver> {
  const messages: Message[] = []
  const listening = await listenHttp((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      messages.push(JSON.parse(body))
      response.writeHead(200).end('ok')
    })
  })
  return { ...listening, messages }
}

/** A server that sends every lead to two receivers of the test's own, and saves its letters in a folder. */
const test = visit.extend<object, { receivers: [Receiver, Receiver] }>({
  receivers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from the pattern
    async ({}, use) => {
      const receivers: [Receiver, Receiver] = [await listenForWebhooks(), await listenForWebhooks()]
      await use(receivers)
      for (const receiver of receivers) await receiver.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ receivers: [first, second] }, use) => {
      const server = await startServer({
        environment: {
          WEBHOOK_URL: first.url,
          WEBHOOK_SECRET: secret,
          WEBHOOK_ALLOW_PRIVATE: '1',
        },
      })
      await inDatabase(server, (db) =>
        db
          .insertInto('webhook_endpoints')
          .values({
            ...{ id: uuidv7(), url: second.url, secret, label: 'Northside Solar' },
            created_at: new Date().toISOString(),
          })
          .execute(),
      )
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

type Database = ReturnType<typeof openDatabase>

async function inDatabase(
  { directory }: Running,
  change: (db: Database['db']) => Promise<unknown>,
): Promise<void> {
  const database = openDatabase({ directory })
  await change(database.db)
  await database.close()
}

/** The letters in the folder that say this, decoded as far as their links go. */
async function lettersWith({ directory }: Running, text: string): Promise<string[]> {
  const folder = join(directory, 'letters')
  const names = await readdir(folder).catch(() => [])
  const letters = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFile(join(folder, name), 'utf8')),
  )
  return letters
    .map((letter) => letter.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
    .filter((letter) => letter.includes(text))
}

async function linkIn(server: Running, email: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const [letter] = await lettersWith(server, `\nTo: ${email}`)
      link = /\/my-enquiry\?token=[\w-]{72}/.exec(letter ?? '')?.[0]
      return link
    })
    .toBeTruthy()
  return link ?? ''
}

const heard = ({ messages }: Receiver, id: string) =>
  messages.filter(({ data }) => data.id === id).map(({ type }) => type)

/** The promised time is over, and no call was made. */
function letTimePass(server: Running, lead: string): Promise<void> {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  return inDatabase(server, (db) =>
    db
      .updateTable('enquiries')
      .set({
        ...{ promised_by: ago(1), callable_from: ago(20) },
        ...{ chosen_from: ago(3), chosen_until: ago(1), new_promise_by: null },
      })
      .where('id', '=', lead)
      .execute(),
  )
}

async function enquire(page: Page, server: Running, { hasScript = false } = {}) {
  const person = someone()
  if (hasScript) await page.clock.install()
  await page.goto('/')
  if (hasScript) {
    await answerByPointer(page, person)
    await takeAMoment(page)
  } else await fillIn(page, answersOf(person))
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await expect(page).toHaveURL(/\/success\?ref=/)
  const [lead] = await leadsOf(server, person)
  if (!lead) throw new Error('no lead')
  return { ...person, id: lead.id, link: await linkIn(server, person.email) }
}

const row = async (server: Running, id: string) =>
  (await server.leads()).find((lead) => lead.id === id)

test.describe('by phone and without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a visitor chooses a time, stops one receiver, says that nobody called, and withdraws; each is sent to exactly those that have the lead', async ({
    page,
    request,
    server,
    receivers,
  }) => {
    const [first, second] = receivers
    const { id, link } = await enquire(page, server)
    for (const receiver of receivers)
      await expect.poll(() => heard(receiver, id)).toEqual(['lead.created'])

    // Mail scanners open links before people do.
    const before = await row(server, id)
    for (const _ of [1, 2]) expect((await request.get(link)).status()).toBe(200)
    expect((await request.head(link)).status()).toBe(200)
    expect(await row(server, id)).toEqual(before)

    await page.goto(link)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.locator('input[name=time]').last().check()
    await page.getByLabel('Text first').check()
    await page.getByRole('button', { name: 'Save my time' }).click()
    await expect(page).toHaveURL(/&done=choose-time/)
    await expect(page.getByText('Saved. That’s when you’ll hear from us.')).toBeVisible()
    for (const receiver of receivers)
      await expect.poll(() => heard(receiver, id)).toEqual(['lead.created', 'lead.changed'])
    const chosen = await row(server, id)
    expect(first.messages.findLast(({ data }) => data.id === id)?.data.call).toMatchObject({
      from: chosen?.chosen_from,
      by: 'sms',
    })

    const holder = page
      .locator('div', { has: page.getByRole('heading', { name: 'Northside Solar' }) })
      .last()
    await holder.getByText('Stop this one', { exact: true }).click()
    await holder.getByRole('button', { name: 'Yes, stop this one' }).click()
    await expect(page.getByText('Stopped. We’ve told them')).toBeVisible()
    await expect
      .poll(() => heard(second, id))
      .toEqual(['lead.created', 'lead.changed', 'lead.withdrawn'])

    await letTimePass(server, id)
    await page.goto(link)
    await page.getByRole('button', { name: /^No, nothing came/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We’re on to it')
    const reference = chosen?.reference_number ?? ''
    await expect
      .poll(async () => (await lettersWith(server, `Nobody called: ${reference}`)).length)
      .toBe(1)

    await page.getByText('Withdraw the enquiry', { exact: true }).click()
    await page.getByRole('button', { name: 'Withdraw my enquiry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('It’s withdrawn')
    await expect
      .poll(() => heard(first, id))
      .toEqual(['lead.created', 'lead.changed', 'lead.withdrawn'])
    expect(heard(second, id)).toEqual(['lead.created', 'lead.changed', 'lead.withdrawn'])
    expect((await row(server, id))?.state).toBe('withdrawn')
  })

  test('what cannot be done comes back with a sentence at its field, and the number typed', async ({
    page,
    server,
  }) => {
    const { link, id } = await enquire(page, server)
    await page.goto(link)
    await page
      .locator('details', { has: page.getByLabel('Your new number') })
      .locator('summary')
      .click()
    await page.getByLabel('Your new number').fill('call me')
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'POST'),
      page.getByRole('button', { name: 'Save', exact: true }).first().click(),
    ])
    expect(response.status()).toBe(422)
    await expect(page.getByLabel('Your new number')).toHaveValue('call me')
    await expect(page.getByText(/^Enter a phone number, like/).first()).toBeVisible()
    await page.getByLabel('Your new number').fill('0412 999 888')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(page.getByText('the number that ends in 888')).toBeVisible()
    expect((await row(server, id))?.phone_e164).toBe('+61412999888')
  })

  test('a slip in the email address is put right, and the link goes to the new one', async ({
    page,
    server,
  }) => {
    const { link, id, email } = await enquire(page, server)
    const before = (await lettersWith(server, `\nTo: ${email}`)).length
    await page.goto(link)
    const changed = page.locator('details', { has: page.getByLabel('Your new email address') })
    await changed.locator('summary').click()
    await page.getByLabel('Your new email address').fill('alex@nowhere')
    await changed.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Enter an email address, like').first()).toBeVisible()
    await page.getByLabel('Your new email address').fill(`new-${email}`)
    await changed.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('We’ve sent the link to this page to n…@e…')).toBeVisible()
    await expect.poll(async () => (await lettersWith(server, `\nTo: new-${email}`)).length).toBe(1)
    expect((await row(server, id))?.email).toBe(`new-${email}`)
    expect(await lettersWith(server, `\nTo: ${email}`)).toHaveLength(before)
  })

  test('a visitor who lost the link has it sent again, and a cut link says how', async ({
    page,
    server,
  }) => {
    const { email, link } = await enquire(page, server)
    expect((await page.goto(link.slice(0, -1)))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(page).toHaveURL(/\/my-enquiry\/link\?done=sent$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
    await expect
      .poll(
        async () =>
          (await lettersWith(server, `\nTo: ${email}`)).filter((letter) =>
            letter.includes('The link to your enquiry'),
          ).length,
      )
      .toBe(1)
  })

  test('a visitor erases everything, and the link leads nowhere', async ({ page, server }) => {
    const { link, id } = await enquire(page, server)
    await page.goto(link)
    await page.locator('summary', { hasText: 'Erase everything' }).click()
    await page.getByRole('button', { name: 'Erase everything' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It’s all erased')
    expect((await page.goto(link))?.status()).toBe(404)
    expect(await row(server, id)).toMatchObject({ email: '', first_name: '', phone_e164: '' })
  })
})

test('the thank-you page offers a time, which leads to the visitor’s own page', async ({
  page,
  server,
}) => {
  const { id } = await enquire(page, server, { hasScript: true })
  await expectAccessible(page)
  await page.locator('input[name=time]').last().check()
  await page.getByRole('button', { name: 'Save my time' }).click()
  await expect(page).toHaveURL(/\/my-enquiry\?token=[\w-]{72}&done=choose-time/)
  await expectAccessible(page)
  expect((await row(server, id))?.chosen_from).not.toBeNull()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Put it in my calendar' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('call.ics')
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Get a copy of everything' }).click(),
  ])
  expect(copy.suggestedFilename()).toMatch(/^WW-[0-9A-Z]{8}\.json$/)
})
