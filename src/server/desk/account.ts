import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { openSessions } from '#database/operator-sessions.ts'
import type { AuditEvent } from '#domain/operator/audit-event.ts'
import { problemWithPassword } from '#domain/operator/password.ts'
import { reject } from '#domain/result.ts'
import { endOtherSessions, endSession } from '#operations/end-sessions.ts'
import { writeAudit } from '#operations/write-audit.ts'
import { rejectCode, rejectForNow, rejectUsedCode } from './code-rejections.ts'
import type { DeskDeps } from './desk-deps.ts'
import { type Guarded, withSecondFactorAgain } from './guard.ts'
import type { Answered } from './hand-on.ts'
import { rememberDevice } from './known-device.ts'
import { respond } from './respond.ts'
import { signInLimits } from './sign-in-limits.ts'
import { taking } from './taking.ts'

const password = z.string().max(1000)

/** What somebody may ask who has given a password, but has no second factor yet. */
export function enrolmentRoutes(desk: DeskDeps) {
  const { services, handOn } = desk
  const audit = auditing(desk)
  return new Hono<Guarded>()
    .get('/session', (c) => {
      const { session, ...operator } = c.var.operator
      return c.json({
        operator,
        secondFactor: c.var.secondFactor,
        expiresAt: session.expiresAt,
        now: services.now().toISOString(),
      })
    })
    .post('/second-factor', taking(z.object({ password })), async (c) => {
      if (c.var.secondFactor)
        return respond(c, reject('has-second-factor', 'You have a second factor already.'))
      const answered = await handOn(c, '/two-factor/enable', c.req.valid('json'))
      if (answered.status !== 200) return rejectPassword(c, answered)
      const { totpURI, backupCodes } = z
        .object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
        .parse(answered.body)
      return c.json({
        address: totpURI,
        key: new URL(totpURI).searchParams.get('secret') ?? '',
        recoveryCodes: backupCodes,
      })
    })
    .post(
      '/second-factor/verify',
      taking(z.object({ code: z.string().regex(/^\d{6}$/) })),
      async (c) => {
        if (c.var.secondFactor)
          return respond(c, reject('has-second-factor', 'You have a second factor already.'))
        const { code } = c.req.valid('json')
        const answered = await handOn(c, '/two-factor/verify-totp', { code })
        if (answered.status !== 200)
          return respond(
            c,
            reject(
              'first-code',
              'That code is not right. Check that the app shows the key above, and type the code shown now.',
            ),
          )
        await rememberDevice(c, c.var.operator.email, services)
        await audit(c, { kind: 'second factor set up' })
        return c.json({ secondFactor: true })
      },
    )
}

/** One’s own place at the desk. */
export function accountRoutes(desk: DeskDeps) {
  const { services, authentication, handOn } = desk
  const { now } = services
  const { db } = services.database
  const audit = auditing(desk)
  const limits = signInLimits(services)
  const self = ({ id, session }: Guarded['Variables']['operator']) => ({
    id: session.id,
    operator: id,
  })

  return new Hono<Guarded>()
    .get('/account/sessions', async (c) => {
      const { id, session } = c.var.operator
      const open = await openSessions(db, id, now())
      return c.json({
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
    .delete('/account/sessions/:id', async (c) => {
      const id = c.req.param('id')
      const { id: operator } = c.var.operator
      await endSession({ id, operator }, services)
      return c.json({ ended: true })
    })
    .delete('/account/sessions', async (c) => {
      const ended = await endOtherSessions(self(c.var.operator), services)
      return c.json({ ended })
    })
    .post('/account/password', taking(z.object({ current: password, password })), async (c) => {
      const given = c.req.valid('json')
      const problem = problemWithPassword(given.password, c.var.operator.email)
      if (problem) return respond(c, reject('password', problem))
      const answered = await handOn(c, '/change-password', {
        currentPassword: given.current,
        newPassword: given.password,
        revokeOtherSessions: true,
      })
      if (answered.status !== 200) return rejectPassword(c, answered)
      await audit(c, { kind: 'password changed' })
      return c.json({ changed: true })
    })
    .get('/account/recovery-codes', async (c) => {
      const { backupCodes } = await authentication.api.viewBackupCodes({
        body: { userId: c.var.operator.id },
      })
      return c.json({ left: backupCodes.length })
    })
    .post('/account/recovery-codes', taking(z.object({ password })), async (c) => {
      const answered = await handOn(c, '/two-factor/generate-backup-codes', c.req.valid('json'))
      if (answered.status !== 200) return rejectPassword(c, answered)
      const { backupCodes } = z.object({ backupCodes: z.array(z.string()) }).parse(answered.body)
      await audit(c, { kind: 'recovery codes renewed' })
      return c.json({ recoveryCodes: backupCodes })
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
    .post('/account/second-factor/renew', taking(z.object({ password })), async (c) => {
      const answered = await handOn(c, '/two-factor/disable', c.req.valid('json'))
      if (answered.status !== 200) return rejectPassword(c, answered)
      await audit(c, { kind: 'second factor given up' })
      return c.json({ secondFactor: false })
    })
}

function auditing({ services }: DeskDeps) {
  return (c: Context<Guarded>, event: AuditEvent) =>
    writeAudit(event, { ...services, by: c.var.operator.id })
}

function rejectPassword(c: Context, { status, retryAfter }: Answered) {
  if (status !== 429) return respond(c, reject('current-password', 'That is not your password.'))
  c.header('retry-after', String(retryAfter))
  return respond(c, reject('too-many', 'Too many tries. Wait a minute, then try again.'))
}
