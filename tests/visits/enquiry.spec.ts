import type { Page } from '@playwright/test'
import { homeForm } from '../answers.ts'
import {
  answerByPointer,
  answerSteps,
  answersOf,
  expect,
  fill,
  fillIn,
  fillSilently,
  leadsOf,
  someone,
  stepAsking,
  test,
} from './visit.ts'

const step = (page: Page) => page.getByText(/^Step \d+ of \d+$/)
const last = { name: 'Get My Quote' }

test('all steps by pointer make a lead, and the reference is shown', async ({ page, server }) => {
  const person = someone()
  await page.goto('/')
  await answerSteps(page, answersOf(person, { 'monthly-bill': '300-400' }))
  await expect(step(page)).toHaveText(stepAsking('contact-phone'))
  await page.getByLabel('Postcode (optional)').fill('3011')
  await page.getByRole('button', last).click()
  await page.waitForURL(/\/success\?ref=WW-/)
  const [lead, ...others] = await leadsOf(server, person)
  expect(others).toEqual([])
  await expect(page.getByText(`Your reference is ${lead?.reference_number}`)).toBeVisible()
  expect(lead).toMatchObject({
    form_type: 'get_your_free_solar_quote',
    phone: person.phone,
    postcode: '3011',
    property_type: 'home',
    homeowner: 'homeowner',
    current_bill: '300-400',
    page: '/',
  })
})

test('a number with a digit too many is asked about once, and then taken as it is', async ({
  page,
  server,
}) => {
  const person = { ...someone(), phone: '0491 570 1567' }
  await page.goto('/')
  await answerSteps(page, answersOf(person))
  await page.getByRole('button', last).click()
  await expect(page.getByText(/^Is 0491 570 1567 right\? One digit too many\?/)).toBeVisible()
  expect(await leadsOf(server, person)).toEqual([])
  await page.getByRole('button', last).click()
  await page.waitForURL(/\/success\?ref=WW-/)
  expect(await leadsOf(server, person)).toHaveLength(1)
})

test('what was filled in without an event goes on with Enter and Continue, and is sent', async ({
  page,
  server,
}) => {
  const person = someone()
  await page.goto('/')
  await answerSteps(page, answersOf(person), { until: 'contact-name' })
  await page.getByLabel('What is your name?').evaluate(fillSilently, person.name)
  await page.getByLabel('What is your name?').press('Enter')
  await expect(step(page)).toHaveText(stepAsking('contact-email'))
  await page.getByLabel('What is your email address?').evaluate(fillSilently, person.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel(/^Which number should/).evaluate(fillSilently, person.phone)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('What is your email address?')).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel(/^Which number should/)).toHaveValue(person.phone)
  await page.getByRole('button', last).click()
  await page.waitForURL(/\/success\?ref=WW-/)
  expect(await leadsOf(server, person)).toMatchObject([{ phone: person.phone }])
})

test('a visitor who sent a form reads when we call, who the installers are and what the quotes are like', async ({
  page,
}) => {
  await page.goto('/')
  await answerSteps(page, answersOf(someone()))
  await page.getByRole('button', last).click()
  await page.waitForURL(/\/success\?ref=WW-/)
  await expect(page).toHaveTitle(/^Thank you/)
  const cards = page.locator('section', {
    has: page.getByRole('heading', { name: 'What you can count on' }),
  })
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    /^A call (by|within|on) /,
    'Accredited local experts',
    'Quotes made for you',
  ])
  // No installer is set up here, so that it is us who call, as their own page says.
  await expect(cards).toContainText('From us, never before 9 am.')
  await expect(page.getByText('We call you.', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'your own page' }).first().click()
  await expect(page.getByText('One of us reads it, then calls you about it.')).toBeVisible()
})

test('the thank-you page doesn’t thank a visitor who has sent nothing, and keeps its three cards', async ({
  page,
}) => {
  await page.goto('/success')
  await expect(page).not.toHaveTitle(/thank/i)
  await expect(page.locator('main')).not.toContainText(
    /thank you|submitted|stored safely|we’ve got it/i,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What happens after you ask for quotes',
  )
  for (const name of ['A call within 24 hours', 'Accredited local experts', 'Quotes made for you'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('the first tap already moves on, though no script was there before it', async ({ page }) => {
  await page.goto('/')
  const scripts = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  )
  expect(scripts).toBe(0)
  await page.getByText('On a business').click()
  await expect(step(page)).toHaveText(stepAsking('property-ownership'))
  await expect(page.locator('#shop-variant')).toBeVisible()
})

test('all steps by keyboard alone make a lead', async ({ page, server }) => {
  const person = someone()
  await page.goto('/')
  const radio = page.getByLabel('On a home')
  while (!(await radio.evaluate((one) => one === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('On a business')).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expect(step(page), 'arrow keys only look around').toHaveText(stepAsking('property-type'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  const answers = answersOf(person)
  for (const { questions } of homeForm.steps.slice(1)) {
    const [{ name, kind }] = questions
    await expect(page.locator(`[name="${name}"]`).first()).toBeFocused()
    if (kind !== 'choice') await page.keyboard.type(answers[name] ?? '')
    else if (name === 'monthly-bill') for (const _ of [1, 2]) await page.keyboard.press('ArrowDown')
    else await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
  }
  await page.waitForURL(/\/success\?ref=WW-/)
  expect(await leadsOf(server, person)).toMatchObject([
    { property_type: 'home', homeowner: 'homeowner', current_bill: '200-300' },
  ])
})

test('Continue waits for an answer, and Back keeps answers', async ({ page }) => {
  await page.goto('/')
  const answers = { 'property-ownership': 'tenant', 'monthly-bill': 'over-500' }
  await answerSteps(page, answersOf(someone(), answers), { until: 'contact-name' })
  const proceed = page.getByRole('button', { name: 'Continue' })
  await expect(proceed).toBeDisabled()
  await page.getByLabel('What is your name?').fill('   ')
  await expect(proceed).toBeDisabled()
  await page.getByLabel('What is your name?').fill('Alex Nguyen')
  await expect(proceed).toBeEnabled()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Over $500')).toBeChecked()
  await page.goBack()
  await expect(page.getByLabel('I rent it')).toBeChecked()
  await page.goForward()
  await page.goForward()
  await expect(page.getByLabel('What is your name?')).toHaveValue('Alex Nguyen')
  for (const { questions } of homeForm.steps) {
    if (questions[0].name === 'contact-name') break
    await page.getByRole('button', { name: 'Back' }).click()
  }
  await expect(step(page)).toHaveText(stepAsking('property-type'))
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden()
  await expect(page.getByLabel('On a home')).toBeChecked()
})

test('a reload midway keeps the answers and the step', async ({ page }) => {
  await page.goto('/')
  const answers = answersOf(someone(), { 'monthly-bill': '100-200' })
  await answerSteps(page, answers, { until: 'contact-name' })
  await page.getByLabel('What is your name?').fill('Alex Nguyen')
  await page.reload()
  await expect(step(page)).toHaveText(stepAsking('contact-name'))
  await expect(page.getByLabel('What is your name?')).toHaveValue('Alex Nguyen')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('$100–$200')).toBeChecked()
  await page.reload()
  await expect(step(page)).toHaveText(stepAsking('monthly-bill'))
})

test('a mistyped email address is rejected at its step, a bad number by the server', async ({
  page,
}) => {
  await page.goto('/')
  const person = someone()
  await answerByPointer(page, { ...person, phone: '12' })
  await page.getByRole('button', last).click()
  await expect(page.getByText('Enter a phone number, like 0412 345 678')).toBeVisible()
  await expect(page.getByLabel('Which number should the installer call?')).toBeFocused()
  await page.getByRole('button', { name: 'Back' }).click()
  await fill(page, 'What is your email address?', 'alex@nowhere')
  await expect(page.getByText('Enter an email address, like alex@example.com')).toBeVisible()
})

test('a mended answer loses its error at once', async ({ page }) => {
  await page.goto('/')
  await answerSteps(page, answersOf(someone()), { until: 'contact-email' })
  await fill(page, 'What is your email address?', 'alex@nowhere')
  const error = page.getByText('Enter an email address, like alex@example.com')
  await expect(error).toBeVisible()
  const field = page.getByLabel('What is your email address?')
  await field.pressSequentially('.')
  await expect(error).toBeVisible()
  await field.pressSequentially('com')
  await expect(error).toBeHidden()
  await expect(field).not.toHaveAttribute('aria-invalid')
})

test('an address that looks mistyped is questioned, and accepted all the same', async ({
  page,
}) => {
  await page.goto('/')
  await answerSteps(page, answersOf(someone()), { until: 'contact-email' })
  const field = page.getByLabel('What is your email address?')
  await field.fill('alex@gmial.com')
  await page.getByRole('button', { name: 'alex@gmail.com' }).click()
  await expect(field).toHaveValue('alex@gmail.com')
  await expect(field).toBeFocused()
  await expect(page.getByText('Did you mean')).toBeHidden()
  await field.fill('alex@gmial.com')
  await expect(page.getByText('Did you mean alex@gmail.com?')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(step(page)).toHaveText(stepAsking('contact-phone'))
})

test('a step of tiles shows no Continue until one is ticked', async ({ page }) => {
  await page.goto('/')
  const proceed = page.getByRole('button', { name: 'Continue' })
  await expect(proceed).toBeHidden()
  const ticked = visibleWithTick(page)
  await page.getByText('On a home').click()
  expect(await ticked, 'its tick is seen first').toBe(true)
  await expect(proceed).toBeHidden()
  await expect(step(page)).toHaveText(stepAsking('property-ownership'))
  await expect(proceed).toBeHidden()
  await expect(page.locator('[name="property-ownership"]').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Choose an answer to ‘Do you own the building?’')).toBeVisible()
  await page.getByText('I rent it').click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(proceed).toBeVisible()
})

/** Whether the tile that is ticked next can be seen in the frame after. Later its step may have gone. */
function visibleWithTick(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const inNextFrame = ({ target }: Event) =>
          requestAnimationFrame(() =>
            resolve(
              target instanceof HTMLInputElement && target.checked && target.checkVisibility(),
            ),
          )
        addEventListener('change', inNextFrame, { once: true })
      }),
  )
}

test('a step in view moves nothing when it changes, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByText('On a home').click()
  // With the focus it would scroll.
  const field = (name: string) => page.locator(`[name="${name}"]`).first()
  await expect(field('property-ownership')).toBeFocused()
  const scrolled = await page.evaluate(() => scrollY)
  await page.getByText('I rent it').click()
  await expect(field('monthly-bill')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})

test('two clicks are one lead', async ({ page, server }) => {
  const person = someone()
  await page.goto('/')
  await answerByPointer(page, person)
  await page.getByRole('button', last).dblclick()
  await page.waitForURL(/\/success/)
  expect(await leadsOf(server, person)).toHaveLength(1)
})

test('sent again with a corrected phone it is a second, linked lead', { tag: '@deep' }, async ({
  page,
  server,
  complaints,
}) => {
  const person = someone()
  await page.goto('/')
  await answerByPointer(page, person)
  // The response is lost: the server has stored the lead, but the visitor does not know.
  await page.route('/enquiries', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', last).click()
  await expect(
    page.getByText('There was an issue submitting your form. Please try again.'),
  ).toBeVisible()
  await page.unroute('/enquiries')
  // The error and the data are logged.
  expect(complaints.splice(0)).toHaveLength(1)
  await page.getByLabel('Which number should the installer call?').fill('0499 999 999')
  await page.getByRole('button', last).click()
  await page.waitForURL(/\/success/)
  const leads = await leadsOf(server, person)
  expect(leads.map(({ phone }) => phone)).toEqual([person.phone, '0499 999 999'])
  expect(leads[1]?.earlier_lead).toBe(leads[0]?.id)
})

test.describe('when the form’s script cannot be loaded', () => {
  test('all steps show and the plain post works', async ({ page, server, complaints }) => {
    const person = someone()
    await page.route('**/_astro/*.js', (route) => route.abort())
    await page.goto('/')
    await page.getByText('On a home').click()
    await expect(page.getByLabel('Which number should the installer call?')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden()
    await fillIn(page, answersOf(person))
    await page.getByRole('button', last).click()
    await page.waitForURL(/\/success\?ref=WW-/)
    expect(await leadsOf(server, person)).toHaveLength(1)
    // The browser reports the script that was aborted.
    expect(complaints.splice(0).length).toBeGreaterThan(0)
  })
})
