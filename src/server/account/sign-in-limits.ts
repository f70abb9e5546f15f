import type { Context } from 'hono'
import { countTry, resetTries } from '#database/account/sign-in-tries.ts'
import { sessionHours } from '#domain/account/session-hours.ts'
import {
  mostCodes,
  mostFromAddress,
  mostInSession,
  mostPasswords,
  waitMinutes,
} from '#domain/account/tries.ts'
import { keyedHash } from '#operations/keyed-hash.ts'
import type { Services } from '../../services.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import type { Operator } from './guard.ts'
import { knownDevice } from './known-device.ts'

/**
 * Limits wrong passwords and codes. They are counted by device, if the operator has signed in on it before, else by
 * network address: guessing elsewhere doesn't lock an operator out (decision 0023). Every try is counted before it is checked.
 */
export function signInLimits(services: Services) {
  const { database, secret, now, trustProxy } = services
  const { db } = database

  /** The database gets a hash, no email address. */
  const key = (...parts: string[]) => keyedHash(secret, 'sign-in', parts.join(' '))
  const count = (who: string, most: number) => countTry(db, who, { now: now(), most, waitMinutes })

  async function passwordKeys(c: Context, email: string) {
    const device = await knownDevice(c, email, services)
    if (device) return { own: key('device', device, email) }
    const address = visitorAddress(c, trustProxy) ?? ''
    return { own: key('pair', address, email), address: key('address', address) }
  }

  async function codeKey(c: Context, { id, email }: { id: string; email: string }) {
    return key('code', (await knownDevice(c, email, services)) ?? '', id)
  }

  async function countPassword(c: Context, email: string) {
    const { own, address } = await passwordKeys(c, email)
    if (address === undefined) return count(own, mostPasswords)
    // The address first, so that invented email addresses leave no row each.
    const byAddress = await count(address, mostFromAddress)
    if ('waitSeconds' in byAddress) return byAddress
    const counted = await count(own, mostPasswords)
    return 'waitSeconds' in counted ? counted : { left: Math.min(counted.left, byAddress.left) }
  }

  async function forgetPasswords(c: Context, email: string): Promise<void> {
    for (const who of Object.values(await passwordKeys(c, email))) await resetTries(db, who)
  }

  const inSession = {
    password: ({ session }: Operator) => key('session', session.id),
    code: ({ session }: Operator) => key('session code', session.id),
  }
  type Secret = keyof typeof inSession

  /** A session has five tries in all, against slow guessing with a stolen cookie. */
  async function countInSession(
    secret: Secret,
    operator: Operator,
    counted: Awaited<ReturnType<typeof count>>,
  ) {
    if ('waitSeconds' in counted) return counted
    const limit = { now: now(), most: mostInSession, waitMinutes: sessionHours * 60 }
    const tries = await countTry(db, inSession[secret](operator), limit)
    return 'waitSeconds' in tries ? tries : { left: Math.min(counted.left, tries.left) }
  }
  const forgetInSession = (secret: Secret, operator: Operator) =>
    resetTries(db, inSession[secret](operator))

  async function countCode(c: Context, operator: { id: string; email: string }) {
    return count(await codeKey(c, operator), mostCodes)
  }

  async function forgetCodes(c: Context, operator: { id: string; email: string }) {
    await resetTries(db, await codeKey(c, operator))
  }

  return {
    countPassword,
    /** Called when the password was right. */
    forgetPasswords,
    /** Inside a session. */
    async countOwnPassword(c: Context, operator: Operator) {
      return countInSession('password', operator, await countPassword(c, operator.email))
    },
    async forgetOwnPasswords(c: Context, operator: Operator): Promise<void> {
      await forgetPasswords(c, operator.email)
      await forgetInSession('password', operator)
    },
    countCode,
    forgetCodes,
    /** Inside a session. */
    async countOwnCode(c: Context, operator: Operator) {
      return countInSession('code', operator, await countCode(c, operator))
    },
    async forgetOwnCodes(c: Context, operator: Operator): Promise<void> {
      await forgetCodes(c, operator)
      await forgetInSession('code', operator)
    },
    /** A code counts once: seen over a shoulder, it is worth nothing afterwards (RFC 6238, 5.2). */
    async isUsed(operator: { id: string }, code: string): Promise<boolean> {
      const used = keyedHash(secret, 'used code', `${operator.id} ${code}`)
      const counted = await countTry(db, used, { now: now(), most: 1, waitMinutes: 2 })
      return 'waitSeconds' in counted
    },
  }
}
