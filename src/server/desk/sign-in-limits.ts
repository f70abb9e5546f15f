import type { Context } from 'hono'
import { countTry, forgetTries } from '#database/sign-in-tries.ts'
import { mostCodes, mostFromAddress, mostTries, waitMinutes } from '#domain/operator/tries.ts'
import { keyedHash } from '#operations/keyed-hash.ts'
import type { Services } from '../../services.ts'
import { visitorAddress } from '../visitor-address.ts'
import { knownDevice } from './known-device.ts'

/**
 * How often a password or a code may be wrong. Counted by what tells an operator from whoever guesses at theirs: a
 * device they signed in on before, else the address (decision 0023). A try is counted before it is checked.
 */
export function signInLimits(services: Services) {
  const { database, secret, now, trustProxy } = services
  const { db } = database

  /** What is counted stands in the database as a hash: an e-mail address is not to be kept there. */
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

  return {
    async countPassword(c: Context, email: string) {
      const { own, address } = await passwordKeys(c, email)
      if (address === undefined) return count(own, mostTries)
      // First, so that whoever makes up e-mail addresses leaves no row for each.
      const there = await count(address, mostFromAddress)
      if ('waitSeconds' in there) return there
      const counted = await count(own, mostTries)
      return 'waitSeconds' in counted ? counted : { left: Math.min(counted.left, there.left) }
    },
    /** It was right. */
    async forgetPasswords(c: Context, email: string): Promise<void> {
      for (const who of Object.values(await passwordKeys(c, email))) await forgetTries(db, who)
    },
    async countCode(c: Context, operator: { id: string; email: string }) {
      return count(await codeKey(c, operator), mostCodes)
    },
    async forgetCodes(c: Context, operator: { id: string; email: string }): Promise<void> {
      await forgetTries(db, await codeKey(c, operator))
    },
    /** A code that was looked over a shoulder is worth nothing once it was used (RFC 6238, 5.2). */
    async isUsed(operator: { id: string }, code: string): Promise<boolean> {
      const used = keyedHash(secret, 'used code', `${operator.id} ${code}`)
      const counted = await countTry(db, used, { now: now(), most: 1, waitMinutes: 2 })
      return 'waitSeconds' in counted
    },
  }
}
