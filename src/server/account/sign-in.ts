import { setTimeout as wait } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import {
  getOperator,
  getOperatorByEmail,
  hasHadPassword,
  hasOperator,
} from '#database/account/operators.ts'
import { listPasskeys } from '#database/account/passkeys.ts'
import { countInMinute } from '#database/enquiry/rate.ts'
import { browserName } from '#domain/account/browser-name.ts'
import { wrongPasswordSentence } from '#domain/account/tries.ts'
import { toAsciiEmail } from '#domain/enquiry/ascii-email.ts'
import { problemWithEmail } from '#domain/enquiry/email.ts'
import { problemWithNewPassword } from '#operations/account/common-passwords.ts'
import { createFirstOperator } from '#operations/account/create-first-operator.ts'
import { discardSession } from '#operations/account/end-sessions.ts'
import { recordNewPassword } from '#operations/account/record-new-password.ts'
import { isSetUpToken } from '#operations/account/set-up-token.ts'
import { writeAudit } from '#operations/account/write-audit.ts'
import { keyedHash } from '#operations/keyed-hash.ts'
import { jsonBody, jsonOf } from '../http/json-body.ts'
import { refuse } from '../http/respond.ts'
import { rejectCode, rejectForNow, rejectPasskey, rejectUsedCode } from './code-rejections.ts'
import type { DeskDeps } from './desk-deps.ts'
import { type AuthResponse, setCookies } from './forward.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { passkeySignInPath } from './passkey-sign-in.ts'
import { passkeysOf } from './passkeys.ts'
import { signInLimits } from './sign-in-limits.ts'
import { usedPasskey } from './webauthn.ts'

const email = z.string().trim().toLowerCase().max(254).transform(toAsciiEmail)
const password = z.string().max(1000)

/** The routes that need no session: to begin one, to end it, and to recover a password. */
export function signInRoutes(desk: DeskDeps) {
  const { services, authentication, forward } = desk
  const { database, secret, now } = services
  const { db } = database

  const limits = signInLimits(services)
  const passkeys = passkeysOf(desk)

  async function signIn(c: Context, credentials: { email: string; password: string }) {
    const counted = await limits.countPassword(c, credentials.email)
    if ('waitSeconds' in counted) return rejectForNow(c, counted)
    const response = await forward(c, '/sign-in/email', credentials, noSession)
    if (response.code === 'FAILED_TO_CREATE_SESSION')
      return refuse(c, 'closed', 'Your place at the desk was closed. Ask an owner.')
    if (response.status !== 200)
      return refuse(c, 'wrong-password', wrongPasswordSentence(counted.left))
    await limits.forgetPasswords(c, credentials.email)
    if (response.body.twoFactorRedirect !== true) return c.json({ next: 'enrol' as const })
    const operator = await getOperatorByEmail(db, credentials.email)
    const own = operator ? await listPasskeys(db, operator.id) : []
    return c.json({ next: 'code' as const, ...(own.length > 0 ? { passkey: true } : {}) })
  }

  /** Completes a sign-in with a code from the phone, or with a recovery code. */
  async function completeSignIn(c: Context, path: string, code: string) {
    const operator = await operatorAsked(c)
    if (!operator) return rejectCode(c, { code: 'INVALID_TWO_FACTOR_COOKIE' })
    const counted = await limits.countCode(c, operator)
    if ('waitSeconds' in counted) return rejectForNow(c, counted)
    const response = await forward(c, path, { code }, { ...noSession, hold: true })
    if (response.status !== 200) {
      setCookies(c, response)
      return rejectCode(c, response)
    }
    if (await limits.isUsed(operator, code)) {
      await endNewSession(response)
      return rejectUsedCode(c)
    }
    return enter(c, operator, response, path.endsWith('totp') ? 'code' : 'recovery code')
  }

  /** Completes a sign-in with a passkey. */
  async function completeWithPasskey(c: Context, used: z.infer<typeof usedPasskey>) {
    const operator = await operatorAsked(c)
    if (!operator) return rejectCode(c, { code: 'INVALID_TWO_FACTOR_COOKIE' })
    const counted = await limits.countCode(c, operator)
    if ('waitSeconds' in counted) return rejectForNow(c, counted)
    if (!(await passkeys.isUsed(used, 'sign in', operator.id))) return rejectPasskey(c)
    const response = await forward(c, passkeySignInPath, {}, { ...noSession, hold: true })
    if (response.status !== 200) return rejectCode(c, response)
    return enter(c, operator, response, 'passkey')
  }

  async function operatorAsked(c: Context) {
    const id = await authentication.operatorAskedForCode(c)
    return id === undefined ? undefined : getOperator(db, id)
  }

  async function enter(
    c: Context,
    operator: { id: string; email: string },
    response: AuthResponse,
    by: 'code' | 'recovery code' | 'passkey',
  ) {
    await limits.forgetCodes(c, operator)
    setCookies(c, response)
    await writeAudit(
      { kind: 'signed in', detail: { by, ...(await newDevice(c, operator.email)) } },
      { ...services, by: operator.id },
    )
    await rememberDevice(c, operator.email, services)
    return c.json({ next: 'desk' as const })
  }

  /** Recorded in the audit log and sent to the operator where they haven't signed in with this browser before. */
  async function newDevice(c: Context, email: string) {
    if (await knownDevice(c, email, services)) return {}
    const browser = browserName(c.req.header('user-agent') ?? '')
    return { device: 'new' as const, browser }
  }

  async function endNewSession({ body }: AuthResponse) {
    const { token } = z.object({ token: z.string() }).parse(body)
    await discardSession(token, services)
  }

  return new Hono()
    .post('/sign-in', jsonBody({ email, password }), (c) => signIn(c, c.req.valid('json')))
    .post('/sign-in/code', jsonBody({ code: z.string().regex(/^\d{6}$/) }), (c) =>
      completeSignIn(c, '/two-factor/verify-totp', c.req.valid('json').code),
    )
    .post(
      '/sign-in/recovery-code',
      jsonBody({ code: z.string().trim().toLowerCase().max(40) }),
      (c) => completeSignIn(c, '/two-factor/verify-backup-code', c.req.valid('json').code),
    )
    .post('/sign-in/passkey/options', async (c) => {
      const operator = await operatorAsked(c)
      if (!operator) return rejectCode(c, { code: 'INVALID_TWO_FACTOR_COOKIE' })
      return c.json(await passkeys.optionsFor('sign in', operator.id))
    })
    .post('/sign-in/passkey', jsonOf(usedPasskey), (c) =>
      completeWithPasskey(c, c.req.valid('json')),
    )
    .post('/sign-out', async (c) => {
      // Also right without a session: afterwards there is none.
      await forward(c, '/sign-out', {})
      return c.json({ signedOut: true })
    })
    .post('/recover', jsonBody({ email }), async (c) => {
      const body = c.req.valid('json')
      const problem = problemWithEmail(body.email)
      if (problem) return refuse(c, 'email', problem)
      const name = keyedHash(secret, 'recovery', body.email)
      const isAllowed = await countInMinute(db, { name, now: now(), most: 2 })
      // The time it takes must not give away whether anybody has this address.
      const [response] = await Promise.all([
        isAllowed ? forward(c, '/request-password-reset', body, noSession) : undefined,
        wait(400),
      ])
      if (response?.status === 429) return rejectTooMany(c, response)
      return c.json({ asked: true, lettersAreFiles: services.lettersAreFiles }, 202)
    })
    .post('/reset', jsonBody({ token: z.string().max(200), password }), async (c) => {
      const body = c.req.valid('json')
      const id = await authentication.operatorOfToken(body.token)
      const operator = id === undefined ? undefined : await getOperator(db, id)
      if (!operator || operator.closed_at) return rejectToken(c)
      const problem = problemWithNewPassword(body.password, {
        ...services,
        email: operator.email,
      })
      if (problem) return refuse(c, 'password', problem)
      const isInvited = !(await hasHadPassword(db, operator.id))
      const response = await forward(
        c,
        '/reset-password',
        { token: body.token, newPassword: body.password },
        noSession,
      )
      if (response.status === 429) return rejectTooMany(c, response)
      if (response.status !== 200) return rejectToken(c)
      await recordNewPassword(isInvited ? 'invitation accepted' : 'password set by letter', {
        ...services,
        by: operator.id,
      })
      await limits.forgetPasswords(c, operator.email)
      return c.json({ email: operator.email })
    })
    .post(
      '/set-up',
      jsonBody({
        token: z.string().max(200),
        name: z.string().trim().min(1).max(100),
        email,
        password,
      }),
      async (c) => {
        const { token, ...body } = c.req.valid('json')
        if (!isSetUpToken(token, secret))
          return refuse(
            c,
            'set-up-link',
            'This set-up link is not whole. Copy it again from where the server printed it.',
          )
        if (await hasOperator(db)) return rejectSetUp(c)
        const wrong = problemWithEmail(body.email)
        if (wrong) return refuse(c, 'email', wrong)
        const problem = problemWithNewPassword(body.password, {
          ...services,
          email: body.email,
        })
        if (problem) return refuse(c, 'password', problem)
        if (!(await createFirstOperator(body, services))) return rejectSetUp(c)
        return signIn(c, { email: body.email, password: body.password })
      },
    )
}

// An operator who signs in has no session yet: one that is still open on this device must not count.
const noSession = { cookies: /^(?:__Secure-|__Host-)?desk\.two_factor=/ }

function rejectTooMany(c: Context, { retryAfter }: AuthResponse) {
  c.header('retry-after', String(retryAfter))
  return refuse(c, 'too-many', 'Too many tries. Wait a minute, then try again.')
}

function rejectToken(c: Context) {
  return refuse(c, 'link-over', 'This link was used already or is too old. Ask for a new one.')
}

function rejectSetUp(c: Context) {
  return refuse(c, 'set-up-over', 'The desk is set up already. Ask an owner to invite you.')
}
