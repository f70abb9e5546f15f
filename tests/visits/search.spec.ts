import { expectAccessible } from './accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { expect, test } from './visit.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a word leads to the page that is about it', { tag: '@core' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click()
    await page.getByLabel('What are you looking for?').fill('feed-in tariff')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=feed-in\+tariff$/)
    const results = page.locator('main li a')
    await expect(results.first()).toContainText(/feed-in/i)
    await expect(page.getByLabel('What are you looking for?')).toHaveValue('feed-in tariff')
    await results.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Feed-in tariffs')
  })
})

test('without a word, and with one that no page has, it says what to do', async ({ page }) => {
  await page.goto('/search?q=+')
  await expect(page.getByText('Type a word or two, such as')).toBeVisible()
  await page.goto('/search?q=zeppelin')
  await expect(page.getByText('No page has “zeppelin”. Try one plain word')).toBeVisible()
  await expect(page.getByRole('link', { name: 'ask a person' })).toHaveAttribute('href', '/contact')
})

test('whatever is typed is shown as text, and fits a phone', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const typed = `<b>x</b> "${'w'.repeat(60)}" $& ‮`
  const response = await page.goto(`/search?${new URLSearchParams({ q: typed })}`)
  expect(response?.status()).toBe(200)
  await expect(page.getByText('No page has “<b>x</b>')).toBeVisible()
  await expectToFit(page, page.locator('main button, main input'))
})

test('what was found is accessible, and a glossary’s terms too', async ({ page }) => {
  for (const path of ['/search?q=battery', '/glossary', '/about']) {
    await page.goto(path)
    await expectAccessible(page)
  }
})

test('no search engine and no cache keeps what was looked for', { tag: '@core' }, async ({
  request,
}) => {
  const answer = await request.get('/search?q=battery')
  expect(answer.headers()['x-robots-tag']).toBe('noindex')
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('/search')
})
