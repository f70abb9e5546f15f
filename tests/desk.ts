import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { v7 as uuidv7 } from 'uuid'
import { problemWithAddress } from '#channels/public-address.ts'
import { webhookEvents, webhookTester } from '#channels/webhooks/events.ts'
import { listOpenClientKeys } from '#database/account/client-keys.ts'
import type { Database } from '#database/open.ts'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { routes } from '#edition/routes.ts'
import type { Passwords } from '#operations/account/passwords.ts'
import { setUpToken } from '#operations/account/set-up-token.ts'
import { phoneParser } from '#operations/enquiry/parse-phone.ts'
import { getSigningKey } from '#operations/privacy/receipt-keys.ts'
import { registersIn } from '#operations/privacy/registers.ts'
import { createApp } from '#server/app.ts'
import { openLog } from '#server/http/log.ts'
import type { Services } from '../src/services.ts'
import { leadReceivers } from './leads.ts'
import { noSite } from './no-site.ts'
import { totp } from './totp.ts'

export const ownersPassword = 'correct horse battery'

let people = 0

/** Names are few and databases are shared: everyone gets a number. */
export function newName(first: string): string {
  people += 1
  return `${first}${people} Somebody`
}

/** The address of a person who is not an operator yet. */
export function newEmail(name: string): string {
  people += 1
  return `${name}${people}@wattlewise.example`
}

/** A letter sent to an operator, or to a person of an installer: its link, or the code that they sign in with. */
export type SentLetter = {
  kind: 'recovery' | 'invitation' | 'endpointWarning' | 'code'
  to: string
  link: string
}

/** The real hash takes a tenth of a second on purpose; tests sign in about a thousand times. */
export const quickPasswords: Passwords = {
  hash: async (password) => createHash('sha256').update(password).digest('hex'),
  verify: async ({ hash, password }) => (await quickPasswords.hash(password)) === hash,
}

/** The desk's API on any database, without a socket or a built site. */
export function openTestDesk(
  database: Database,
  changes: Partial<Services> = {},
  { site = noSite(''), log = openLog('silent') } = {},
) {
  const letters: SentLetter[] = []
  const sendLetter = (kind: SentLetter['kind']) => async (about: { to: string; link: string }) => {
    letters.push({ kind, to: about.to, link: about.link })
    return { delivered: true as const, answer: '250 OK' }
  }
  const services: Services = {
    secret: 'a secret of at least thirty-two characters',
    publicClientKey: 'wattlewise_key_for_tests',
    publicClientKeyIsNew: false,
    brand: au,
    maxInstallers: au.maxInstallers,
    siteUrl: 'http://localhost:3000',
    receiptKey: () => getSigningKey(database.db, services),
    hasPage: (path) => path in routes,
    forms: formsOf(au),
    country: au.country,
    referencePrefix: au.referencePrefix,
    calling: au.calling,
    registers: registersIn('no-lists', 'a secret'),
    parsePhone: phoneParser(au.country),
    database,
    now: () => new Date(),
    newId: uuidv7,
    trustProxy: undefined,
    embedSites: [],
    mcp: true,
    rateLimit: undefined,
    claimSeconds: 120,
    adLeads: {},
    clientKeys: () => listOpenClientKeys(database.db),
    publicClientKeyFrom: 'first start',
    sessionsHashedFrom: new Date(0),
    usualRecipients: ['desk@wattlewise.example'],
    problemWithAddress: (url) => problemWithAddress(url, { allowPrivateAddresses: true }),
    tryReceiver: webhookTester({ allowPrivateAddresses: true, brand: au }),
    webhookEvents: webhookEvents({ brand: au, siteUrl: 'http://localhost:3000' }),
    retention: {},
    erasures: { append: async () => {}, read: async () => new Map() },
    setAside: { list: async () => [], deleteOld: async () => 0 },
    deleteLetters: async () => {},
    leads: new EventEmitter(),
    afterWrite: () => {},
    receivers: leadReceivers([], ['operator-letter', 'confirmation', 'webhook']),
    send: async () => ({ delivered: true, answer: '' }),
    lettersAreFiles: false,
    letters: {
      code: ({ to, code }) => sendLetter('code')({ to, link: code }),
      recovery: sendLetter('recovery'),
      invitation: sendLetter('invitation'),
      endpointWarning: sendLetter('endpointWarning'),
    },
    passwords: quickPasswords,
    loadMailer: async () => {},
    ...changes,
  }
  const app = createApp(services, site, log)
  return { app, services, letters, browser: () => openBrowser(app) }
}

export type TestDesk = ReturnType<typeof openTestDesk>

function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false
}

/** Keeps cookies as a browser does, and sends requests as our own page does. */
function openBrowser(app: ReturnType<typeof createApp>) {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const response = await app.request(`/api${path}`, {
        method,
        headers: {
          host: 'localhost:3000',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name)
        else cookies.set(name, value)
      }
      const text = await response.text()
      return {
        status: response.status,
        headers: response.headers,
        body: (text && isJson(response) ? JSON.parse(text) : undefined) as Record<string, unknown>,
      }
    },
  }
}
export type TestBrowser = ReturnType<typeof openBrowser>

/** Sets the desk up. Its owner is signed in with a second factor, and gave it again: for five minutes nothing asks for it. */
export async function becomeOwner({ services, browser }: TestDesk, name = 'Ruth Dlamini') {
  const owner = browser()
  const email = `${name.split(' ')[0]?.toLowerCase()}@wattlewise.example`
  await owner.ask('POST', '/set-up', {
    token: setUpToken(services.secret),
    name,
    email,
    password: ownersPassword,
  })
  const factor = await enrol(owner, ownersPassword)
  await giveSecondFactorAgain(owner, factor.recoveryCodes.pop())
  return { ...owner, email, ...factor }
}

/** Invites an operator, who sets a password by the link in the letter and signs in with it. They have no second factor yet. */
export async function acceptInvitation(
  desk: TestDesk,
  owner: WithFactor,
  person: { name: string; email: string; role: 'owner' | 'agent' },
) {
  const { body } = await askConfirmed(owner, 'POST', '/people', person)
  const token = tokenIn(desk.letters.at(-1)?.link)
  const browser = desk.browser()
  const password = 'quiet afternoon light'
  await browser.ask('POST', '/reset', { token, password })
  await browser.ask('POST', '/sign-in', { email: person.email, password })
  return { ...browser, ...person, id: String(body.id), password }
}

/** An agent, signed in with a second factor. */
export async function joinAgent(desk: TestDesk, owner: WithFactor, name = 'Jack Ng') {
  const email = `${name.split(' ')[0]?.toLowerCase()}@wattlewise.example`
  const agent = await acceptInvitation(desk, owner, { name, email, role: 'agent' })
  return { ...agent, ...(await enrol(agent, agent.password)) }
}

type WithFactor = Pick<TestBrowser, 'ask'> & { recoveryCodes: string[] }

/** Sends a request as the desk's page does: if asked for the second factor again, it gives it and repeats the request. */
export async function askConfirmed(who: WithFactor, method: string, path: string, body?: unknown) {
  const response = await who.ask(method, path, body)
  if (response.body?.code !== 'second-factor-again') return response
  await giveSecondFactorAgain(who, who.recoveryCodes.pop())
  return who.ask(method, path, body)
}

/** Gives the second factor again, which counts for five minutes. */
export function giveSecondFactorAgain({ ask }: Pick<TestBrowser, 'ask'>, code: string | undefined) {
  return ask('POST', '/account/second-factor/again', { code })
}

export function tokenIn(link = ''): string {
  return new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? ''
}

/** Sets up a second factor in a browser that has signed in with a password. */
export async function enrol(browser: Pick<TestBrowser, 'ask'>, password: string) {
  const secret = await browser.ask('POST', '/second-factor', { password })
  const key = String(secret.body.key)
  const verification = await browser.ask('POST', '/second-factor/verify', { code: totp(key) })
  if (verification.status !== 200)
    throw new Error(`Not enrolled: ${JSON.stringify(verification.body)}`)
  return { key, recoveryCodes: secret.body.recoveryCodes as string[] }
}
