import type { Page } from '@playwright/test'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { goodAnswers, homeForm } from '../answers.ts'
import type { Running } from '../server.ts'
import { expectAccessible } from './accessible.ts'
import { expect, secret, test } from './visit.ts'

let visitors = 0

async function sentLead(server: Running) {
  visitors += 1
  const email = `leaving${visitors}@example.com`
  const answers = goodAnswers(homeForm, {
    'contact-name': `Leaving ${visitors}`,
    'contact-email': email,
  })
  await fetch(`${server.url}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ form: 'home', answers }),
  })
  const find = async () => (await server.leads()).find((lead) => lead.email === email)
  const id = (await find())?.id ?? ''
  return {
    find,
    link: (now: Date) => `/withdraw?token=${linkToken('withdraw', id, { secret, now })}`,
  }
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('opening the link only asks; pressing the button withdraws, and twice is fine', async ({
      page,
      server,
    }) => {
      const lead = await sentLead(server)
      await page.goto(lead.link(new Date()))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw your enquiry?')
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      expect((await lead.find())?.withdrawn_at).toBeNull()
      if (javaScriptEnabled) await expectAccessible(page)
      const other = await page.context().newPage()
      await other.goto(lead.link(new Date()))
      const expectWithdrawn = (tab: Page) =>
        expect(tab.getByRole('heading', { level: 1 })).toHaveText('Your enquiry is withdrawn')
      for (const tab of [page, other]) {
        await tab.getByRole('button', { name: 'Withdraw my enquiry' }).click()
        await expectWithdrawn(tab)
      }
      expect((await lead.find())?.withdrawn_at).not.toBeNull()
      await page.goto(lead.link(new Date()))
      await expectWithdrawn(page)
    })
  })

test('an expired or broken link says what to do, and the token is not logged', async ({
  page,
  server,
  complaints,
}) => {
  const lead = await sentLead(server)
  const old = lead.link(new Date(Date.now() - 181 * 86_400_000))
  expect((await page.goto(old))?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
  const good = lead.link(new Date())
  for (const broken of [good.slice(0, -1), '/withdraw', '/withdraw?token=%00']) {
    expect((await page.goto(broken))?.status()).toBe(400)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link isn’t complete')
    await expect(page.getByRole('button', { name: 'Withdraw my enquiry' })).toHaveCount(0)
  }
  await page.goto(good)
  const answered = /"path":"\/withdraw","status":200/
  await expect.poll(() => server.log.join('\n')).toMatch(answered)
  const log = server.log.join('\n')
  expect(log).not.toContain(good.split('=')[1])
  // The browser reports pages that are answered so.
  complaints.splice(0)
})

test('another site cannot press the button', async ({ request, server }) => {
  const lead = await sentLead(server)
  const token = lead.link(new Date()).split('=')[1] ?? ''
  const post = (headers: Record<string, string>) =>
    request.post('/withdraw', { form: { token }, headers })
  expect((await post({ origin: 'https://evil.example' })).status()).toBe(403)
  expect((await lead.find())?.withdrawn_at).toBeNull()
  expect((await request.put('/withdraw', {})).status()).toBe(405)
  expect((await post({ origin: server.url })).status()).toBe(200)
  expect((await lead.find())?.withdrawn_at).not.toBeNull()
})
