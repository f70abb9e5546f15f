import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expectAccessible } from './accessible.ts'
import { expect, test, widthsOfRun } from './visit.ts'

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

  test('two quotes are compared while they are typed, and their address is the one without script', async ({
    page,
  }) => {
    const scripts: string[] = []
    const posts: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'script') scripts.push(pathname)
      if (request.isNavigationRequest()) posts.push(request.url())
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/compare-quotes', { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    const quote = (number: number) => page.getByRole('group', { name: `Quote ${number}` })
    const type = async (number: number, label: string, text: string) => {
      await quote(number).getByLabel(label).click()
      await quote(number).getByLabel(label).pressSequentially(text)
    }
    const finding = page.getByText('asks the least')
    await type(1, 'Who is it from?', 'Lantern Street')
    await type(1, 'Panels', '15')
    await type(1, 'Watts each', '44')
    await expect(page.getByText('Panels have 200 to 800 watts')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(quote(1).getByText('Panels have 200 to 800 watts')).toBeVisible()
    await type(1, 'Watts each', '0')
    await expect(page.getByText('Panels have 200 to 800 watts')).toHaveCount(0)
    await type(1, 'Price you’d pay', '5400')
    await type(2, 'Panels', '15')
    await type(2, 'Watts each', '440')
    await expect(finding).toHaveCount(0)
    await type(2, 'Price you’d pay', '4900')
    await expect(finding).toContainText('Quote 2 asks the least: $4,900.')
    const field = quote(2).getByLabel('Price you’d pay')
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport()
    await type(2, 'Price you’d pay', '0')
    await expect(finding).toContainText('Lantern Street asks the least: $5,400.')
    await expect(page).toHaveURL(/\?1-from=Lantern\+Street&1-panels=15.*2-price=49000$/)

    await page.getByRole('button', { name: 'Count again' }).click()
    await expect(finding).toBeInViewport()
    await page.getByLabel('Your postcode').fill('2000')
    await page.getByRole('button', { name: 'Count again' }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(finding).toHaveCount(0)
    await page.getByLabel('Your postcode').fill('')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(finding).toBeVisible()
    expect(posts).toHaveLength(1)

    const bytes = scripts.reduce(
      (sum, one) => sum + gzipSync(readFileSync(`dist/site${one}`), { level: 9 }).length,
      0,
    )
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(100_000)

    await page.reload()
    await expect(finding).toBeInViewport()
  })

  test('axe finds nothing on the answer, and it prints on one page', { tag: '@widths' }, async ({
    page,
  }) => {
    const answer =
      '/compare-quotes?1-panels=15&1-watts=440&1-price=5400&2-panels=22&2-watts=440&2-battery=10&2-price=14490&2-certificates=9000&2-deposit=4000'
    await page.goto(answer)
    for (const width of widthsOfRun(page, [390, 1440])) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})
