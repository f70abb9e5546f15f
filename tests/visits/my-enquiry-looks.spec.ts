import type { Page, Request } from '@playwright/test'
import { load } from 'cheerio'
import { myEnquiryPage, successPage } from '#server/http/pages.ts'
import { securityHeaders } from '#server/http/security.ts'
import { loadSite, type Site } from '#server/http/site.ts'
import { htmlProblems } from '../html-problems.ts'
import { myEnquiries, ownSuccess, waiting } from '../my-enquiries.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test, widthsOfRun } from './visit.ts'

const loading = loadSite('dist/')

type Render = (site: Site) => string
const deadline = 'by Monday 5 pm'

const pages: Record<string, Render> = {
  ...Object.fromEntries(
    Object.entries(myEnquiries).map(([name, enquiry]): [string, Render] => [
      name,
      (site) => myEnquiryPage(site, { enquiry }),
    ]),
  ),
  ...Object.fromEntries(
    (['broken', 'ask', 'sent', 'erased'] as const).map((state): [string, Render] => [
      `a link, ${state}`,
      (site) => myEnquiryPage(site, { lost: { state } }),
    ]),
  ),
  'a link, and no address': (site) =>
    myEnquiryPage(site, {
      lost: { state: 'ask', problem: { message: 'Enter an email address', typed: 'alex@' } },
    }),
  'thanks for asking': (site) =>
    successPage(site, {
      kind: 'quotes',
      reference: waiting.reference,
      deadline,
      enquiry: ownSuccess(waiting),
    }),
  'thanks, and a call or prices': (site) =>
    successPage(site, {
      kind: 'quotes',
      reference: waiting.reference,
      deadline,
      enquiry: ownSuccess(myEnquiries['a call or prices'] ?? waiting),
    }),
  'thanks for a question': (site) =>
    successPage(site, {
      kind: 'question',
      reference: waiting.reference,
      deadline,
      enquiry: ownSuccess({ ...waiting, times: [] }),
    }),
}

/** Opens a page as the server would answer with it, with its policy. */
async function open(page: Page, name: string): Promise<void> {
  const site = await loading
  await page.route('**/a-page', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: Object.fromEntries(securityHeaders(site.build)),
      body: pages[name]?.(site) ?? '',
    }),
  )
  await page.goto('/a-page')
}

async function openAll(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true
  })
}

/** What is too wide for the screen. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const most = document.documentElement.clientWidth + 1
    const wide = Array.from(document.querySelectorAll('body *'))
      .filter((one) => !one.closest('svg, .skip, .visually-hidden') && one.checkVisibility())
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect()
        return width > 1 && (left < -1 || right > most)
      })
    return wide.map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`)
  })
}

/** Words and cards that lie on what the picture is about. */
async function onThePicture(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const subjects = Array.from(document.querySelectorAll('main [data-subject] path'), (one) =>
      one.getBoundingClientRect(),
    )
    const ones = document.querySelectorAll('h1, h1 ~ *, main form, main section:first-child p')
    return Array.from(ones)
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return Array.from(range.getClientRects()).some((box) =>
          subjects.some(
            ({ left, right, top, bottom }) =>
              box.left < right && box.right > left && box.top < bottom && box.bottom > top,
          ),
        )
      })
      .map((one) => one.textContent?.slice(0, 40) ?? '')
  })
}

/** Buttons and what opens that a thumb could miss, or that look like the browser's own. */
async function poorControls(page: Page): Promise<string[]> {
  return page
    .locator('main :is(button, summary, .button, .quiet, input:not([type="hidden"]), textarea)')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const { fontFamily, backgroundColor } = getComputedStyle(control)
          const isTicked =
            control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)
          const pressed = isTicked ? control.closest('label') : control
          const { height } = (pressed ?? control).getBoundingClientRect()
          // A summary among prose is a line with room above and below.
          const least = control.matches('section section summary, li > details > summary') ? 40 : 44
          return (
            height < least ||
            backgroundColor === 'rgb(239, 239, 239)' ||
            (!isTicked && fontFamily !== getComputedStyle(document.body).fontFamily)
          )
        })
        .map((control) => `${control.tagName} ${control.textContent?.slice(0, 40)}`),
    )
}

test('a visitor who wants an email first reads the installer’s number, and by email alone none', async ({
  page,
}) => {
  const number = 'Their number is 0491 570 157.'
  await open(page, 'accepted, an email first')
  await expect(page.getByText(`${number} Ask for Minh Nguyen.`)).toBeVisible()
  await open(page, 'accepted, an email first, spoken')
  await expect(page.getByText(number)).toBeVisible()
  await open(page, 'accepted, by email only')
  await expect(page.getByRole('heading', { name: 'Hobbs & Nguyen Solar' })).toBeVisible()
  await expect(page.getByText('0491 570 157')).toHaveCount(0)
})

test.describe('every page', { tag: ['@widths', '@deep'] }, () => {
  // One browser page shows them in turn, under the policy of its first response. Opening one for each took a third of the time.
  test.describe.configure({ mode: 'default' })
  let shared: Page
  let errors: string[] = []
  test.beforeAll(async ({ browser }) => {
    shared = await browser.newPage()
    shared.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await open(shared, 'waiting')
    await shared.unrouteAll()
  })
  test.afterAll(() => shared.close())

  for (const [name, render] of Object.entries(pages)) {
    test(`the page ‘${name}’ is whole at every width, shut and opened`, async ({ viewport }) => {
      errors = []
      if (viewport) await shared.setViewportSize(viewport)
      await shared.setContent(render(await loading))
      for (const width of widthsOfRun(shared, [320, 390, 640, 820, 1024, 1280, 1440, 1920])) {
        await shared.setViewportSize({ width, height: 900 })
        const faults = async () => [
          ...(await overflowing(shared)),
          ...(await onThePicture(shared)),
          ...(await poorControls(shared)),
        ]
        expect(await faults(), `at ${width} px`).toEqual([])
      }
      await openAll(shared)
      for (const width of widthsOfRun(shared, [320, 390, 1440])) {
        await shared.setViewportSize({ width, height: 900 })
        const faults = [...(await overflowing(shared)), ...(await poorControls(shared))]
        expect(faults, `opened, at ${width} px`).toEqual([])
        // Between them it is the small phone's page with more room.
        if (width !== 390) await expectAccessible(shared)
      }
      expect(errors).toEqual([])
    })
  }
})

test('every page is valid HTML', async () => {
  const site = await loading
  for (const [name, render] of Object.entries(pages))
    expect.soft(htmlProblems(render(site)), name).toEqual([])
})

/** The page as the server would answer with it. */
async function read(name: string) {
  return load(pages[name]?.(await loading) ?? '')
}

test('the heading says what happens and when, and the steps how far it is', async () => {
  const headings: Record<string, [heading: string, step: string]> = {
    waiting: ['A call by Monday, 5 pm', 'Read by one of us'],
    chosen: ['A call today, 4 to 6 pm', 'Read by one of us'],
    'from another state': ['It’s safely here', ''],
    'text first': ['A text on Monday, 4 to 6 pm', 'Read by one of us'],
    late: ['A call by tomorrow, 11 am', 'Read by one of us'],
    'late for the chosen time': ['A call by tomorrow, 11 am', 'Read by one of us'],
    asked: ['Did we call?', 'The call'],
    missed: ['When suits you?', 'The call'],
    'not called': ['We’re on to it', 'The call'],
    'not called, new time': ['A call by tomorrow, 11 am', 'The call'],
    spoken: ['We’ve spoken', 'A quote'],
    quoted: ['Your quote is out', 'You decide'],
    decided: ['All done', ''],
    withdrawn: ['It’s withdrawn', ''],
    'installers asked': ['A call by Monday, 5 pm', 'Matched'],
    'accepted by two': ['A call today, 4 to 6 pm', 'The call'],
    'did they call': ['Did they call?', 'The call'],
    'a call or prices': ['A call by Monday, 5 pm', 'Matched'],
    'prices asked': ['No price yet', 'Prices'],
    'nobody asked for a price': ['No price yet', 'Prices'],
    'no price in two days': ['Nobody has named a price', 'Prices'],
    'one price': ['One price is here', 'You choose'],
    'three prices': ['Three prices are here', 'You choose'],
    'two prices, and a no': ['Two prices are here', 'You choose'],
    'yes to one, no to two': ['A call tomorrow, 4 to 6 pm', 'The call'],
    'yes taken back': ['Nobody may call you', 'You choose'],
    question: ['An answer by Monday, 5 pm', 'Read by one of us'],
    'question asked': ['Did we answer?', 'Our answer'],
    'question answered': ['You have your answer', 'You decide'],
  }
  for (const [name, [heading, step]] of Object.entries(headings)) {
    const $ = await read(name)
    expect($('h1').text().replace(/\s+/g, ' ').trim(), name).toBe(`Your enquiry ${heading}`)
    const current = $('[aria-current="step"]').find('h2, h3')
    expect(current.map((_, one) => $(one).text().trim()).get(), name).toEqual(step ? [step] : [])
  }
})

test('from another state it promises no call, and has what corrects the postcode or ends it all', async () => {
  const $ = await read('from another state')
  const words = $('main').text()
  expect(words).toContain('Your postcode is in New South Wales')
  expect(words).toContain('correct the postcode on this page and we look for somebody near it')
  expect(words).not.toMatch(/Monday|4 to 6|We’ll call|Put it in my calendar|Did we call/)
  expect($('#change > div > details[open] summary').first().text()).toContain('Your answers')
  const acts = $('main input[name="act"]').map((_, one) => $(one).val())
  expect(new Set(acts.get())).toEqual(
    new Set([
      ...['change-phone', 'change-email', 'change-answer', 'add-note'],
      ...['stop-one', 'withdraw', 'erase'],
    ]),
  )
})

test('a failure is shown beside its field, which is open with what was typed', async ({ page }) => {
  await open(page, 'phone refused')
  const phone = page.getByLabel('Your new number')
  await expect(phone).toBeVisible()
  await expect(phone).toHaveValue('0412')
  await expect(phone).toHaveAccessibleDescription(
    'Enter a phone number we can call, like 0412 345 678',
  )
  await expect(page).toHaveTitle(/^Not saved yet: /)
  await page.unrouteAll()
  await open(page, 'answer refused')
  await expect(page.getByLabel('What is your postcode or suburb?')).toHaveValue('Atlantis')
  await page.unrouteAll()
  await open(page, 'time gone')
  await expect(page.getByRole('group', { name: 'Is another time better?' })).toContainText(
    'That time has nearly passed. Choose another one.',
  )
})

test('gold is one next step, and there is none where an honest answer is wanted or nothing is left', async () => {
  const golden: Record<string, number> = {}
  for (const name of Object.keys(myEnquiries))
    golden[name] = (await read(name))('main .button').length
  expect(golden).toMatchObject({ waiting: 1, chosen: 1, late: 1, missed: 1, quoted: 1 })
  expect(golden).toMatchObject({ 'one price': 1, 'three prices': 1, 'yes to one, no to two': 1 })
  const unhurried = ['a call or prices', 'prices asked', 'no price in two days', 'yes taken back']
  for (const name of unhurried) expect(golden[name], name).toBe(0)
  for (const name of ['asked', 'question asked', 'spoken', 'decided', 'withdrawn'])
    expect(golden[name], name).toBe(0)
  expect(Math.max(...Object.values(golden))).toBe(1)
})

test('a time is chosen and saved by keyboard alone', async ({ page }) => {
  await open(page, 'waiting')
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await page.route('**/my-enquiry', (route) => route.fulfill({ body: 'ok' }))
  await page.getByRole('radio', { name: 'By Monday, 5 pm' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(fieldsOf(await posted)).toEqual({
    token: waiting.token,
    act: 'choose-time',
    time: '2026-11-23-after-four',
    'contact-by': 'sms',
  })
})

test('every form of the page posts what the server reads', async () => {
  const forms: Record<string, string[]> = {}
  for (const name of Object.keys(myEnquiries)) {
    const $ = await read(name)
    for (const form of $('main form').toArray()) {
      const act = $('[name="act"]', form).attr('value') ?? ''
      expect($(form).attr('method'), act).toBe('post')
      expect($(form).attr('action')?.split('#')[0], act).toBe('/my-enquiry')
      const fields = $('[name]', form).map((_, field) => $(field).attr('name'))
      forms[act] = [...new Set(fields.get())]
    }
  }
  expect(forms).toEqual({
    'choose-way': ['token', 'act', 'way'],
    'say-yes': ['token', 'act', 'offer', 'priced-at'],
    'say-no': ['token', 'act', 'offer', 'because'],
    'take-yes-back': ['token', 'act', 'offer'],
    'choose-time': ['token', 'act', 'time', 'contact-by'],
    'change-phone': ['token', 'act', 'phone'],
    'change-email': ['token', 'act', 'email'],
    'change-answer': ['token', 'act', 'question', 'answer'],
    'add-note': ['token', 'act', 'note'],
    'stop-one': ['token', 'act', 'holder'],
    'let-others-call': ['token', 'act'],
    withdraw: ['token', 'act'],
    erase: ['token', 'act'],
    called: ['token', 'act'],
    missed: ['token', 'act'],
    'not-called': ['token', 'act'],
    'stop-asking': ['token', 'act'],
    feedback: ['token', 'act', 'clear', 'pressed', 'words'],
  })
})

test('yes and no are of one size, and each names its installer and nobody else’s', async ({
  page,
}) => {
  await open(page, 'three prices')
  for (const name of ['Specimen Solar', 'Pattern Roofing & Solar']) {
    const yes = page.getByRole('button', { name: `Yes, they may call me: ${name}` })
    const no = page.getByRole('button', { name: `No thanks: ${name}` })
    const [one, other] = [await yes.boundingBox(), await no.boundingBox()]
    expect(other?.width).toBeCloseTo(one?.width ?? 0, 0)
    expect(other?.height).toBeCloseTo(one?.height ?? 0, 0)
  }
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await page.route('**/my-enquiry', (route) => route.fulfill({ body: 'ok' }))
  await page.locator('#price-specimen').getByLabel('text me').check()
  await page.getByRole('button', { name: 'Yes, they may call me: Specimen Solar' }).click()
  const { token } = waiting
  expect(fieldsOf(await posted)).toEqual({
    token,
    act: 'say-yes',
    offer: 'specimen',
    'priced-at': '2026-11-23T11:20:00+11:00',
    'by-sms': 'sms',
  })
})

test('all prices for the stated system are on one scale, and another system is on none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'three prices, one for another system')
  const scales = page.locator('#choose article svg[role="img"]')
  await expect(scales).toHaveCount(2)
  const ours = await scales.evaluateAll((all) =>
    all.map((one) => one.querySelector('rect')?.getBoundingClientRect().left),
  )
  expect(new Set(ours).size).toBe(1)
  await expect(page.locator('#price-pattern')).toContainText(
    'For another system: 23 panels, 10.12 kW',
  )
  await page.getByRole('link', { name: /^Pattern Roofing/ }).click()
  await expect(page).toHaveURL(/#price-pattern$/)
})

test('where an installer accepted meanwhile, the page says which, and who may call is no question any more', async ({
  page,
}) => {
  await open(page, 'accepted meanwhile')
  await expect(page.getByRole('alert')).toContainText('Hobbs & Nguyen Solar has accepted meanwhile')
  await expect(page.getByRole('button', { name: /^Show me prices first/ })).toHaveCount(0)
})

test('the house is drawn from the answers, and says so in words', async ({ page }) => {
  const house = page.getByRole('img', { name: /as you described it|The same/ })
  const gold = page.locator('main section:first-child svg [stroke="#f6b81a"]')
  await open(page, 'waiting')
  await expect(house).toHaveAccessibleName(
    'Your house as you described it: ten panels and a battery',
  )
  expect(await gold.count()).toBeGreaterThan(1)
  await page.unrouteAll()
  await open(page, 'text first')
  await expect(house).toHaveAccessibleName('Your shop as you described it: sixteen panels')
  expect(await gold.count()).toBe(1)
  await page.unrouteAll()
  await open(page, 'withdrawn')
  await expect(house).toHaveAccessibleName('The same house, without panels or a battery')
  expect(await gold.count()).toBe(0)
})

test('the page is nobody’s to index, and loads no script', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await open(page, 'waiting')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0)
  expect(scripts).toEqual([])
})

test('in print it is a sheet of facts, without what can be pressed', async ({ page }) => {
  for (const name of ['waiting', 'withdrawn', 'phone refused']) {
    await open(page, name)
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const pressed = page.locator('main').getByRole('button')
    expect(await pressed.filter({ visible: true }).count(), name).toBe(0)
    expect(await overflowing(page), name).toEqual([])
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
    expect(sheets?.length, name).toBeLessThanOrEqual(2)
    await page.unrouteAll()
  }
})

test('in forced colours the card, its buttons and the chosen time keep their edges', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, 'waiting')
  const borderOf = (name: 'button' | 'radio', label: string) =>
    page
      .getByRole(name, { name: label })
      .evaluate((one) => getComputedStyle(one.closest('label') ?? one).borderTopWidth)
  expect(await borderOf('button', 'Save my time')).not.toBe('0px')
  expect(await borderOf('radio', 'By Monday, 5 pm')).not.toBe('0px')
  const card = page.locator('main section:first-child div:has(> form)')
  expect(await card.evaluate((one) => getComputedStyle(one).borderTopWidth)).not.toBe('0px')
})

function fieldsOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(request.postData() ?? ''))
}
