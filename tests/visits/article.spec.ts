import type { Page } from '@playwright/test'
import { formNamed } from '../answers.ts'
import { answerSteps, answersOf, expect, leadsOf, someone, test } from './visit.ts'

const article = '/blog/victorian-solar-rebates-guide'
test.use({ viewport: { width: 1440, height: 900 } })

test('only the contents’ script is loaded with an article, and it is small', {
  tag: '@core',
}, async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto(article, { waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(1)
  expect((await scripts[0])?.length).toBeLessThanOrEqual(2048)
})

test('the contents lead 80 px above a heading and mark the one being read', async ({ page }) => {
  await page.goto(article)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const headings = await page
    .locator('main article :is(h2, h3)[id]:not(#related)')
    .allTextContents()
  const entries = (await contents.getByRole('link').allTextContents()).map((text) => text.trim())
  expect(entries.length).toBeGreaterThan(7)
  for (const entry of entries) expect(headings.map((text) => text.trim())).toContain(entry)
  await contents.getByRole('link', { name: 'What changes on 1 January 2027' }).click()
  const heading = page.getByRole('heading', { name: 'What changes on 1 January 2027' })
  await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(80)
  await page.evaluate(() => scrollBy(0, -150))
  await expect(contents.locator('[aria-current]')).toHaveText('What changes on 1 January 2027')
  await expect(contents.locator('[aria-current]')).toHaveCount(1)
})

/** Turns the wheel, and waits until the page has come to rest. */
async function scrollByWheel(page: Page, pixels: number): Promise<void> {
  const html = page.locator('html')
  await html.evaluate((html) => {
    delete html.dataset.rested
    addEventListener('scrollend', () => Object.assign(html.dataset, { rested: '' }), { once: true })
  })
  await page.mouse.wheel(0, pixels)
  await expect(html).toHaveAttribute('data-rested')
}

test('a clicked entry of the contents is lit until the next scroll by hand, then the last heading passed is', {
  tag: '@core',
}, async ({ page }) => {
  const lit = page.locator('#contents [aria-current]')
  for (const path of [article, '/blog/feed-in-tariffs-victoria-explained']) {
    await page.goto(path)
    const entries = page.locator('#contents a')
    await expect(entries.last()).toHaveText('Sources')
    const names = await entries.allTextContents()
    for (const [index, name] of names.entries()) {
      await entries.nth(index).click()
      // Scrolling takes one frame, and the observer that marks entries runs after it.
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
          ),
      )
      await expect(lit).toHaveText([name])
    }

    const passed = () =>
      entries.evaluateAll((all) => {
        const isPassed = (entry: Element) =>
          (document.querySelector((entry as HTMLAnchorElement).hash)?.getBoundingClientRect().top ??
            innerHeight) <
          innerHeight * 0.65
        return all.findLast(isPassed)?.textContent ?? ''
      })
    const fromTop = () => page.evaluate(() => scrollY)
    await page.mouse.move(700, 500)
    for (const pixels of [-40, -900, 60, -2400, 1500]) {
      await scrollByWheel(page, pixels)
      await expect.poll(async () => (await lit.allTextContents()).join()).toBe(await passed())
    }
    const fromBottom = () =>
      page.evaluate(() => Math.round(document.body.scrollHeight - innerHeight - scrollY))
    // Where the page's own scroll is still ending, Chromium forgets a key: then it's pressed again, as people do.
    const press = (key: string, at: () => Promise<number>) =>
      expect
        .poll(async () => {
          if ((await at()) > 1) await page.keyboard.press(key)
          return at()
        })
        .toBeLessThan(2)
    await press('End', fromBottom)
    await expect(lit).toHaveText(['Sources'])
    await press('Home', fromTop)
    await expect(lit).toHaveCount(0)
    // By script, as a browser restores a place.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(lit).toHaveText(['Sources'])
  }
})

test('a claim’s number opens the sources at its own', async ({ page }) => {
  await page.goto(article)
  const source = page.locator('#source-1')
  await expect(source).toBeHidden()
  await page.getByRole('link', { name: 'Source 1', exact: true }).first().click()
  await expect(source).toBeInViewport()
})

test('a picked interest leads to the form and travels with the lead', { tag: '@core' }, async ({
  page,
  server,
}) => {
  const person = someone()
  await page.goto(article)
  await page.evaluate(() => scrollTo(0, 600))
  await page.getByText('Panels and a battery').click()
  await expect
    .poll(() => page.locator('#quote').evaluate((form) => form.getBoundingClientRect().top))
    .toBeLessThan(120)
  await page.locator('[name="property-type"][value="house"]').click()
  await page.locator('[name="household-income"][value="under-90k"]').click()
  await page.locator('[name="current-solar"][value="planning"]').click()
  await page.getByLabel('What is your name?').fill(person.name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('What is your email address?').fill(person.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Which number should the installer call?').fill(person.phone)
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await page.waitForURL(/\/success/)
  expect(await leadsOf(server, person)).toMatchObject([{ service: 'solar-panels-plus-battery' }])
})

/** Where the form is in the window, beyond the middle of an article. */
async function formAmidArticle(page: Page) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight * 0.65))
  return page.locator('#quote').evaluate((quote) => {
    const { top, bottom } = quote.getBoundingClientRect()
    return { top, bottom, height: innerHeight }
  })
}

test('beside the reading all of the form stays within reach, its last button too', async ({
  page,
}) => {
  // A laptop’s window, lower than the longest step.
  await page.setViewportSize({ width: 1366, height: 700 })
  await page.goto(article)
  const form = formNamed('article-rebates')
  await answerSteps(page, answersOf(someone(), {}, form), { form })
  const { top, bottom, height } = await formAmidArticle(page)
  expect(top).toBe(96)
  expect(bottom).toBeLessThanOrEqual(height)
  await page.getByRole('button', { name: 'Get My Quote' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Get My Quote' })).toBeInViewport({ ratio: 1 })
  expect((await formAmidArticle(page)).top).toBe(96)
})

test('if the script of the form cannot be loaded, it shows every step and scrolls away', async ({
  page,
  complaints,
}) => {
  await page.route(/touch\.[^./]*\.js$/, (route) => route.abort())
  await page.goto(article)
  await page.locator('[name="property-type"][value="house"]').click()
  await expect(page.getByLabel('What is your name?')).toBeVisible()
  expect((await formAmidArticle(page)).bottom).toBeLessThan(0)
  complaints.splice(0)
})

test('arrow keys in the picker only look around; Get started leads to the form', async ({
  page,
}) => {
  await page.goto(article)
  await page.locator('[name="interest"][value="solar-panels"]').focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('A solar battery')).toBeChecked()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(100)
  await page.getByRole('link', { name: 'Get started' }).press('Enter')
  await expect(page.locator('#quote')).toBeInViewport()
})

test.describe('sharing', () => {
  test('opens the device’s own sheet where there is one', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shared: [] })
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => {
          ;(window as unknown as { shared: ShareData[] }).shared.push(data)
        },
      })
    })
    await page.goto(article)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared.length))
      .toBe(1)
  })

  test('copies the address where there is none', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'share', { value: undefined })
    })
    await page.goto(article)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `http://localhost:3000${article}`,
    )
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form, higher than the window, scrolls away with its page', async ({ page }) => {
    await page.goto(article)
    expect((await formAmidArticle(page)).bottom).toBeLessThan(0)
  })

  test('the picker is part of the form', async ({ page, server }) => {
    const person = someone()
    await page.goto(article)
    await page.getByLabel('A solar battery').check()
    await page.locator('[name="property-type"][value="unit"]').check()
    await page.locator('[name="household-income"][value="over-180k"]').check()
    await page.locator('[name="current-solar"][value="no-solar"]').check()
    await page.getByLabel('What is your name?').fill(person.name)
    await page.getByLabel('What is your email address?').fill(person.email)
    await page.getByLabel('Which number should the installer call?').fill('12')
    await page.getByRole('button', { name: 'Get My Quote' }).click()
    await expect(page.getByLabel('A solar battery')).toBeChecked()
    await page.getByLabel('Which number should the installer call?').fill(person.phone)
    await page.getByRole('button', { name: 'Get My Quote' }).click()
    await expect(page).toHaveURL(/\/success\?ref=WW-/)
    expect(await leadsOf(server, person)).toMatchObject([
      { service: 'solar-battery', page: article },
    ])
  })
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the folded contents open and lead to a section, the guide’s questions open one at a time', async ({
    page,
  }) => {
    await page.goto(article)
    await page.locator('summary', { hasText: 'On this page' }).tap()
    await page.getByRole('link', { name: 'What changes on 1 January 2027' }).first().tap()
    await expect(
      page.getByRole('heading', { name: 'What changes on 1 January 2027' }),
    ).toBeInViewport()
    await page.goto('/solar-batteries-guide')
    const questions = page.locator('section#questions details')
    await expect(questions).toHaveCount(5)
    for (const anchor of [
      'basics',
      'types',
      'sizing',
      'costs',
      'installation',
      'maintenance',
      'choosing',
      'future',
    ]) {
      await expect(page.locator(`main a[href="#${anchor}"]`).first()).toBeVisible()
      await expect(page.locator(`[id="${anchor}"] h2`)).toHaveCount(1)
    }
    const open = page.locator('section#questions details[open]')
    await questions.nth(2).locator('summary').tap()
    await expect(open).toHaveCount(1)
    await questions.nth(2).locator('summary').tap()
    await expect(open).toHaveCount(0)
  })
})
