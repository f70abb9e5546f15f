import { randomUUID } from 'node:crypto'
import type { Context as Request } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { keyedHash } from '#operations/keyed-hash.ts'
import type { Context } from '../../context.ts'

/** As long as browsers keep a cookie at most. */
const keptDays = 400
const mostOperators = 10

type Signing = Pick<Context, 'secret' | 'siteUrl'>

/**
 * The id of the device that asks, where the operator of this e-mail address has completed a sign-in on it before
 * (decision 0023).
 */
export async function knownDevice(
  c: Request,
  email: string,
  signing: Signing,
): Promise<string | undefined> {
  const device = await deviceOf(c, signing)
  return device?.operators.includes(operatorOf(email, signing)) ? device.id : undefined
}

/** After a sign-in is complete. Whoever else signs in on this device stays known on it. */
export async function rememberDevice(c: Request, email: string, signing: Signing): Promise<void> {
  const { id, operators } = (await deviceOf(c, signing)) ?? { id: randomUUID(), operators: [] }
  const latest = new Set([operatorOf(email, signing), ...operators])
  const value = [id, ...[...latest].slice(0, mostOperators)].join('.')
  await setSignedCookie(c, name, value, keyOf(signing), {
    ...prefixOf(signing),
    path: '/api',
    maxAge: keptDays * 86_400,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure(signing),
  })
}

const name = 'desk.device'

async function deviceOf(c: Request, signing: Signing) {
  const value = await getSignedCookie(c, keyOf(signing), name, prefixOf(signing).prefix)
  if (!value) return undefined
  const [id = '', ...operators] = value.split('.')
  return { id, operators }
}

/** Stands for an operator in the cookie, which tells nobody who they are. */
function operatorOf(email: string, { secret }: Signing): string {
  return keyedHash(secret, 'device of', email)
}

function keyOf({ secret }: Signing): string {
  return keyedHash(secret, 'devices', 'lead desk')
}

function isSecure({ siteUrl }: Signing): boolean {
  return siteUrl.startsWith('https:')
}

function prefixOf(signing: Signing): { prefix?: 'secure' } {
  return isSecure(signing) ? { prefix: 'secure' } : {}
}
