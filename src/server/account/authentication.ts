import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Context } from 'hono'
import { parseSigned } from 'hono/utils/cookie'
import { CamelCasePlugin } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { getOperator } from '#database/account/operators.ts'
import { countInMinute } from '#database/enquiry/rate.ts'
import { longestPassword, shortestPassword } from '#domain/account/password.ts'
import { sessionHours } from '#domain/account/session-hours.ts'
import { keyedHash } from '#operations/keyed-hash.ts'
import type { Services } from '../../services.ts'
import { hashedTokens } from './hashed-tokens.ts'
import { passkeySignIn, passkeySignInPath } from './passkey-sign-in.ts'
import { sessionCookies } from './session-cookies.ts'

export type AuthenticationDeps = Pick<
  Services,
  | 'brand'
  | 'database'
  | 'secret'
  | 'siteUrl'
  | 'now'
  | 'letters'
  | 'passwords'
  | 'sessionsHashedFrom'
> & {
  /** Logs what went wrong inside; the event must not name a person. */
  logError: (event: string, error?: unknown) => void
}

export type Authentication = ReturnType<typeof openAuthentication>

const hour = 3600

/** How long the link in a first invitation works. */
export const invitationHours = 7 * 24

/** How long a link works for an operator who has, or had, a password. */
export const recoveryHours = 1

/** For how long the second factor given again counts. */
const confirmedMinutes = 5

const challengeMinutes = 5

/** The visitor's address for better-auth. No browser can set it: we choose the headers of what we forward. */
export const visitorHeader = 'x-desk-visitor'

// Sessions created here have a second factor; see guard.ts.
const pathsWithSecondFactor = [
  passkeySignInPath,
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/change-password',
]

/** Requests from one address; a whole office may share one. Wrong passwords and codes have limits of our own. */
const rateLimitRules = {
  '/sign-in/email': false,
  '/two-factor/verify-*': false,
  '/two-factor/*': { window: 60, max: 30 },
  '/request-password-reset': { window: 60, max: 5 },
  '/reset-password': { window: 60, max: 10 },
  '/change-password': { window: 60, max: 10 },
} as const

/**
 * better-auth with what the desk offers: email and password, a second factor, recovery by letter. Its endpoints can
 * only be reached through ours, in sign-in.ts and account.ts.
 */
export function openAuthentication(deps: AuthenticationDeps) {
  const { brand, database, secret, siteUrl, now, letters, passwords, logError } = deps
  const cookies = sessionCookies(deps)
  const auth = betterAuth({
    appName: `${brand.name} lead desk`,
    baseURL: siteUrl,
    basePath: '/api/auth',
    secret: keyedHash(secret, 'sessions', 'lead desk'),
    // Our queries return times as text on both engines, as better-auth expects of SQLite (decision 0012).
    database: { db: database.db.withPlugin(new CamelCasePlugin()), type: 'sqlite' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: passwords,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      resetPasswordTokenExpiresIn: recoveryHours * hour,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        const { closed_at } = (await getOperator(database.db, user.id)) ?? {}
        if (closed_at) return
        const sent = await letters.recovery({
          to: user.email,
          name: user.name,
          link: `${siteUrl}/console/reset#token=${token}`,
        })
        if (!sent.delivered) logError('recovery letter not sent')
      },
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
    // Those that are over are pruned; deleting them at each look would be a write at each look.
    verification: { modelName: 'operatorVerifications', disableCleanup: true },
    plugins: [
      twoFactor({
        issuer: brand.name,
        // It would let anybody lock an operator out by guessing; see sign-in-limits.ts.
        accountLockout: { enabled: false },
        // Recovery codes are typed from paper, so no letters that look alike.
        backupCodeOptions: { amount: 10, customBackupCodesGenerate: recoveryCodes },
        schema: { twoFactor: { modelName: 'operatorSecondFactors' } },
      }),
      passkeySignIn,
      hashedTokens(() => now() >= deps.sessionsHashedFrom),
    ],
    databaseHooks: {
      session: {
        create: {
          before: async (session, endpoint) => {
            const operator = await getOperator(database.db, session.userId)
            if (!operator || operator.closed_at) return false
            return {
              data: {
                ...session,
                secondFactor: pathsWithSecondFactor.includes(endpoint?.path ?? ''),
              },
            }
          },
        },
      },
    },
    rateLimit: {
      enabled: true,
      customRules: rateLimitRules,
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
      // Our own routes check the origin (posts.ts): they know the host behind a proxy.
      disableCSRFCheck: true,
      disableOriginCheck: true,
      // A response does not wait for a letter to be sent.
      backgroundTasks: {
        handler: (work) =>
          void work.catch((error: unknown) => logError('recovery letter not sent', error)),
      },
    },
    onAPIError: { onError: (error) => logError('request to better-auth failed', error) },
    logger: {
      log: (level) => {
        if (level === 'error') logError('better-auth logErrored')
      },
    },
    telemetry: { enabled: false },
  })

  return {
    handler: auth.handler,
    cookies,
    getSession: (header: string) =>
      auth.api.getSession({ headers: new Headers({ cookie: cookies.toAuthentication(header) }) }),
    /** A token for setting a password, once. */
    async passwordToken(operator: string, { hours }: { hours: number }): Promise<string> {
      const { internalAdapter } = await auth.$context
      const token = uuidv7().replaceAll('-', '') + crypto.randomUUID().replaceAll('-', '')
      await internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: operator,
        // better-auth judges it by the machine's clock, and so do we.
        expiresAt: new Date(Date.now() + hours * hour * 1000),
      })
      return token
    },
    /** The operator who has just given the right password on this device and is asked for a code. */
    async operatorAskedForCode(c: Context): Promise<string | undefined> {
      const { createAuthCookie, internalAdapter, secret: key } = await auth.$context
      const { name } = createAuthCookie('two_factor')
      const header = cookies.toAuthentication(c.req.header('cookie') ?? '')
      const { [name]: challenge } = await parseSigned(header, key, name)
      return challenge ? (await internalAdapter.findVerificationValue(challenge))?.value : undefined
    },
    /** Records that the second factor was given again in this session. It counts for a few minutes. */
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
      const confirmation = await internalAdapter.findVerificationValue(`confirmed:${session}`)
      return confirmation ? confirmation.expiresAt > now() : false
    },
    /** Lets a session read so many leads today (UTC). */
    async allowReading(session: string, leads: number): Promise<void> {
      const { internalAdapter } = await auth.$context
      const day = now().toISOString().slice(0, 10)
      await internalAdapter.createVerificationValue({
        identifier: `reading:${day}:${session}`,
        value: String(leads),
        expiresAt: new Date(now().getTime() + sessionHours * hour * 1000),
      })
    },
    /** How many leads a session may read today, where its operator was asked already. */
    async readingAllowance(session: string): Promise<number | undefined> {
      const { internalAdapter } = await auth.$context
      const day = now().toISOString().slice(0, 10)
      const allowance = await internalAdapter.findVerificationValue(`reading:${day}:${session}`)
      return allowance ? Number(allowance.value) : undefined
    },
    /** Stores a challenge for a passkey for five minutes, with who may answer it and for what. */
    async storeChallenge(challenge: string, purpose: string): Promise<void> {
      const { internalAdapter } = await auth.$context
      await internalAdapter.createVerificationValue({
        identifier: `passkey:${challenge}`,
        value: purpose,
        expiresAt: new Date(now().getTime() + challengeMinutes * 60_000),
      })
    },
    /** Whether a challenge was given for this. It can't be answered again. */
    async takeChallenge(challenge: string | undefined, purpose: string): Promise<boolean> {
      if (challenge === undefined) return false
      const { internalAdapter } = await auth.$context
      const stored = await internalAdapter.consumeVerificationValue(`passkey:${challenge}`)
      return stored !== null && stored.value === purpose && stored.expiresAt > now()
    },
    /** None while a new second factor is set up, as in another window. */
    async recoveryCodesLeft(operator: string): Promise<number> {
      try {
        return (await auth.api.viewBackupCodes({ body: { userId: operator } })).backupCodes.length
      } catch (error) {
        if (error instanceof APIError && error.body?.code === 'BACKUP_CODES_NOT_ENABLED') return 0
        throw error
      }
    },
    /** The operator whose password a token may set. */
    async operatorOfToken(token: string): Promise<string | undefined> {
      const { internalAdapter } = await auth.$context
      const reset = await internalAdapter.findVerificationValue(`reset-password:${token}`)
      return reset && reset.expiresAt.getTime() > Date.now() ? reset.value : undefined
    },
  }
}

const codeLetters = 'abcdefghjkmnpqrstuvwxyz23456789'

function recoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => `${randomLetters(5)}-${randomLetters(5)}`)
}

function randomLetters(count: number): string {
  let letters = ''
  while (letters.length < count) {
    // Bytes beyond the last whole multiple would make some letters likelier.
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < 256 - (256 % codeLetters.length)) letters += codeLetters[byte % codeLetters.length]
  }
  return letters
}
