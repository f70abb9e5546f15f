import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openDatabase } from '#database/open.ts'
import { insertManyLeads } from '../insert-many-leads.ts'
import { startServer } from '../server.ts'
import { totp } from '../totp.ts'
import { createOwner, expect, inviteAgent, signInAs, test } from './desk.ts'
import { blockPhoneLinks, checkScreen, sendEnquiry } from './desk-leads.ts'
import { answerByPointer, someone } from './visit.ts'

const live = (page: Page) => page.getByText(/^Live/)

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('an enquiry appears at the desk as soon as it is sent', async ({
      atDesk: page,
      browser,
      server,
    }) => {
      await page.goto('/console')
      await expect(live(page)).toBeVisible()
      const visitor = await browser.newPage()
      await visitor.goto(server.url)
      const person = someone()
      await answerByPointer(visitor, person)
      // Faster than anybody types would be held back.
      await visitor.waitForTimeout(900)
      await visitor.getByRole('button', { name: 'Get My Quote' }).click()
      await visitor.waitForURL(/\/success/)
      const line = page
        .getByRole(width < 720 ? 'listitem' : 'row')
        .filter({ has: page.getByRole('link', { name: person.name }) })
        .last()
      await expect(line).toContainText('just arrived')
      await expect(line).toContainText(/\d+ (h|days|min)( \d+ min)? left/)
      await expect(page.getByRole('status').filter({ hasText: /new lead/i })).toBeAttached()
      await checkScreen(page, 'inbox-arrived')
      await visitor.close()
    })

    test('the next lead to call comes first, suspected spam last', async ({
      atDesk: page,
      request,
      mail,
    }) => {
      test.slow()
      await sendEnquiry(request)
      const held = await sendEnquiry(request, { website: 'https://spam.example' })
      await page.goto('/console')
      const next = page.getByRole('region', { name: 'Next to call' })
      await expect(next.getByRole('link', { name: /^Call 04\d\d \d{3} \d{3}$/ })).toBeVisible()
      const heldBack = page.getByRole('region', { name: /Held back/ })
      const line = heldBack.getByRole('listitem').filter({ hasText: held.name })
      await expect(line).toContainText('The hidden field was filled in')
      await checkScreen(page, 'inbox-held')

      await line.getByRole('button', { name: 'Spam' }).click()
      await expect(line).toBeHidden()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(line).toBeVisible()

      const genuine = await sendEnquiry(request, { website: 'https://mine.example' })
      const another = heldBack.getByRole('listitem').filter({ hasText: genuine.name })
      await another.getByRole('button', { name: 'Genuine, release' }).click()
      await expect(another).toBeHidden()
      await expect(page.getByRole('link', { name: genuine.name }).first()).toBeVisible()
      const writtenTo = ({ email }: { email: string }) =>
        mail.received.filter(({ to }) => to.includes(email)).length
      await expect.poll(() => writtenTo(genuine), { timeout: 30_000 }).toBe(1)
      expect(writtenTo(held)).toBe(0)
    })

    test('filters are in the address, and the back button removes them', async ({
      atDesk: page,
      request,
    }) => {
      const person = await sendEnquiry(request, { answers: { postcode: '3072' } })
      await page.goto('/console')
      await page.getByRole('button', { name: 'Postcode or region' }).click()
      await page.getByLabel('Postcode', { exact: true }).fill('3072')
      await page.getByRole('button', { name: 'Show' }).click()
      await expect(page).toHaveURL(/\?postcode=3072$/)
      await page.getByRole('button', { name: 'Form', exact: true }).click()
      await checkScreen(page, 'inbox-sheet')
      await page.getByRole('button', { name: 'Roof tiles' }).click()
      await expect(page).toHaveURL(/form=roof-tiles/)
      await expect(
        page.getByRole('heading', {
          name: 'No open lead matches Form roof tiles, Postcode 3072',
        }),
      ).toBeVisible()
      await checkScreen(page, 'inbox-no-match')
      await page.goBack()
      await expect(page).toHaveURL(/\?postcode=3072$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/console$/)
      await expect(page.getByRole('link', { name: person.name }).first()).toBeVisible()
      await page.reload()
      await expect(page.getByRole('link', { name: person.name }).first()).toBeVisible()
    })
  })

test.describe('a search', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('appears in no address and survives a reload', async ({ atDesk: page, request }) => {
    const person = await sendEnquiry(request)
    const [name = ''] = person.email.split('@')
    const addresses: string[] = []
    page.on('request', (one) => addresses.push(one.url()))
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    const link = page.getByRole('table').getByRole('link', { name: person.name })
    await page.goto('/console')
    await expect(page.getByRole('link', { name: person.name }).first()).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(name)
    await expect(page).toHaveURL(/\/console\?search=s\w+$/)
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue(name)
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
    expect(addresses.length).toBeGreaterThan(3)
    expect(addresses.filter((address) => address.includes(name))).toEqual([])
  })

  test('works in a browser that forbids storage', async ({ atDesk: page, request }) => {
    const person = await sendEnquiry(request)
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      }),
    )
    await page.goto('/console')
    await page.getByRole('searchbox').fill(person.email)
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('table').getByRole('link', { name: person.name })).toBeVisible()
  })

  test('is forgotten when the operator signs out', async ({
    page,
    context,
    request,
    mail,
    server,
    owner,
  }) => {
    await signInAs(context, server, await inviteAgent({ server, mail, owner }))
    const person = await sendEnquiry(request)
    const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    await page.goto('/console')
    await page.getByRole('searchbox').fill(person.email)
    await expect(page).toHaveURL(/search=s\w+$/)
    expect(await stored()).toContain(person.email)
    await page.getByRole('button', { name: 'sign out' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(await stored()).not.toContain(person.email)
  })
})

test.describe('with keys', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('an operator finds a lead, marks it contacted, adds a note and returns to the list', async ({
    atDesk: page,
    request,
  }) => {
    const person = await sendEnquiry(request)
    await page.goto('/console')
    await expect(page.getByRole('link', { name: person.name }).first()).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(person.email.slice(0, -4))
    await expect(page).toHaveURL(/search=/)
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await page.getByRole('searchbox').blur()
    await page.keyboard.press('j')
    await expect(page.getByRole('table').getByRole('link', { name: person.name })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeFocused()
    await page.keyboard.press('c')
    await expect(page.getByText('Called in 1 min')).toBeVisible()
    await page.keyboard.press('n')
    await page.keyboard.type('Has three-phase, wants the battery on the garage wall.')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Ruth wrote')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('')
    await page.keyboard.press('Escape')
    await page.keyboard.press('u')
    await expect(page).toHaveURL(/\/console\?search=/)
    await expect(page.getByRole('table').getByRole('link', { name: person.name })).toBeFocused()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await checkScreen(page, 'keys')
    await page.keyboard.press('Escape')
    await page.keyboard.press('g')
    await page.keyboard.press('n')
    await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('i')
    await expect(page.getByRole('heading', { level: 1, name: /Open leads/ })).toBeVisible()
  })

  test('keys do nothing once they are turned off', async ({ atDesk: page, request }) => {
    await sendEnquiry(request)
    await page.goto('/console')
    await expect(page.getByRole('table')).toBeVisible()
    await page.keyboard.press('?')
    await page.getByLabel('Single keys work').uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).not.toBeFocused()
  })

  test('new leads wait while a row is selected', async ({ atDesk: page, request }) => {
    await sendEnquiry(request)
    await page.goto('/console')
    await expect(live(page)).toBeVisible()
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
    await page.keyboard.press('j')
    const person = await sendEnquiry(request)
    const pill = page.getByRole('button', { name: /^1 new/ })
    await expect(pill).toBeVisible()
    await expect(page.getByRole('table').getByText(person.name)).toBeHidden()
    await checkScreen(page, 'inbox-waiting')
    await page.keyboard.press('.')
    await expect(page.getByRole('table').getByRole('link', { name: person.name })).toBeVisible()
    await expect(pill).toBeHidden()
  })

  test('an operator takes a lead from its row and undoes it', async ({ atDesk: page, request }) => {
    const person = await sendEnquiry(request)
    await page.goto('/console')
    const row = page.getByRole('row').filter({ hasText: person.name })
    await row.getByRole('link').focus()
    await page.keyboard.press('t')
    await expect(row).toContainText('Ruth')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).not.toContainText('Ruth')
  })

  test('an operator marks a lead contacted from its row and undoes it', async ({
    atDesk: page,
    request,
  }) => {
    const person = await sendEnquiry(request)
    await page.goto('/console')
    const row = page.getByRole('row').filter({ hasText: person.name })
    await row.getByRole('link').focus()
    await page.keyboard.press('c')
    await expect(row).toContainText('Contacted')
    await expect(page.getByText(`${person.name} is marked contacted.`)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toContainText('New')
    await expect(row).not.toContainText('Contacted')
    await expect(row).not.toContainText('Ruth')
  })

  test('p calls the lead on the screen, and the desk asks how the call ended', async ({
    atDesk: page,
    request,
  }) => {
    const person = await sendEnquiry(request)
    await blockPhoneLinks(page)
    await page.goto('/console')
    await page.getByRole('table').getByRole('link', { name: person.name }).click()
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeFocused()
    await page.keyboard.press('p')
    await expect(
      page.getByRole('region', { name: /^How did the call to Visitor end/ }),
    ).toBeVisible()
  })

  test('the filtered list is exported once the second factor is given again', async ({
    page,
    context,
    request,
    mail,
    server,
    owner,
  }) => {
    const agent = await inviteAgent({ server, mail, owner })
    await signInAs(context, server, agent)
    const person = await sendEnquiry(request, { answers: { postcode: '3998' } })
    const other = await sendEnquiry(request)
    await page.goto('/console?postcode=3998')
    const button = page.getByRole('button', { name: 'Export 1 as CSV' })
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    const code = dialog.getByRole('textbox', { name: 'Code' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(code).toBeFocused()
    await expect(dialog).toHaveAccessibleDescription(/six-digit code from your authenticator app/)
    await checkScreen(page, 'export-code')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(code).toBeFocused()
    await page.keyboard.type(totp(agent.key) === '123456' ? '654321' : '123456')
    await expect(dialog.getByRole('alert')).toContainText('That code is not right.')
    await expect(code).toHaveValue('')
    await expect(code).toBeFocused()
    await checkScreen(page, 'export-wrong-code')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.type(totp(agent.key)),
    ])
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    expect(file.suggestedFilename()).toMatch(/^leads-.*\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain(person.email)
    expect(text).not.toContain(other.email)

    await Promise.all([page.waitForEvent('download'), button.click()])
    await expect(dialog).toBeHidden()
  })

  test('older leads are on the next page', async ({ atDesk: page, request }) => {
    const first = await sendEnquiry(request, { answers: { postcode: '3999' } })
    for (let count = 0; count < 15; count++)
      await sendEnquiry(request, { answers: { postcode: '3999' } })
    await page.goto('/console?postcode=3999')
    await expect(page.getByText('1 to 15 of 16')).toBeVisible()
    await page.getByRole('link', { name: 'Older' }).click()
    await expect(page.getByText('16 to 16 of 16')).toBeVisible()
    await page.getByRole('table').getByRole('link', { name: first.name }).click()
    await expect(page.getByText('16 of 16, newest first')).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Newest' }).click()
    await expect(page.getByText('1 to 15 of 16')).toBeVisible()
    await page.getByRole('table').getByRole('link').last().click()
    await expect(page.getByText('15 of 16, newest first')).toBeVisible()
    await page.keyboard.press('j')
    await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible()
    await expect(page.getByText('16 of 16, newest first')).toBeVisible()
  })
})

test('every count above a thousand reads 1,000+', async ({ page, context }) => {
  test.slow()
  const server = await startServer()
  const database = openDatabase({ directory: server.directory })
  await insertManyLeads(database, 1001, { until: new Date(), days: 30 })
  await database.db.updateTable('enquiries').set({ state: 'new' }).execute()
  await database.close()
  await signInAs(context, server, await createOwner(server))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${server.url}/console`)
  await expect(page.getByRole('heading', { level: 1, name: 'Open leads 1,000+' })).toBeVisible()
  const sidebar = page.getByRole('navigation', { name: 'Desk', exact: true })
  await expect(sidebar.getByRole('link', { name: /^Open leads/ })).toHaveText(/1,000\+$/)
  await expect(sidebar.getByRole('link', { name: /^New/ })).toHaveText(/1,000\+$/)
  await expect(page.getByText('1,001')).toHaveCount(0)
  await server.stop()
})

test('on phones the tabs mark the current state', async ({ atDesk: page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sendEnquiry(request)
  const states = page.getByRole('navigation', { name: 'State' })
  for (const [address, word] of [
    ['/console', 'Open'],
    ['/console?state=won', 'Won'],
    ['/console?postcode=3000', 'Open'],
    ['/console?state=lost&form=home', 'Lost'],
  ] as const) {
    await page.goto(address)
    await expect(states.locator('[aria-current]')).toHaveText(new RegExp(`^\\s*${word}`))
  }
  await checkScreen(page, 'inbox-states')
})

test('the desk says that it has lost its server, and reconnects by itself', async ({
  page,
  context,
  request,
}) => {
  test.slow()
  const server = await startServer()
  await signInAs(context, server, await createOwner(server))
  await page.goto(`${server.url}/console`)
  await expect(live(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No enquiries yet' })).toBeVisible()
  await checkScreen(page, 'inbox-empty')
  const person = await sendEnquiry(request, { url: server.url })
  await expect(page.getByRole('link', { name: person.name }).first()).toBeVisible()
  await server.kill()
  await expect(page.getByText(/^Not live since \d/)).toBeVisible()
  await expect(page.getByText(/^No connection\. This is the list as of/)).toBeVisible({
    timeout: 10_000,
  })
  await expect(page.getByRole('link', { name: person.name }).first()).toBeVisible()
  await checkScreen(page, 'inbox-offline')
  await server.restart()
  await expect(live(page)).toBeVisible({ timeout: 10_000 })
  await expect(page.getByText(/^No connection/)).toBeHidden()
  const another = await sendEnquiry(request, { url: server.url })
  await expect(page.getByRole('link', { name: another.name }).first()).toBeVisible()
  await server.stop()
})
