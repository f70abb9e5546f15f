import { expect, test } from './visit.ts'

test.use({ javaScriptEnabled: false })

test('batteries are sorted by a link, without script, and fit every screen', async ({ page }) => {
  await page.goto('/best-solar-batteries')
  const rows = page.getByRole('region', { name: 'Batteries by their data sheets' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('AlphaESS')
  await page.getByRole('link', { name: 'Usable size' }).click()
  await expect(rows.nth(1)).toContainText('SBR256')
  await expect(page.getByRole('columnheader', { name: 'Usable size' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await page.getByRole('link', { name: 'Warranty', exact: true }).click()
  await expect(rows.nth(1)).toContainText('Enphase')
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
