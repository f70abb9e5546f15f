import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { knownEvent } from '#site/calculators/saved-draft.ts'
import { formNamed } from '../answers.ts'
import { expect, holdScripts, stepAsking, test } from './visit.ts'

const installers = formNamed('installers')

/** What a visitor presses before the script has loaded counts as if it had. */

/** Every navigation request of the page, queries included. */
function navigationsOf(page: Page): string[] {
  const navigations: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations.push(`${request.method()} ${request.url()}`)
  })
  return navigations
}

test('Enter in a calculator whose script is on its way sends nothing, and is answered when it comes', async ({
  page,
  baseURL,
}) => {
  const deliver = await holdScripts(page)
  const navigations = navigationsOf(page)
  await page.goto('/solar-panel-savings')
  await page.locator('#calculator-postcode').fill('3550')
  await page.locator('#calculator-bill').fill('900')
  await page.keyboard.press('Enter')
  deliver()
  await expect(page).toHaveURL(/\/solar-panel-savings#postcode=3550&bill=900$/)
  await expect(page.getByText('For a home at 3550')).toBeInViewport()
  expect(navigations).toEqual([`GET ${baseURL}/solar-panel-savings`])
})

test('Enter where programs are looked up sends nothing either', async ({ page, baseURL }) => {
  const deliver = await holdScripts(page)
  const navigations = navigationsOf(page)
  await page.goto('/solar-panel-grants')
  await page.locator('#open-postcode').fill('4000')
  await page.keyboard.press('Enter')
  deliver()
  await expect(page.getByText('Open to a household at 4000')).toBeVisible()
  await expect(page).toHaveURL(/\/solar-panel-grants#postcode=4000$/)
  expect(navigations).toEqual([`GET ${baseURL}/solar-panel-grants`])
})

test('Enter is a plain GET where the script cannot be loaded', async ({ page, complaints }) => {
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto('/solar-panel-savings')
  await page.locator('#calculator-postcode').fill('3550')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/solar-panel-savings\?postcode=3550&/)
  await expect(page.getByText('For a home at 3550')).toBeVisible()
  // The browser reports the scripts that were aborted.
  expect(complaints.splice(0).length).toBeGreaterThan(0)
})

test('Enter on a form’s first answer moves on when the script comes', async ({ page, baseURL }) => {
  const deliver = await holdScripts(page)
  const navigations = navigationsOf(page)
  await page.goto('/best-solar-panel-installers')
  await page.getByLabel('Where is the roof?').fill('Footscray')
  await page.keyboard.press('Enter')
  deliver()
  await expect(page.getByText(stepAsking('installer-preference', installers))).toBeVisible()
  expect(navigations).toEqual([`GET ${baseURL}/best-solar-panel-installers`])
})

test('the first touch of a form brings at most 80 kB of script', async ({ page }) => {
  const lengths: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    lengths.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(lengths).toHaveLength(0)
  await page.getByText('On a home').click()
  await expect(page.getByText(stepAsking('property-ownership'))).toBeVisible()
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0)
  expect(bytes).toBeGreaterThan(40_000)
  expect(bytes).toBeLessThanOrEqual(80_000)
})

test('what is typed while the script is on its way stays, and goes with the rest', async ({
  page,
}) => {
  const deliver = await holdScripts(page)
  await page.goto('/best-solar-panel-installers')
  await page.getByLabel('Where is the roof?').pressSequentially('Footscray ')
  deliver()
  await expect(page.getByRole('form')).toHaveAttribute('novalidate', '')
  await page.keyboard.type('3011')
  await expect(page.getByLabel('Where is the roof?')).toHaveValue('Footscray 3011')
  await page.reload()
  await expect(page.getByText(stepAsking('installer-preference', installers))).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Where is the roof?')).toHaveValue('Footscray 3011')
})

test('a press while the form is just being hydrated counts once', async ({ page }) => {
  const slow = await page.context().newCDPSession(page)
  await page.goto('/')
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const before = await page.evaluate(() => history.length)
  const wasEarly = await page.evaluate(async () => {
    const place = document.getElementById('enquiry-home')
    const radio = place?.querySelector<HTMLInputElement>('input[type=radio]')
    const form = place?.querySelector('form')
    if (!place || !radio || !form) throw new Error('There is no form')
    const isTaken = () => Object.keys(place).some((key) => key.startsWith('__reactContainer'))
    // React hydrates in slices that are messages too: between two of them this looks.
    const { port1, port2 } = new MessageChannel()
    radio.focus()
    while (!isTaken())
      await new Promise((resolve) => {
        port1.onmessage = resolve
        port2.postMessage(0)
      })
    const isEarly = !form.noValidate
    radio.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    return isEarly
  })
  expect(wasEarly).toBe(true)
  await expect(page.getByText(stepAsking('property-ownership'))).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
})

test('Enter between taking over and the first render after it goes on', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    const place: (HTMLElement & { k?: unknown }) | null = document.getElementById('enquiry-home')
    const radio = place?.querySelector<HTMLInputElement>('input[type=radio]')
    const submit = place?.querySelector<HTMLButtonElement>('[type=submit]')
    if (!place || !radio || !submit) throw new Error('There is no form')
    const { port1, port2 } = new MessageChannel()
    radio.focus()
    // A key ticks without a click count, and so doesn't go on by itself.
    radio.click()
    while (Array.isArray(place.k))
      await new Promise((resolve) => {
        port1.onmessage = resolve
        port2.postMessage(0)
      })
    // What Enter in a field does: the browser presses the button that submits.
    submit.click()
  })
  await expect(page.getByText(stepAsking('property-ownership'))).toBeVisible()
})

const question = (page: Page, name: string) => page.locator(`[data-step="${name}"] legend`)

test('a pressed first answer moves on before any script has come, and hydration leaves it so', async ({
  page,
}) => {
  const deliver = await holdScripts(page)
  await page.goto('/')
  await page.getByText('On a business').click()
  await expect(question(page, 'property-type')).toBeHidden()
  await expect(question(page, 'property-ownership')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
  const card = page.getByRole('form')
  const before = await card.boundingBox()
  await page.evaluate(async () => {
    // The step's own arrival, which begins after the tick, isn't one more.
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    Object.assign(window, { again: [] })
    document.addEventListener('animationstart', ({ animationName }) => {
      ;(window as unknown as { again: string[] }).again.push(animationName)
    })
  })
  deliver()
  await expect(page.getByRole('form')).toHaveAttribute('novalidate', '')
  await expect(page.getByText(stepAsking('property-ownership'))).toBeVisible()
  await expect(question(page, 'property-ownership')).toBeVisible()
  expect(await card.boundingBox()).toEqual(before)
  expect(await page.evaluate(() => (window as unknown as { again: string[] }).again)).toEqual([])
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('On a business')).toBeChecked()
})

test('a second answer pressed before the script has come counts too', async ({ page }) => {
  const deliver = await holdScripts(page)
  await page.goto('/')
  const before = await page.evaluate(() => history.length)
  await page.getByText('On a home').click()
  await page.getByText('I rent it').click()
  await expect(page.getByLabel('I rent it')).toBeChecked()
  deliver()
  await expect(page.getByText(stepAsking('monthly-bill'))).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(before + 2)
  await page.goBack()
  await expect(page.getByLabel('I rent it')).toBeChecked()
})

test('an answer pressed in the moment in which the form is hydrated moves on', async ({ page }) => {
  const deliver = await holdScripts(page)
  await page.addInitScript((known) => {
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest) {
      // The form listens to its calculator as it is hydrated, and nothing comes sooner after that than a microtask.
      if (type === known)
        queueMicrotask(() =>
          document
            .querySelector('[name=property-ownership]')
            ?.dispatchEvent(
              new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
            ),
        )
      return listen.call(this, type, ...rest)
    } as typeof listen
  }, knownEvent)
  await page.goto('/')
  await page.getByText('On a home').click()
  await expect(question(page, 'property-ownership')).toBeVisible()
  deliver()
  await expect(page.getByText(stepAsking('monthly-bill'))).toBeVisible()
})

test('Back pressed before the script has come leads back', async ({ page }) => {
  const deliver = await holdScripts(page)
  await page.goto('/')
  await page.getByText('On a home').click()
  await page.getByRole('button', { name: 'Back' }).click()
  deliver()
  await expect(page.getByText(stepAsking('property-type'))).toBeVisible()
  await expect(question(page, 'property-type')).toBeVisible()
  await expect(page.getByLabel('On a home')).toBeChecked()
})

test('keys only look around, before the script has come and after', async ({ page }) => {
  const deliver = await holdScripts(page)
  await page.clock.install()
  await page.goto('/')
  const radio = page.getByLabel('On a home')
  while (!(await radio.evaluate((one) => one === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('On a business')).toBeChecked()
  await animationsToEnd(page)
  await expect(question(page, 'property-type')).toBeVisible()
  deliver()
  await expect(page.getByRole('form')).toHaveAttribute('novalidate', '')
  await page.keyboard.press('ArrowLeft')
  await expect(radio).toBeChecked()
  await page.clock.runFor(1_000)
  await expect(question(page, 'property-type')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(stepAsking('property-ownership'))).toBeVisible()
})

test('answers that the browser fills in again after a reload do not move on by themselves', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => {
    const radio = document.querySelector<HTMLInputElement>('form [type=radio]')
    if (radio) radio.checked = true
  })
  await animationsToEnd(page)
  await expect(question(page, 'property-type')).toBeVisible()
})

/** Until the script has come, a form moves on by animation alone. */
async function animationsToEnd(page: Page): Promise<void> {
  await page.getByRole('form').evaluate(async (form) => {
    await Promise.all(form.getAnimations({ subtree: true }).map(({ finished }) => finished))
  })
}
