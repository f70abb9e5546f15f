import { Hono, type Context as Incoming } from 'hono'
import { z } from 'zod'
import { openSessions } from '#database/operator-sessions.ts'
import type { AuditEvent } from '#domain/operator/audit-event.ts'
import { problemWithPassword } from '#domain/operator/password.ts'
import { reject } from '#domain/result.ts'
import { endOtherSessions, endSession } from '#operations/end-sessions.ts'
import { writeAudit } from '#operations/write-audit.ts'
import { rejectCode, rejectForNow, rejectUsedCode } from './code-rejections.ts'
import type { DeskContext } from './desk-context.ts'
import { type Guarded, withSecondFactorAgain } from './guard.ts'
import type { Answered } from './hand-on.ts'
import { rememberDevice } from './known-device.ts'
import { respond } from './respond.ts'
import { signInLimits } from './sign-in-limits.ts'
import { taking } from './taking.ts'

const password = z.string().max(1000)

/** What somebody may ask who has given a password, but has no second factor yet. */
export function enrolmentRoutes(desk: DeskContext) {
  const { context, handOn } = desk
  const audit = auditing(desk)
  return new Hono<Guarded>()
    .get('/session', (request) => {
      const { session, ...operator } = request.var.operator
      return request.json({
        operator,
        secondFactor: request.var.secondFactor,
        expiresAt: session.expiresAt,
        now: context.now().toISOString(),
      })
    })
    .post('/second-factor', taking(z.object({ password })), async (request) => {
      if (request.var.secondFactor)
        return respond(request, reject('has-second-factor', 'You have a second factor already.'))
      const answered = await handOn(request, '/two-factor/enable', request.req.valid('json'))
      if (answered.status !== 200) return rejectPassword(request, answered)
      const { totpURI, backupCodes } = z
        .object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
        .parse(answered.body)
      return request.json({
        address: totpURI,
        key: new URL(totpURI).searchParams.get('secret') ?? '',
        recoveryCodes: backupCodes,
      })
    })
    .post(
      '/second-factor/verify',
      taking(z.object({ code: z.string().regex(/^\d{6}$/) })),
      async (request) => {
        if (request.var.secondFactor)
          return respond(request, reject('has-second-factor', 'You have a second factor already.'))
        const { code } = request.req.valid('json')
        const answered = await handOn(request, '/two-factor/verify-totp', { code })
        if (answered.status !== 200)
          return respond(
            request,
            reject(
              'first-code',
              'That code is not right. Check that the app shows the key above, and type the code shown now.',
            ),
          )
        await rememberDevice(request, request.var.operator.email, context)
        await audit(request, { kind: 'second factor set up' })
        return request.json({ secondFactor: true })
      },
    )
}

/** One’s own place at the desk. */
export function accountRoutes(desk: DeskContext) {
  const { context, authentication, handOn } = desk
  const { now } = context
  const { db } = context.database
  const audit = auditing(desk)
  const limits = signInLimits(context)
  const self = ({ id, session }: Guarded['Variables']['operator']) => ({
    id: session.id,
    operator: id,
  })

  return new Hono<Guarded>()
    .get('/account/sessions', async (request) => {
      const { id, session } = request.var.operator
      const open = await openSessions(db, id, now())
      return request.json({
        sessions: open.map((one) => ({
          id: one.id,
          since: one.created_at,
          until: one.expires_at,
          address: one.ip_address ?? '',
          browser: one.user_agent ?? '',
          current: one.id === session.id,
        })),
      })
    })
    .delete('/account/sessions/:id', async (request) => {
      const id = request.req.param('id')
      const { id: operator } = request.var.operator
      await endSession({ id, operator }, context)
      return request.json({ ended: true })
    })
    .delete('/account/sessions', async (request) => {
      const ended = await endOtherSessions(self(request.var.operator), context)
      return request.json({ ended })
    })
    .post(
      '/account/password',
      taking(z.object({ current: password, password })),
      async (request) => {
        const given = request.req.valid('json')
        const problem = problemWithPassword(given.password, request.var.operator.email)
        if (problem) return respond(request, reject('password', problem))
        const answered = await handOn(request, '/change-password', {
          currentPassword: given.current,
          newPassword: given.password,
          revokeOtherSessions: true,
        })
        if (answered.status !== 200) return rejectPassword(request, answered)
        await audit(request, { kind: 'password changed' })
        return request.json({ changed: true })
      },
    )
    .get('/account/recovery-codes', async (request) => {
      const { backupCodes } = await authentication.api.viewBackupCodes({
        body: { userId: request.var.operator.id },
      })
      return request.json({ left: backupCodes.length })
    })
    .post('/account/recovery-codes', taking(z.object({ password })), async (request) => {
      const answered = await handOn(
        request,
        '/two-factor/generate-backup-codes',
        request.req.valid('json'),
      )
      if (answered.status !== 200) return rejectPassword(request, answered)
      const { backupCodes } = z.object({ backupCodes: z.array(z.string()) }).parse(answered.body)
      await audit(request, { kind: 'recovery codes renewed' })
      return request.json({ recoveryCodes: backupCodes })
    })
    .get('/account/second-factor/again', withSecondFactorAgain(authentication), (c) =>
      c.json({ given: true }),
    )
    .post(
      '/account/second-factor/again',
      taking(z.object({ code: z.string().trim().toLowerCase().max(40) })),
      async (c) => {
        const { operator } = c.var
        const { code } = c.req.valid('json')
        const counted = await limits.countCode(c, operator)
        if ('waitSeconds' in counted) return rejectForNow(c, counted)
        const isFromPhone = /^\d{6}$/.test(code)
        const answered = isFromPhone
          ? await handOn(c, '/two-factor/verify-totp', { code })
          : await handOn(c, '/two-factor/verify-backup-code', { code, disableSession: true })
        if (answered.status !== 200) return rejectCode(c, answered)
        if (await limits.isUsed(operator, code)) return rejectUsedCode(c)
        await limits.forgetCodes(c, operator)
        await authentication.confirmSession(operator.session.id)
        await audit(c, {
          kind: 'second factor given again',
          detail: { by: isFromPhone ? 'code' : 'recovery code' },
        })
        return c.json({ given: true })
      },
    )
    .post('/account/second-factor/renew', taking(z.object({ password })), async (request) => {
      const answered = await handOn(request, '/two-factor/disable', request.req.valid('json'))
      if (answered.status !== 200) return rejectPassword(request, answered)
      await audit(request, { kind: 'second factor given up' })
      return request.json({ secondFactor: false })
    })
}

function auditing({ context }: DeskContext) {
  return (c: Incoming<Guarded>, event: AuditEvent) =>
    writeAudit(event, { ...context, by: c.var.operator.id })
}

function rejectPassword(request: Incoming, { status, retryAfter }: Answered) {
  if (status !== 429)
    return respond(request, reject('current-password', 'That is not your password.'))
  request.header('retry-after', String(retryAfter))
  return respond(request, reject('too-many', 'Too many tries. Wait a minute, then try again.'))
}
