import type { Page } from '@playwright/test'
import { openDatabase } from '#database/open.ts'
import { stepName } from '#domain/enquiry/form.ts'
import { homeForm } from '../answers.ts'
import { type Running, startServer } from '../server.ts'
import {
  answerByPointer,
  answerSteps,
  answersOf,
  expect,
  fillIn,
  leadsOf,
  someone,
  stepAsking,
  takeAMoment,
  test,
} from './visit.ts'

/** Forms report the steps that visitors reach: each step once, nothing about the visitor, only from touched forms. */

const steps = homeForm.steps.map(stepName)

/** Every report that the page sends. */
function listen(page: Page): string[] {
  const reached: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/steps')) return
    const { form, step, ...more } = JSON.parse(request.postData() ?? '')
    expect(more).toEqual({})
    expect(form).toBe('home')
    reached.push(step)
  })
  return reached
}

async function countsIn({ directory }: Running) {
  const database = openDatabase({ directory })
  const rows = await database.db.selectFrom('step_counts').selectAll().execute()
  await database.close()
  return Object.fromEntries(rows.map(({ form, step, count }) => [`${form} ${step}`, count]))
}

test('each step is reported once, however often a visitor goes back, reloads and sends', async ({
  page,
}) => {
  const server = await startServer()
  const reached = listen(page)
  await page.clock.install()
  await page.goto(server.url, { waitUntil: 'networkidle' })
  expect(reached).toEqual([])

  const person = someone()
  await answerSteps(page, answersOf(person), { until: steps[2] })
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByText(stepAsking(steps[0]))).toBeVisible()
  await expect.poll(() => reached).toEqual(steps.slice(0, 3))
  await page.reload()
  await expect(page.getByText(stepAsking(steps[2]))).toBeVisible()
  expect(reached).toEqual(steps.slice(0, 3))
  await answerSteps(page, answersOf(person), { from: steps[2] })
  await expect.poll(() => reached).toEqual(steps)
  await takeAMoment(page)
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await page.waitForURL(/\/success\?ref=WW-/)
  expect(await leadsOf(server, person)).toHaveLength(1)

  await expect
    .poll(() => countsIn(server))
    .toEqual(Object.fromEntries(steps.map((step) => [`home ${step}`, 1])))
  await server.stop()
})

test('a second enquiry is counted again, with no cookie to recognise the visitor', async ({
  page,
  context,
}) => {
  const reached = listen(page)
  await page.goto('/')
  await answerSteps(page, answersOf(someone()), { until: steps[1] })
  await expect.poll(() => reached).toEqual(steps.slice(0, 2))
  expect(await context.cookies()).toEqual([])
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/')
  await answerSteps(page, answersOf(someone()), { until: steps[1] })
  await expect.poll(() => reached).toEqual([...steps.slice(0, 2), ...steps.slice(0, 2)])
})

for (const [wish, script] of [
  ['doNotTrack', "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"],
  [
    'globalPrivacyControl',
    "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })",
  ],
] as const)
  test(`nothing is reported where the browser asks not to be tracked, by ${wish}`, async ({
    page,
  }) => {
    const reached = listen(page)
    await page.addInitScript(script)
    await page.goto('/')
    await answerSteps(page, answersOf(someone()), { until: steps[2] })
    await expect(page.getByText(stepAsking(steps[2]))).toBeVisible()
    expect(reached).toEqual([])
  })

test('nothing is reported without script', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const page = await context.newPage()
  const reached = listen(page)
  await page.goto('/')
  await fillIn(page, answersOf(someone()))
  expect(reached).toEqual([])
  await context.close()
})

test('a form goes on when its reports cannot be sent', async ({ page, complaints }) => {
  await page.route('/steps', (route) => route.abort())
  await page.goto('/')
  await answerByPointer(page, someone())
  await expect(page.getByText(stepAsking('contact-phone'))).toBeVisible()
  complaints.splice(0)
})

test('names that no form has are rejected', async ({ request }) => {
  const post = (data: unknown) => request.post('/steps', { data })
  expect((await post({ form: 'home', step: 'monthly-bill' })).status()).toBe(204)
  expect((await post({ form: 'home', step: 'anything' })).status()).toBe(400)
  expect((await post({ form: 'nowhere', step: 'monthly-bill' })).status()).toBe(400)
})
