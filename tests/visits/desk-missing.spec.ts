import type { Locator } from '@playwright/test'
import { expect, test } from './desk.ts'
import { checkAtWidths } from './desk-leads.ts'

test('an address that belongs to no screen opens dressed, with a way back', {
  tag: ['@widths', '@core'],
}, async ({ atDesk: page }) => {
  await page.goto('/console/account')
  await expect(
    page.getByRole('heading', { name: 'There is no such page at the desk' }),
  ).toBeVisible()
  const back = page.getByRole('link', { name: 'Queue' })
  await expectDressed(back)
  await checkAtWidths(page, 'missing')
  await back.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()
})

test('it does so for a person who is signed out', async ({ page }) => {
  await page.goto('/console/nothing-here/at-all')
  await expect(
    page.getByRole('heading', { name: 'There is no such page at the desk' }),
  ).toBeVisible()
  await expectDressed(page.getByRole('link', { name: 'Queue' }))
})

test('a desk that fails to load says so, dressed, and can be tried again', {
  tag: '@widths',
}, async ({ atDesk: page, complaints }) => {
  await page.route('**/api/session', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/console')
  await expect(page.getByRole('heading', { name: 'The desk didn’t load' })).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expectDressed(retry)
  await checkAtWidths(page, 'not-loaded')
  await page.unroute('**/api/session')
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()
  // The console says that, too.
  complaints.splice(0)
})

async function expectDressed(button: Locator): Promise<void> {
  await expect(button).toHaveCSS('background-color', 'rgb(246, 184, 26)')
  await expect(button).not.toHaveCSS('padding-left', '0px')
}
