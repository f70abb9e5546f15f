import type { Context } from 'hono'
import { wrongOwnPasswordSentence } from '#domain/account/tries.ts'
import { endGuessedSession } from '#operations/account/end-sessions.ts'
import { refuse } from '../http/respond.ts'
import { rejectForNow } from './code-rejections.ts'
import type { DeskDeps } from './desk-deps.ts'
import type { DeskEnv } from './guard.ts'
import { signInLimits } from './sign-in-limits.ts'

/**
 * Forwards what better-auth does only for the operator's own password. Wrong ones count with those at signing in; the fifth
 * ends the session, since the cookie may be stolen.
 */
export function ownPassword({ services, forward }: DeskDeps) {
  const limits = signInLimits(services)

  return async (c: Context<DeskEnv>, path: string, body: Record<string, unknown>) => {
    const { operator } = c.var
    const counted = await limits.countOwnPassword(c, operator)
    if ('waitSeconds' in counted) return { ok: false as const, response: rejectForNow(c, counted) }
    const { status, retryAfter, body: answer } = await forward(c, path, body)
    if (status === 200) {
      await limits.forgetOwnPasswords(c, operator)
      return { ok: true as const, body: answer }
    }
    if (status === 429)
      return { ok: false as const, response: rejectForNow(c, { waitSeconds: retryAfter }) }
    const message = wrongOwnPasswordSentence(counted.left)
    if (counted.left > 0)
      return { ok: false as const, response: refuse(c, 'current-password', message) }
    const session = { id: operator.session.id, operator: operator.id }
    await endGuessedSession(session, 'passwords', services)
    return { ok: false as const, response: refuse(c, 'signed-out', message) }
  }
}
