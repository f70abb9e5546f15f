import { readFileSync, writeFileSync } from 'node:fs'
import type { FileChooser, Page } from '@playwright/test'
import { energyCompare, nem12, register, type SampleOptions } from '../meter-files.ts'
import { startRecordingProxy } from '../recording-proxy.ts'
import { zipOf } from '../zip.ts'
import { expectAccessible } from './accessible.ts'
import { expect, fill, holdScripts, leadsOf, logOf, someone, test, widthsOfRun } from './visit.ts'

const meter = '6407123456'

/** A home that is out by day: its use lies between five and ten in the evening. */
const evenings = (_: number, half: number) => (half >= 34 && half < 44 ? 0.6 : 0.12)
const sample = (options: SampleOptions = {}) => register({ meter, kwh: evenings, ...options })

const plain = nem12(sample())
const withPanels = nem12(
  sample(),
  sample({ suffix: 'B1', kwh: (_, half) => (half >= 20 && half < 30 ? 0.8 : 0) }),
)

type File = { name: string; mimeType: string; buffer: Buffer }
const csv = (text: string): File => ({
  // As distributors name them.
  name: `${meter}_20250701_20260630_detailed.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

const zip = (text: string): File => ({
  name: `${meter}.zip`,
  mimeType: 'application/zip',
  buffer: Buffer.from(zipOf(text)),
})

const fieldOf = (page: Page) => page.locator('#meter-file')
const answerOf = (page: Page) => page.locator('#calculator-answer')
const report = (page: Page) => page.getByRole('heading', { name: 'The answer now uses your meter' })

async function choose(page: Page, file: File): Promise<void> {
  await fieldOf(page).focus()
  await fieldOf(page).setInputFiles(file)
}

/** Drops a file on an element as a browser does: a file field takes it by itself. */
async function drop(page: Page, selector: string, { name, buffer }: File): Promise<void> {
  await page.locator(selector).evaluate(
    (element, { name, text }) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], name, { type: 'text/csv' }))
      const isOurs = !element.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
      )
      if (isOurs || !(element instanceof HTMLInputElement)) return
      element.files = dataTransfer.files
      element.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { name, text: buffer.toString() },
  )
}

const kinds: [string, File][] = [
  ['NEM12 of half-hours', csv(plain)],
  [
    'NEM12 of five minutes',
    csv(nem12(sample({ minutes: 5, kwh: (_, at) => evenings(0, Math.floor(at / 6)) / 6 }))),
  ],
  ['the layout of Victorian Energy Compare', csv(energyCompare({ kwh: evenings, meter }))],
  ['a zip', zip(plain)],
]

for (const [kind, file] of kinds)
  test(`${kind} is chosen, and the answer is this home’s`, async ({ page }) => {
    await page.goto('/solar-panel-savings')
    const before = await answerOf(page).textContent()
    await choose(page, file)
    await expect(report(page)).toBeFocused()
    const figures = page.locator('#meter dl')
    await expect(figures).toContainText('365, 1 July 2025 to 30 June 2026')
    await expect(figures).toContainText('100% actual, none substituted, none missing')
    await expect(figures).toContainText('3,854 kWh')
    await expect(figures).toContainText('0.24 kW')
    await expect(answerOf(page)).not.toHaveText(before ?? '')
    await expect(answerOf(page)).toContainText(/Your meter makes that \d+% narrower\.$/)
    await expect(page.getByText('For a home at 3000 whose meter counts 3,854 kWh')).toBeVisible()
    await expect(page.getByText('On an average day your home uses 10.6 kWh')).toBeVisible()
    await page.locator('#answer summary', { hasText: 'The other figures' }).click()
    await expect(page.locator('#answer').getByText('Your meter’s readings, 1 July')).toBeVisible()
    // The answers about when power is used make no difference any more; others do.
    const measured = await answerOf(page).textContent()
    await page.locator('#answer summary', { hasText: 'More about' }).click()
    await page.locator('#calculator-when').selectOption('daytime')
    await page.locator('#calculator-battery').fill('10')
    await expect(answerOf(page)).not.toHaveText(measured ?? '')
    await page.locator('#calculator-battery').fill('')
    await page.locator('#calculator-when').focus()
    await page.locator('#calculator-when').selectOption('not-sure')
    await expect(answerOf(page)).toHaveText(measured ?? '')
    await page.getByRole('button', { name: 'Take these readings out' }).click()
    await expect(answerOf(page)).toHaveText(before ?? '')
    await expect(report(page)).toBeHidden()
  })

for (const path of ['/how-many-solar-panels', '/solar-battery-size'])
  test(`${path}: a file is dropped before anything was touched`, async ({ page }) => {
    await page.goto(path)
    await drop(page, '#meter-file', csv(plain))
    await expect(report(page)).toBeVisible()
    await expect(answerOf(page)).toContainText('Your meter makes that')
    await drop(page, '#meter-title', csv(nem12(sample({ days: 200 }))))
    await expect(page.locator('#meter dl')).toContainText('200 of 365')
  })

/** What the file holds, and what is worked out of it: the meter’s number, its values, its days and its total. */
const ofTheFile = /6407123456|0\.1200|0\.6000|3,?854|20250701|2025-07-01|E1B1/

test('no byte that leaves the device is of the file, and the meter’s number is nowhere', {
  tag: '@core',
}, async ({ page, server }) => {
  using proxy = await startRecordingProxy(server.url)
  // The port of the proxy may have the digits of a value.
  const { host } = new URL(proxy.url)
  const sent = () => proxy.sent().replaceAll(host, '')
  const requests: string[] = []
  const elsewhere: string[] = []
  // Of the whole browser: pages, workers, and what is sent when a page is left. The icon of its tab is what it fetches by itself.
  page.context().on('request', (request) => {
    if (request.url() === `${proxy.url}/favicon.svg`) return
    requests.push(request.url())
    if (!request.url().startsWith(proxy.url)) elsewhere.push(request.url())
  })
  page.on('websocket', (socket) => elsewhere.push(socket.url()))
  await page.goto(`${proxy.url}/solar-panel-savings`)
  await choose(page, csv(plain))
  await expect(report(page)).toBeVisible()
  await page.locator('#calculator-bill').fill('481.37')
  await expect(page).toHaveURL(/#bill=481\.37/)
  const before = requests.length
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'The answer and its working as a spreadsheet' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('solar-panel-savings.csv')
  const table = readFileSync(await file.path(), 'utf8')
  expect(table).toContain('"Bought before, by your meter",kWh a year,3854')
  expect(table).not.toContain('6407')
  expect(requests.slice(before).filter((url) => !url.startsWith('blob:'))).toEqual([])
  const everywhere = await page.evaluate(async () => {
    const fields = [...document.querySelectorAll('input')].map(({ value, files }) => [
      value,
      ...Array.from(files ?? [], ({ name }) => name),
    ])
    const databases = await indexedDB.databases()
    const caches = await window.caches.keys()
    return JSON.stringify([
      document.documentElement.outerHTML,
      fields,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
      databases,
      caches,
    ])
  })
  expect(everywhere).toContain('481.37')
  expect(everywhere.replaceAll(host, '')).not.toContain(meter)
  // Leaving the page sends no more of it.
  await page.goto(`${proxy.url}/privacy`)
  await page.waitForLoadState('networkidle')
  expect(elsewhere.filter((url) => !/^(?:blob|data):/.test(url))).toEqual([])
  expect(sent()).toMatch(/GET \/solar-panel-savings HTTP/)
  expect(sent()).not.toMatch(ofTheFile)
  expect(sent()).not.toMatch(/\bPOST\b|\bPUT\b|481\.37/)
  await expect.poll(() => logOf(server)).toContain('/privacy')
  expect(logOf(server)).not.toMatch(ofTheFile)
  // That the record would show it.
  await page.goto(`${proxy.url}/solar-panel-savings?kwh=3854`)
  expect(sent()).toMatch(ofTheFile)
})

test('a home that sells power hears what its meter can’t see', async ({ page }) => {
  await page.goto('/solar-battery-size')
  await choose(page, csv(withPanels))
  await expect(page.getByText('Your home sells power already')).toBeVisible()
  await expect(page.locator('#calculator-have')).toHaveValue('yes')
  await expect(page.locator('#meter dl')).toContainText('Sold in a year')
  await expect(page.getByText('On an average day you buy 10.6 kWh')).toBeVisible()
  await expect(page.getByText('We put a battery through your year')).toBeVisible()
  await expect(answerOf(page)).toContainText('Your meter makes that')
  // Of new panels the file says nothing.
  // The fold has opened by itself, since the file has filled a field in it.
  await page.locator('#calculator-have').selectOption('no')
  await expect(answerOf(page)).not.toContainText('Your meter makes that')
})

test('a home whose exports begin late hears from which day it counts', async ({ page }) => {
  const late = sample({
    suffix: 'B1',
    from: '2026-02-01',
    days: 150,
    kwh: (_, half) => (half >= 20 && half < 30 ? 0.8 : 0),
  })
  await page.goto('/solar-battery-size')
  await choose(page, csv(nem12(sample(), late)))
  await expect(page.locator('#meter')).toContainText('Your exports begin 1 February 2026.')
  await expect(page.locator('#meter dl')).toContainText('150 of 365')
  await expect(answerOf(page)).toContainText('covers 150 days of 365')
})

const broken: [string, string, RegExp][] = [
  ['cut off', plain.slice(0, -3000), /The end of the file is missing/],
  ['a sign-in page', '<!DOCTYPE html><html>', /the portal’s sign-in/],
  ['of another language', plain.replaceAll(',', ';').replaceAll('.', ','), /semicolons/],
  ['of two meters', nem12(sample(), sample({ meter: '6407999999' })), /more than one meter/],
  ['a photo', '\u0000\u0001\u0002JFIF', /picture or document/],
  ['of a few days', nem12(sample({ days: 5 })), /We need 14 at least/],
  ['of nothing', nem12(sample({ kwh: () => 0 })), /next to nothing/],
]

test('a broken file says what is wrong, and the answer stays', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/solar-panel-savings')
  const before = await answerOf(page).textContent()
  for (const [, text, sentence] of broken) {
    await choose(page, csv(text))
    await expect(page.locator('#meter-problem')).toHaveText(sentence)
    await expect(answerOf(page)).toHaveText(before ?? '')
  }
  await choose(page, csv(plain))
  await expect(report(page)).toBeVisible()
  await expect(page.locator('#meter-problem')).toBeHidden()
})

test('reading a large file can be cancelled', async ({ page }) => {
  await page.goto('/solar-panel-savings')
  const before = await answerOf(page).textContent()
  // Two years of five minutes from many registers, again and again: 40 MB.
  const rows = nem12(
    ...['E1', 'E2', 'E3'].map((suffix) => sample({ suffix, minutes: 5, days: 731 })),
  )
  const path = test.info().outputPath('readings.csv')
  writeFileSync(path, Array.from({ length: 9 }, () => rows).join('\n'))
  // However fast it is read, the report is not there yet.
  const deliver = await holdScripts(page, 'MeterReport')
  await fieldOf(page).focus()
  await fieldOf(page).setInputFiles(path)
  await expect(page.getByRole('progressbar', { name: 'Reading your file' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(fieldOf(page)).toBeFocused()
  // With its worker the reading has ended.
  await expect.poll(() => page.workers().length).toBe(0)
  deliver()
  await expect(report(page)).toBeHidden()
  await expect(answerOf(page)).toHaveText(before ?? '')
})

test('the distributor is named from the postcode, with script and without', {
  tag: '@core',
}, async ({ page, browser, server }) => {
  const plainPage = await browser.newPage({ javaScriptEnabled: false })
  await plainPage.goto(`${server.url}/solar-panel-savings?postcode=3350`)
  await page.goto('/solar-panel-savings')
  await page.locator('#calculator-postcode').fill('3350')
  for (const one of [plainPage, page]) {
    await one.locator('#meter summary').first().click()
    await expect(one.getByText('At 3350 that’s Powercor.')).toBeVisible()
  }
  await expect(plainPage.getByText('Reading the file needs JavaScript')).toBeVisible()
  await expect(plainPage.locator('#meter-file')).toBeHidden()
  await expect(page.getByText('Reading the file needs JavaScript')).toBeHidden()
  await page.locator('#calculator-postcode').fill('3122')
  await expect(page.getByText(/At 3122 that’s \w+.* or /)).toBeVisible()
  await plainPage.close()
})

async function enquire(page: Page, person: ReturnType<typeof someone>): Promise<void> {
  await page.getByText('Medium, 4–6 kW').click()
  await page.getByText('One or two big slopes').click()
  await page.getByText('Maybe, if it pays').click()
  await page.getByText('As soon as possible').click()
  await page.getByText('About $1,500').click()
  await fill(page, 'What is your name?', person.name)
  await fill(page, 'What is your email address?', person.email)
  await page.getByLabel('Which number should the installer call?').fill(person.phone)
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await expect(page).toHaveURL(/\/success\?ref=/)
}

test('only a year’s summary goes along, and only with the tick', { tag: '@core' }, async ({
  page,
  server,
}) => {
  for (const isTicked of [false, true]) {
    const person = someone()
    await page.goto('/solar-panel-savings')
    await page.locator('#calculator-postcode').fill('3056')
    await choose(page, csv(plain))
    await expect(report(page)).toBeVisible()
    const tick = page.getByRole('checkbox', { name: 'send a summary of my year' })
    await expect(tick).not.toBeChecked()
    if (isTicked) await tick.check()
    const posted = page.waitForRequest((request) => request.url().endsWith('/enquiries'))
    await enquire(page, person)
    const body = (await posted).postData() ?? ''
    expect(body).not.toContain(meter)
    const [lead] = await leadsOf(server, person)
    const estimate = JSON.parse(lead?.estimate ?? 'null')
    expect(JSON.stringify(lead)).not.toContain(meter)
    if (isTicked) {
      expect(estimate.meter).toMatchObject({
        from: '2025-07-01',
        until: '2026-06-30',
        days: 365,
        use: 3854,
        export: 0,
      })
      expect(estimate.meter.months).toHaveLength(12)
      expect(estimate.meter.hours).toHaveLength(24)
      expect(estimate.use).toEqual({ low: 3854, mid: 3854, high: 3854 })
    } else {
      expect(estimate.meter).toBeUndefined()
      // By chance, a random id holds any four digits.
      expect(body.replace(/"submission":"[^"]*"/, '')).not.toMatch(/3854|2025-07-01/)
    }
  }
})

for (const key of ['Space', 'Enter'])
  test(`${key} opens the chooser before the script has come, and while it comes`, async ({
    page,
  }) => {
    // A listener added only after the page has loaded may miss the chooser that the key opened.
    const choosers: FileChooser[] = []
    page.on('filechooser', (chooser) => choosers.push(chooser))
    const deliver = await holdScripts(page)
    await page.goto('/solar-panel-savings')
    await fieldOf(page).focus()
    await page.keyboard.press(key)
    await expect.poll(() => choosers).toHaveLength(1)
    deliver()
    await page.keyboard.press(key)
    await expect.poll(() => choosers).toHaveLength(2)
    await choosers[1]?.setFiles(csv(plain))
    await expect(report(page)).toBeFocused()
  })

test('by keyboard alone: to the file, through the report and its tick', async ({ page }) => {
  const chooser = page.waitForEvent('filechooser')
  await page.goto('/solar-panel-savings')
  await fieldOf(page).focus()
  await page.keyboard.press('Space')
  await (await chooser).setFiles(csv(plain))
  await expect(report(page)).toBeFocused()
  const tick = page.getByRole('checkbox', { name: 'send a summary of my year' })
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    if (await tick.evaluate((element) => element === document.activeElement)) break
  }
  await page.keyboard.press('Space')
  await expect(tick).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(report(page)).toBeHidden()
})

test('axe finds nothing, and nothing is wider than the screen', { tag: '@widths' }, async ({
  page,
}) => {
  const atEveryWidth = async () => {
    for (const width of widthsOfRun(page, [320, 390, 1440])) {
      await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 })
      if (width !== 390) await expectAccessible(page, '#meter')
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect([width, over]).toEqual([width, 0])
    }
  }
  await page.goto('/solar-battery-size')
  await page.locator('#meter summary').first().click()
  await choose(page, csv('nothing of the kind'))
  await expect(page.locator('#meter-problem')).toBeVisible()
  await atEveryWidth()
  await choose(page, csv(withPanels))
  await expect(report(page)).toBeVisible()
  await page.locator('#meter details summary').last().click()
  await expect(page.getByRole('table', { name: 'Your kWh in each month' })).toBeVisible()
  await atEveryWidth()
})

test('a large file is read in its worker while the page answers, and ten leave it as it was', async ({
  page,
}) => {
  const protocol = await page.context().newCDPSession(page)
  await page.goto('/solar-panel-savings')
  await page.locator('#calculator-bill').focus()
  await expect(page.getByRole('button', { name: 'Copy a link' })).toBeVisible()
  const before = await answerOf(page).textContent()
  const five = nem12(sample({ minutes: 5, kwh: (_, at) => evenings(0, Math.floor(at / 6)) / 6 }))
  const large = test.info().outputPath('large.csv')
  writeFileSync(large, Array.from({ length: 30 }, () => five).join('\n'))
  // However fast it reads, it begins only once the page has answered.
  const deliver = await holdScripts(page, 'worker')
  await fieldOf(page).focus()
  await fieldOf(page).setInputFiles(large)
  await expect(page.getByRole('progressbar', { name: 'Reading your file' })).toBeVisible()
  await page.locator('#calculator-bill').fill('900')
  await expect(answerOf(page)).not.toHaveText(before ?? '')
  await expect(report(page)).toBeHidden()
  const worker = page.waitForEvent('worker')
  deliver()
  await worker
  await expect(report(page)).toBeVisible()
  // The worker and what it held ended with its result.
  await expect.poll(() => page.workers().length).toBe(0)

  const path = test.info().outputPath('readings.csv')
  writeFileSync(path, five)
  const readAgain = async () => {
    await fieldOf(page).setInputFiles(path)
    await expect(page.locator('#meter dl')).toContainText('3,854 kWh')
    await page.getByRole('button', { name: 'Take these readings out' }).click()
    await expect(report(page)).toBeHidden()
  }
  const heap = async () => {
    await protocol.send('HeapProfiler.collectGarbage')
    return (await protocol.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024
  }
  await readAgain()
  const first = await heap()
  for (let index = 0; index < 10; index++) await readAgain()
  expect((await heap()) - first).toBeLessThan(3)
})
