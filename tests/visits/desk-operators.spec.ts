import { atWidths, expect, inviteAgent, test } from './desk.ts'
import { checkScreen, leadPath, sendEnquiry } from './desk-leads.ts'

atWidths([320, 390, 1440], () => {
  test('closing an operator asks who gets their open leads', async ({
    atDesk: page,
    request,
    server,
    mail,
    owner,
  }) => {
    test.slow()
    for (const [choice, sentence] of [
      [
        'Nobody yet: anyone can take a lead',
        /^Ruth gave this lead back to nobody, as Priya.* left$/,
      ],
      [owner.name, /^Ruth gave this lead to Ruth, as Priya.* left$/],
    ] as const) {
      const agent = await inviteAgent({ server, mail, owner })
      const person = await sendEnquiry(request)
      await page.goto(await leadPath(server, person))
      await page.getByRole('button', { name: 'Nobody’s' }).click()
      await page.getByRole('button', { name: agent.name }).click()
      await expect(page.getByText(/Ruth gave this lead to Priya/)).toBeVisible()

      await page.goto('/console/settings/people')
      const row = page.getByRole('listitem').filter({ hasText: agent.email })
      await row.getByRole('button', { name: 'Close' }).click()
      const dialog = page.getByRole('dialog', { name: `Close ${agent.name}’s place?` })
      await expect(dialog).toContainText(
        'Priya can’t sign in after that, and still has one open lead.',
      )
      await dialog.getByLabel('Who gets it?').selectOption(choice)
      await checkScreen(page, 'people-close')
      await dialog.getByRole('button', { name: 'Leave it' }).click()
      await expect(row).not.toContainText('Closed')
      await row.getByRole('button', { name: 'Close' }).click()
      await dialog.getByLabel('Who gets it?').selectOption(choice)
      await dialog.getByRole('button', { name: 'Close the place' }).click()
      await expect(row).toContainText('Closed: cannot sign in.')
      await expect(dialog).toHaveCount(0)

      await page.goto(await leadPath(server, person))
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
  await page.route('/api/people/*/invitation', (route) =>
    route.fulfill({ json: { letterSent: false } }),
  )
  await page.goto('/console/settings/people')
  await page.getByLabel('Name').fill('Mei Chen')
  await page.getByLabel('Email').fill('mei@wattlewise.example')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'mei@wattlewise.example' })
  await row.getByRole('button', { name: 'Send the letter again' }).click()
  await expect(row.getByRole('alert')).toContainText('The letter could not be sent.')
  await expect(row.getByRole('status')).toHaveCount(0)
})
