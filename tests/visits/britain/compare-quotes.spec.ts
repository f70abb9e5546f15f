import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../visit.ts'

test('a British quote’s PDF or text fills the fields on the device, and is then judged', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  const pdfs = await page.context().newPage()
  await pdfs.setContent(
    '<h1>Heron Street Solar Ltd</h1><p>MCS number: NAP-12345<p>10 x Lark 440W panels<p>3.68 kW inverter, DNO told under G98<p>VAT at 0% £0.00<p>Total including VAT £6,480.00<p>Deposit £1,620',
  )
  const written = await pdfs.pdf()
  await pdfs.setContent('<svg width="500" height="500"><circle r="200" cx="250" cy="250"/></svg>')
  const scanned = await pdfs.pdf()
  await pdfs.close()

  await page.goto('/compare-quotes', { waitUntil: 'networkidle' })
  expect(requests.filter((request) => request.endsWith('.js'))).toEqual([])
  const quote = page.getByRole('group', { name: 'Quote 1' })
  await quote.getByText('Have it as a PDF or an email?').click()
  const send = (name: string, buffer: Buffer) =>
    quote.getByLabel('Choose the PDF').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await send('scan.pdf', scanned)
  await expect(quote.getByRole('status')).toContainText('a picture of a page, without text')
  await send('quote.pdf', written)
  await expect(quote.getByRole('status')).toContainText('Check them against the paper')
  for (const [label, value] of [
    ['Who is it from?', 'Heron Street Solar'],
    ['Number of panels', '10'],
    ['Price you’d pay', '6480'],
    ['VAT in it', '0'],
    ['Their MCS number', 'NAP-12345'],
  ] as const) {
    const field = quote.getByLabel(label)
    await expect(field).toBeVisible()
    await expect(field).toHaveValue(value)
  }
  await expectAccessible(page)
  await quote.getByLabel('Or paste its text').fill('10 panels of 450 W\nTotal payable £7,990')
  await quote.getByRole('button', { name: 'Fill the fields' }).click()
  await expect(quote.getByLabel('Price you’d pay')).toHaveValue('7990')
  await expect(quote.getByLabel('Price you’d pay')).toHaveAttribute('data-read')
  await quote.getByLabel('Price you’d pay').fill('6,990')
  await expect(quote.getByLabel('Price you’d pay')).not.toHaveAttribute('data-read')
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([])

  await page.getByRole('button', { name: 'Check the price' }).click()
  await expect(page.getByRole('heading', { name: 'Heron Street Solar: 4.5 kW' })).toBeVisible()
  expect(requests.join('\n')).not.toContain('Lark')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a quote is typed, and nothing offers to read it', async ({ page }) => {
    await page.goto('/compare-quotes')
    await expect(page.getByText('Have it as a PDF or an email?').first()).toBeHidden()
    await page.getByLabel('Number of panels').first().fill('9')
    await page.getByLabel('Price you’d pay').first().fill('6,000')
    await page.getByRole('button', { name: 'Check the price' }).click()
    await expect(page.getByText('There’s no MCS number.')).toBeVisible()
  })
})
