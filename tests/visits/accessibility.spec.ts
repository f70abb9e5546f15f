import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { routes } from '#content/routes.ts'
import { answerByPointer, expect, someone, test } from './visit.ts'

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([])
}

for (const width of [390, 1440])
  test.describe(`at ${width} px axe finds nothing`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } })

    for (const path of [
      ...Object.keys(routes),
      '/success?ref=WW-01Z0ZZJN',
      '/success?ref=WW-01Z0ZZJN&kind=question',
      '/no-such-page',
    ])
      test(`on ${path}`, async ({ page, complaints }) => {
        await page.goto(path)
        await expectAccessible(page)
        complaints.splice(0)
      })

    test('on each step of the form', async ({ page }) => {
      await page.goto('/')
      await page.getByText('On a home').click()
      await expectAccessible(page)
      await page.getByText('I own it').click()
      await expectAccessible(page)
      await page.getByText('$300–$400').click()
      await expectAccessible(page)
      await page.getByLabel('What is your name?').fill('Alex Nguyen')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByLabel('Where should we send the details?').fill('alex@nowhere')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('Enter an email address, like alex@example.com')).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel('Where should we send the details?').fill('alex@example.com')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expectAccessible(page)
    })

    test('on the open menu', async ({ page }) => {
      await page.goto('/')
      await page
        .getByRole('button', { name: width < 960 ? 'Menu' : 'Solar Solutions', exact: true })
        .click()
      await expectAccessible(page)
    })

    test('on a refused form and on a notice', async ({ page, complaints }) => {
      await page.route('**/_astro/*.js', (route) => route.abort())
      await page.goto('/')
      await page.getByText('On a home').click()
      await page.getByText('I own it').click()
      await page.getByText('$300–$400').click()
      await page.getByLabel('What is your name?').fill('Alex Nguyen')
      await page.getByLabel('Where should we send the details?').fill('alex@nowhere')
      await page.getByLabel('Which number should the installer call?').fill('12')
      await page.getByRole('button', { name: 'Get My Quote' }).click()
      await expect(page).toHaveTitle(/^Check your answers/)
      await expectAccessible(page)

      await page.unrouteAll()
      await page.route('/enquiries', (route) => route.abort())
      await page.goto('/')
      await answerByPointer(page, someone())
      await page.getByRole('button', { name: 'Get My Quote' }).click()
      await expect(page.getByText('There was an issue submitting')).toBeVisible()
      await expectAccessible(page)
      complaints.splice(0)
    })
  })
