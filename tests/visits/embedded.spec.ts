import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { freePort, type Running, startServer } from '../server.ts'
import { checkScreen } from './desk-leads.ts'
import { answerByPointer, expect, leadsOf, someone, test as visit } from './visit.ts'

type Host = { listed: string; unlisted: string }

/** Two sites of others on this machine, of which one is on our list, and browsers that let no other site set cookies. */
const test = visit.extend<{ elsewhere: Page; withoutScript: Page }, { hosts: Host }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from the pattern
    async ({}, use) => {
      const ports = [await freePort(), await freePort()]
      const [listed = '', unlisted = ''] = ports.map((port) => `http://127.0.0.1:${port}`)
      await use({ listed, unlisted })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ hosts }, use) => {
      const server = await startServer({ environment: { EMBED_SITES: hosts.listed } })
      const sites = await Promise.all([hosts.listed, hosts.unlisted].map((at) => host(at, server)))
      await use(server)
      for (const site of sites) {
        site.closeAllConnections()
        site.close()
      }
      await server.stop()
    },
    { scope: 'worker' },
  ],
  elsewhere: async ({ browser }, use) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true })
    await use(page)
    await page.close()
  },
  withoutScript: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await use(await context.newPage())
    await context.close()
  },
})

/** A page of a council: as strict as a policy can be that still lets our form in. */
async function host(address: string, { url }: Running) {
  const policy = `default-src 'none'; script-src ${url}; frame-src ${url}; require-trusted-types-for 'script'`
  const site = createServer((request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
    })
    response.end(`<!doctype html><html lang="en"><title>Council</title><h1>Solar in our streets</h1>
      <p>${request.url}</p><a href="${url}/" data-form="home">Get quotes for your home</a>
      <script src="${url}/embed.js" async></script>`)
  })
  await new Promise<void>((listening) =>
    site.listen(Number(new URL(address).port), '127.0.0.1', listening),
  )
  return site
}

test('a form on another site is filled in, sent and answered there, with the way its visitor came', {
  tag: '@core',
}, async ({ elsewhere: page, hosts, server }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.goto(`${hosts.listed}/solar?utm_source=rates-notice&other=1`)
  await page.goto(`${hosts.listed}/solar/more`)
  const element = page.locator('iframe')
  const frame = await (await element.elementHandle())?.contentFrame()
  if (!frame) throw new Error('There is no frame')
  await expect(frame.getByText('Step 1 of')).toBeVisible()
  const setCookie = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: whether it may be set is the question
    document.cookie = 'seen=1; SameSite=None; Secure'
    return document.cookie
  }
  expect(await frame.evaluate(setCookie)).toBe('')
  await expect(page.getByRole('link', { name: 'Get quotes' })).toBeHidden()
  const isWhole = async () => {
    const inner = await frame.locator('html').evaluate((html) => html.scrollHeight)
    const { height = 0 } = (await element.boundingBox()) ?? {}
    return Math.abs(inner - height)
  }
  await expect.poll(isWhole).toBeLessThan(2)
  const person = someone()
  await answerByPointer(frame, person)
  await frame.locator('[type=submit]').last().click()
  await frame.waitForURL(/\/embed\/success/)
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame.getByText(/WW-|SB-|[A-Z]{2}-[0-9A-Z]{8}/).first()).toBeVisible()
  await expect.poll(isWhole).toBeLessThan(2)
  expect(logged).toEqual([])

  const [lead] = await leadsOf(server, person)
  expect(lead).toMatchObject({ page: '/embed/home', came_from: 'campaign' })
  expect(JSON.parse(lead?.source ?? '')).toMatchObject({
    last: { referrerHost: new URL(hosts.listed).host, utm: { utm_source: 'rates-notice' } },
  })
})

test('without script, and on a site that is not on the list, it is a link to our page', async ({
  elsewhere,
  withoutScript,
  hosts,
  server,
}) => {
  await withoutScript.goto(hosts.listed)
  await expect(withoutScript.locator('iframe')).toHaveCount(0)
  await expect(withoutScript.getByRole('link', { name: 'Get quotes' })).toHaveAttribute(
    'href',
    `${server.url}/`,
  )
  await elsewhere.goto(hosts.unlisted)
  await expect(elsewhere.locator('iframe')).toHaveCount(1)
  await expect(elsewhere.locator('iframe')).toHaveCount(0)
  await expect(elsewhere.getByRole('link', { name: 'Get quotes' })).toBeVisible()
})

test('the form sends nothing for another site’s page, and no other page of ours may be framed', {
  tag: '@core',
}, async ({ hosts, server }) => {
  const forged = await fetch(`${server.url}/enquiries`, {
    method: 'POST',
    headers: { origin: hosts.listed, 'content-type': 'application/json' },
    body: JSON.stringify({ form: 'home', answers: {} }),
  })
  expect(forged.status).toBe(403)
  const policyOf = async (path: string) => {
    const { headers } = await fetch(server.url + path)
    const policy = headers.get('content-security-policy') ?? ''
    return {
      ancestors: /frame-ancestors (.+)$/.exec(policy)?.[1],
      frame: headers.get('x-frame-options'),
    }
  }
  for (const path of ['/', '/console', '/my-enquiry', '/success', '/offer', '/embed.js', '/embed'])
    expect(await policyOf(path)).toEqual({ ancestors: "'none'", frame: 'DENY' })
  for (const path of ['/embed/home', '/embed/success'])
    expect(await policyOf(path)).toEqual({ ancestors: hosts.listed, frame: null })
  const script = await (await fetch(`${server.url}/embed.js`)).text()
  expect(script.length).toBeLessThanOrEqual(6_000)
})

test('the form in its frame looks right on a small phone', { tag: '@looks' }, async ({ page }) => {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/embed/home', '/embed/success']) {
      await page.goto(path)
      await checkScreen(page, path.replaceAll('/', '-').slice(1))
    }
  }
})
