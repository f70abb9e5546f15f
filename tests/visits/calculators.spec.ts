import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { calculators } from '#edition/calculators/calculators.ts'
import { expectAccessible } from './accessible.ts'
import {
  answerSteps,
  answersOf,
  expect,
  fill,
  holdScripts,
  leadsOf,
  logOf,
  someone,
  stopTheClock,
  test,
  widthsOfRun,
} from './visit.ts'

const paths = ['/solar-panel-savings', '/how-many-solar-panels', '/solar-battery-size']

const answerOf = (page: Page) => page.locator('#calculator-answer')
const both = ':is(#calculator, #answer)'
const problemsOf = (page: Page) => page.locator(`${both} [id$="-problem"]:visible`)

/** Every text of the calculator, folded tables included, and every path of its charts. */
async function contentsOf(page: Page): Promise<string[]> {
  return page.locator(both).evaluateAll((sections) =>
    sections.flatMap((section) => {
      const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
      const contents: string[] = []
      while (texts.nextNode()) contents.push(texts.currentNode.textContent ?? '')
      const paths = [...section.querySelectorAll('path')].map((path) => `${path.getAttribute('d')}`)
      return [...contents, ...paths]
    }),
  )
}

async function withoutScript(context: BrowserContext, address: string): Promise<string[]> {
  const browser = context.browser()
  if (!browser) throw new Error('There is no browser')
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await page.goto(address)
  // Evaluating works; the page's own script does not run.
  const contents = await contentsOf(page)
  await plain.close()
  return contents
}

const draft = 'postcode=3550&bill=380&when=evenings&facing=NW&battery=10&rate=31'

for (const path of paths)
  test(`${path}: the same numbers with script and without`, {
    tag: path === '/solar-panel-savings' ? '@core' : [],
  }, async ({ page, context, server }) => {
    const plain = await withoutScript(context, `${server.url}${path}?${draft}`)
    await page.goto(`${path}#${draft}`)
    await expect(page.getByRole('button', { name: 'Copy a link' })).toBeVisible()
    await expect.poll(() => contentsOf(page)).toEqual(plain)
    expect(plain.length).toBeGreaterThan(500)
    expect(plain.join()).not.toMatch(/NaN|undefined|Infinity/)
  })

test('without script the form is answered with the same page, and the numbers in it', {
  tag: '@core',
}, async ({ browser, server }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${server.url}/solar-panel-savings`)
  const before = await answerOf(page).textContent()
  await page.getByLabel('Postcode', { exact: true }).first().fill('3550')
  await page.getByLabel('Power bill').fill('$ 900')
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.url().includes('postcode=3550')),
    page.getByRole('button', { name: 'Work it out' }).click(),
  ])
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toBe('no-store')
  await expect(page).toHaveURL(/#calculator$/)
  await expect(answerOf(page)).not.toHaveText(before ?? '')
  await expect(page.locator('#calculator-bill')).toHaveValue('$ 900')
  await expect(page.getByText('For a home at 3550')).toBeVisible()
  expect(logOf(server)).not.toMatch(/3550|bill=|postcode=/)
  await page.close()
})

test('the answer changes with each keystroke, and its address can be shared', {
  tag: '@core',
}, async ({ page, context }) => {
  await page.goto('/solar-panel-savings')
  const first = await answerOf(page).textContent()
  const bill = page.locator('#calculator-bill')
  await bill.click()
  await bill.pressSequentially('900')
  await expect(answerOf(page)).not.toHaveText(first ?? '')
  await expect(page).toHaveURL(/\/solar-panel-savings#bill=900$/)
  const large = await answerOf(page).textContent()
  await page.getByLabel('Battery, usable').fill('10')
  await expect(answerOf(page)).not.toHaveText(large ?? '')
  await expect(page).toHaveURL(/#bill=900&battery=10$/)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect
    .poll(async () => answerOf(other).textContent())
    .toBe(await answerOf(page).textContent())
  await expect(other.locator('#calculator-battery')).toHaveValue('10')
  await expect(answerOf(other)).toBeInViewport()
  await other.close()
})

test('what this tab saved comes into a field that a visitor is about to type in, and they type over it', async ({
  page,
}) => {
  const postcode = page.locator('#calculator-postcode')
  await page.goto('/solar-panel-savings')
  await postcode.fill('3056')
  await expect(page).toHaveURL(/#postcode=3056$/)

  const deliver = await holdScripts(page, 'calculator')
  await page.goto('/solar-battery-size')
  await postcode.click()
  await deliver()
  await expect(postcode).toHaveValue('3056')
  await page.keyboard.insertText('3550')
  await expect(page).toHaveURL(/#postcode=3550$/)
})

test('a season is chosen without script', async ({ browser, server }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${server.url}/solar-panel-savings`)
  await page.getByText('Hour by hour: summer').click()
  await expect(page.getByText('On an average day the panels make')).toBeVisible()
  await page.getByRole('radio', { name: 'Winter' }).check()
  await expect(page.getByText('On an average winter day the panels make')).toBeVisible()
  await expect(page.getByText('On an average day the panels make')).toBeHidden()
  await page.close()
})

test('a link to the answer is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/how-many-solar-panels#people=4')
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\/how-many-solar-panels#people=4$/)
})

const bad: [string, string, RegExp][] = [
  ['postcode=0001', 'postcode', /postcode/i],
  ['kwh=-5', 'kwh', /kWh a year/],
  ['panels=10000', 'panels', /panels/],
  ['installed=2031-01-01', 'installed', /31 December 2030/],
]

for (const [query, name, sentence] of bad)
  test(`${query} is a problem, with script and without`, {
    tag: query === 'postcode=0001' ? '@core' : [],
  }, async ({ page, browser, server }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false })
    const response = await plain.goto(`${server.url}/solar-panel-savings?${query}`)
    expect(response?.status()).toBe(422)
    await expect(plain).toHaveTitle(/^Check your answers: /)
    await page.goto(`/solar-panel-savings#${query}`)
    for (const one of [plain, page]) {
      await expect(one.locator(`#calculator-${name}-problem`)).toHaveText(sentence)
      await expect(one.locator(`${both} [id$="-problem"]:not([hidden])`)).toHaveCount(1)
      await expect(one.locator(`#calculator-${name}`)).toHaveAttribute('aria-invalid', 'true')
      await expect(one.locator(`#calculator a[href="#calculator-${name}"]`)).toHaveText(sentence)
      await expect(answerOf(one)).toHaveText('We can’t work that out yet.')
      await expect(one.getByRole('heading', { name: 'What you pay' })).toBeHidden()
      expect((await one.locator(both).allTextContents()).join()).not.toMatch(/NaN|undefined/)
    }
    await plain.close()
  })

test('a number is not marked as wrong while a visitor is typing it, and no network is named as theirs before', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/solar-panel-savings')
  const below = page.locator('#answer')
  await expect(below).toContainText('Network CitiPower, until you enter your postcode')
  const postcode = page.locator('#calculator-postcode')
  await postcode.click()
  await postcode.pressSequentially('30')
  // The address follows in the first pause.
  await expect(page).toHaveURL(/#postcode=30$/)
  await expect(problemsOf(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(problemsOf(page)).toHaveText('Enter a four-digit postcode, like 3056')
  await postcode.fill('3056')
  await expect(problemsOf(page)).toHaveCount(0)
  await expect(page.getByText('For a home at 3056')).toBeVisible()
  await expect(below).toContainText('Network CitiPower, by your postcode')
})

test('with script no request carries the draft', { tag: '@core' }, async ({ page, server }) => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto('/solar-panel-savings')
  await page.locator('#calculator-postcode').fill('3781')
  await page.locator('#calculator-bill').fill('4321')
  await page.locator('#calculator-bill').press('Enter')
  await expect(page).toHaveURL(/#postcode=3781&bill=4321$/)
  await page.goto('/how-many-solar-panels')
  await expect(page.locator('#calculator-bill')).toHaveValue('4321')
  await page.waitForLoadState('networkidle')
  const sent = await Promise.all(
    requests.map(async (request) => [
      request.url(),
      request.postData(),
      JSON.stringify(await request.allHeaders()),
    ]),
  )
  // The port of the server may have these digits too.
  const bytes = sent.join('\n').replaceAll(new URL(server.url).host, '')
  expect(bytes).toContain('/how-many-solar-panels')
  expect(bytes).not.toMatch(/3781|4321/)
  expect(logOf(server)).not.toMatch(/3781|4321/)
})

function compressedLength(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length
}

test('script comes at the first touch, is small, and shares React with the form', {
  tag: '@core',
}, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    await page.locator('#calculator-bill').focus()
    await expect(page.getByRole('button', { name: 'Copy a link' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const all = scripts.splice(0)
    const bytes = all.reduce((sum, one) => sum + compressedLength(`dist/site${one}`), 0)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(100_000)
    await page.locator('#quote').getByRole('radio').first().focus()
    await expect(page.locator('#quote form')).toHaveAttribute('novalidate')
    const more = scripts.splice(0)
    expect(more.length).toBeGreaterThan(0)
    const moreBytes = more.reduce((sum, one) => sum + compressedLength(`dist/site${one}`), 0)
    expect(moreBytes).toBeLessThan(30_000)
  }
})

for (const path of paths)
  test(`axe finds nothing on ${path}, with an answer and with a problem`, {
    tag: '@widths',
  }, async ({ page }) => {
    const onPhoneAndLaptop = async () => {
      for (const width of widthsOfRun(page, [390, 1440])) {
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page, '#calculator')
        await expectAccessible(page, '#answer')
      }
    }
    await page.goto(`${path}#${draft}`)
    await expect(page.getByRole('button', { name: 'Copy a link' })).toBeVisible()
    await expectNotTooWide(page)
    for (const folded of ['More about your home', 'The working', 'What we assume'])
      await page.locator('summary', { hasText: folded }).click()
    await onPhoneAndLaptop()
    await page.locator('#calculator-postcode').fill('0001')
    await page.keyboard.press('Tab')
    await expect(problemsOf(page)).toHaveCount(1)
    await onPhoneAndLaptop()
  })

test('the programs at a postcode are not wider than the screen', async ({ page }) => {
  await page.goto(`/solar-panel-grants#${draft}`)
  await expect(page.locator('#open-title')).toHaveText('Open to a household at 3550')
  await expectNotTooWide(page)
})

async function expectNotTooWide(page: Page): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect([width, over]).toEqual([width, 0])
  }
}

test('open programs are listed by postcode, with script and without', async ({
  page,
  browser,
  server,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(`${server.url}/solar-panel-grants`)
  await expect(plain.locator('#open-title')).toHaveText('Open to a household in Victoria')
  await plain.locator('#open-postcode').fill('4000')
  await plain.getByRole('button', { name: 'Look it up' }).click()
  await page.goto('/solar-panel-grants')
  await page.locator('#open-postcode').fill('4000')
  for (const one of [plain, page]) {
    await expect(one.locator('#open-title')).toHaveText('Open to a household at 4000')
    const open = one.locator('#open')
    await expect(open).toContainText('$1,482 or more off 6.6 kW')
    await expect(open).toContainText('Supercharged Solar for Renters')
    await expect(open).toContainText('9 August 2026')
    await expect(open).toContainText('We work in Victoria')
  }
  await expect(page).toHaveURL(/\/solar-panel-grants#postcode=4000$/)
  const response = await plain.goto(`${server.url}/solar-panel-grants?postcode=0001`)
  expect(response?.status()).toBe(422)
  await expect(plain.locator('#open-postcode-problem')).toHaveText(/There’s no postcode 0001/)
  await plain.goto(`${server.url}/solar-panel-grants?postcode=3550`)
  await page.locator('#open-postcode').fill('3550')
  for (const one of [plain, page])
    await expect(one.locator('#amounts')).toContainText(/Discount at 3550.*\$1,710/s)
  await plain.close()
})

async function enquireAboutSavings(
  page: Page,
  person: ReturnType<typeof someone>,
  known: 'battery' | 'nothing' = 'nothing',
): Promise<void> {
  await page.getByText('Medium, 4–6 kW').click()
  await page.getByText('One or two big slopes').click()
  if (known === 'nothing') await page.getByText('Maybe, if it pays').click()
  await page.getByText('As soon as possible').click()
  await page.getByText('About $1,500').click()
  await fill(page, 'What is your name?', person.name)
  await fill(page, 'What is your email address?', person.email)
  await page.getByLabel('Which number should the installer call?').fill(person.phone)
  await page.getByRole('button', { name: 'Get My Quote' }).click()
}

test('the draft goes along with the enquiry, and the server calculates it again', {
  tag: '@core',
}, async ({ page, server }) => {
  const person = someone()
  await page.goto('/solar-panel-savings')
  await page.locator('#calculator-bill').fill('480')
  await page.locator('#calculator-battery').fill('10')
  await expect(page).toHaveURL(/#bill=480&battery=10$/)
  await expect(page.getByText('From the calculator:')).toContainText('Yes')
  await enquireAboutSavings(page, person, 'battery')
  await expect(page).toHaveURL(/\/success\?ref=/)
  await expect(page.getByRole('heading', { name: 'What you worked out' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'From what you told us' })).toBeHidden()
  await expect(page.getByText('15 panels (6.6 kW), a battery of 10 kWh')).toBeVisible()
  const [lead] = await leadsOf(server, person)
  expect(JSON.parse(lead?.estimate ?? 'null')).toMatchObject({
    told: 'bill=480&battery=10',
    panels: 15,
    battery: 10,
    postcode: '3000',
  })
  expect(lead).toMatchObject({ page: '/solar-panel-savings', battery_interest: 'yes' })
  expect(lead?.source).not.toMatch(/480|#|bill/)
})

test('without script it goes along in the form of the answered page', { tag: '@core' }, async ({
  browser,
  server,
}) => {
  const person = someone()
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${server.url}/solar-panel-savings?postcode=3056&bill=480`)
  await page.getByLabel('Medium, 4–6 kW').check()
  await page.getByLabel('One or two big slopes').check()
  await page.getByLabel('Maybe, if it pays').check()
  await page.getByLabel('As soon as possible').check()
  await page.getByLabel('About $1,500').check()
  await page.getByLabel('What is your name?').fill(person.name)
  await page.getByLabel('What is your email address?').fill('alex@nowhere')
  await page.getByLabel('Which number should the installer call?').fill(person.phone)
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  // A refusal does not lose it.
  await expect(page).toHaveTitle(/^Check your answers/)
  await page.getByLabel('What is your email address?').fill(person.email)
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await expect(page).toHaveURL(/\/success\?ref=/)
  const [lead] = await leadsOf(server, person)
  expect(JSON.parse(lead?.estimate ?? 'null')).toMatchObject({ told: 'postcode=3056&bill=480' })
  expect(lead).toMatchObject({ page: '/solar-panel-savings' })
  expect(lead?.source).not.toMatch(/3056|480/)
  await page.close()
})

test('what was entered is chosen in the form and passed over, and can be changed', async ({
  page,
}) => {
  await page.goto('/solar-panel-savings')
  const form = page.locator('#quote form')
  await expect(form.getByText('Step 1 of 8')).toBeVisible()
  await page.locator('#calculator-kw').fill('6.6')
  await page.locator('#calculator-battery').fill('0')
  await expect(form.getByText('From the calculator:')).toContainText('Large, 7–10 kW')
  await expect(form.getByText('Step 2 of 8')).toBeVisible()
  await form.getByText('Several slopes').click()
  await expect(form.getByText('When would you like it installed?')).toBeVisible()
  await expect(form.getByText('Step 4 of 8')).toBeVisible()
  await form.getByRole('link', { name: 'Change' }).click()
  await expect(form.getByText('What size system are you thinking of?')).toBeVisible()
  await expect(form.getByLabel('Large, 7–10 kW')).toBeChecked()
  await form.getByText('Small, up to 4 kW').click()
  // A later change in the calculator doesn’t undo what was answered here.
  await page.locator('#calculator-kw').fill('13')
  await page.locator('#calculator-kw').press('Enter')
  await expect(page).toHaveURL(/kw=13/)
  await expect(form.getByLabel('Small, up to 4 kW')).toBeChecked()
})

test('without script what was entered is chosen in the form of the answered page', async ({
  browser,
  server,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${server.url}/solar-panel-savings?kw=6.6&battery=0`)
  await expect(page.getByLabel('Large, 7–10 kW')).toBeChecked()
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
  await page.getByRole('link', { name: 'Change' }).click()
  await expect(page).toHaveURL(/#savings-system-size-0$/)
  await page.close()
})

test('without a calculator no estimate is stored', async ({ page, server }) => {
  const person = someone()
  await page.goto('/solar-panel-savings')
  await enquireAboutSavings(page, person)
  await expect(page).toHaveURL(/\/success\?ref=/)
  const [lead] = await leadsOf(server, person)
  expect(lead?.estimate).toBeNull()
})

async function panelsOnHouse(page: Page): Promise<number> {
  return page
    .locator('#panels > *')
    .evaluateAll((panels) => panels.filter((one) => getComputedStyle(one).opacity === '1').length)
}

test('the thank-you page has an estimate from the answers, and the tab only its numbers', {
  tag: '@core',
}, async ({ page }) => {
  const person = someone()
  const panels = 15
  await page.clock.install()
  await page.goto('/')
  const answers = answersOf(person, { 'monthly-bill': '100-200' })
  await answerSteps(page, answers, { until: 'contact-name' })
  await expect.poll(() => panelsOnHouse(page)).toBe(panels)
  await answerSteps(page, answers, { from: 'contact-name' })
  // On a slow machine the form would go on without it.
  await stopTheClock(page)
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await expect(page).toHaveURL(/\/success\?ref=/)
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: 'From what you told us' })).toBeVisible()
  const sentence = page.getByText(
    new RegExp(`^${panels} panels \\(6\\.6 kW\\) would take about \\$`),
  )
  await expect(sentence).toBeVisible()
  await expectAccessible(page)
  const saved = await page.evaluate(() => JSON.stringify({ ...sessionStorage, first: '' }))
  expect(saved).not.toContain(person.name)
  expect(saved).not.toContain('100-200')
  await page.reload()
  await expect(sentence).toBeVisible()
})

test('without answers the thank-you page has no estimate', async ({ page }) => {
  await page.goto('/success')
  await expect(page.getByRole('heading', { name: 'From what you told us' })).toBeHidden()
})

for (const { path } of calculators)
  test(`the first screen of a desk holds the calculator, the card and the house of ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const { bottom, lines } = await page.evaluate(async () => {
      await document.fonts.ready
      const heading = document.querySelector('h1')
      if (!heading) throw new Error('The page has no heading')
      const lineHeight = Number.parseFloat(getComputedStyle(heading).lineHeight)
      return {
        bottom: document.querySelector('#top')?.getBoundingClientRect().bottom,
        lines: Math.round(heading.offsetHeight / lineHeight),
      }
    })
    expect(lines).toBeLessThanOrEqual(2)
    expect(bottom).toBeLessThan(900)
  })
