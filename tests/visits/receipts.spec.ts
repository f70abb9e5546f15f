import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { homeForm } from '../answers.ts'
import { expectAccessible } from './accessible.ts'
import { expectToFit } from './expect-to-fit.ts'
import { answersOf, expect, someone, test, widthsOfRun } from './visit.ts'

const phone = '0491 570 156'

/** The link to the page of a visitor who has just asked for quotes. */
async function enquire(request: APIRequestContext): Promise<string> {
  const answers = answersOf(someone(), { 'contact-phone': phone })
  const data = { form: homeForm.slug, page: '/solar-panels', answers, seconds: 60 }
  const { token } = await (await request.post('/enquiries', { data })).json()
  return `/my-enquiry?token=${token}`
}

async function downloadReceipt(page: Page): Promise<{ path: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Receipt of your consent' }).click(),
  ])
  const path = await download.path()
  return { path, text: await readFile(path, 'utf8') }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a visitor gets the receipt of their consent, and sees what it proves', {
    tag: '@core',
  }, async ({ page, request, complaints }) => {
    await page.goto(await enquire(request))
    const { path, text } = await downloadReceipt(page)
    await page.getByRole('link', { name: 'anybody can check it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check a receipt of consent')
    await page.getByLabel('The file').setInputFiles({
      ...{ name: 'receipt.json', mimeType: 'application/json' },
      buffer: await readFile(path),
    })
    await page.getByLabel('Whose number is it?').fill(phone)
    await page.getByRole('button', { name: 'Check it' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ours, and unchanged')
    await expect(page.getByText('It’s for the number or address you typed.')).toBeVisible()
    await expect(page.getByText('and up to three local installers we choose')).toBeVisible()

    await page.getByLabel('Or paste what is in it').fill(text.replace('three', 'thirty'))
    await page.getByRole('button', { name: 'Check it' }).click()
    await expect(page.getByRole('alert')).toContainText('Something in it was changed')
    // Which the browser calls an error.
    complaints.splice(0)
  })
})

test('the page that checks receipts fits, and axe finds nothing', { tag: '@widths' }, async ({
  page,
  request,
  complaints,
}) => {
  const own = await enquire(request)
  for (const width of widthsOfRun(page, [390, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(own)
    const { text } = await downloadReceipt(page)
    await expectAccessible(page)
    await page.goto('/receipts/verify')
    for (const pasted of ['', text, text.replace('three', 'thirty')]) {
      if (pasted) {
        await page.getByLabel('Or paste what is in it').fill(pasted)
        await page.getByRole('button', { name: 'Check it' }).click()
      }
      await expectAccessible(page)
      await expectToFit(page, page.locator('main button, main input, main textarea'))
    }
  }
  complaints.splice(0)
})
