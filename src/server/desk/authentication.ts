import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Context } from 'hono'
import { getSignedCookie } from 'hono/cookie'
import { CamelCasePlugin } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { findOperator } from '#database/operators.ts'
import { countInMinute } from '#database/rate.ts'
import { longestPassword, shortestPassword } from '#domain/operator/password.ts'
import { keyedHash } from '#operations/keyed-hash.ts'
import type { Services } from '../../services.ts'

/** What signing in needs of the world. */
export type AuthenticationDeps = Pick<
  Services,
  'brand' | 'database' | 'secret' | 'siteUrl' | 'now' | 'letters' | 'passwords'
> & {
  /** Says what went wrong inside; never with a person in it. */
  complain: (event: string, error?: unknown) => void
  onPasswordSet: (operator: string) => Promise<void>
}

export type Authentication = ReturnType<typeof openAuthentication>

const hour = 3600

/** So long after signing in, work or no work, the code is asked for again. */
export const sessionHours = 12

const invitationDays = 7

/** So long the second factor given again is enough for what needs it. */
const confirmedMinutes = 5

/** Tells better-auth whose request it is. Only we can write it: requests are handed on with headers of our choice. */
export const visitorHeader = 'x-desk-visitor'

// Only these make a session for which a code was given; see the guard.
const madeByCode = ['/two-factor/verify-totp', '/two-factor/verify-backup-code', '/change-password']

/** Requests a minute from one address. An office shares one. Wrong passwords and codes have limits of our own. */
const perMinute = {
  '/sign-in/email': false,
  '/two-factor/verify-*': false,
  '/two-factor/*': { window: 60, max: 30 },
  '/request-password-reset': { window: 60, max: 5 },
  '/reset-password': { window: 60, max: 10 },
  '/change-password': { window: 60, max: 10 },
} as const

/**
 * better-auth, set to what the desk offers: e-mail and password, a second factor, recovery by letter. None of its
 * endpoints can be reached from outside but through ours, which are in sign-in.ts and account.ts.
 */
export function openAuthentication(deps: AuthenticationDeps) {
  const { brand, database, secret, siteUrl, now, letters, passwords, complain, onPasswordSet } =
    deps
  const auth = betterAuth({
    appName: `${brand.name} lead desk`,
    baseURL: siteUrl,
    basePath: '/api/auth',
    secret: keyedHash(secret, 'sessions', 'lead desk'),
    // Our query layer hands out moments as text on both engines, which is what better-auth expects of SQLite
    // (decision 0012).
    database: { db: database.db.withPlugin(new CamelCasePlugin()), type: 'sqlite' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: passwords,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      resetPasswordTokenExpiresIn: hour,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        const { closed_at } = (await findOperator(database.db, user.id)) ?? {}
        if (closed_at) return
        const sent = await letters.recovery({
          to: user.email,
          name: user.name,
          link: `${siteUrl}/console/reset#token=${token}`,
        })
        if (!sent.delivered) complain('recovery letter not sent')
      },
      onPasswordReset: ({ user }) => onPasswordSet(user.id),
    },
    user: {
      modelName: 'operators',
      additionalFields: {
        role: { type: 'string', input: false, required: true },
        closedAt: { type: 'date', input: false, required: false },
      },
    },
    session: {
      modelName: 'operatorSessions',
      expiresIn: sessionHours * hour,
      disableSessionRefresh: true,
      additionalFields: {
        secondFactor: { type: 'boolean', input: false, required: false, defaultValue: false },
      },
    },
    account: { modelName: 'operatorAccounts' },
    verification: { modelName: 'operatorVerifications', storeIdentifier: 'hashed' },
    plugins: [
      twoFactor({
        issuer: brand.name,
        // It would lock the operator out, whoever guessed; see sign-in-limits.ts.
        accountLockout: { enabled: false },
        // Codes on paper are typed by hand: none of the letters that look alike.
        backupCodeOptions: { amount: 10, customBackupCodesGenerate: recoveryCodes },
        schema: { twoFactor: { modelName: 'operatorSecondFactors' } },
      }),
    ],
    databaseHooks: {
      session: {
        create: {
          before: async (session, endpoint) => {
            const operator = await findOperator(database.db, session.userId)
            if (!operator || operator.closed_at) return false
            return { data: { ...session, secondFactor: madeByCode.includes(endpoint?.path ?? '') } }
          },
        },
      },
    },
    rateLimit: {
      enabled: true,
      customRules: perMinute,
      customStorage: {
        consume: async (key, { max }) => {
          const name = keyedHash(secret, 'sign-in rate', key)
          const allowed = await countInMinute(database.db, { name, now: now(), most: max })
          return { allowed, retryAfter: allowed ? null : 60 - now().getUTCSeconds() }
        },
      },
    },
    advanced: {
      cookiePrefix: 'desk',
      useSecureCookies: siteUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [visitorHeader] },
      database: { generateId: () => uuidv7(), validateSchema: false },
      // What may be posted from where is our own guard’s matter, which knows the request’s host behind a proxy.
      disableCSRFCheck: true,
      disableOriginCheck: true,
      // An answer must not take longer because a letter is on its way.
      backgroundTasks: {
        handler: (work) =>
          void work.catch((error: unknown) => complain('recovery letter not sent', error)),
      },
    },
    onAPIError: { onError: (error) => complain('request to better-auth failed', error) },
    logger: {
      log: (level) => {
        if (level === 'error') complain('better-auth complained')
      },
    },
    telemetry: { enabled: false },
  })

  return {
    handler: auth.handler,
    api: auth.api,
    /** For a letter that leads to setting a password. Holds for a week, and once. */
    async invitationToken(operator: string): Promise<string> {
      const { internalAdapter } = await auth.$context
      const token = uuidv7().replaceAll('-', '') + crypto.randomUUID().replaceAll('-', '')
      await internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: operator,
        expiresAt: new Date(now().getTime() + invitationDays * 24 * hour * 1000),
      })
      return token
    },
    /** Who gave the right password on this device a moment ago, and is asked for a code. */
    async operatorAskedForCode(c: Context): Promise<string | undefined> {
      const { createAuthCookie, internalAdapter, secret: key } = await auth.$context
      const challenge = await getSignedCookie(c, key, createAuthCookie('two_factor').name)
      return challenge ? (await internalAdapter.findVerificationValue(challenge))?.value : undefined
    },
    /** Keeps for a few minutes that whoever holds a session has just given their second factor again. */
    async confirmSession(session: string): Promise<void> {
      const { internalAdapter } = await auth.$context
      await internalAdapter.createVerificationValue({
        identifier: `confirmed:${session}`,
        value: session,
        expiresAt: new Date(now().getTime() + confirmedMinutes * 60_000),
      })
    },
    async isConfirmed(session: string): Promise<boolean> {
      const { internalAdapter } = await auth.$context
      const held = await internalAdapter.findVerificationValue(`confirmed:${session}`)
      return held ? held.expiresAt > now() : false
    },
    /** Whose password a token lets set. */
    async operatorOfToken(token: string): Promise<string | undefined> {
      const { internalAdapter } = await auth.$context
      const held = await internalAdapter.findVerificationValue(`reset-password:${token}`)
      return held && held.expiresAt > now() ? held.value : undefined
    },
  }
}

const codeLetters = 'abcdefghjkmnpqrstuvwxyz23456789'

function recoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => `${lettersAtRandom(5)}-${lettersAtRandom(5)}`)
}

function lettersAtRandom(count: number): string {
  let letters = ''
  while (letters.length < count) {
    // What is above the last whole round would make some letters likelier.
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < 256 - (256 % codeLetters.length)) letters += codeLetters[byte % codeLetters.length]
  }
  return letters
}
