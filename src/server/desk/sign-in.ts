import { setTimeout as wait } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { findOperator, hasOperator } from '#database/operators.ts'
import { countInMinute } from '#database/rate.ts'
import { isEmail } from '#domain/enquiry/email.ts'
import { problemWithPassword } from '#domain/operator/password.ts'
import { wrongPasswordSentence } from '#domain/operator/tries.ts'
import { reject } from '#domain/result.ts'
import { createFirstOperator } from '#operations/create-first-operator.ts'
import { discardSession } from '#operations/end-sessions.ts'
import { keyedHash } from '#operations/keyed-hash.ts'
import { isSetUpToken } from '#operations/set-up-token.ts'
import { writeAudit } from '#operations/write-audit.ts'
import { rejectCode, rejectForNow, rejectUsedCode } from './code-rejections.ts'
import type { DeskDeps } from './desk-deps.ts'
import { type Answered, passCookies } from './hand-on.ts'
import { rememberDevice } from './known-device.ts'
import { respond } from './respond.ts'
import { signInLimits } from './sign-in-limits.ts'
import { taking } from './taking.ts'

const email = z.string().trim().toLowerCase().max(254)
const password = z.string().max(1000)

/** What may be asked without a session: how to get one, and how to end it. */
export function signInRoutes(desk: DeskDeps) {
  const { services, authentication, handOn } = desk
  const { database, secret, now } = services
  const { db } = database

  const limits = signInLimits(services)

  async function signIn(c: Context, given: { email: string; password: string }) {
    const counted = await limits.countPassword(c, given.email)
    if ('waitSeconds' in counted) return rejectForNow(c, counted)
    const answered = await handOn(c, '/sign-in/email', given, noSession)
    if (answered.code === 'FAILED_TO_CREATE_SESSION')
      return respond(c, reject('closed', 'Your place at the desk was closed. Ask an owner.'))
    if (answered.status !== 200)
      return respond(c, reject('wrong-password', wrongPasswordSentence(counted.left)))
    await limits.forgetPasswords(c, given.email)
    return c.json({
      next: answered.body.twoFactorRedirect === true ? ('code' as const) : ('enrol' as const),
    })
  }

  /** After the code, or one of those kept for when the phone is gone. */
  async function finish(c: Context, path: string, code: string) {
    const id = await authentication.operatorAskedForCode(c)
    const operator = id === undefined ? undefined : await findOperator(db, id)
    if (!operator) return rejectCode(c, { code: 'INVALID_TWO_FACTOR_COOKIE' })
    const counted = await limits.countCode(c, operator)
    if ('waitSeconds' in counted) return rejectForNow(c, counted)
    const answered = await handOn(c, path, { code }, { ...noSession, hold: true })
    if (answered.status !== 200) {
      passCookies(c, answered)
      return rejectCode(c, answered)
    }
    if (await limits.isUsed(operator, code)) {
      await endSessionMade(answered)
      return rejectUsedCode(c)
    }
    await limits.forgetCodes(c, operator)
    passCookies(c, answered)
    await rememberDevice(c, operator.email, services)
    const by = path.endsWith('totp') ? 'code' : 'recovery code'
    await writeAudit({ kind: 'signed in', detail: { by } }, { ...services, by: operator.id })
    return c.json({ next: 'desk' as const })
  }

  async function endSessionMade({ body }: Answered) {
    const { token } = z.object({ token: z.string() }).parse(body)
    await discardSession(token, services)
  }

  return new Hono()
    .post('/sign-in', taking(z.object({ email, password })), (c) => signIn(c, c.req.valid('json')))
    .post('/sign-in/code', taking(z.object({ code: z.string().regex(/^\d{6}$/) })), (c) =>
      finish(c, '/two-factor/verify-totp', c.req.valid('json').code),
    )
    .post(
      '/sign-in/recovery-code',
      taking(z.object({ code: z.string().trim().toLowerCase().max(40) })),
      (c) => finish(c, '/two-factor/verify-backup-code', c.req.valid('json').code),
    )
    .post('/sign-out', async (c) => {
      // Whatever there was to end, afterwards there is none.
      await handOn(c, '/sign-out', {})
      return c.json({ signedOut: true })
    })
    .post('/recover', taking(z.object({ email })), async (c) => {
      const given = c.req.valid('json')
      if (!isEmail(given.email))
        return respond(c, reject('email', 'Enter an e-mail address, like name@example.com'))
      const name = keyedHash(secret, 'recovery', given.email)
      const patient = await countInMinute(db, { name, now: now(), most: 2 })
      // What is known of the address must not be told by how long it takes.
      const [answered] = await Promise.all([
        patient ? handOn(c, '/request-password-reset', given, noSession) : undefined,
        wait(400),
      ])
      if (answered?.status === 429) return tooMany(c, answered)
      return c.json({ asked: true }, 202)
    })
    .post('/reset', taking(z.object({ token: z.string().max(200), password })), async (c) => {
      const given = c.req.valid('json')
      const id = await authentication.operatorOfToken(given.token)
      const operator = id === undefined ? undefined : await findOperator(db, id)
      if (!operator || operator.closed_at) return rejectToken(c)
      const problem = problemWithPassword(given.password, operator.email)
      if (problem) return respond(c, reject('password', problem))
      const answered = await handOn(
        c,
        '/reset-password',
        { token: given.token, newPassword: given.password },
        noSession,
      )
      if (answered.status === 429) return tooMany(c, answered)
      if (answered.status !== 200) return rejectToken(c)
      await limits.forgetPasswords(c, operator.email)
      return c.json({ email: operator.email })
    })
    .post(
      '/set-up',
      taking(
        z.object({
          token: z.string().max(200),
          name: z.string().trim().min(1).max(100),
          email,
          password,
        }),
      ),
      async (c) => {
        const { token, ...given } = c.req.valid('json')
        if (!isSetUpToken(token, secret))
          return respond(
            c,
            reject(
              'set-up-link',
              'This set-up link is not whole. Copy it again from where the server printed it.',
            ),
          )
        if (await hasOperator(db)) return rejectSetUp(c)
        if (!isEmail(given.email))
          return respond(c, reject('email', 'Enter an e-mail address, like name@example.com'))
        const problem = problemWithPassword(given.password, given.email)
        if (problem) return respond(c, reject('password', problem))
        if (!(await createFirstOperator(given, services))) return rejectSetUp(c)
        return signIn(c, { email: given.email, password: given.password })
      },
    )
}

// Who signs in is nobody yet: a session that is still open must not answer in their place.
const noSession = { cookies: /^(?:__Secure-)?desk\.two_factor=/ }

function tooMany(c: Context, { retryAfter }: Answered) {
  c.header('retry-after', String(retryAfter))
  return respond(c, reject('too-many', 'Too many tries. Wait a minute, then try again.'))
}

function rejectToken(c: Context) {
  return respond(
    c,
    reject('link-over', 'This link was used already or is too old. Ask for a new one.'),
  )
}

function rejectSetUp(c: Context) {
  return respond(
    c,
    reject('set-up-over', 'The desk is set up already. Ask an owner to invite you.'),
  )
}
