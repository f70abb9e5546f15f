import { readFile } from 'node:fs/promises'
import { totp } from '../totp.ts'
import { expect, inviteAgent, signInAs, test } from './desk.ts'
import { blockPhoneLinks, checkScreen, clearQueue, live, sendEnquiry } from './desk-leads.ts'

test.describe('with keys', () => {
  test('an operator finds a lead, marks it contacted, adds a note and returns to the list', {
    tag: '@core',
  }, async ({ atDesk: page, request }) => {
    const person = await sendEnquiry(request)
    await page.goto('/console')
    await expect(page.getByRole('heading', { level: 1, name: /Queue/ })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(person.email.slice(0, -4))
    await expect(page).toHaveURL(/search=/)
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    await page.getByRole('searchbox').blur()
    await page.keyboard.press('j')
    await expect(page.getByRole('table').getByRole('link', { name: person.name })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeFocused()
    await page.keyboard.press('1')
    await expect(page.getByText('Called in 1 min')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeFocused()
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
    const keys = page.getByRole('dialog', { name: 'Keys' })
    await expect(keys).toBeVisible()
    await checkScreen(page, 'keys')
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
    await page.keyboard.press('g')
    await page.keyboard.press('n')
    await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('i')
    await expect(page.getByRole('heading', { level: 1, name: /Queue/ })).toBeVisible()
  })

  test('keys do nothing once they are turned off', async ({ atDesk: page, request }) => {
    await sendEnquiry(request)
    await page.goto('/console')
    await expect(page.getByRole('table')).toBeVisible()
    await page.keyboard.press('?')
    await page.getByLabel('Single keys work').uncheck()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).not.toBeFocused()
  })

  test('new leads wait while a row is selected', async ({ atDesk: page, request }) => {
    await sendEnquiry(request)
    await page.goto('/console?order=newest')
    await expect(live(page)).toBeVisible()
    const first = page.getByRole('table').getByRole('link').first()
    await expect(first).toBeVisible()
    await page.keyboard.press('j')
    await expect(first).toBeFocused()
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
    await page.goto('/console?order=newest')
    const row = page.getByRole('row').filter({ hasText: person.name })
    await row.getByRole('link').focus()
    await page.keyboard.press('t')
    await expect(row).toContainText('Ruth')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).not.toContainText('Ruth')
  })

  test('an operator records a call from a lead’s row, and undoes it in the list', async ({
    atDesk: page,
    request,
    server,
  }) => {
    await clearQueue(server)
    const person = await sendEnquiry(request, { answers: { postcode: '3997' } })
    await page.goto('/console?postcode=3997')
    const row = page.getByRole('row').filter({ hasText: person.name })
    await row.getByRole('link').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeFocused()
    await page.keyboard.press('1')
    await expect(page.getByText(`saved for ${person.name}`)).toBeVisible()
    await page.keyboard.press('u')
    await expect(row).toContainText('Contacted')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toContainText('New')
    await expect(row).not.toContainText('Contacted')
    await expect(row).not.toContainText('Ruth')
  })

  test('p calls the lead on the screen, and the desk asks how the call ended', async ({
    atDesk: page,
    request,
  }) => {
    const person = await sendEnquiry(request, { answers: { postcode: '3996' } })
    await blockPhoneLinks(page)
    await page.goto('/console?postcode=3996')
    await page.getByRole('table').getByRole('link', { name: person.name }).click()
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeFocused()
    await page.keyboard.press('p')
    await expect(
      page
        .getByRole('region', { name: /^How did the call to Visitor end/ })
        .getByRole('button', { name: 'I didn’t call' }),
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
    await clearQueue(server)
    const person = await sendEnquiry(request, { answers: { postcode: '3998' } })
    const other = await sendEnquiry(request)
    await page.goto('/console?postcode=3998')
    const button = page.getByRole('button', { name: /^CSV/ })
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    const code = dialog.getByRole('textbox', { name: 'Code' })
    await page.getByRole('button', { name: 'Export', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Export one lead' })).toBeVisible()
    await checkScreen(page, 'export')
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(code).toBeFocused()
    await expect(dialog).toHaveAccessibleDescription(/six-digit code from your authenticator app/)
    await checkScreen(page, 'export-code')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    // A press is only taken once the one before has come to nothing.
    await expect(button).toBeEnabled()

    await page.keyboard.press('Enter')
    await expect(code).toBeFocused()
    await page.keyboard.type(totp(agent.key, 0, server.now()) === '123456' ? '654321' : '123456')
    await expect(dialog.getByRole('alert')).toContainText('That code is not right.')
    await expect(code).toHaveValue('')
    await expect(code).toBeFocused()
    await checkScreen(page, 'export-wrong-code')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.type(totp(agent.key, 0, server.now())),
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

  test('older leads are on the next page', async ({ atDesk: page, request, server }) => {
    await clearQueue(server)
    const enquiry = { answers: { postcode: '3999' } }
    const first = await sendEnquiry(request, enquiry)
    await Promise.all(Array.from({ length: 15 }, () => sendEnquiry(request, enquiry)))
    await page.goto('/console?postcode=3999&order=newest')
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
