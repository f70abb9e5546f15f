import type { Context } from 'hono'
import { visitorAddress } from '../visitor-address.ts'
import { type Authentication, visitorHeader } from './authentication.ts'

/** What better-auth answered. Its cookies are ours to pass on. */
export type Answered = {
  status: number
  /** Its own name for a refusal, such as INVALID_CODE; empty where it has none. */
  code: string
  body: Record<string, unknown>
  retryAfter: number
  cookies: string[]
}

type Handing = {
  /** Which of our cookies it may see; all of them unless said. */
  cookies?: RegExp
  /** Keeps its cookies back until passCookies is called. */
  hold?: boolean
  trustProxy: number | 'true' | undefined
}

/**
 * Hands a request on to one of better-auth's endpoints, with a body and headers of our choice, and its cookies
 * back to the browser. Its limiter and its list of sessions know the visitor only by the address we tell it.
 */
export async function handOn(
  c: Context,
  { handler }: Authentication,
  path: string,
  body: Record<string, unknown>,
  { cookies = /^/, hold = false, trustProxy }: Handing,
): Promise<Answered> {
  const headers = new Headers({ 'content-type': 'application/json' })
  const sent = (c.req.header('cookie') ?? '').split(/; */).filter((cookie) => cookies.test(cookie))
  if (sent.length > 0) headers.set('cookie', sent.join('; '))
  headers.set('user-agent', (c.req.header('user-agent') ?? '').slice(0, 300))
  const address = visitorAddress(c, trustProxy)
  if (address) headers.set(visitorHeader, address.replace('::/64', '::'))

  const answer = await handler(
    new Request(`http://desk.invalid/api/auth${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    }),
  )
  const said: unknown = await answer.json().catch(() => undefined)
  const known = isRecord(said) ? said : {}
  if (answer.status >= 500) throw new Error(`better-auth answered ${answer.status} at ${path}`)
  const answered = {
    status: answer.status,
    cookies: answer.headers.getSetCookie(),
    code: typeof known.code === 'string' ? known.code : '',
    body: known,
    retryAfter: Number(answer.headers.get('x-retry-after')) || 60,
  }
  if (!hold) passCookies(c, answered)
  return answered
}

export function passCookies(c: Context, { cookies }: Pick<Answered, 'cookies'>): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
