import type { Locator, Page } from '@playwright/test'
import { answerByPointer, expect, someone, stepAsking, stopTheClock, test } from './visit.ts'

/** The notice a visitor sees when sending fails: its words, its colours and its place. */

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const paths = {
  'a page with a form': '/',
  'an article': '/blog/feed-in-tariffs-victoria-explained',
}

/** From the press on, time passes only as a test lets it. */
async function failToSend(page: Page, path: string): Promise<Locator> {
  await page.clock.install()
  await page.goto(path)
  await answerByPointer(page, someone())
  await stopTheClock(page)
  await page.route('/enquiries', (route) => route.abort())
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  const notice = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  await expect(notice).toBeVisible()
  await notice.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)))
  return notice
}

const words = 'There was an issue submitting your form. Please try again.'

test('if the code for notices cannot be loaded, the form itself says what went wrong', {
  tag: '@core',
}, async ({ page, complaints }) => {
  await page.route(/Notices\.[^./]*\.js$/, (route) => route.abort())
  await page.route('/enquiries', (route) => route.abort())
  await page.goto('/')
  await answerByPointer(page, someone())
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  const notice = page.getByRole('form').locator(':focus')
  await expect(notice).toHaveText(words)
  await expect(notice).toBeInViewport()
  expect(await styleOf(notice)).toMatchObject({ backgroundColor: 'rgb(248, 230, 218)' })
  await expect(page.getByText(stepAsking('contact-phone'))).toBeVisible()
  // The next try begins without it.
  await page.unroute('/enquiries')
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await page.waitForURL(/\/success\?ref=WW-/)
  complaints.splice(0)
})

test('the notice goes after five seconds, but not from under the pointer or the focus', {
  tag: '@core',
}, async ({ page, complaints }) => {
  const notice = await failToSend(page, '/')
  await notice.hover()
  await page.clock.runFor(20_000)
  await page.keyboard.press('Alt+T')
  await expect(notice).toBeFocused()
  await page.mouse.move(5, 600)
  await page.clock.runFor(20_000)
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Get My Quote' }).focus()
  await page.clock.runFor(4_000)
  await expect(notice).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(notice).toHaveCount(0)
  complaints.splice(0)
})

const button = (page: Page) => page.getByRole('button', { name: 'Get My Quote' })

test('once the notice is gone a line at the button still says that the answers are kept, and when it is offline', async ({
  page,
  context,
  complaints,
}) => {
  const notice = await failToSend(page, '/')
  await page.mouse.move(5, 600)
  await page.clock.runFor(6_000)
  await expect(notice).toHaveCount(0)
  const form = page.getByRole('form')
  await expect(form).toContainText('We can’t tell whether that arrived. Your answers are kept')
  await context.setOffline(true)
  await expect(button(page)).toHaveAccessibleDescription(
    'You’re offline. Your answers are kept in this tab: press again once you’re back.',
  )
  await context.setOffline(false)
  await expect(form).not.toContainText('You’re offline')

  // At an earlier step there is nothing to press again, and the answers are there after a reload.
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(form).not.toContainText('We can’t tell')
  await page.clock.resume()
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Which number should the installer call?')).not.toHaveValue('')
  complaints.splice(0)
})

for (const body of ['{}', '{"error":""}', 'null', '<h1>Too many requests</h1>'])
  test(`a 429 of something in front of us, ${body}, gets the usual sentence`, {
    tag: body === '{}' ? '@core' : [],
  }, async ({ page, complaints }) => {
    await page.goto('/')
    await answerByPointer(page, someone())
    await page.route('/enquiries', (route) =>
      route.fulfill({ status: 429, contentType: 'application/json', body }),
    )
    await button(page).click()
    const notice = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
    await expect(notice).toContainText(words)
    complaints.splice(0)
  })

test('what our own 429 says to do stays at the button', { tag: '@core' }, async ({ page }) => {
  const advice = 'Many enquiries came from your network just now. Wait a minute.'
  await page.goto('/')
  await answerByPointer(page, someone())
  await page.route('/enquiries', (route) => route.fulfill({ status: 429, json: { error: advice } }))
  await button(page).click()
  await expect(button(page)).toHaveAccessibleDescription(advice)
})

const styleOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, borderLeftColor, borderLeftWidth, color, fontSize } =
      getComputedStyle(element)
    return { backgroundColor, borderLeftColor, borderLeftWidth, color, fontSize }
  })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

for (const viewport of sizes)
  for (const [where, path] of Object.entries(paths))
    test.describe(`at ${viewport.width} px on ${where}`, () => {
      test.use({ viewport })

      test('the notice is a clay box with its words inside, in the top corner, above the page and not over the button to press again', async ({
        page,
        complaints,
      }) => {
        const notice = await failToSend(page, path)
        const title = notice.getByText('Error', { exact: true })
        const message = notice.getByText('There was an issue submitting your form.')
        expect(await styleOf(notice)).toEqual({
          backgroundColor: 'rgb(248, 230, 218)',
          borderLeftColor: 'rgb(168, 74, 38)',
          borderLeftWidth: '4px',
          color: 'rgb(23, 35, 29)',
          fontSize: '15px',
        })
        expect(await styleOf(title)).toMatchObject({ color: 'rgb(168, 74, 38)' })

        const box = await boxOf(notice)
        for (const each of [await boxOf(title), await boxOf(message)]) {
          expect(each.left).toBeGreaterThanOrEqual(box.left + 16)
          expect(each.right).toBeLessThanOrEqual(box.right - 16)
          expect(each.top).toBeGreaterThanOrEqual(box.top + 10)
          expect(each.bottom).toBeLessThanOrEqual(box.bottom - 10)
        }
        expect(box.top).toBeGreaterThanOrEqual(12)
        expect(box.top).toBeLessThanOrEqual(32)
        expect(viewport.width - box.right).toBeGreaterThanOrEqual(12)
        expect(viewport.width - box.right).toBeLessThanOrEqual(32)
        expect(box.left).toBeGreaterThanOrEqual(12)
        expect(box.right - box.left).toBeGreaterThanOrEqual(350)
        expect(box.right - box.left).toBeLessThanOrEqual(400)

        const isOnTop = await notice.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return [0.1, 0.5, 0.9].every((share) =>
            element.contains(document.elementFromPoint(left + width * share, top + height / 2)),
          )
        })
        expect(isOnTop).toBe(true)
        const isFree = await button(page).evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect()
          return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
        expect(isFree).toBe(true)
        complaints.splice(0)
      })
    })
