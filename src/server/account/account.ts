import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { listOpenSessions } from '#database/account/operator-sessions.ts'
import { wrongOwnCodeSentence } from '#domain/account/tries.ts'
import { problemWithNewPassword } from '#operations/account/common-passwords.ts'
import {
  endGuessedSession,
  endOtherSessions,
  endSession,
} from '#operations/account/end-sessions.ts'
import { recordNewPassword } from '#operations/account/record-new-password.ts'
import { writeAudit } from '#operations/account/write-audit.ts'
import type { DeskEvent } from '#operations/record-event.ts'
import { jsonBody, jsonOf } from '../http/json-body.ts'
import { refuse } from '../http/respond.ts'
import { rejectForNow, usedCode, wrongCodeSentence, wrongPasskey } from './code-rejections.ts'
import type { DeskDeps } from './desk-deps.ts'
import { type DeskEnv, requireSecondFactorAgain } from './guard.ts'
import { rememberDevice } from './known-device.ts'
import { ownPassword } from './own-password.ts'
import { passkeysOf } from './passkeys.ts'
import { signInLimits } from './sign-in-limits.ts'
import { usedPasskey } from './webauthn.ts'

const password = z.string().max(1000)

/** For operators who have given their password and have no second factor yet. */
export function enrolmentRoutes(desk: DeskDeps) {
  const { services, forward } = desk
  const withPassword = ownPassword(desk)
  return new Hono<DeskEnv>()
    .get('/session', (c) => {
      const { session, ...operator } = c.var.operator
      return c.json({
        operator,
        secondFactor: c.var.secondFactor,
        expiresAt: session.expiresAt,
        now: services.now().toISOString(),
      })
    })
    .post('/second-factor', jsonBody({ password }), async (c) => {
      if (c.var.secondFactor)
        return refuse(c, 'has-second-factor', 'You have a second factor already.')
      const enabled = await withPassword(c, '/two-factor/enable', c.req.valid('json'))
      if (!enabled.ok) return enabled.response
      const { totpURI, backupCodes } = z
        .object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
        .parse(enabled.body)
      return c.json({
        address: totpURI,
        key: new URL(totpURI).searchParams.get('secret') ?? '',
        recoveryCodes: backupCodes,
      })
    })
    .post('/second-factor/verify', jsonBody({ code: z.string().regex(/^\d{6}$/) }), async (c) => {
      if (c.var.secondFactor)
        return refuse(c, 'has-second-factor', 'You have a second factor already.')
      const { code } = c.req.valid('json')
      const response = await forward(c, '/two-factor/verify-totp', { code })
      if (response.status !== 200)
        return refuse(
          c,
          'first-code',
          'That code is not right. Check that the app shows the key above, and type the code shown now.',
        )
      await rememberDevice(c, c.var.operator.email, services)
      await audit(c, { kind: 'second factor set up' })
      return c.json({ secondFactor: true })
    })
}

/** An operator's own account: sessions, password, second factor. */
export function accountRoutes(desk: DeskDeps) {
  const { services, authentication, forward } = desk
  const { now } = services
  const { db } = services.database
  const withPassword = ownPassword(desk)
  const confirmed = requireSecondFactorAgain(authentication)
  const limits = signInLimits(services)
  const passkeys = passkeysOf(desk)
  /** The fifth wrong code in one session ends it, since the cookie may be stolen. */
  async function rejectOwnCode(
    c: Context<DeskEnv>,
    wrong = 'That code was not accepted.',
    { left }: { left: number },
  ) {
    const message = wrongOwnCodeSentence(wrong, left)
    if (left > 0) return refuse(c, 'wrong-code', message)
    await endGuessedSession(ownSession(c.var.operator), 'codes', services)
    return refuse(c, 'signed-out', message)
  }
  const ownSession = ({ id, session }: DeskEnv['Variables']['operator']) => ({
    id: session.id,
    operator: id,
  })

  return new Hono<DeskEnv>()
    .get('/account/sessions', async (c) => {
      const { id, session } = c.var.operator
      const open = await listOpenSessions(db, id, now())
      return c.json({
        sessions: open.map(({ address, browser, ...one }) => ({
          ...one,
          address: address ?? '',
          browser: browser ?? '',
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
      const ended = await endOtherSessions(ownSession(c.var.operator), services)
      return c.json({ ended })
    })
    .post('/account/password', confirmed, jsonBody({ current: password, password }), async (c) => {
      const { current, password } = c.req.valid('json')
      const problem = problemWithNewPassword(password, { ...services, email: c.var.operator.email })
      if (problem) return refuse(c, 'password', problem)
      const changed = await withPassword(c, '/change-password', {
        currentPassword: current,
        newPassword: password,
        revokeOtherSessions: true,
      })
      if (!changed.ok) return changed.response
      await recordNewPassword('password changed', c.var.acting)
      return c.json({ changed: true })
    })
    .get('/account/recovery-codes', async (c) =>
      c.json({ left: await authentication.recoveryCodesLeft(c.var.operator.id) }),
    )
    .post('/account/recovery-codes', confirmed, jsonBody({ password }), async (c) => {
      const path = '/two-factor/generate-backup-codes'
      const renewed = await withPassword(c, path, c.req.valid('json'))
      if (!renewed.ok) return renewed.response
      const { backupCodes } = z.object({ backupCodes: z.array(z.string()) }).parse(renewed.body)
      await audit(c, { kind: 'recovery codes renewed' })
      return c.json({ recoveryCodes: backupCodes })
    })
    .get('/account/second-factor/again', confirmed, (c) => c.json({ given: true }))
    .post(
      '/account/second-factor/again',
      jsonBody({ code: z.string().trim().toLowerCase().max(40) }),
      async (c) => {
        const { operator } = c.var
        const { code } = c.req.valid('json')
        const counted = await limits.countOwnCode(c, operator)
        if ('waitSeconds' in counted) return rejectForNow(c, counted)
        const isFromPhone = /^\d{6}$/.test(code)
        const response = isFromPhone
          ? await forward(c, '/two-factor/verify-totp', { code })
          : await forward(c, '/two-factor/verify-backup-code', { code, disableSession: true })
        if (response.status !== 200) return rejectOwnCode(c, wrongCodeSentence(response), counted)
        if (await limits.isUsed(operator, code)) return rejectOwnCode(c, usedCode, counted)
        await limits.forgetOwnCodes(c, operator)
        await authentication.confirmSession(operator.session.id)
        await audit(c, {
          kind: 'second factor given again',
          detail: { by: isFromPhone ? 'code' : 'recovery code' },
        })
        return c.json({ given: true })
      },
    )
    .post('/account/second-factor/again/options', async (c) =>
      c.json(await passkeys.optionsFor('again', c.var.operator.id)),
    )
    .post('/account/second-factor/again/passkey', jsonOf(usedPasskey), async (c) => {
      const { operator } = c.var
      const counted = await limits.countOwnCode(c, operator)
      if ('waitSeconds' in counted) return rejectForNow(c, counted)
      if (!(await passkeys.isUsed(c.req.valid('json'), 'again', operator.id)))
        return rejectOwnCode(c, wrongPasskey, counted)
      await limits.forgetOwnCodes(c, operator)
      await authentication.confirmSession(operator.session.id)
      await audit(c, { kind: 'second factor given again', detail: { by: 'passkey' } })
      return c.json({ given: true })
    })
    .post('/account/second-factor/renew', confirmed, jsonBody({ password }), async (c) => {
      const ended = await withPassword(c, '/two-factor/disable', c.req.valid('json'))
      if (!ended.ok) return ended.response
      await audit(c, { kind: 'second factor given up' })
      return c.json({ secondFactor: false })
    })
}

function audit(c: Context<DeskEnv>, event: DeskEvent): Promise<void> {
  return writeAudit(event, c.var.acting)
}
