import type { Page } from '@playwright/test'
import {
  expect,
  giveRecoveryCode,
  inviteAgent,
  signInAs,
  signInByRecoveryCode,
  takeRecoveryCode,
  test,
} from './desk.ts'
import { checkAtWidths } from './desk-leads.ts'

const widths = [320, 390, 820, 1440, 1920] as const
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })

test('an owner who invites is asked for the second factor, and what was typed goes on', {
  tag: '@widths',
}, async ({ page, context, server, owner }) => {
  // A session in which the second factor was not given again.
  await signInAs(context, server, await signInByRecoveryCode(server, owner))
  await page.goto('/console/settings/people')
  const email = `mei.${Date.now()}@wattlewise.example`
  await page.getByLabel('Name').fill('Mei Chen')
  await page.getByLabel('Email').fill(email)
  const send = page.getByRole('button', { name: 'Send the invitation' })
  await send.click()
  await expect(dialogOf(page).getByRole('textbox', { name: 'Code' })).toBeFocused()
  await checkAtWidths(page, 'factor-invite', widths)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toContainText('Nothing was done.')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(send).toBeFocused()
  await checkAtWidths(page, 'factor-invite-cancelled', widths)

  await page.keyboard.press('Enter')
  await giveRecoveryCode(page, await takeRecoveryCode(server, owner))
  await expect(page.getByText('The email is sent.')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: email })
  await expect(row).toBeVisible()
  // It counts for five minutes.
  await row.getByRole('button', { name: 'Close' }).click()
  await expect(row).toContainText('Closed: cannot sign in.')
})

test('new recovery codes need the code again, and five wrong passwords end the session', {
  tag: ['@widths', '@core'],
}, async ({ page, context, server, mail, owner }) => {
  const agent = await inviteAgent({ server, mail, owner })
  await signInAs(context, server, agent)
  await page.goto('/console/settings/account')
  const codes = page.getByRole('region', { name: 'Recovery codes' })
  await codes.getByText('Make new codes').click()
  await codes.getByLabel('Password', { exact: true }).fill(agent.password)
  await codes.getByRole('button', { name: 'Continue' }).click()
  await giveRecoveryCode(page, await takeRecoveryCode(server, agent))
  await expect(codes.getByText(/^\w{5}-\w{5}$/).first()).toBeVisible()

  const factor = page.getByRole('region', { name: 'Second factor' })
  await factor.getByText('Set it up on another phone').click()
  for (const left of ['Four tries', 'Three tries', 'Two tries', 'One try']) {
    await factor.getByLabel('Password', { exact: true }).fill('not the password')
    await factor.getByRole('button', { name: 'Continue' }).click()
    await expect(factor.getByRole('alert')).toContainText(left)
  }
  await checkAtWidths(page, 'own-password-wrong', widths)
  await factor.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('You were signed out.')).toBeVisible()
  await expect(factor.getByRole('alert')).toContainText('Five wrong passwords: you’re signed out.')
  await checkAtWidths(page, 'own-password-signed-out', widths)
})

test('the question is asked over another one, which then goes on', { tag: '@widths' }, async ({
  page,
  context,
  server,
  owner,
}) => {
  await signInAs(context, server, await signInByRecoveryCode(server, owner))
  await page.goto('/console/settings/developers')
  const keys = page.getByRole('region', { name: /^Client keys/ })
  await keys.getByText('Make a key').click()
  await keys.getByLabel('Who is it for?').fill('Partner site')
  await keys.getByRole('button', { name: 'Make the key' }).click()
  await giveRecoveryCode(page, await takeRecoveryCode(server, owner))
  await expect(keys.getByText('Partner site').first()).toBeVisible()

  await context.clearCookies()
  await signInAs(context, server, await signInByRecoveryCode(server, owner))
  // Not a reload: without its cookie the page may be at the sign-in by now.
  await page.goto('/console/settings/developers')
  await keys.getByRole('button', { name: 'Take back the key of Partner site' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
  await expect(dialogOf(page)).toBeVisible()
  await checkAtWidths(page, 'factor-over-dialog', widths)
  await giveRecoveryCode(page, await takeRecoveryCode(server, owner))
  await expect(keys.getByText('taken back')).toBeVisible()
})
