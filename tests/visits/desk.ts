import type { BrowserContext, Page } from '@playwright/test'
import { openDatabase } from '#database/open.ts'
import { undoSeconds } from '#domain/desk/undo.ts'
import { movedClock } from '../calling-hour.ts'
import { type Running, startServer } from '../server.ts'
import { listenSmtp } from '../smtp.ts'
import { totp } from '../totp.ts'
import { test as visit } from './visit.ts'

export type Person = {
  name: string
  email: string
  password: string
  /** The secret key of their authenticator app. */
  key: string
  recoveryCodes: string[]
  cookies: { name: string; value: string }[]
}

type Mail = Awaited<ReturnType<typeof listenSmtp>>

/** The sizes of screens by their width: a small phone, a phone, a tablet, a small laptop, a laptop, a large screen. */
const heights = { 320: 640, 390: 844, 820: 1180, 1024: 768, 1440: 900, 1920: 1080 } as const
export type Width = keyof typeof heights
export const sizeOf = (width: Width) => ({ width, height: heights[width] })

/**
 * A server with a mail server, one owner and one agent, where it is an hour for calls whatever the time is. Both sign in once, because
 * each code works for one sign-in.
 */
export const test = visit.extend<
  { atDesk: Page; openAs: (person: Person) => Promise<Page> },
  { mail: Mail; settings: Record<string, string>; owner: Person; agent: Person }
>({
  viewport: sizeOf(1440),
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from the pattern
    async ({}, use) => {
      const mail = await listenSmtp()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  /** What a visit sets besides. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from the pattern
  settings: [async ({}, use) => use({}), { scope: 'worker' }],
  server: [
    async ({ mail, settings }, use) => {
      const office = { OPERATOR_EMAIL: 'office@wattlewise.example', ...settings }
      const environment = { SMTP_URL: mail.url, TRUST_PROXY: '1', ...office, ...movedClock }
      const server = await startServer({ environment })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  /** Has seen what is left to do before the desk works: a visit of its own looks at that. */
  owner: [
    async ({ server }, use) => {
      const owner = await createOwner(server)
      await post(server, '/first-steps/hide', undefined, owner.cookies)
      await use(owner)
    },
    { scope: 'worker' },
  ],
  /** For visits that change nothing of the agent's own account. */
  agent: [
    async ({ server, mail, owner }, use) => use(await inviteAgent({ server, mail, owner })),
    { scope: 'worker' },
  ],
  /** Opens the desk in another operator's browser, until the test ends. */
  openAs: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (person) => {
      const context = await browser.newContext({ baseURL: server.url })
      contexts.push(context)
      await signInAs(context, server, person)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  /** A page with the owner's session, in which nothing asks for the second factor again. */
  atDesk: async ({ page, context, server, owner }, use) => {
    await signInAs(context, server, owner)
    await giveSecondFactorAgain(server, owner)
    await keepConfirmed(server)
    await use(page)
  },
})
export const { expect } = test

/** On a slow machine hands are slow too: what can be undone stays so for as long as a visit lasts. */
export async function signInAs(
  context: BrowserContext,
  server: Running,
  { cookies }: Pick<Person, 'cookies'>,
): Promise<void> {
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: server.url })))
  await context.addInitScript((undoMs) => {
    const { setTimeout } = window
    const slowly = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      setTimeout(handler, ms === undoMs ? 100 * ms : ms, ...rest)
    Object.assign(window, { setTimeout: slowly })
  }, undoSeconds * 1000)
}

/** The link that a server prints while it has no operator. */
export function setUpLink({ log }: Running): string {
  const link = log.map((line) => /"link":"([^"]*set-up#[^"]*)"/.exec(line)?.[1]).find(Boolean)
  if (!link) throw new Error('The server printed no set-up link')
  return link
}

/** Creates the first owner through the API. */
export async function createOwner(server: Running, name = 'Ruth Dlamini'): Promise<Person> {
  const token = new URLSearchParams(new URL(setUpLink(server)).hash.slice(1)).get('token')
  const email = `${name.split(' ')[0]?.toLowerCase()}@wattlewise.example`
  const password = 'correct horse battery'
  const response = await post(server, '/set-up', { token, name, email, password })
  return { name, email, password, ...(await setUpSecondFactor(server, response.cookies, password)) }
}

let agents = 0

/** Invites an agent and signs them in, from an address of their own: an address may set ten passwords a minute. */
export async function inviteAgent({
  server,
  mail,
  owner,
  firstName = 'Priya',
}: {
  server: Running
  mail: Mail
  owner: Person
  firstName?: string
}): Promise<Person> {
  agents += 1
  // No name begins another.
  const name = `${firstName} Number${String(agents).padStart(3, '0')}`
  const email = `priya${agents}@wattlewise.example`
  const password = 'quiet afternoon light'
  const address = `10.0.0.${agents}`
  await giveSecondFactorAgain(server, owner)
  await post(server, '/people', { name, email, role: 'agent' }, owner.cookies)
  const token = new URLSearchParams(new URL(await findResetLink(email, mail)).hash.slice(1))
  await post(server, '/reset', { token: token.get('token'), password }, [], address)
  const response = await post(server, '/sign-in', { email, password }, [], address)
  return { name, email, password, ...(await setUpSecondFactor(server, response.cookies, password)) }
}

/** Sets up a second factor for a session that began with a password. */
async function setUpSecondFactor(server: Running, cookies: Person['cookies'], password: string) {
  const setUp = await post(server, '/second-factor', { password }, cookies)
  const { key, recoveryCodes } = setUp.body as { key: string; recoveryCodes: string[] }
  const verified = await post(
    server,
    '/second-factor/verify',
    { code: totp(key, 0, server.now()) },
    cookies,
  )
  return { key, recoveryCodes, cookies: verified.cookies }
}

/** Gives an operator's second factor again, unless it was given lately. It counts for five minutes. */
async function giveSecondFactorAgain(server: Running, person: Person): Promise<void> {
  const path = '/account/second-factor/again'
  const headers = { cookie: cookieHeader(person.cookies) }
  const given = await fetch(`${server.url}/api${path}`, { headers })
  if (given.ok) return
  const code = totp(person.key, 0, server.now())
  await post(server, path, { code }, person.cookies).catch(() =>
    // That code was used already.
    post(server, path, { code: person.recoveryCodes.pop() }, person.cookies),
  )
}

/** What was given again counts for as long as a visit may take on a slow machine. */
export async function keepConfirmed(server: Running): Promise<void> {
  const { db, close } = openDatabase({ directory: server.directory })
  await db
    .updateTable('operator_verifications')
    .set({ expires_at: new Date(server.now() + 3_600_000).toISOString() })
    .where('identifier', 'like', 'confirmed:%')
    .execute()
  await close()
}

/** Another session. Uses a recovery code, because each code of the app works for one sign-in. */
export async function signInByRecoveryCode(server: Running, person: Person) {
  const { email, password } = person
  const response = await post(server, '/sign-in', { email, password })
  const code = await takeRecoveryCode(server, person)
  return post(server, '/sign-in/recovery-code', { code }, response.cookies)
}

/** Answers the question for the second factor, which an open screen asks. */
export async function giveRecoveryCode(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await dialog.getByLabel('Recovery code').fill(code)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
}

/** One of an operator's recovery codes; ten new ones are made before the last are used, as many visits as share them. */
export async function takeRecoveryCode(server: Running, person: Person): Promise<string> {
  if (person.recoveryCodes.length < 3) {
    const { password, cookies } = person
    await giveSecondFactorAgain(server, person)
    const { body } = await post(server, '/account/recovery-codes', { password }, cookies)
    person.recoveryCodes = (body as Pick<Person, 'recoveryCodes'>).recoveryCodes
  }
  const code = person.recoveryCodes.pop()
  if (!code) throw new Error(`${person.name} has no recovery code`)
  return code
}

function cookieHeader(cookies: Person['cookies']): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

async function post(
  server: Running,
  path: string,
  body: unknown,
  cookies: Person['cookies'] = [],
  address?: string,
): Promise<{ body: unknown; cookies: Person['cookies'] }> {
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookieHeader(cookies),
      ...(address ? { 'x-forwarded-for': address } : {}),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  const setCookies = response.headers
    .getSetCookie()
    .map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie) ?? [])
    .map(([, name = '', value = '']) => ({ name, value }))
  return { body: await response.json(), cookies: setCookies }
}

/** The link in the latest letter to a person. Waits for the letter. */
export async function findResetLink(email: string, mail: Mail): Promise<string> {
  const latest = () =>
    mail.received
      .filter(({ to }) => to.includes(email))
      .map(({ text }) => /https?:\S+\/console\/reset#\S+/.exec(text)?.[0])
      .findLast(Boolean)
  await expect.poll(latest).toBeTruthy()
  return latest() ?? ''
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}
