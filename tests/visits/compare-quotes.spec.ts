import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expectAccessible } from './accessible.ts'
import { expect, test, widthsOfRun } from './visit.ts'

test.use({ javaScriptEnabled: false })

const sunCo = '1-from=SunCo&1-panels=15&1-watts=440'

/** The states that an answer can be in, each with what it says first. */
const states = [
  [
    'a price that is too low',
    `1-from=Bargain&1-panels=15&1-watts=440&1-price=2990&2-from=SunCo&2-panels=15&2-watts=440&2-price=5900`,
    'Bargain’s $2,990 is $2,680 too cheap.',
  ],
  [
    'certificates and rebate in one sum',
    `${sunCo}&1-price=4900&1-certificates=2882`,
    'They took off $2,882: that’s $1,482 of certificates and the $1,400 state rebate.',
  ],
  [
    'only unlike quotes',
    `${sunCo}&1-price=5900&2-from=Dang&2-panels=24&2-watts=475&2-battery=13.5&2-price=17900`,
    'These two aren’t the same thing, so neither wins.',
  ],
  ['one quote', `${sunCo}&1-price=5900`, 'SunCo’s $5,900 is a usual price.'],
  [
    'a size without prices',
    `${sunCo}&1-battery=48&1-price=14990`,
    'No verdict on the price: 48 kWh is larger than any we’ve seen prices for.',
  ],
] as const

test('each state of the answer is said without script, on a phone and on a laptop, and nothing runs over', async ({
  page,
}) => {
  for (const [, query, finding] of states) {
    await page.goto(`/compare-quotes?${query}`)
    await expect(page.getByText(finding)).toBeVisible()
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})

test('from a price to its verdict it is two phone screens and three fields at most', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/compare-quotes')
  await page.getByLabel('Total panel size').first().fill('6.6')
  await page.getByLabel('Price you’d pay').first().fill('9,800')
  const button = page.getByRole('button', { name: 'Check the price' })
  expect((await button.boundingBox())?.y).toBeLessThan(844)
  await button.click()
  await expect(page.getByText('Quote 1’s $9,800 is $2,050 too dear.')).toBeInViewport()
})

test('a quote is typed, mended and judged, and a second ranked, without script', {
  tag: '@core',
}, async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/compare-quotes')
  await expect(page.getByText('Have it as a PDF or an email?').first()).toBeHidden()
  const quote = (number: number) => page.getByRole('group', { name: `Quote ${number}` })
  const openMore = (number: number) => quote(number).getByText('More from the quote').click()
  await openMore(1)
  await quote(1).getByLabel('Who is it from?').fill('Lantern Street')
  await quote(1).getByLabel('Number of panels').fill('15')
  await quote(1).getByLabel('Watts each').fill('440')
  await page.getByRole('button', { name: 'Check the price' }).click()

  await expect(page).toHaveTitle(/^Check your answers/)
  await page.getByRole('link', { name: 'Enter the price in dollars' }).click()
  await quote(1).getByLabel('Price you’d pay').fill('5,900')
  await page.getByRole('button', { name: 'Check the price' }).click()
  await expect(page.getByText('Lantern Street’s $5,900 is a usual price.')).toBeVisible()

  await page.getByRole('link', { name: 'Add another' }).click()
  await quote(2).getByLabel('Price you’d pay').fill('$8 990')
  await openMore(2)
  await quote(2).getByLabel('Who is it from?').fill('Hobbs & Nguyen')
  await quote(2).getByLabel('Number of panels').fill('15')
  await quote(2).getByLabel('Watts each').fill('440')
  await quote(2).getByLabel('Is it paid over time?').selectOption('Yes, over time')
  await page.getByRole('button', { name: 'Compare the quotes' }).first().click()
  await expect(page.getByText('Lantern Street is the better panel quote.')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Hobbs & Nguyen' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Our verdict on the price/ })).toContainText(
    '$1,240 too dear',
  )
  await page.goto('/compare-quotes?1-panels=15&1-watts=440&1-price=5900&1-installed=20/4/2026')
  await expect(page.getByRole('alert')).toContainText('That day has passed.')
  complaints.splice(0)
})

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true })

  test('quotes are judged while they are typed, and their address is the one without script', {
    tag: '@core',
  }, async ({ page }) => {
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
      await quote(number).getByLabel(label, { exact: true }).click()
      await quote(number).getByLabel(label, { exact: true }).pressSequentially(text)
    }
    await quote(1).getByText('More from the quote').click()
    await type(1, 'Who is it from?', 'Lantern Street')
    await type(1, 'Number of panels', '15')
    await type(1, 'Watts each', '44')
    await expect(page.getByText('Panels have 200 to 800 watts')).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(quote(1).getByText('Panels have 200 to 800 watts')).toBeVisible()
    await type(1, 'Watts each', '0')
    await expect(page.getByText('Panels have 200 to 800 watts')).toHaveCount(0)
    await type(1, 'Price you’d pay', '5900')
    await expect(page.getByText('Lantern Street’s $5,900 is a usual price.')).toBeVisible()
    await page.getByText('A second quote', { exact: true }).click()
    await type(2, 'Total panel size', '6.6')
    await type(2, 'Price you’d pay', '6900')
    const finding = page.getByText('Lantern Street is the better panel quote.')
    await expect(finding).toBeVisible()
    const field = quote(2).getByLabel('Price you’d pay')
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport()
    await expect(page).toHaveURL(/\?1-from=Lantern\+Street&1-panels=15.*2-price=6900$/)

    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(finding).toBeInViewport()
    await page.getByText('Your home', { exact: true }).click()
    await page.getByLabel('Your postcode').fill('2000')
    // Nothing moves under a slow press.
    await page.getByRole('button', { name: 'Check again' }).click({ delay: 500 })
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(finding).toHaveCount(0)
    await page.getByLabel('Your postcode').fill('')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(finding).toBeVisible()
    expect(posts).toHaveLength(1)

    const bytes = scripts.reduce((sum, one) => sum + compressedLength(`dist/site${one}`), 0)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(100_000)

    await page.goto(page.url())
    await expect(finding).toBeInViewport()
  })

  test('a PDF with text fills the fields on the device, by what is loaded only then; a scan doesn’t', {
    tag: '@core',
  }, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    const pdfs = await page.context().newPage()
    await pdfs.setContent(
      '<h1>Lantern Street Electrical Pty Ltd</h1><p>15 x Jinko Tiger Neo 440W solar panels $7,890.00<p>Less STCs -$1,482.00<p>Total you pay $6,408.00<p>Deposit $640',
    )
    const written = await pdfs.pdf()
    await pdfs.setContent('<svg width="500" height="500"><circle r="200" cx="250" cy="250"/></svg>')
    const scanned = await pdfs.pdf()
    await pdfs.close()

    await page.goto('/compare-quotes', { waitUntil: 'networkidle' })
    const quote = page.getByRole('group', { name: 'Quote 1' })
    await quote.getByText('Have it as a PDF or an email?').click()
    const send = (name: string, buffer: Buffer) =>
      quote
        .getByLabel('Choose the PDF')
        .setInputFiles({ name, mimeType: 'application/pdf', buffer })
    await send('scan.pdf', scanned)
    await expect(quote.getByRole('status')).toContainText('a picture of a page, without text')
    await send('quote.pdf', written)
    await expect(quote.getByRole('status')).toContainText('Check them against the paper')
    await expect(quote.getByLabel('Number of panels')).toHaveValue('15')
    await expect(quote.getByLabel('Price you’d pay')).toHaveValue('6408')
    await expect(quote.getByLabel('The panels’ model')).toHaveValue('Jinko Tiger Neo')
    await expect(
      page.getByText('Lantern Street Electrical’s $6,408 is a usual price.'),
    ).toBeVisible()
    await send('broken.pdf', Buffer.from('%PDF-1.7 nothing'))
    await expect(quote.getByRole('status')).toContainText('couldn’t open')
    await quote.getByLabel('Or paste its text').fill('20 panels of 440 W\nTotal payable $7,990')
    await quote.getByRole('button', { name: 'Fill the fields' }).click()
    await expect(quote.getByLabel('Price you’d pay')).toHaveValue('7990')
    expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([])

    const loaded = readdirSync('dist/site/_astro').filter((file) =>
      /^read-quote-worker.*\.js$/.test(file),
    )
    expect(loaded).toHaveLength(1)
    const bytes = loaded.reduce(
      (sum, file) => sum + compressedLength(`dist/site/_astro/${file}`),
      0,
    )
    expect(bytes).toBeLessThanOrEqual(400_000)
  })

  test('axe finds nothing in any state, and a comparison of three prints on one page', {
    tag: '@widths',
  }, async ({ page }) => {
    const three = `${states[0][1]}&3-panels=22&3-watts=440&3-battery=10&3-price=14490&3-certificates=9000&3-deposit=4000`
    for (const query of [...states.map(([, query]) => query), three, '']) {
      await page.goto(`/compare-quotes?${query}`)
      for (const width of widthsOfRun(page, [390, 1440])) {
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page)
      }
    }
    await page.goto(`/compare-quotes?${three}`)
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})

function compressedLength(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length
}
