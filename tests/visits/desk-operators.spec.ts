import { expect, inviteAgent, test } from './desk.ts'
import { checkAtWidths, giveLead, sendEnquiry } from './desk-leads.ts'

test('closing an operator asks who gets their open leads', { tag: ['@widths', '@core'] }, async ({
  atDesk: page,
  request,
  server,
  mail,
  owner,
}) => {
  for (const [choice, sentence] of [
    ['Nobody yet: anyone can take a lead', /^Ruth gave this lead back to nobody, as Priya.* left$/],
    [owner.name, /^Ruth gave this lead to Ruth, as Priya.* left$/],
  ] as const) {
    const agent = await inviteAgent({ server, mail, owner })
    const path = await giveLead(server, await sendEnquiry(request), agent)
    await page.goto('/console/settings/people')
    const row = page.getByRole('listitem').filter({ hasText: agent.email })
    await row.getByRole('button', { name: 'Close' }).click()
    const dialog = page.getByRole('dialog', { name: `Close ${agent.name}’s place?` })
    await expect(dialog).toContainText(
      'Priya can’t sign in after that, and still has one open lead.',
    )
    if (choice !== owner.name) {
      await dialog.getByLabel('Who gets it?').selectOption(choice)
      await checkAtWidths(page, 'people-close', [320, 390, 1440])
      await dialog.getByRole('button', { name: 'Leave it' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(row).not.toContainText('Closed')
      await row.getByRole('button', { name: 'Close' }).click()
    }
    await dialog.getByLabel('Who gets it?').selectOption(choice)
    await dialog.getByRole('button', { name: 'Close the place' }).click()
    await expect(row).toContainText('Closed: cannot sign in.')
    await expect(dialog).toHaveCount(0)

    await page.goto(path)
    await expect(page.getByText(sentence)).toBeVisible()
    const ownership = choice === owner.name ? 'Owner Ruth' : 'Nobody’s'
    await expect(page.getByRole('button', { name: ownership })).toBeVisible()
  }
  await page.goto('/console/settings/audit')
  const closed = page.getByText(
    /closed the place of Priya.*, whose 1 open lead went back to nobody/,
  )
  await expect(closed.first()).toBeVisible()
})

test('an operator without open leads is closed without a question', async ({
  atDesk: page,
  server,
  mail,
  owner,
}) => {
  const agent = await inviteAgent({ server, mail, owner })
  await page.goto('/console/settings/people')
  const row = page.getByRole('listitem').filter({ hasText: agent.email })
  await row.getByRole('button', { name: 'Close' }).click()
  await expect(row).toContainText('Closed: cannot sign in.')
})

test('a letter that could not be sent again is not marked as done', async ({ atDesk: page }) => {
  const email = `mei.${Date.now()}@wattlewise.example`
  await page.route('/api/people/*/invitation', (route) =>
    route.fulfill({ json: { letterSent: false } }),
  )
  await page.goto('/console/settings/people')
  await page.getByLabel('Name').fill('Mei Chen')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  const row = page.getByRole('listitem').filter({ hasText: email })
  await row.getByRole('button', { name: 'Send the email again' }).click()
  await expect(row.getByRole('alert')).toContainText('The email could not be sent.')
  await expect(row.getByRole('status')).toHaveCount(0)
})
