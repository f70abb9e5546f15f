import { startServer } from '../server.ts'
import { listenHttp } from '../servers.ts'
import { totp } from '../totp.ts'
import { createOwner, expect, inviteAgent, signInAs, sizeOf, test } from './desk.ts'
import {
  blockPhoneLinks,
  checkAtWidths,
  checkScreen,
  leadPath,
  resize,
  sendEnquiry,
} from './desk-leads.ts'

test('a lead moves from state to state, and each says why it is not possible yet', {
  tag: ['@widths', '@core'],
}, async ({ atDesk: page, request, server }) => {
  const person = await sendEnquiry(request, { answers: { 'monthly-bill': '300-400' } })
  await page.goto(await leadPath(server, person))
  const states = page.getByRole('region', { name: 'State' })
  await expect(states.getByText('Not yet: mark as contacted first.')).toBeVisible()
  await expect(page.getByText('How much is your power bill each month?')).toBeVisible()
  await expect(page.getByText('$300–$400')).toBeVisible()
  await checkAtWidths(page, 'lead-new')

  await states.getByRole('button', { name: 'Mark contacted' }).click()
  await expect(page.getByText('Ruth marked this lead contacted')).toBeVisible()
  await expect(states.getByText('Somebody has spoken with them already.')).toBeHidden()
  await page.getByRole('textbox', { name: 'Note' }).fill('Call back Friday after four.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Ruth wrote')).toBeVisible()
  await expect(states.getByText('Not yet: a quote comes before.')).toBeVisible()
  await states.getByRole('button', { name: 'Mark quoted' }).click()
  await expect(states.getByText('They have a quote: nobody quotes spam.')).toBeVisible()

  await resize(page, sizeOf(390))
  await states.getByRole('button', { name: 'Say why…' }).click()
  await states.getByLabel('Too dear').check()
  await states.getByLabel('In a line, if you like').fill('Wanted it for half.')
  await checkScreen(page, 'lead-lose')
  for (const width of [1440, 390, 1440] as const) {
    await resize(page, sizeOf(width))
    await expect(states.getByLabel('Too dear')).toBeChecked()
    await expect(states.getByLabel('In a line, if you like')).toHaveValue('Wanted it for half.')
  }
  await checkScreen(page, 'lead-lose')
  await states.getByRole('button', { name: 'Mark lost' }).click()
  await expect(page.getByText('Ruth marked this lead lost')).toBeVisible()
  await expect(page.getByText('Wanted it for half.')).toBeVisible()
  await expect(states.getByText('This lead is finished. Reopen it first.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Ruth put this lead back to quoted')).toBeVisible()
})

test('after a call the desk asks how it ended', { tag: '@widths' }, async ({
  atDesk: page,
  request,
  server,
}) => {
  const person = await sendEnquiry(request)
  await blockPhoneLinks(page)
  await page.goto(await leadPath(server, person))
  const call = page.getByRole('link', { name: /^Call 0412/ })
  await call.click()
  const question = page.getByRole('region', { name: /^How did the call to Visitor end/ })
  const asked = page.getByRole('button', { name: 'I didn’t call' })
  await expect(asked).toBeVisible()
  await checkAtWidths(page, 'lead-called')
  await question.getByRole('button', { name: 'No answer' }).click()
  await expect(page.getByText('Ruth called, no answer')).toBeVisible()
  await expect(page.getByText('One try, nobody reached yet.')).toBeVisible()
  await call.click()
  await question.getByRole('button', { name: 'Reached' }).click()
  await expect(page.getByText('Ruth marked this lead contacted')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeFocused()
  await expect(asked).toBeHidden()
})

test('a second call does not lose the question about the first', { tag: '@widths' }, async ({
  atDesk: page,
  request,
  server,
}) => {
  const first = await sendEnquiry(request)
  const second = await sendEnquiry(request)
  await blockPhoneLinks(page)
  const question = page.getByRole('region', { name: /^How did the call to Visitor end/ })
  const firstAt = await leadPath(server, first)
  const call = page.getByRole('link', { name: /^Call 0412/ })
  await page.goto(firstAt)
  await call.click()
  await expect(question).toBeVisible()

  await page.goto(await leadPath(server, second))
  await call.click()
  await checkAtWidths(page, 'lead-called-second')
  await question.getByRole('button', { name: 'Voicemail' }).click()
  await expect(page.getByText('Ruth called, voicemail')).toBeVisible()
  const earlier = page.getByRole('link', { name: 'Say how your earlier call ended' })
  await checkAtWidths(page, 'lead-called-earlier')
  await earlier.click()
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible()
  await question.getByRole('button', { name: 'No answer' }).click()
  await expect(page.getByText('Ruth called, no answer')).toBeVisible()
  await expect(earlier).toBeHidden()
})

test('a later call that reaches the lead is recorded once', async ({
  atDesk: page,
  request,
  server,
}) => {
  const person = await sendEnquiry(request)
  await blockPhoneLinks(page)
  await page.goto(await leadPath(server, person))
  const question = page.getByRole('region', { name: /^How did the call to Visitor end/ })
  const reached = question.getByRole('button', { name: 'Reached' })
  await page.getByRole('link', { name: /^Call 0412/ }).click()
  await reached.click()
  await expect(page.getByText('Ruth marked this lead contacted')).toBeVisible()
  // Not after the second call: the later click of a double one may take the focus to where it lands.
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeFocused()
  await page.getByRole('link', { name: /^Call 0412/ }).click()
  await reached.dblclick()
  await expect(page.getByText('Ruth called and reached them')).toHaveCount(1)
  await page.reload()
  await expect(page.getByText('Ruth called and reached them')).toHaveCount(1)
})

test('withdrawn leads and spam cannot be called, emailed or assigned', { tag: '@widths' }, async ({
  atDesk: page,
  request,
  server,
}) => {
  for (const [button, confirm, reason] of [
    ['Withdraw…', 'Withdraw it', 'The visitor took the enquiry back.'],
    ['Mark spam', undefined, 'It’s marked as spam. Put it back first.'],
  ] as const) {
    const person = await sendEnquiry(request)
    const approach = page.getByRole('main').getByRole('link', { name: /^(Call|E-?mail)/ })
    const take = page.getByRole('button', { name: /^(Take|Nobody’s|Owner)/ })
    await page.goto(await leadPath(server, person))
    await expect(approach).toHaveCount(2)
    await expect(take).toHaveCount(2)
    await page.getByRole('button', { name: button }).click()
    if (confirm) await page.getByRole('button', { name: confirm }).click()
    const explanation = page.getByRole('banner').or(page.getByRole('main')).getByText(reason)
    await expect(explanation.first()).toBeVisible()
    await expect(approach).toHaveCount(0)
    await expect(take).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
    await checkAtWidths(page, confirm ? 'lead-withdrawn' : 'lead-spam')
    for (const key of ['p', 'e', 't']) {
      await page.getByRole('heading', { level: 1 }).focus()
      await page.keyboard.press(key)
      await expect(explanation.first()).toBeFocused()
    }

    await page.goto(`/console?state=any&q=${encodeURIComponent(person.email)}`)
    await expect(page.getByRole('link', { name: person.name })).toHaveCount(1)
    await page.keyboard.press('j')
    await expect(page.getByRole('link', { name: person.name })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Take' })).toHaveCount(0)
    await page.keyboard.press('t')
    await expect(page.getByText(reason)).toBeVisible()
    const queue = await page.request.get('/api/queue')
    expect(await queue.text()).not.toContain(person.name)
  }
})

test('when two operators change a lead at once, the second learns of it and keeps the note', {
  tag: ['@widths', '@core'],
}, async ({ atDesk: page, openAs, request, server, agent }) => {
  const address = await leadPath(server, await sendEnquiry(request))
  const theirs = await openAs(agent)
  await theirs.goto(address)
  await page.goto(address)
  await page.getByRole('textbox', { name: 'Note' }).fill('Wants the battery on the garage wall.')
  // The other is quicker by so little that no live update can tell of it.
  await page.route('**/api/leads/*/steps', async (route) => {
    await theirs.getByRole('button', { name: 'Mark contacted' }).click()
    await expect(theirs.getByText('marked this lead contacted')).toBeVisible()
    await route.continue()
  })
  const states = page.getByRole('region', { name: 'State' })
  const answered = page.waitForResponse(/\/steps$/)
  await states.getByRole('button', { name: 'Mark spam' }).click()
  expect((await answered).status()).toBe(409)
  await expect(page.getByText('Your change was not made.')).toBeVisible()
  await expect(page.getByText(/Priya.* marked this lead contacted /).first()).toBeVisible()
  await checkAtWidths(page, 'lead-changed')
  await page.getByRole('button', { name: /^Add note to Priya.*’s version/ }).click()
  await expect(page.getByText('Ruth wrote')).toBeVisible()
  await expect(states).toContainText('Contacted')
  await expect(page.getByText('Your change was not made.')).toBeHidden()
})

test('a note written when the session ended is saved after signing in', {
  tag: ['@widths', '@core'],
}, async ({ page, context, request, server, mail, owner }) => {
  const person = await sendEnquiry(request)
  const agent = await inviteAgent({ server, mail, owner })
  await signInAs(context, server, agent)
  await page.goto(await leadPath(server, person))
  await page.getByRole('textbox', { name: 'Note' }).fill('Call back Friday after four.')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Your note is kept here and is saved once')).toBeVisible()
  await checkAtWidths(page, 'lead-signed-out')
  await page.getByRole('link', { name: 'Sign in and save' }).click()
  await page.getByLabel('Password', { exact: true }).fill(agent.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(totp(agent.key, 0, server.now()))
  await expect(page.getByText(/Priya.* wrote/)).toBeVisible()
  await expect(page.getByRole('listitem').getByText('Call back Friday after four.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('')
})

test('a failing delivery can be sent again', { tag: '@widths' }, async ({
  page,
  context,
  request,
}) => {
  let down = true
  const firstAnswer = Promise.withResolvers<void>()
  const crm = await listenHttp(async (_, response) => {
    await firstAnswer.promise
    response.statusCode = down ? 503 : 200
    response.end()
  })
  const server = await startServer({
    environment: {
      WEBHOOK_URL: `${crm.url}/leads`,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
      WEBHOOK_ALLOW_PRIVATE: '1',
    },
  })
  await signInAs(context, server, await createOwner(server))
  const person = await sendEnquiry(request, { url: server.url })
  await page.goto(server.url + (await leadPath(server, person)))
  const deliveries = page.getByRole('region', { name: 'Deliveries' })
  const webhook = deliveries.getByRole('row', { name: /^Webhook/ })
  const tries = webhook.getByRole('button', { name: /tries/ })
  await expect(tries).toHaveText('1')
  await expect(webhook).toContainText('On its way')
  await tries.click()
  await expect(deliveries.getByText('It is on its way already.')).toBeVisible()
  await expect(deliveries.getByText(/Cut off/)).toHaveCount(0)
  await expect(deliveries.getByRole('button', { name: 'Send again' })).toHaveCount(0)
  firstAnswer.resolve()
  await expect(webhook).toContainText('Failing')
  // What fails is open by itself.
  await page.reload()
  await expect(deliveries.getByText(/503/).first()).toBeVisible()
  await checkAtWidths(page, 'lead-failing')
  down = false
  await deliveries.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Ruth sent the webhook again')).toBeVisible()
  await expect(webhook).toContainText('Delivered')
  await server.stop()
  await crm.close()
})

test('a lead can be given to another operator, and names earlier enquiries of the same person', async ({
  atDesk: page,
  request,
  server,
  agent,
}) => {
  const person = await sendEnquiry(request)
  const again = await sendEnquiry(request, { answers: { 'contact-email': person.email } })
  await page.goto(await leadPath(server, person))
  await page.getByRole('button', { name: 'Nobody’s' }).click()
  await page.getByRole('button', { name: agent.name }).click()
  await expect(page.getByText(/Ruth gave this lead to Priya/)).toBeVisible()
  const before = page.getByRole('region', { name: 'Same person' })
  await expect(before).toContainText(`${person.name}. Same email. New.`)
  await before.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await expect(before).toContainText(`${again.name}. Same email. New.`)
})
