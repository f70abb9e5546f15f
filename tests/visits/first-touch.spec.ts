import type { Page } from '@playwright/test'
import { expect, test } from './visit.ts'

/** What a visitor presses while the script is still on its way counts as if it had been there. */

/** Scripts arrive only when told to. */
async function holdScripts(page: Page): Promise<() => void> {
  let deliver = () => {}
  const told = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/_astro/*.js', async (route) => {
    await told
    await route.continue()
  })
  return deliver
}

/** The addresses that are asked of the server, queries included. */
function askedOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(`${request.method()} ${request.url()}`)
  })
  return asked
}

test('Enter in a calculator whose script is on its way sends nothing, and is answered when it comes', async ({
  page,
  baseURL,
}) => {
  const deliver = await holdScripts(page)
  const asked = askedOf(page)
  await page.goto('/solar-panel-savings')
  await page.locator('#calculator-postcode').fill('3550')
  await page.locator('#calculator-bill').fill('900')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(300)
  deliver()
  await expect(page).toHaveURL(/\/solar-panel-savings#postcode=3550&bill=900$/)
  await expect(page.getByText('For a home at 3550')).toBeInViewport()
  expect(asked).toEqual([`GET ${baseURL}/solar-panel-savings`])
})

test('Enter where programs are looked up sends nothing either', async ({ page, baseURL }) => {
  const deliver = await holdScripts(page)
  const asked = askedOf(page)
  await page.goto('/solar-panel-grants')
  await page.locator('#open-postcode').fill('4000')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(300)
  deliver()
  await expect(page.getByText(/^At 4000, \d+ programs/)).toBeVisible()
  await expect(page).toHaveURL(/\/solar-panel-grants#postcode=4000$/)
  expect(asked).toEqual([`GET ${baseURL}/solar-panel-grants`])
})

test('Enter is a plain GET where the script cannot be loaded', async ({ page, complaints }) => {
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto('/solar-panel-savings')
  await page.locator('#calculator-postcode').fill('3550')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/solar-panel-savings\?postcode=3550&/)
  await expect(page.getByText('For a home at 3550')).toBeVisible()
  // The browser reports the script we held back.
  expect(complaints.splice(0).length).toBeGreaterThan(0)
})

test('Enter on a form’s first answer moves on when the script comes', async ({ page, baseURL }) => {
  const deliver = await holdScripts(page)
  const asked = askedOf(page)
  await page.goto('/best-solar-panel-installers')
  await page.getByLabel('Where is the roof?').fill('Footscray')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(300)
  deliver()
  await expect(page.getByText('Step 2 of 7')).toBeVisible()
  expect(asked).toEqual([`GET ${baseURL}/best-solar-panel-installers`])
})
