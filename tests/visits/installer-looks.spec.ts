import type { Page } from '@playwright/test'
import { installerPage, offerPage } from '#server/http/pages.ts'
import { securityHeaders } from '#server/http/security.ts'
import { loadSite, type Site } from '#server/http/site.ts'
import { htmlProblems } from '../html-problems.ts'
import { installers, offered, offers } from '../installer-pages.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test, widthsOfRun } from './visit.ts'

const loading = loadSite('dist/')

type Render = (site: Site) => string

const pages: Record<string, Render> = {
  ...Object.fromEntries(
    Object.entries(offers).map(([name, offer]): [string, Render] => [
      `offer, ${name}`,
      (site) => offerPage(site, { offer }),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(installers).map(([name, installer]): [string, Render] => [
      `installer, ${name}`,
      (site) => installerPage(site, { installer }),
    ]),
  ),
  'a broken link': (site) => offerPage(site, { lost: { state: 'broken' } }),
}

/** One of each shape: barriers are looked for on these. */
const shapes = [
  'offer, terms first',
  'offer, no answer yet',
  'offer, quote, price',
  'offer, to price, with a number in the line',
  'offer, to price, another band',
  'offer, price sent',
  'offer, not chosen',
  'offer, what is wrong with it',
  'offer, declined',
  'offer, ended after a try',
  'offer, consent over',
  'installer, busy',
  'installer, paused',
]

/** Opens a page as the server would answer with it, with its policy. */
async function open(page: Page, name: string): Promise<void> {
  const site = await loading
  await page.unrouteAll()
  await page.route('**/a-page', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: Object.fromEntries(securityHeaders(site.build)),
      body: pages[name]?.(site) ?? '',
    }),
  )
  await page.goto('/a-page')
}

/** What is too wide for the screen, and what a thumb could miss. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const most = document.documentElement.clientWidth + 1
    const nameOf = (one: Element) => `${one.tagName} ${one.textContent?.slice(0, 40)}`
    const hidden = 'svg *, .skip, .visually-hidden, thead, thead *'
    const wide = Array.from(document.querySelectorAll('body *'))
      .filter((one) => !one.matches(hidden) && one.checkVisibility())
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect()
        return width > 1 && (left < -1 || right > most)
      })
    const controls = document.querySelectorAll(
      'main :is(button, .button, .quiet, input:not([type="hidden"], [type="radio"]), textarea, label:has([type="radio"]))',
    )
    const low = Array.from(controls).filter((one) => one.getBoundingClientRect().height < 44)
    return [
      ...wide.map((one) => `wide: ${nameOf(one)}`),
      ...low.map((one) => `low: ${nameOf(one)}`),
    ]
  })
}

test('every state of an offer and of an installer’s page is whole at every width', {
  tag: '@widths',
}, async ({ page }) => {
  for (const name of Object.keys(pages)) {
    await open(page, name)
    for (const width of widthsOfRun(page, [390, 320, 820, 1440])) {
      await page.setViewportSize({ width, height: 844 })
      expect(await faultsOf(page), `${name}, at ${width} px`).toEqual([])
      if (shapes.includes(name) && (width === 390 || width === 1440)) await expectAccessible(page)
    }
    // Gold is one next step, and never more.
    expect(await page.locator('main .button').count(), name).toBeLessThanOrEqual(1)
  }
})

test('every state is valid HTML', { tag: '@core' }, async () => {
  const site = await loading
  for (const [name, render] of Object.entries(pages))
    expect.soft(htmlProblems(render(site)), name).toEqual([])
})

test('an installer that would call after another reads from when, not the time that the visitor chose', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, 'offer, offered second')
  await expect(page.getByRole('main')).toContainText('From Wednesday 25 November, 9\u00a0am')
  await expect(page.getByRole('main')).toContainText('Somebody else calls first')
  await expect(page.getByRole('main')).not.toContainText('Their own choice')
})

test('all that decides an offer is above its bar, which keyboards and forced colours reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'offer, offered')
  const bar = page.getByRole('button', { name: 'Accept for $68 + GST' })
  const top = (await bar.boundingBox())?.y ?? 0
  for (const text of ['Panels and a battery in Reservoir, 3073', '42 minutes left', '$68.00']) {
    const box = await page.getByText(text).first().boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), text).toBeLessThan(top)
  }
  await page.route('**/offer', (route) => route.fulfill({ body: 'ok' }))
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await bar.evaluate((one) => getComputedStyle(one).borderTopWidth)).not.toBe('0px')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(bar).toBeFocused()
  await page.keyboard.press('Enter')
  expect(new URLSearchParams((await posted).postData() ?? '').toString()).toBe(
    new URLSearchParams({ token: offered.token, act: 'accept' }).toString(),
  )
})

test('a price is three presses above the fold, and the button says what it sends', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'offer, to price')
  const send = page.getByRole('button', { name: 'Send price' })
  const top = (await send.boundingBox())?.y ?? 0
  for (const tile of await page.locator('main label:has([type="radio"])').all()) {
    const box = await tile.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), (await tile.textContent()) ?? '').toBeLessThan(top)
  }
  await page.locator('label', { hasText: '$13,600–16,400' }).click()
  await page.locator('label', { hasText: 'From 7' }).click()
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await page.route('**/offer', (route) => route.fulfill({ body: 'ok' }))
  await page.getByRole('button', { name: 'Send $13,600–16,400, from 7 Dec' }).click()
  const fields = Object.fromEntries(new URLSearchParams((await posted).postData() ?? ''))
  expect(fields).toEqual({
    token: offered.token,
    act: 'send-price',
    band: '1360000-1640000',
    week: '2026-12-07',
    words: '',
  })
})

test('a price that can’t be sent is said under its field, with what was typed', async ({
  page,
}) => {
  await open(page, 'offer, to price, with a number in the line')
  const words = page.getByLabel('One line for them, if you like')
  await expect(words).toHaveValue('Call 0491 570 157')
  await expect(words).toHaveAccessibleDescription(/^Leave phone numbers out/)
  await open(page, 'offer, to price, another band')
  await expect(page.getByLabel('From, in dollars')).toHaveAccessibleDescription(
    'Enter the lower end first.',
  )
  await expect(page.getByLabel('Panels, in kW')).toHaveValue('6.6')
})
