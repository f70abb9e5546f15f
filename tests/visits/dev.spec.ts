import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { test as base } from '@playwright/test'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { freePort, type Running, startServer } from '../server.ts'
import { answerByPointer, answersOf, fillIn, leadsOf, secret, someone } from './visit.ts'

/* While developing, `npm run dev` serves the pages and passes posts on to `npm run serve`. */

const test = base.extend<object, { server: Running; dev: string }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from the pattern
    async ({}, use) => {
      const server = await startServer({ environment: { APP_SECRET: secret } })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  dev: [
    async ({ server }, use) => {
      const dev = await startDev(server)
      await use(dev.url)
      dev.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ dev }, use) => use(dev),
})
const { expect } = test
// In one worker: Astro starts one development server in a folder, and no second one.
test.describe.configure({ mode: 'default' })

test('a form is sent with script, and thanked for', async ({ page, server }) => {
  const person = someone()
  await page.goto('/')
  await answerByPointer(page, person)
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  await page.waitForURL(/\/success\?ref=WW-/)
  const [lead] = await leadsOf(server, person)
  await expect(page.getByText(`Your reference is ${lead?.reference_number}`)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form is sent and thanked for, or comes back with what is wrong', async ({
    page,
    server,
  }) => {
    const person = someone()
    await page.goto('/')
    await fillIn(page, answersOf(person, { 'contact-email': 'alex@nowhere' }))
    await page.getByRole('button', { name: 'Get My Quote' }).click()
    await expect(page).toHaveTitle(/^Check your answers: /)
    await page.getByLabel('What is your email address?').fill(person.email)
    await page.getByRole('button', { name: 'Get My Quote' }).click()
    await expect(page).toHaveURL(/\/success\?ref=WW-/)
    const [lead] = await leadsOf(server, person)
    await expect(page.getByText(`Your reference is ${lead?.reference_number}`)).toBeVisible()
  })

  test('a calculator is answered, in the styles of the last build', async ({ page }) => {
    await page.goto('/solar-panel-savings')
    await page.getByLabel('Postcode', { exact: true }).first().fill('3550')
    await page.getByLabel('Power bill').fill('$ 900')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page.getByText('For a home at 3550')).toBeVisible()
    await expect(page.locator('#calculator-bill')).toHaveValue('$ 900')
    const loaded = await page.evaluate(() =>
      [...document.styleSheets].map(({ cssRules }) => cssRules.length),
    )
    expect(Math.min(...loaded)).toBeGreaterThan(0)
  })

  test('what is open at a postcode is answered', async ({ page }) => {
    await page.goto('/solar-panel-grants?postcode=3000')
    await expect(page.locator('#open [name="postcode"]')).toHaveValue('3000')
  })

  test('a withdrawal is asked for and done', async ({ page, request, server }) => {
    const person = someone()
    await request.post('/enquiries', { data: { form: 'home', answers: answersOf(person) } })
    const [lead] = await leadsOf(server, person)
    const token = linkToken('withdraw', lead?.id ?? '', { secret, now: new Date() })
    await page.goto(`/withdraw?token=${token}`)
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect.poll(async () => (await leadsOf(server, person))[0]?.withdrawn_at).toBeTruthy()
  })
})

/** Starts `npm run dev` with this server behind it. */
async function startDev({ url }: Running) {
  const port = await freePort()
  const child = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
    env: { ...process.env, PORT: new URL(url).port },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, so that what npm starts ends with it.
    detached: true,
  })
  const lines = createInterface(child.stdout)
  await new Promise<void>((resolve, reject) => {
    // What it says later is read too: a full pipe would hold it up.
    lines.on('line', (line) => line.includes('Local') && resolve())
    child.once('exit', () => reject(new Error('It did not start')))
  })
  const address = `http://localhost:${port}`
  // Once it has been asked for a page it finds what our scripts need, and reloads whatever is open by then: a press meanwhile is lost.
  await (await fetch(address)).text()
  await expect.poll(() => existsSync('node_modules/.vite/deps/_metadata.json')).toBe(true)
  return {
    url: address,
    stop: () => void process.kill(-(child.pid ?? 0), 'SIGTERM'),
  }
}
