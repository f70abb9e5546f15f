import { startRecordingProxy } from '../../recording-proxy.ts'
import { expect, logOf, test } from '../visit.ts'

/** A year of half hours as Octopus writes them, from 1 July 2025 in London. */
function halfHours(kwh: (half: number) => string): string {
  const at = (index: number) =>
    new Date(Date.UTC(2025, 5, 30, 23) + index * 1_800_000).toISOString().slice(0, 19)
  const rows = Array.from(
    { length: 365 * 48 },
    (_, index) => `${kwh(index % 48)}, ${at(index)}Z, ${at(index + 1)}Z`,
  )
  return ['Consumption (kWh), Start, End', ...rows].join('\n')
}

const bought = halfHours(() => '0.1937')
const sold = halfHours((half) => (half >= 20 && half < 28 ? '0.4119' : '0'))

/** What the files hold, and what is worked out of them: their names, their values, their days and their sums. */
const ofTheFiles = /14-heron-street|0\.1937|0\.4119|3,?393|1,?202|2025-0[67]|1 July 2025/

test('a British meter’s half hours are read on the device, and no byte of them leaves it', async ({
  page,
  server,
}) => {
  using proxy = await startRecordingProxy(server.url)
  const { host } = new URL(proxy.url)
  const sent = () => proxy.sent().replaceAll(host, '')
  const elsewhere: string[] = []
  page.context().on('request', (request) => {
    if (!request.url().startsWith(proxy.url)) elsewhere.push(request.url())
  })
  const choose = async (label: string, text: string) => {
    await page.getByLabel(label).focus()
    await page.getByLabel(label).setInputFiles({
      name: '14-heron-street.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    })
  }

  await page.goto(`${proxy.url}/solar-panel-savings`)
  const answer = page.locator('#calculator-answer')
  const before = (await answer.textContent()) ?? ''
  await choose('What you buy', bought)
  const status = page.locator('#meter-status')
  await expect(status).toContainText('365 days read, 1 July 2025 to 30 June 2026.')
  await expect(status).toContainText('You bought 3,393.6 kWh on them.')
  await expect(answer).not.toHaveText(before)
  await choose('What you sell', sold)
  await expect(status).toContainText('and sold 1,202.7 kWh')
  await page.locator('#calculator-battery').fill('5')
  await expect(page).toHaveURL(/#.*battery=5/)

  const saved = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )
  expect(saved.replaceAll(host, '')).not.toMatch(ofTheFiles)
  // Leaving the page sends no more of it.
  await page.goto(`${proxy.url}/privacy`, { waitUntil: 'networkidle' })
  expect(elsewhere.filter((url) => !/^(?:blob|data):/.test(url))).toEqual([])
  expect(sent()).toMatch(/GET \/solar-panel-savings HTTP/)
  expect(sent()).not.toMatch(ofTheFiles)
  expect(sent()).not.toMatch(/\bPOST\b|\bPUT\b/)
  expect(logOf(server)).not.toMatch(ofTheFiles)
  // That the record would show it.
  await page.goto(`${proxy.url}/solar-panel-savings?kwh=3393`)
  expect(sent()).toMatch(ofTheFiles)
})
