import type { Page } from '@playwright/test'
import { routesOf } from '#content/routes.ts'
import type { Route } from '#edition/routes.ts'
import { expect, test } from './visit.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/** How many screens of a phone a page may be long. */
const mostScreens = { home: 9, guide: 9, article: 10, tool: 9, contact: 9, about: 9 } as const
const mostPixelsAtDesk = 6_000

for (const kind of ['home', 'guide', 'article', 'tool', 'contact', 'about'] as const)
  for (const path of routesOf(kind))
    test(`${path} is read in ${mostScreens[kind]} screens of a phone, and is short at a desk`, async ({
      page,
    }) => {
      await page.setViewportSize(phone)
      await page.goto(path)
      const height = () =>
        page.evaluate(async () => {
          await document.fonts.ready
          return document.documentElement.scrollHeight
        })
      expect((await height()) / phone.height).toBeLessThanOrEqual(mostScreens[kind])
      await page.setViewportSize(desk)
      expect(await height()).toBeLessThanOrEqual(mostPixelsAtDesk)
    })

/** How many sheets a page takes on paper. */
async function sheetsOf(page: Page, path: Route): Promise<number> {
  await page.goto(path)
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('the pages of panels and of batteries print on six sheets', async ({ page }) => {
  for (const path of ['/solar-panels', '/solar-batteries'] as const)
    expect(await sheetsOf(page, path), path).toBeLessThanOrEqual(6)
})

test('the savings page prints on six sheets, its answer on the first', async ({ page }) => {
  expect(await sheetsOf(page, '/solar-panel-savings')).toBeLessThanOrEqual(6)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#calculator-answer')).toBeVisible()
  await expect(page.getByLabel('Postcode').first()).toBeHidden()
})
