import type { Page } from '@playwright/test'
import { expect, fillSignIn, inviteAgent, signInAs, takeRecoveryCode, test } from './desk.ts'
import { checkAtWidths } from './desk-leads.ts'

const widths = [320, 820, 1440] as const

test('a passkey is added, named, used instead of a code, and removed', {
  tag: ['@widths', '@core'],
}, async ({ page, context, server, mail, owner }) => {
  const agent = await inviteAgent({ server, mail, owner })
  await signInAs(context, server, agent)
  await plugIn(page)
  await page.goto('/console/settings/account')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByText('Add a passkey').click()
  await passkeys.getByLabel('Name').fill('My laptop')
  await passkeys.getByRole('button', { name: 'Add it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await dialog.getByLabel('Recovery code').fill(await takeRecoveryCode(server, agent))
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const row = passkeys.getByRole('listitem')
  await expect(row).toContainText('My laptop')
  await expect(row).toContainText('not used yet')
  await row.getByRole('button', { name: 'Rename My laptop' }).click()
  await row
    .getByLabel('Name')
    .fill('The office key, which is blue and has a name that is quite long')
  await row.getByRole('button', { name: 'Save the name' }).click()
  await expect(row).toContainText('The office key')
  await checkAtWidths(page, 'passkeys', widths)

  await context.clearCookies()
  await page.goto('/console/sign-in')
  await fillSignIn(page, agent.email, agent.password)
  await expect(page.getByRole('heading', { name: 'Your passkey' })).toBeVisible()
  await checkAtWidths(page, 'sign-in-passkey', widths)
  await page.getByRole('button', { name: 'Use the code from your phone' }).click()
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await page.getByRole('button', { name: 'Sign in with your passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()

  await page.goto('/console/settings/account')
  await expect(row).toContainText(', used ')
  await row.getByRole('button', { name: /^Remove/ }).click()
  await expect(dialog.getByRole('button', { name: 'Use your passkey' })).toBeVisible()
  await checkAtWidths(page, 'again-passkey', widths)
  await dialog.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(row).toHaveCount(0)
})

/** An authenticator that answers at once, as if a finger lay on it. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
