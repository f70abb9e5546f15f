import { openDatabase } from '#database/open.ts'
import { insertManyLeads } from '../insert-many-leads.ts'
import { startServer } from '../server.ts'
import { createOwner, expect, signInAs, sizeOf, test } from './desk.ts'
import {
  checkAtWidths,
  checkScreen,
  clearQueue,
  endUndo,
  live,
  makeDue,
  openInbox,
  resize,
  sendEnquiry,
} from './desk-leads.ts'
import { answerByPointer, someone } from './visit.ts'

test('an enquiry appears at the desk as soon as it is sent', { tag: '@core' }, async ({
  atDesk: page,
  browser,
  server,
}) => {
  await clearQueue(server)
  await page.goto('/console')
  await expect(live(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Queue 0' })).toBeVisible()
  const visitor = await browser.newPage()
  await visitor.goto(server.url)
  const person = someone()
  await answerByPointer(visitor, person)
  // Faster than anybody types would be held back.
  await visitor.waitForTimeout(900)
  await visitor.getByRole('button', { name: 'Get My Quote' }).click()
  await visitor.waitForURL(/\/success/)
  for (const [width, role] of [
    [1440, 'row'],
    [390, 'listitem'],
  ] as const) {
    await resize(page, sizeOf(width))
    const line = page
      .getByRole(role)
      .filter({ has: page.getByRole('link', { name: person.name }) })
      .last()
    await expect(line).toContainText('just arrived')
    await expect(line).toContainText(/by \w+ \d+:\d+ [ap]m/)
    await expect(page.getByRole('status').filter({ hasText: /new lead/i })).toBeAttached()
    await checkScreen(page, 'inbox-arrived')
  }
  await visitor.close()
})

test('the next lead to call comes first, suspected spam last', { tag: '@widths' }, async ({
  atDesk: page,
  request,
  mail,
  server,
}) => {
  const person = await sendEnquiry(request)
  await makeDue(server, [person])
  const held = await sendEnquiry(request, { website: 'https://spam.example' })
  await page.goto('/console')
  const next = page.getByRole('region', { name: 'Next for you' })
  await expect(next.getByRole('link', { name: person.name })).toBeVisible()
  await expect(next).toContainText('1 due for you')
  await expect(next.getByRole('link', { name: 'Start calling' })).toBeVisible()
  await expect(next).not.toContainText(held.name)
  const heldBack = page.getByRole('region', { name: /Held back/ })
  const line = heldBack.getByRole('listitem').filter({ hasText: held.name })
  await expect(line).toContainText('The hidden field was filled in')
  await checkAtWidths(page, 'inbox-held')

  await line.getByRole('button', { name: 'Spam' }).click()
  await expect(line).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toBeVisible()

  const genuine = await sendEnquiry(request, { website: 'https://mine.example' })
  const another = heldBack.getByRole('listitem').filter({ hasText: genuine.name })
  await another.getByRole('button', { name: 'Genuine, release' }).click()
  await expect(another).toBeHidden()
  await endUndo(server)
  await page.goto('/console?order=newest')
  await expect(page.getByRole('link', { name: genuine.name }).first()).toBeVisible()
  const writtenTo = ({ email }: { email: string }) =>
    mail.received.filter(({ to }) => to.includes(email)).length
  await expect.poll(() => writtenTo(genuine)).toBe(1)
  expect(writtenTo(held)).toBe(0)

  await next.getByRole('link', { name: person.name }).click()
  await expect(page.getByRole('link', { name: `Call ${person.phone}` })).toBeVisible()
  await page.goBack()
  await next.getByRole('link', { name: 'Start calling' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Calling/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(person.name)
})

test('filters are in the address, and the back button removes them', { tag: '@widths' }, async ({
  atDesk: page,
  request,
}) => {
  const person = await sendEnquiry(request, { answers: { postcode: '3072' } })
  await openInbox(page)
  await page.getByRole('button', { name: 'Place' }).click()
  await page.getByLabel('Postcode', { exact: true }).fill('3072')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/\?postcode=3072$/)
  await page.getByRole('button', { name: 'Form', exact: true }).click()
  await checkAtWidths(page, 'inbox-sheet')
  await page.getByRole('button', { name: 'Roof tiles' }).click()
  await expect(page).toHaveURL(/form=roof-tiles/)
  await expect(
    page.getByRole('heading', {
      name: 'No open lead matches Form roof tiles, Postcode 3072',
    }),
  ).toBeVisible()
  await checkAtWidths(page, 'inbox-no-match')
  await page.goBack()
  await expect(page).toHaveURL(/\?postcode=3072$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/console$/)
  await expect(page.getByRole('heading', { level: 1, name: /Queue/ })).toBeVisible()
  await page.goto('/console?order=newest')
  await expect(page.getByRole('link', { name: person.name }).first()).toBeVisible()
})

test('every count above a thousand reads 1,000+', async ({ page, context }) => {
  const server = await startServer()
  const database = openDatabase({ directory: server.directory })
  await insertManyLeads(database, 1001, { until: new Date(), days: 30 })
  await database.db.updateTable('enquiries').set({ state: 'new' }).execute()
  await database.close()
  await signInAs(context, server, await createOwner(server))
  await page.goto(`${server.url}/console`)
  await expect(page.getByRole('heading', { level: 1, name: 'Queue 1,000+' })).toBeVisible()
  const sidebar = page.getByRole('navigation', { name: 'Desk', exact: true })
  await expect(sidebar.getByRole('link', { name: /^Queue/ })).toHaveText(/1,000\+$/)
  await expect(sidebar.getByRole('link', { name: /^New/ })).toHaveText(/1,000\+$/)
  await expect(page.getByText('1,001')).toHaveCount(0)
  await server.stop()
})

test('on phones the tabs mark the current state', async ({ atDesk: page, request }) => {
  await page.setViewportSize(sizeOf(390))
  await sendEnquiry(request)
  const states = page.getByRole('navigation', { name: 'View' })
  for (const [address, word] of [
    ['/console', 'Queue'],
    ['/console?state=won', 'Won'],
    ['/console?postcode=3000', 'Queue'],
    ['/console?state=lost&form=home', 'Lost'],
  ] as const) {
    await page.goto(address)
    await expect(states.locator('[aria-current]')).toHaveText(new RegExp(`^\\s*${word}`))
  }
  await checkScreen(page, 'inbox-states')
})

test('an owner sees what is left to do before the desk works, until it is hidden', {
  tag: '@widths',
}, async ({ page, context, request }) => {
  const server = await startServer()
  await signInAs(context, server, await createOwner(server))
  await page.goto(`${server.url}/console`)
  const steps = page.getByRole('group').filter({ hasText: 'Set up the desk' })
  await expect(steps).toContainText('0 of 5 done')
  await expect(steps.getByRole('link')).toHaveText([
    'Your own phone, email and address',
    'Emails that leave the server',
    'A test enquiry',
    'An installer who accepted the terms',
    'A second person at the desk',
  ])
  await checkAtWidths(page, 'first-steps', [320, 390, 1440])
  await sendEnquiry(request, { url: server.url })
  await expect(steps).toContainText('1 of 5 done')
  // There is work now: it is folded to a line.
  await expect(steps.getByRole('link')).toHaveCount(0)
  await steps.getByText('Set up the desk').click()
  await expect(steps.getByRole('link', { name: 'A test enquiry' })).toHaveCount(0)
  await steps.getByRole('link', { name: 'Your own phone' }).click()
  await expect(page.getByText('These are made up')).toBeVisible()
  await page.goBack()
  await steps.getByText('Set up the desk').click()
  await steps.getByRole('button', { name: 'Hide this list' }).click()
  await expect(steps).toHaveCount(0)
  await server.stop()
})

test('the desk says that it has lost its server, and reconnects by itself', async ({
  page,
  context,
  request,
}) => {
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
  await expect(page.getByText(/^No connection\. This is the list as of/)).toBeVisible()
  await expect(page.getByRole('link', { name: person.name }).first()).toBeVisible()
  await checkScreen(page, 'inbox-offline')
  await server.restart()
  await expect(live(page)).toBeVisible()
  await expect(page.getByText(/^No connection/)).toBeHidden()
  const another = await sendEnquiry(request, { url: server.url })
  await expect(page.getByRole('link', { name: another.name }).first()).toBeVisible()
  await server.stop()
})
