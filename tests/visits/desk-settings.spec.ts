import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { openDatabase } from '#database/open.ts'
import { googleLeadsKey, googlePost } from '../ad-leads.ts'
import { startServer } from '../server.ts'
import { test as desk, expect, inviteAgent } from './desk.ts'
import { checkAtWidths } from './desk-leads.ts'

type Message = { headers: Record<string, string>; body: string }

/** A server that may send webhooks to this machine, and a receiver for them. */
const test = desk.extend<
  object,
  { receiver: { url: string; messages: Message[]; fails: boolean } }
>({
  server: [
    async ({ mail }, use) => {
      const environment = {
        SMTP_URL: mail.url,
        WEBHOOK_ALLOW_PRIVATE: '1',
        GOOGLE_LEADS_KEY: googleLeadsKey,
      }
      const server = await startServer({ environment })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  receiver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from the pattern
    async ({}, use) => {
      const receiver = { url: '', messages: [] as Message[], fails: false }
      const server = createServer((request, response) => {
        let body = ''
        request.on('data', (chunk) => {
          body += chunk
        })
        request.on('end', () => {
          receiver.messages.push({ headers: request.headers as Record<string, string>, body })
          response.writeHead(receiver.fails ? 503 : 200).end(receiver.fails ? 'Busy' : 'Taken')
        })
      })
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      const { port } = server.address() as { port: number }
      receiver.url = `http://127.0.0.1:${port}/leads`
      await use(receiver)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'serial' })
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('an owner adds a webhook, tests it, gives it a new secret and closes it', {
  tag: ['@widths', '@core'],
}, async ({ atDesk: page, receiver }) => {
  await page.goto('/console/settings/developers')
  const hooks = page.getByRole('region', { name: /^Webhooks/ })
  await expect(hooks.getByText('No system gets leads yet.')).toBeVisible()
  await hooks.getByText('Add a webhook').click()
  await hooks.getByLabel('Name').fill('Northside CRM')
  await hooks.getByLabel('Address').fill('crm at home')
  await hooks.getByRole('button', { name: 'Add it' }).click()
  await expect(hooks.getByRole('alert')).toContainText('begins with https://')
  await expect(hooks.getByLabel('Name')).toHaveValue('Northside CRM')
  await hooks.getByLabel('Address').fill(receiver.url)
  await hooks.getByRole('button', { name: 'Add it' }).click()

  const once = hooks.getByRole('group', { name: 'The secret of this webhook' })
  await expect(once).toBeFocused()
  const secret = await once.locator('code').innerText()
  await once.getByRole('button', { name: 'Copy' }).click()
  await expect(once.getByRole('status')).toHaveText('Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await checkAtWidths(page, 'settings-secret')
  await once.getByRole('button', { name: 'I have it' }).click()
  await expect(hooks.getByText(secret)).toHaveCount(0)

  await hooks.getByRole('button', { name: 'Test Northside CRM' }).click()
  await expect(hooks.getByText('The test arrived: 200 Taken')).toBeVisible()
  const [ping] = receiver.messages
  expect(new Webhook(secret).verify(ping?.body ?? '', ping?.headers ?? {})).toMatchObject({
    type: 'lead.test',
  })

  await hooks.getByText('Send an example').click()
  await hooks.getByLabel('Event').selectOption('lead.withdrawn')
  await hooks.getByRole('button', { name: 'Send it' }).click()
  await expect(hooks.getByText('The example of lead.withdrawn arrived: 200 Taken')).toBeVisible()
  const example = receiver.messages.at(-1)
  expect(example?.headers).toMatchObject({ 'webhook-example': 'true' })
  expect(JSON.parse(example?.body ?? '')).toMatchObject({ type: 'lead.withdrawn', example: true })
  await checkAtWidths(page, 'settings-example')

  await hooks.getByRole('button', { name: 'New secret for Northside CRM' }).click()
  const dialog = page.getByRole('dialog', { name: 'A new secret for Northside CRM?' })
  await checkAtWidths(page, 'settings-confirm')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await hooks.getByRole('button', { name: 'New secret for Northside CRM' }).click()
  await dialog.getByRole('button', { name: 'Make a new secret' }).click()
  const next = hooks.getByRole('group', { name: 'The new secret of Northside CRM' })
  expect(await next.locator('code').innerText()).not.toBe(secret)
  await expect(hooks.getByText('the old secret works until')).toBeVisible()
  await next.getByRole('button', { name: 'I have it' }).click()

  await hooks.getByRole('button', { name: 'Close Northside CRM' }).click()
  await expect(hooks.getByText('Nothing is sent here.')).toBeVisible()
  await hooks.getByRole('button', { name: 'Open again Northside CRM' }).click()
  await expect(hooks.getByText('Nothing is sent here.')).toHaveCount(0)
})

test('a failing webhook shows its last answers, and the sidebar counts it', {
  tag: '@widths',
}, async ({ atDesk: page, server, receiver }) => {
  receiver.fails = true
  await expect(async () => {
    const response = await page.request.post(`${server.url}/rest/v1/enquiries`, {
      headers: { apikey: clientKey(server.log) },
      data: { email: 'somebody@example.com', first_name: 'Somebody', consent: true },
    })
    expect(response.status()).toBe(201)
  }).toPass()
  await expect.poll(() => retrying(page)).toEqual([1])
  await page.goto('/console/settings/developers')
  const hooks = page.getByRole('region', { name: /^Webhooks/ })
  await expect(hooks.getByText('Failing: 1 delivery waiting')).toBeVisible()
  await expect(hooks.getByRole('cell', { name: '503 Busy' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Settings 1 failing/ })).toBeVisible()
  await checkAtWidths(page, 'settings-failing')

  await hooks.getByRole('button', { name: 'lead.created' }).first().click()
  await expect(hooks.getByText('"email": "somebody@example.com"')).toBeVisible()
  const [lead] = await server.leads()
  await page.goto(`/console/leads/${lead?.id}`)
  const deliveries = page.getByRole('region', { name: 'Deliveries' })
  await deliveries.getByRole('button', { name: 'Show what try 1 sent' }).click()
  const sent = deliveries.getByRole('region', { name: 'What try 1 sent' })
  await expect(sent.getByText('webhook-signature')).toBeVisible()
  await expect(sent.getByText('"email": "somebody@example.com"')).toBeVisible()
  await checkAtWidths(page, 'lead-sent')
})

test('a webhook without an answer, or turned off for that, says what to do', {
  tag: '@widths',
}, async ({ atDesk: page, server, receiver }) => {
  const database = openDatabase({ directory: server.directory })
  const hoursAgo = (hours: number) => new Date(server.now() - hours * 3_600_000).toISOString()
  const isSilent = (facts: { unanswered_since: string; disabled_at?: string }) =>
    database.db
      .updateTable('webhook_endpoints')
      .set({ unanswered: 30, paused_until: hoursAgo(-1), ...facts })
      .execute()
  await isSilent({ unanswered_since: hoursAgo(3) })
  await page.goto('/console/settings/developers')
  const hooks = page.getByRole('region', { name: /^Webhooks/ })
  await expect(hooks.getByText(/^No answer since .*: 1 delivery waits\. /)).toBeVisible()
  await expect(page.getByRole('link', { name: /Settings 1 failing/ })).toBeVisible()
  await checkAtWidths(page, 'settings-quiet')
  const [lead] = await server.leads()
  await page.goto(`/console/leads/${lead?.id}`)
  const deliveries = page.getByRole('region', { name: 'Deliveries' })
  await expect(deliveries.getByRole('row', { name: /Northside CRM/ }).first()).toContainText(
    'Waitinguntil it answers again',
  )
  await checkAtWidths(page, 'lead-quiet')

  receiver.fails = false
  await page.goto('/console/settings/developers')
  await hooks.getByRole('button', { name: 'Test Northside CRM' }).click()
  await expect(hooks.getByText('The test arrived: 200 Taken')).toBeVisible()
  await expect(hooks.getByText(/^No answer since/)).toHaveCount(0)
  await expect.poll(() => retrying(page)).toEqual([0])
  await page.reload()
  await expect(hooks.getByText('Everything arrives')).toBeVisible()

  for (const [button, then] of [
    ['Leave off', /^Closed .* Nothing is sent here\.$/],
    ['Open again', 'Everything arrives'],
  ] as const) {
    await isSilent({ unanswered_since: hoursAgo(130), disabled_at: hoursAgo(5) })
    await page.goto('/console/settings/developers')
    await expect(hooks.getByText(/^Turned off .*, as nothing had answered since/)).toBeVisible()
    await checkAtWidths(page, 'settings-turned-off')
    await hooks.getByRole('button', { name: `${button} Northside CRM` }).click()
    await expect(hooks.getByText(then)).toBeVisible()
    await expect(page.getByRole('link', { name: /failing/ })).toHaveCount(0)
  }
  receiver.fails = true
  await database.close()
})

// The audit log below, which is looked at at every width, tells of it.
test('a client key lets leads in until it is taken back', { tag: '@widths' }, async ({
  atDesk: page,
  server,
}) => {
  await page.goto('/console/settings/developers')
  const keys = page.getByRole('region', { name: /^Client keys/ })
  await keys.getByText('Make a key').click()
  await keys.getByLabel('Who is it for?').fill('Partner site')
  await keys.getByRole('button', { name: 'Make the key' }).click()
  await keys.getByRole('button', { name: /Copy Partner site/ }).click()
  const key = await page.evaluate(() => navigator.clipboard.readText())
  const send = async () => {
    const data = { email: `by-key-${Date.now()}@example.com`, consent: true }
    const sent = await page.request.post(`${server.url}/rest/v1/enquiries`, {
      headers: { apikey: key },
      data,
    })
    return sent.status()
  }
  await expect.poll(send).toBe(201)

  await keys.getByRole('button', { name: 'Take back the key of Partner site' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Leave it' }).click()
  await keys.getByRole('button', { name: 'Take back the key of Partner site' }).click()
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect(keys.getByText('taken back')).toBeVisible()
  await expect.poll(send).toBe(401)
})

test('an API key reads leads until it is taken back', { tag: '@widths' }, async ({
  atDesk: page,
  server,
}) => {
  await page.goto('/console/settings/developers')
  const keys = page.getByRole('region', { name: /^API keys/ })
  await keys.getByText('Make an API key').click()
  await keys.getByLabel('Which program is it for?').fill('Northside CRM')
  await keys.getByRole('button', { name: 'Make it' }).click()
  await expect(keys.getByText('Tick what it may do.')).toBeVisible()
  await keys.getByLabel('read every lead').check()
  await keys.getByRole('button', { name: 'Make it' }).click()
  const once = keys.getByRole('group', { name: 'The new API key' })
  const key = await once.locator('code').innerText()
  const status = async (authorization: string) =>
    (await fetch(`${server.url}/v1/leads`, { headers: { authorization } })).status
  expect(await status(`Bearer ${key}`)).toBe(200)
  await once.getByRole('button', { name: 'I have it' }).click()
  await expect(keys.getByRole('listitem')).toContainText(`wk_…${key.slice(-4)}`)
  await checkAtWidths(page, 'api-keys', [320, 390, 1440])

  await keys.getByRole('button', { name: /^Take back/ }).click()
  await keys.getByRole('button', { name: 'Take it back' }).click()
  await expect(keys.getByRole('listitem')).toContainText('taken back')
  expect(await status(`Bearer ${key}`)).toBe(401)

  await page.goto('/developers')
  await expect(page.getByRole('heading', { name: 'Leads in the order' })).toBeVisible()
  await checkAtWidths(page, 'developers', [320, 390, 1440])
})

test('letters about leads go to the owners until an owner chooses a person', {
  tag: '@widths',
}, async ({ atDesk: page, mail, server, owner }) => {
  const sent: string[] = []
  // The server reads who gets letters again every few seconds.
  const expectLetter = (address: string) =>
    expect
      .poll(async () => {
        const email = `letter-${sent.length}@example.com`
        sent.push(email)
        await page.request.post(`${server.url}/rest/v1/enquiries`, {
          headers: { apikey: clientKey(server.log) },
          data: { email, consent: true },
        })
        return mail.received.some(
          ({ to, text }) => to.includes(address) && sent.some((one) => text.includes(one)),
        )
      })
      .toBe(true)

  await page.goto('/console/settings/business')
  const letters = page.getByRole('region', { name: /^Emails about leads/ })
  const toOwners = letters.getByText(
    `Nobody is chosen, so emails go to the owners: ${owner.email}. People you add get them instead.`,
  )
  await expect(toOwners).toBeVisible()
  await checkAtWidths(page, 'settings with nobody chosen')
  await expectLetter(owner.email)

  await letters.getByLabel('Address').fill('desk@wattlewise.example')
  await page.keyboard.press('Enter')
  await expect(letters.getByRole('listitem')).toHaveText(/desk@wattlewise.example/)
  await expect(toOwners).toBeHidden()
  await letters.getByLabel('One more address').fill('second@wattlewise.example')
  await letters.getByRole('button', { name: 'Add' }).click()
  await letters.getByRole('button', { name: 'Take out second@wattlewise.example' }).click()
  await expect(letters.getByRole('listitem')).toHaveCount(1)
  await expectLetter('desk@wattlewise.example')

  await letters.getByRole('button', { name: 'Take out desk@wattlewise.example' }).click()
  await expect(toOwners).toBeVisible()
})

test('an owner says what the fields of an advertisement’s form are for, and what waited becomes a lead', {
  tag: '@widths',
}, async ({ atDesk: page, server }) => {
  await page.goto('/console/settings/advertisements')
  await expect(page.getByText(`${server.url}/ad-leads/google`)).toBeVisible()
  await expect(page.getByText('Off: META_APP_SECRET isn’t set on the server')).toBeVisible()
  await expect(page.getByText('No form has sent anything yet')).toBeVisible()

  const sent = await page.request.post('/ad-leads/google', {
    data: googlePost(),
    headers: { 'content-type': 'application/json' },
  })
  expect(sent.status()).toBe(200)
  await page.reload()
  const form = page.getByRole('region', { name: /^Google form 40000000000/ })
  await expect(form).toContainText('1 waiting')
  await expect(
    page.getByText('One enquiry from advertisements waits to become a lead.'),
  ).toBeVisible()
  await expect(form.getByText('ruth@example.com')).toBeVisible()
  await expect(form.getByRole('combobox', { name: 'Full Name' })).toHaveValue('contact-name')
  await expect(form.getByRole('combobox', { name: 'Do you own the building?' })).toHaveValue(
    'property-ownership',
  )
  const roof = form.getByRole('combobox', { name: 'Which way does the roof face?' })
  await expect(roof).toHaveValue('')
  await checkAtWidths(page, 'settings-advertisements')

  await form.getByRole('combobox', { name: 'User Email' }).selectOption('')
  await form.getByRole('combobox', { name: 'User Phone' }).selectOption('')
  await form.getByRole('button', { name: 'Map this form' }).click()
  await expect(form.getByText('Say which field has the email address, or the phone.')).toBeVisible()
  await form.getByRole('combobox', { name: 'User Email' }).selectOption({ label: 'Email' })
  await form.getByRole('combobox', { name: 'User Phone' }).selectOption({ label: 'Phone' })
  await form.getByRole('button', { name: 'Map this form' }).click()
  await expect(form.getByRole('button', { name: 'Save' })).toBeVisible()
  await expect(form).not.toContainText('ruth@example.com')

  await page.goto('/console')
  await page
    .getByRole('link', { name: /Ruth O’Neil/ })
    .first()
    .click()
  await expect(page.getByText('North, with a bit of shade')).toBeVisible()
  await expect(page.getByText('Google ad')).toBeVisible()
  await checkAtWidths(page, 'advertisement-lead')
})

test('the audit log reads as sentences, and agents read who to ask', { tag: '@widths' }, async ({
  atDesk: page,
  openAs,
  server,
  mail,
  owner,
}) => {
  await page.goto('/console/settings')
  await page.getByRole('link', { name: /Audit log/ }).click()
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible()
  for (const sentence of [
    'Ruth Dlamini added the webhook Northside CRM',
    'Ruth Dlamini took back the client key of Partner site',
    'Ruth Dlamini changed who gets emails: 1 address',
    'Ruth Dlamini took out the people chosen to get emails',
    'Ruth Dlamini set up a second factor',
  ])
    await expect(page.getByRole('cell', { name: sentence }).first()).toBeVisible()
  await checkAtWidths(page, 'settings-audit')

  const agent = await inviteAgent({ server, mail, owner })
  const theirs = await openAs(agent)
  // The address of all settings leads to the operator's own.
  await theirs.goto('/console/settings')
  await expect(theirs).toHaveURL(/\/console\/settings\/account$/)
  await theirs.getByRole('link', { name: 'For developers' }).click()
  await expect(theirs.getByText('Ask Ruth Dlamini.')).toBeVisible()
  await expect(theirs.getByText('Northside CRM').first()).toBeVisible()
  await expect(theirs.getByText('/leads')).toHaveCount(0)
  await expect(theirs.getByRole('button', { name: /Test|New secret|Close/ })).toHaveCount(0)
  await checkAtWidths(theirs, 'settings-agent')
  await theirs.goto('/console/settings/audit')
  await expect(theirs.getByRole('alert')).toContainText('Only an owner can read who did what.')
})

test('each subject of the settings has an address, and the old one leads to the first', {
  tag: '@widths',
}, async ({ atDesk: page }) => {
  await page.goto('/console/settings')
  await expect(page).toHaveURL(/\/console\/settings\/business$/)
  await expect(page.getByRole('region', { name: /^Who we are/ })).toContainText('1800 160 401')
  await checkAtWidths(page, 'settings-business', [320, 390, 1440, 1920])
  const tabs = page.getByRole('navigation', { name: 'Settings' })
  await expect(tabs.getByRole('link')).toHaveText([
    ...['You', 'Business', 'People', 'Who gets a lead', /^Advertisements/, 'Audit log'],
    /^For developers/,
  ])
  await tabs.getByRole('link', { name: 'You' }).click()
  await page.getByLabel('Single keys work, like / to search').uncheck()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel('Single keys work, like / to search').check()
  await expect(page.getByRole('region', { name: 'Passkeys' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Webhooks/ })).toHaveCount(0)
})

/** How many deliveries of each webhook wait for another try. */
async function retrying(page: Page): Promise<number[]> {
  const { endpoints } = await (await page.request.get('/api/endpoints')).json()
  return endpoints.map(({ retrying }: { retrying: number }) => retrying)
}

/** The first client key, from the server's log. */
function clientKey(log: readonly string[]): string {
  return /"key":"(wattlewise_[^"]+)"/.exec(log.join('\n'))?.[1] ?? ''
}
