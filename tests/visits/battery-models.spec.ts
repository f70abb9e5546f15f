import { expect, test } from './visit.ts'

test.use({ javaScriptEnabled: false })

test('batteries are sorted by a link, without script, and few are folded', async ({ page }) => {
  await page.goto('/best-solar-batteries')
  const models = page.locator('#models')
  const rows = models.getByRole('row')
  await expect(rows.nth(1)).toContainText('Sungrow SBR096')
  await expect(models.getByText('Enphase IQ Battery 5P')).toBeHidden()
  await models.getByText('Six more').click()
  await expect(models.getByText('Enphase IQ Battery 5P')).toBeVisible()

  await page.getByRole('link', { name: 'power', exact: true }).click()
  await expect(rows.nth(1)).toContainText('SBR192')
  await expect(models.getByRole('columnheader', { name: 'Power' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await page.getByRole('link', { name: 'warranty', exact: true }).click()
  await expect(rows.nth(1)).toContainText('Enphase')
  await page.getByRole('link', { name: 'maker', exact: true }).click()
  await expect(rows.nth(1)).toContainText('AlphaESS')
})
