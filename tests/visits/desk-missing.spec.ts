import { expect, test } from './desk.ts'
import { checkAtWidths } from './desk-leads.ts'

test('an address that belongs to no screen opens dressed, with a way back', {
  tag: '@widths',
}, async ({ atDesk: page }) => {
  await page.goto('/console/account')
  await expect(
    page.getByRole('heading', { name: 'There is no such page at the desk' }),
  ).toBeVisible()
  const back = page.getByRole('link', { name: 'Queue' })
  await expect(back).toHaveCSS('background-color', 'rgb(246, 184, 26)')
  await expect(back).not.toHaveCSS('padding-left', '0px')
  await checkAtWidths(page, 'missing')
  await back.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible()
})
