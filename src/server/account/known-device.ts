import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { keyedHash } from '#operations/keyed-hash.ts'
import type { Services } from '../../services.ts'

/** Browsers keep no cookie for longer. */
const cookieDays = 400
const mostOperators = 10

type DeviceDeps = Pick<Services, 'secret' | 'siteUrl'>

/** The id of this device, if the operator with this email address has signed in on it before (decision 0023). */
export async function knownDevice(
  c: Context,
  email: string,
  deps: DeviceDeps,
): Promise<string | undefined> {
  const device = await deviceOf(c, deps)
  return device?.operators.includes(operatorOf(email, deps)) ? device.id : undefined
}

/** Called after a sign-in. Other operators who have signed in on this device stay known on it. */
export async function rememberDevice(c: Context, email: string, deps: DeviceDeps): Promise<void> {
  const { id, operators } = (await deviceOf(c, deps)) ?? { id: randomUUID(), operators: [] }
  const latest = new Set([operatorOf(email, deps), ...operators])
  const value = [id, ...[...latest].slice(0, mostOperators)].join('.')
  await setSignedCookie(c, name, value, keyOf(deps), {
    ...prefixOf(deps),
    path: '/api',
    maxAge: cookieDays * 86_400,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(deps),
  })
}

const name = 'desk.device'

async function deviceOf(c: Context, deps: DeviceDeps) {
  const value = await getSignedCookie(c, keyOf(deps), name, prefixOf(deps).prefix)
  if (!value) return undefined
  const [id = '', ...operators] = value.split('.')
  return { id, operators }
}

/** Identifies an operator in the cookie without revealing their address. */
function operatorOf(email: string, { secret }: DeviceDeps): string {
  return keyedHash(secret, 'device of', email)
}

function keyOf({ secret }: DeviceDeps): string {
  return keyedHash(secret, 'devices', 'lead desk')
}

function isSecure({ siteUrl }: DeviceDeps): boolean {
  return siteUrl.startsWith('https:')
}

function prefixOf(deps: DeviceDeps): { prefix?: 'secure' } {
  return isSecure(deps) ? { prefix: 'secure' } : {}
}
