import { expectAccessible } from './accessible.ts'
import { expect, test } from './visit.ts'

test.use({ javaScriptEnabled: false })

test('two quotes are typed, mended and counted alike, without script, on a phone and on a laptop', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/compare-quotes')
  const first = page.getByRole('group', { name: 'Quote 1' })
  await first.getByLabel('Who is it from?').fill('Lantern Street')
  await first.getByLabel('Panels').fill('15')
  await first.getByLabel('Watts each').fill('440')
  await first.getByLabel('Price you’d pay').fill('5,400')
  await page.getByRole('button', { name: 'Count them alike' }).click()

  await expect(page).toHaveTitle(/^Check your answers/)
  await page.getByRole('link', { name: 'Enter a second quote' }).click()
  const second = page.getByRole('group', { name: 'Quote 2' })
  await second.getByLabel('Who is it from?').fill('Hobbs & Nguyen')
  await second.getByLabel('Panels').fill('15')
  await second.getByLabel('Watts each').fill('440')
  await second.getByLabel('Installed on').fill('2026-12-09')
  await second.getByLabel('Price you’d pay').fill('$4 900')
  // Six point six kilowatts earn 39 certificates: this is about double.
  await second.getByLabel('Certificates they took off').fill('2850')
  await page.getByRole('button', { name: 'Count them alike' }).click()

  await expect(page.getByText('Lantern Street asks the least: $5,400.')).toBeVisible()
  const cards = page.getByRole('heading', { level: 2 })
  await expect(cards.filter({ hasText: 'Lantern' })).toBeVisible()
  await expect(
    page.getByText('Certificates are taken off twice.').locator('visible=true'),
  ).toHaveCount(1)
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await expect(page.getByRole('columnheader', { name: /Hobbs & Nguyen/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Has paid for itself after/ })).toBeVisible()
  complaints.splice(0)
})

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true })

  test('axe finds nothing on the answer, and it prints on one page', async ({ page }) => {
    const answer =
      '/compare-quotes?1-panels=15&1-watts=440&1-price=5400&2-panels=22&2-watts=440&2-battery=10&2-price=14490&2-certificates=9000&2-deposit=4000'
    await page.goto(answer)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})
