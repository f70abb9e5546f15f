import { answerSteps, answersOf, expect, someone, test } from './visit.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test('a page says what it is to people, search engines and links to it', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Solar panels and batteries in Melbourne | Wattlewise')
  const content = (selector: string, attribute = 'content') =>
    page.locator(`head ${selector}`).getAttribute(attribute)
  expect(await content('meta[name=robots]')).toBe('index, follow')
  expect(await content('link[rel=canonical]', 'href')).toBe('http://localhost:3000/')
  expect(await content('meta[property="og:title"]')).toBe(await page.title())
  expect(await content('meta[property="og:url"]')).toBe('http://localhost:3000/')
  expect(await content('meta[name="twitter:title"]')).toBe(await page.title())
  expect((await content('meta[name=description]'))?.length).toBeGreaterThan(80)
  expect((await content('meta[name=keywords]'))?.length).toBeGreaterThan(10)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU')
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.getByText('$0 upfront available to 94% of homes')).toBeVisible()
})

test('no script file is loaded before a touch, and the one inline script is small', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  const inline = await page
    .locator('script:not([type])')
    .evaluateAll((all) => all.map(({ textContent }) => new Blob([textContent ?? '']).size))
  expect(inline).toHaveLength(1)
  expect(inline[0]).toBeLessThanOrEqual(600)
  expect(await page.locator('[style]').count()).toBe(0)
  expect(await page.locator('[disabled]').count()).toBe(0)
})

test.describe('the solutions list', () => {
  test.use({ viewport: desk })
  const list = (page: import('@playwright/test').Page) => page.locator('#solutions')

  test('opens by hover', async ({ page }) => {
    await page.goto('/')
    await expect(list(page)).toBeHidden()
    await page.getByRole('button', { name: 'Solar solutions' }).hover()
    await expect(list(page)).toBeVisible()
    await list(page).getByRole('link', { name: 'Solar batteries' }).hover()
    await expect(list(page)).toBeVisible()
    await page.mouse.move(700, 600)
    await expect(list(page)).toBeHidden()
  })

  test('opens by click, beneath its button, and closes by Escape', async ({ page }) => {
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'Solar solutions' })
    await opener.click()
    await page.mouse.move(700, 600)
    await expect(list(page)).toBeVisible()
    const [button, menu] = [await opener.boundingBox(), await list(page).boundingBox()]
    expect([menu?.x, menu?.width]).toEqual([0, desk.width])
    expect(Math.abs((button?.y ?? 0) + (button?.height ?? 0) - (menu?.y ?? 0))).toBeLessThan(4)
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
  })

  test('opens by keyboard, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'Solar solutions' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(list(page).getByRole('link', { name: 'Solar panels', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('has the specified links and every other guide, and scrolls when the window is low', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1200, height: 320 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Solar solutions' }).click()
    const links = await list(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => `${one.textContent} ${one.getAttribute('href')}`))
    expect(links).toEqual(
      expect.arrayContaining([
        'Solar panels /solar-panels',
        'Solar panel grants /solar-panel-grants',
        'Your solar savings /solar-panel-savings',
        'Best solar panel installers /best-solar-panel-installers',
        'How many solar panels do I need? /how-many-solar-panels',
        'Solar batteries /solar-batteries',
        'Solar panels for businesses /solar-panels-businesses',
      ]),
    )
    expect(links).toHaveLength(13)
    const scrolls = await list(page).evaluate((one) => one.scrollHeight > one.clientHeight)
    expect(scrolls).toBe(true)
  })
})

test.describe('the menu on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('slides in, and closes on a choice', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => scrollTo(0, 900))
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('heading', { name: 'Solar solutions' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await menu.getByRole('link', { name: 'Home' }).tap()
    await expect(menu).toBeHidden()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

test('the menu of a phone leads to the form of the page and holds the number', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/solar-batteries')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const panel = page.locator('#menu')
  await expect(panel.getByRole('link', { name: /^Call 1800/ })).toHaveAttribute('href', /^tel:/)
  await panel.getByRole('link', { name: 'Get a free quote' }).click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/solar-batteries#quote$/)
  await expect(page.getByRole('form')).toBeInViewport()
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await panel.getByRole('link', { name: 'Get a free quote' }).click()
  await expect(page).toHaveURL(/\/#quote$/)
})

test('on paper an article and a guide are words and figures, without menu and form', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/solar-batteries', '/blog/solar-panel-costs-melbourne']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main table').first()).toBeVisible()
    await expect(page.locator('form[action="/enquiries"]')).toBeHidden()
    await expect(page.locator('header').first()).toBeHidden()
  }
  await page.goto('/solar-batteries')
  for (const details of await page.locator('main details:not([open])').all())
    expect((await details.boundingBox())?.height ?? 0).toBeGreaterThan(60)
})

test('where the system sets the colours, card, button and progress keep an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await answerSteps(page, answersOf(someone()), { until: 'contact-name' })
  for (const part of ['main form', '[data-continue]', 'main form progress'])
    expect(
      await page
        .locator(part)
        .first()
        .evaluate((one) => getComputedStyle(one).borderTopWidth),
    ).toBe('1px')
})

test('a link to the page itself scrolls up without loading it again', async ({ page }) => {
  await page.setViewportSize(desk)
  await page.goto('/')
  await page.evaluate(() => {
    scrollTo(0, 2000)
    Object.assign(window, { same: true })
  })
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})

test('the closing button leads back to the form', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get $0 Upfront Solar' }).click()
  await expect(page.getByText('Where would the panels go?')).toBeInViewport()
})

test('one question is open at a time, and the open one can be closed', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('main details[name]')
  const open = page.locator('main details[name][open]')
  await expect(questions).toHaveCount(6)
  await expect(open).toHaveCount(1)
  await page.getByText('Do I need a battery straight away?').click()
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('live with the panels through a winter')
  await page.getByText('Do I need a battery straight away?').click()
  await expect(open).toHaveCount(0)
})

test('on a phone the six bill tiles are above the fold, and the roof that answers them', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await answerSteps(page, answersOf(someone()), { until: 'monthly-bill' })
  await expect(page.getByText('Over $500')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('form svg:has(use)')).toBeInViewport({ ratio: 1 })
})

test('the house answers: a bigger bill is more panels', async ({ page }) => {
  await page.goto('/')
  const countPanels = () =>
    page
      .locator('#panels > *')
      .evaluateAll(
        (all) =>
          all.filter(
            (one) =>
              Number(getComputedStyle(one).opacity) > 0.9 &&
              getComputedStyle(one).visibility === 'visible',
          ).length,
      )
  await answerSteps(page, answersOf(someone()), { until: 'monthly-bill' })
  await page.getByLabel('Under $100').check()
  await expect.poll(countPanels).toBe(7)
  await expect(page.locator('[data-step="monthly-bill"]')).toBeHidden()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByLabel('Over $500').check()
  await expect.poll(countPanels).toBe(16)
})

test('an unknown address is a 404 page that says so, here and in the console', async ({
  page,
  complaints,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect.poll(() => logged.join()).toContain('User attempted to access non-existent route')
  expect(logged.join()).toContain('/no/such/page')
  complaints.splice(0)
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    'Return to Home',
    'Work out your saving',
    'Ask a person',
  ])
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('solar that suits')
})

test('thank-you and template pages are not in the sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap-0.xml')).text()
  expect(sitemap).toContain('<loc>http://localhost:3000/</loc>')
  expect(sitemap).not.toMatch(/success|error|404/)
  expect((await request.get('/error')).status()).toBe(404)
})
