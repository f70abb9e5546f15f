import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { type Running, startServer } from '../server.ts'
import { listenSmtp } from '../smtp.ts'
import { totp } from '../totp.ts'
import { test as visit } from './visit.ts'

export type Person = {
  name: string
  email: string
  password: string
  /** What their authenticator app was given. */
  key: string
  recoveryCodes: string[]
  cookies: { name: string; value: string }[]
}

type Mail = Awaited<ReturnType<typeof listenSmtp>>

/** A server with its mail server and one owner, signed in once: a code is good for one sign-in. */
export const test = visit.extend<{ atDesk: Page }, { mail: Mail; owner: Person }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from the pattern
    async ({}, use) => {
      const mail = await listenSmtp()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mail }, use) => {
      const server = await startServer({ environment: { SMTP_URL: mail.url } })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  owner: [async ({ server }, use) => use(await becomeOwner(server)), { scope: 'worker' }],
  /** The page of somebody who is signed in as the owner. */
  atDesk: async ({ page, context, server, owner }, use) => {
    await beAtDesk(context, server, owner)
    await use(page)
  },
})
export const { expect } = test

export async function beAtDesk(
  context: BrowserContext,
  server: Running,
  { cookies }: Pick<Person, 'cookies'>,
): Promise<void> {
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: server.url })))
}

/** The one-time link that a server prints while there is no operator. */
export function setUpLink({ log }: Running): string {
  const link = log.map((line) => /"link":"([^"]*set-up#[^"]*)"/.exec(line)?.[1]).find(Boolean)
  if (!link) throw new Error('The server printed no set-up link')
  return link
}

/** Sets the desk up by asking the API, as the screens would. */
export async function becomeOwner(server: Running, name = 'Ruth Dlamini'): Promise<Person> {
  const token = new URLSearchParams(new URL(setUpLink(server)).hash.slice(1)).get('token')
  const email = `${name.split(' ')[0]?.toLowerCase()}@wattlewise.example`
  const password = 'correct horse battery'
  const given = await ask(server, '/set-up', { token, name, email, password })
  return { name, email, password, ...(await enrol(server, given.cookies, password)) }
}

let joined = 0

/** Lets an agent in by an invitation from the owner, and leaves them signed in. */
export async function join({
  server,
  mail,
  owner,
}: {
  server: Running
  mail: Mail
  owner: Person
}): Promise<Person> {
  joined += 1
  const name = `Priya Number${joined}`
  const email = `priya${joined}@wattlewise.example`
  const password = 'quiet afternoon light'
  await ask(server, '/people', { name, email, role: 'agent' }, owner.cookies)
  const token = new URLSearchParams(new URL(await linkTo(email, mail)).hash.slice(1))
  await ask(server, '/reset', { token: token.get('token'), password })
  const given = await ask(server, '/sign-in', { email, password })
  return { name, email, password, ...(await enrol(server, given.cookies, password)) }
}

/** Sets up a second factor for whoever has given a password. */
export async function enrol(server: Running, cookies: Person['cookies'], password: string) {
  const begun = await ask(server, '/second-factor', { password }, cookies)
  const { key, recoveryCodes } = begun.body as { key: string; recoveryCodes: string[] }
  const proved = await ask(server, '/second-factor/verify', { code: totp(key) }, cookies)
  return { key, recoveryCodes, cookies: proved.cookies }
}

/** Another session for somebody. Codes from the app are good for one sign-in; of these there are ten. */
export async function signInByRecoveryCode(server: Running, person: Person) {
  const { email, password, recoveryCodes } = person
  const given = await ask(server, '/sign-in', { email, password })
  const code = recoveryCodes.pop()
  return ask(server, '/sign-in/recovery-code', { code }, given.cookies)
}

async function ask(
  server: Running,
  path: string,
  body: unknown,
  cookies: Person['cookies'] = [],
): Promise<{ body: unknown; cookies: Person['cookies'] }> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  const set = answer.headers
    .getSetCookie()
    .map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie) ?? [])
    .map(([, name = '', value = '']) => ({ name, value }))
  return { body: await answer.json(), cookies: set }
}

/** The link in the latest letter to somebody, once it has come. */
export async function linkTo(email: string, mail: Mail): Promise<string> {
  const latest = () => mail.received.findLast(({ to }) => to.includes(email))
  await expect.poll(latest).toBeTruthy()
  return /https?:\S+\/console\/reset#\S+/.exec(latest()?.text ?? '')?.[0] ?? ''
}

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([])
}

export async function give(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}
