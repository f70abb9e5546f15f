import { setTimeout as wait } from 'node:timers/promises'
import { Hono, type Context as Incoming } from 'hono'
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
import type { DeskContext } from './desk-context.ts'
import { type Answered, passCookies } from './hand-on.ts'
import { rememberDevice } from './known-device.ts'
import { respond } from './respond.ts'
import { signInLimits } from './sign-in-limits.ts'
import { taking } from './taking.ts'

const email = z.string().trim().toLowerCase().max(254)
const password = z.string().max(1000)

/** What may be asked without a session: how to get one, and how to end it. */
export function signInRoutes(desk: DeskContext) {
  const { context, authentication, handOn } = desk
  const { database, secret, now } = context
  const { db } = database

  const limits = signInLimits(context)

  async function signIn(request: Incoming, given: { email: string; password: string }) {
    const counted = await limits.countPassword(request, given.email)
    if ('waitSeconds' in counted) return rejectForNow(request, counted)
    const answered = await handOn(request, '/sign-in/email', given, noSession)
    if (answered.code === 'FAILED_TO_CREATE_SESSION')
      return respond(request, reject('closed', 'Your place at the desk was closed. Ask an owner.'))
    if (answered.status !== 200)
      return respond(request, reject('wrong-password', wrongPasswordSentence(counted.left)))
    await limits.forgetPasswords(request, given.email)
    return request.json({
      next: answered.body.twoFactorRedirect === true ? ('code' as const) : ('enrol' as const),
    })
  }

  /** After the code, or one of those kept for when the phone is gone. */
  async function finish(request: Incoming, path: string, code: string) {
    const id = await authentication.operatorAskedForCode(request)
    const operator = id === undefined ? undefined : await findOperator(db, id)
    if (!operator) return rejectCode(request, { code: 'INVALID_TWO_FACTOR_COOKIE' })
    const counted = await limits.countCode(request, operator)
    if ('waitSeconds' in counted) return rejectForNow(request, counted)
    const answered = await handOn(request, path, { code }, { ...noSession, hold: true })
    if (answered.status !== 200) {
      passCookies(request, answered)
      return rejectCode(request, answered)
    }
    if (await limits.isUsed(operator, code)) {
      await endSessionMade(answered)
      return rejectUsedCode(request)
    }
    await limits.forgetCodes(request, operator)
    passCookies(request, answered)
    await rememberDevice(request, operator.email, context)
    const by = path.endsWith('totp') ? 'code' : 'recovery code'
    await writeAudit({ kind: 'signed in', detail: { by } }, { ...context, by: operator.id })
    return request.json({ next: 'desk' as const })
  }

  async function endSessionMade({ body }: Answered) {
    const { token } = z.object({ token: z.string() }).parse(body)
    await discardSession(token, context)
  }

  return new Hono()
    .post('/sign-in', taking(z.object({ email, password })), (request) =>
      signIn(request, request.req.valid('json')),
    )
    .post('/sign-in/code', taking(z.object({ code: z.string().regex(/^\d{6}$/) })), (request) =>
      finish(request, '/two-factor/verify-totp', request.req.valid('json').code),
    )
    .post(
      '/sign-in/recovery-code',
      taking(z.object({ code: z.string().trim().toLowerCase().max(40) })),
      (request) =>
        finish(request, '/two-factor/verify-backup-code', request.req.valid('json').code),
    )
    .post('/sign-out', async (request) => {
      // Whatever there was to end, afterwards there is none.
      await handOn(request, '/sign-out', {})
      return request.json({ signedOut: true })
    })
    .post('/recover', taking(z.object({ email })), async (request) => {
      const given = request.req.valid('json')
      if (!isEmail(given.email))
        return respond(request, reject('email', 'Enter an e-mail address, like name@example.com'))
      const name = keyedHash(secret, 'recovery', given.email)
      const patient = await countInMinute(db, { name, now: now(), most: 2 })
      // What is known of the address must not be told by how long it takes.
      const [answered] = await Promise.all([
        patient ? handOn(request, '/request-password-reset', given, noSession) : undefined,
        wait(400),
      ])
      if (answered?.status === 429) return tooMany(request, answered)
      return request.json({ asked: true }, 202)
    })
    .post('/reset', taking(z.object({ token: z.string().max(200), password })), async (request) => {
      const given = request.req.valid('json')
      const id = await authentication.operatorOfToken(given.token)
      const operator = id === undefined ? undefined : await findOperator(db, id)
      if (!operator || operator.closed_at) return rejectToken(request)
      const problem = problemWithPassword(given.password, operator.email)
      if (problem) return respond(request, reject('password', problem))
      const answered = await handOn(
        request,
        '/reset-password',
        { token: given.token, newPassword: given.password },
        noSession,
      )
      if (answered.status === 429) return tooMany(request, answered)
      if (answered.status !== 200) return rejectToken(request)
      await limits.forgetPasswords(request, operator.email)
      return request.json({ email: operator.email })
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
      async (request) => {
        const { token, ...given } = request.req.valid('json')
        if (!isSetUpToken(token, secret))
          return respond(
            request,
            reject(
              'set-up-link',
              'This set-up link is not whole. Copy it again from where the server printed it.',
            ),
          )
        if (await hasOperator(db)) return rejectSetUp(request)
        if (!isEmail(given.email))
          return respond(request, reject('email', 'Enter an e-mail address, like name@example.com'))
        const problem = problemWithPassword(given.password, given.email)
        if (problem) return respond(request, reject('password', problem))
        if (!(await createFirstOperator(given, context))) return rejectSetUp(request)
        return signIn(request, { email: given.email, password: given.password })
      },
    )
}

// Who signs in is nobody yet: a session that is still open must not answer in their place.
const noSession = { cookies: /^(?:__Secure-)?desk\.two_factor=/ }

function tooMany(request: Incoming, { retryAfter }: Answered) {
  request.header('retry-after', String(retryAfter))
  return respond(request, reject('too-many', 'Too many tries. Wait a minute, then try again.'))
}

function rejectToken(request: Incoming) {
  return respond(
    request,
    reject('link-over', 'This link was used already or is too old. Ask for a new one.'),
  )
}

function rejectSetUp(request: Incoming) {
  return respond(
    request,
    reject('set-up-over', 'The desk is set up already. Ask an owner to invite you.'),
  )
}
