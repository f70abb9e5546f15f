import { createMiddleware } from 'hono/factory'
import { listOpenOwners } from '#database/account/operators.ts'
import type { Database } from '#database/open.ts'
import type { Role } from '#domain/account/role.ts'
import { secondFactorAgain } from '#domain/account/second-factor.ts'
import type { Services } from '../../services.ts'
import { refuse, respond } from '../http/respond.ts'
import type { Authentication } from './authentication.ts'
import type { DeskDeps } from './desk-deps.ts'

/** The operator who is signed in at the desk. */
export type Operator = {
  id: string
  name: string
  email: string
  role: Role
  session: { id: string; expiresAt: string }
}

/** What every route behind the guard finds in `c.var`: Hono's environment. */
export type DeskEnv = {
  Variables: {
    operator: Operator
    secondFactor: boolean
    /** What an operation needs of the world, in the operator's name. */
    acting: Services & { by: string }
  }
}

/** The session of a cookie, while it is valid. */
async function openSession({ getSession }: Authentication, cookie: string) {
  const open = await getSession(cookie)
  // A session from before the second factor was set up does not count: no code was given for it.
  const isStale = open?.user.twoFactorEnabled && !open.session.secondFactor
  return open && !open.user.closedAt && !isStale ? open : undefined
}

/** Whether the sender of this cookie is still signed in. */
export async function isSignedIn(authentication: Authentication, cookie: string): Promise<boolean> {
  return (await openSession(authentication, cookie)) !== undefined
}

/** Lets in everybody with a session, with or without a second factor. */
export function requireSession({ authentication, services }: DeskDeps) {
  return createMiddleware<DeskEnv>(async (c, next) => {
    const open = await openSession(authentication, c.req.header('cookie') ?? '')
    if (!open) return refuse(c, 'signed-out', 'You are signed out. Sign in to go on.')
    const { user, session } = open
    c.set('operator', {
      id: user.id,
      name: user.name,
      email: user.email,
      role: user.role === 'owner' ? 'owner' : 'agent',
      session: { id: session.id, expiresAt: session.expiresAt.toISOString() },
    })
    c.set('secondFactor', Boolean(session.secondFactor))
    c.set('acting', { ...services, by: user.id })
    return next()
  })
}

/** Lets in operators who have set up their second factor. */
export const requireSecondFactor = createMiddleware<DeskEnv>(async (c, next) =>
  c.var.secondFactor
    ? next()
    : refuse(
        c,
        'second-factor-first',
        'Set up your second factor first. Until then the desk shows nothing.',
      ),
)

/** Asks for the second factor again, unless it was given a few minutes ago: a desk left open is not enough. */
export function requireSecondFactorAgain(authentication: Authentication) {
  return createMiddleware<DeskEnv>(async (c, next) => {
    return (await authentication.isConfirmed(c.var.operator.session.id))
      ? next()
      : respond(c, secondFactorAgain)
  })
}

/** Lets in owners alone. The action completes the sentence 'Only an owner can …'. */
export function ownersOnly({ db }: Database, action: string) {
  return createMiddleware<DeskEnv>(async (c, next) => {
    if (c.var.operator.role === 'owner') return next()
    const names = (await listOpenOwners(db)).map(({ name }) => name)
    return refuse(
      c,
      'owners-only',
      `Only an owner can ${action}. You are signed in as an agent. ${ownersSentence(names)}`,
    )
  })
}

function ownersSentence(names: readonly string[]): string {
  if (names.length === 0) return 'There is no owner.'
  const [last] = names.slice(-1)
  return names.length === 1
    ? `${last} is the owner.`
    : `${names.slice(0, -1).join(', ')} and ${last} are owners.`
}
