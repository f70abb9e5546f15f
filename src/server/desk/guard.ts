import { createMiddleware } from 'hono/factory'
import type { Database } from '#database/open.ts'
import { openOwners } from '#database/operators.ts'
import type { Role } from '#domain/operator/role.ts'
import { reject } from '#domain/result.ts'
import type { Authentication } from './authentication.ts'
import { respond } from './respond.ts'

/** Who is at the desk, as far as the cookie tells. */
export type Operator = {
  id: string
  name: string
  email: string
  role: Role
  session: { id: string; expiresAt: string }
}

/** What every route behind the guard finds in `c.var`. */
export type Guarded = { Variables: { operator: Operator; secondFactor: boolean } }

/** The session that a cookie stands for, as long as it lets anybody in. */
async function openSession({ api }: Authentication, cookie: string) {
  const found = await api.getSession({ headers: new Headers({ cookie }) })
  // A session from before the second factor was set up is none: the code was never given for it.
  const stale = found?.user.twoFactorEnabled && !found.session.secondFactor
  return found && !found.user.closedAt && !stale ? found : undefined
}

/** Whether whoever sent this cookie is still signed in. */
export async function isSignedIn(authentication: Authentication, cookie: string): Promise<boolean> {
  return (await openSession(authentication, cookie)) !== undefined
}

/** Lets in whoever has a session, with or without a second factor. */
export function signedIn(authentication: Authentication) {
  return createMiddleware<Guarded>(async (c, next) => {
    const found = await openSession(authentication, c.req.header('cookie') ?? '')
    if (!found) return respond(c, reject('signed-out', 'You are signed out. Sign in to go on.'))
    const { user, session } = found
    c.set('operator', {
      id: user.id,
      name: user.name,
      email: user.email,
      role: user.role === 'owner' ? 'owner' : 'agent',
      session: { id: session.id, expiresAt: session.expiresAt.toISOString() },
    })
    c.set('secondFactor', Boolean(session.secondFactor))
    return next()
  })
}

/** Behind it nobody is without a second factor. */
export const withSecondFactor = createMiddleware<Guarded>(async (c, next) =>
  c.var.secondFactor
    ? next()
    : respond(
        c,
        reject(
          'second-factor-first',
          'Set up your second factor first. Until then the desk shows nothing.',
        ),
      ),
)

/** Behind it the second factor was given again a few minutes ago: whoever found the desk open cannot. */
export function withSecondFactorAgain(authentication: Authentication) {
  return createMiddleware<Guarded>(async (c, next) => {
    return (await authentication.isConfirmed(c.var.operator.session.id))
      ? next()
      : respond(
          c,
          reject(
            'second-factor-again',
            'Give your second factor again first: the code from your phone, or a recovery code. Nothing was done.',
          ),
        )
  })
}

/** For what only owners may do, said as in 'erase a person'. */
export function ownersOnly({ db }: Database, action: string) {
  return createMiddleware<Guarded>(async (c, next) => {
    if (c.var.operator.role === 'owner') return next()
    const names = (await openOwners(db)).map(({ name }) => name)
    return respond(
      c,
      reject(
        'owners-only',
        `Only an owner can ${action}. You are signed in as an agent. ${ownersSentence(names)}`,
      ),
    )
  })
}

export function ownersSentence(names: readonly string[]): string {
  if (names.length === 0) return 'There is no owner.'
  const [last] = names.slice(-1)
  return names.length === 1
    ? `${last} is the owner.`
    : `${names.slice(0, -1).join(', ')} and ${last} are owners.`
}
