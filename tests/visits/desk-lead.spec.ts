import { startServer } from '../server.ts'
import { listenHttp } from '../servers.ts'
import { totp } from '../totp.ts'
import { beAtDesk, becomeOwner, expect, join, test } from './desk.ts'
import { enquire, leadAt, look, withoutTelephone } from './desk-leads.ts'

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('a lead goes on step by step, and says why not further', async ({
      atDesk: page,
      request,
      server,
    }) => {
      const person = await enquire(request, { answers: { 'monthly-bill': '300-400' } })
      await page.goto(await leadAt(server, person))
      const states = page.getByRole('region', { name: 'State' })
      await expect(states.getByText('Not yet: mark as contacted first.')).toBeVisible()
      await expect(page.getByText('How much is your power bill each month?')).toBeVisible()
      await expect(page.getByText('$300–$400')).toBeVisible()
      await look(page, 'lead-new')

      await states.getByRole('button', { name: 'Mark contacted' }).click()
      await expect(states.getByText('Somebody has spoken with them already.')).toBeHidden()
      await expect(page.getByText('Ruth marked this lead contacted')).toBeVisible()
      await page.getByRole('textbox', { name: 'Note' }).fill('Call back Friday after four.')
      await page.getByRole('button', { name: 'Add note' }).click()
      await expect(page.getByText('Ruth wrote')).toBeVisible()
      await expect(states.getByText('Not yet: a quote comes before.')).toBeVisible()
      await states.getByRole('button', { name: 'Mark quoted' }).click()
      await expect(states.getByText('They have a quote: nobody quotes spam.')).toBeVisible()

      await states.getByRole('button', { name: 'Say why…' }).click()
      await states.getByLabel('Too dear').check()
      await states.getByLabel('In a line, if you like').fill('Wanted it for half.')
      await look(page, 'lead-lose')
      await states.getByRole('button', { name: 'Mark lost' }).click()
      await expect(page.getByText('Ruth marked this lead lost')).toBeVisible()
      await expect(page.getByText('Wanted it for half.')).toBeVisible()
      await expect(
        states.getByText('This lead is finished. Reopen it first.').first(),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('Ruth put this lead back to quoted')).toBeVisible()
    })

    test('after a call the lead asks how it ended', async ({ atDesk: page, request, server }) => {
      const person = await enquire(request)
      await withoutTelephone(page)
      await page.goto(await leadAt(server, person))
      const call = page.getByRole('link', { name: /^Call 0412/ })
      await call.click()
      const asked = page.getByRole('region', { name: /^How did the call to Visitor end/ })
      await look(page, 'lead-called')
      await asked.getByRole('button', { name: 'No answer' }).click()
      await expect(page.getByText('Ruth called, no answer')).toBeVisible()
      await expect(page.getByText('One try, nobody reached yet.')).toBeVisible()
      await call.click()
      await asked.getByRole('button', { name: 'Reached' }).click()
      await expect(page.getByText('Ruth marked this lead contacted')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused()
      await expect(asked).toBeHidden()
    })

    test('a second call does not lose the question about the first', async ({
      atDesk: page,
      request,
      server,
    }) => {
      const first = await enquire(request)
      const second = await enquire(request)
      await withoutTelephone(page)
      const asked = page.getByRole('region', { name: /^How did the call to Visitor end/ })
      const firstAt = await leadAt(server, first)
      const call = page.getByRole('link', { name: /^Call 0412/ })
      await page.goto(firstAt)
      await call.click()
      await expect(asked).toBeVisible()

      await page.goto(await leadAt(server, second))
      await call.click()
      await look(page, 'lead-called-second')
      await asked.getByRole('button', { name: 'Voicemail' }).click()
      await expect(page.getByText('Ruth called, voicemail')).toBeVisible()
      const earlier = page.getByRole('link', { name: 'Say how your earlier call ended' })
      await look(page, 'lead-called-earlier')
      await earlier.click()
      await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible()
      await asked.getByRole('button', { name: 'Engaged' }).click()
      await expect(page.getByText('Ruth called, engaged')).toBeVisible()
      await expect(earlier).toBeHidden()
    })

    test('a call that reaches somebody again is written down, once', async ({
      atDesk: page,
      request,
      server,
    }) => {
      const person = await enquire(request)
      await withoutTelephone(page)
      await page.goto(await leadAt(server, person))
      const asked = page.getByRole('region', { name: /^How did the call to Visitor end/ })
      const reached = asked.getByRole('button', { name: 'Reached', exact: true })
      await page.getByRole('link', { name: /^Call 0412/ }).click()
      await reached.click()
      await expect(page.getByText('Ruth marked this lead contacted')).toBeVisible()
      await expect(asked).toBeHidden()
      await page.getByRole('link', { name: /^Call 0412/ }).click()
      await reached.dblclick()
      await expect(page.getByText('Ruth called and reached them')).toHaveCount(1)
      await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused()
      await expect(asked).toBeHidden()
      await page.reload()
      await expect(page.getByText('Ruth called and reached them')).toHaveCount(1)
    })

    test('nobody calls, emails or takes on who took the enquiry back, or a spammer', async ({
      atDesk: page,
      request,
      server,
    }) => {
      for (const [button, confirm, because] of [
        ['Withdraw…', 'Withdraw it', 'The visitor took the enquiry back.'],
        ['Mark spam', undefined, 'It’s marked as spam. Put it back first.'],
      ] as const) {
        const person = await enquire(request)
        const approach = page.getByRole('main').getByRole('link', { name: /^(Call|E-?mail)/ })
        const take = page.getByRole('button', { name: /^(Take|Nobody’s|Owner)/ })
        await page.goto(await leadAt(server, person))
        await expect(approach).toHaveCount(2)
        await expect(take).toHaveCount(2)
        await page.getByRole('button', { name: button }).click()
        if (confirm) await page.getByRole('button', { name: confirm }).click()
        const whyNot = page.getByRole('banner').or(page.getByRole('main')).getByText(because)
        await expect(whyNot.first()).toBeVisible()
        await expect(approach).toHaveCount(0)
        await expect(take).toHaveCount(0)
        await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
        await look(page, confirm ? 'lead-withdrawn' : 'lead-spam')
        for (const key of ['p', 'e', 't']) {
          await page.getByRole('heading', { level: 1 }).focus()
          await page.keyboard.press(key)
          await expect(whyNot.first()).toBeFocused()
        }

        await page.goto(`/console?state=any&q=${encodeURIComponent(person.email)}`)
        await expect(page.getByRole('link', { name: person.name })).toHaveCount(1)
        await page.keyboard.press('j')
        await expect(page.getByRole('button', { name: 'Take' })).toHaveCount(0)
        await page.keyboard.press('t')
        await expect(page.getByText(because)).toBeVisible()
        const next = page.getByRole('region', { name: 'Next to call' })
        await expect(next.getByText(person.name)).toHaveCount(0)
      }
    })

    test('of two who change a lead at once the second is told, and keeps the note', async ({
      atDesk: page,
      browser,
      request,
      server,
      mail,
      owner,
    }) => {
      test.slow()
      const person = await enquire(request)
      const address = await leadAt(server, person)
      const agent = await join({ server, mail, owner })
      const elsewhere = await browser.newContext({ baseURL: server.url })
      await beAtDesk(elsewhere, server, agent)
      const theirs = await elsewhere.newPage()
      await theirs.goto(address)
      await page.goto(address)
      await page
        .getByRole('textbox', { name: 'Note' })
        .fill('Wants the battery on the garage wall.')
      // The first one's change does not reach this screen before the second one's is made.
      await page.route('**/api/leads/*', (route) => route.abort())
      await theirs.getByRole('button', { name: 'Mark contacted' }).click()
      await expect(theirs.getByText('marked this lead contacted')).toBeVisible()
      await page.unroute('**/api/leads/*')
      await page
        .getByRole('region', { name: 'State' })
        .getByRole('button', { name: 'Mark spam' })
        .click()
      await expect(page.getByText(/Priya.* marked this lead contacted /).first()).toBeVisible()
      await expect(page.getByText('Your change was not made.')).toBeVisible()
      await look(page, 'lead-changed')
      await page.getByRole('button', { name: /^Add note to Priya.*’s version/ }).click()
      await expect(page.getByText('Ruth wrote')).toBeVisible()
      await expect(page.getByRole('region', { name: 'State' })).toContainText('Contacted')
      await expect(page.getByText('Your change was not made.')).toBeHidden()
      await elsewhere.close()
    })

    test('what was being written when the session ended is saved after signing in', async ({
      page,
      context,
      request,
      server,
      mail,
      owner,
    }) => {
      test.slow()
      const person = await enquire(request)
      const agent = await join({ server, mail, owner })
      await beAtDesk(context, server, agent)
      await page.goto(await leadAt(server, person))
      await page.getByRole('textbox', { name: 'Note' }).fill('Call back Friday after four.')
      await context.clearCookies()
      await page.getByRole('button', { name: 'Add note' }).click()
      await expect(page.getByText('Your note is kept here and is saved once')).toBeVisible()
      await look(page, 'lead-signed-out')
      await page.getByRole('link', { name: 'Sign in and save' }).click()
      await page.getByLabel('Password', { exact: true }).fill(agent.password)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('textbox', { name: 'Code' }).fill(totp(agent.key))
      await expect(page.getByText(/Priya.* wrote/)).toBeVisible()
      await expect(
        page.getByRole('listitem').getByText('Call back Friday after four.'),
      ).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('')
    })

    test('a delivery that fails says so, and is sent again', async ({ page, context, request }) => {
      test.slow()
      let down = true
      const crm = await listenHttp((_, response) => {
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
      await beAtDesk(context, server, await becomeOwner(server))
      const person = await enquire(request, { url: server.url })
      await page.goto(server.url + (await leadAt(server, person)))
      const deliveries = page.getByRole('region', { name: 'Deliveries' })
      await expect(deliveries.getByText('Failing')).toBeVisible({ timeout: 20_000 })
      await expect(deliveries.getByText(/503/).first()).toBeVisible()
      await look(page, 'lead-failing')
      down = false
      await deliveries.getByRole('button', { name: 'Send again' }).click()
      await expect(page.getByText('Ruth sent the webhook again')).toBeVisible()
      await expect(deliveries.getByText('Failing')).toBeHidden({ timeout: 20_000 })
      await server.stop()
      await crm.close()
    })
  })

test('a lead is handed over, and who asked before is named', async ({
  atDesk: page,
  request,
  server,
  mail,
  owner,
}) => {
  const agent = await join({ server, mail, owner })
  const person = await enquire(request)
  await enquire(request, { answers: { 'contact-email': person.email } })
  await page.goto(await leadAt(server, person))
  await page.getByRole('button', { name: 'Nobody’s' }).click()
  await page.getByRole('button', { name: agent.name }).click()
  await expect(page.getByText(/Ruth gave this lead to Priya/)).toBeVisible()
  const before = page.getByRole('region', { name: 'Asked before' })
  await expect(before).toContainText('Same e-mail. New.')
  await before.getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Asked before' })).toContainText(
    'Same e-mail. New.',
  )
})
