import type { Context } from 'hono'
import { visitorAddress } from '../http/visitor-address.ts'
import { type Authentication, visitorHeader } from './authentication.ts'

/** A response of better-auth. */
export type AuthResponse = {
  status: number
  /** Its own code for a rejection, such as INVALID_CODE; empty if it has none. */
  code: string
  body: Record<string, unknown>
  retryAfter: number
  cookies: string[]
}

type ForwardOptions = {
  /** Which of the browser's cookies better-auth sees; all of them by default. */
  cookies?: RegExp
  /** Leaves it to the caller to pass better-auth's cookies on with setCookies. */
  hold?: boolean
  trustProxy: number | 'true' | undefined
}

/**
 * Forwards a request to one of better-auth's endpoints, with a body and headers of our choice, and passes its cookies
 * on to the browser. Its rate limiter and its list of sessions know the visitor only by the address we send.
 */
export async function forward(
  c: Context,
  { handler, cookies: names }: Authentication,
  path: string,
  body: Record<string, unknown>,
  { cookies = /^/, hold = false, trustProxy }: ForwardOptions,
): Promise<AuthResponse> {
  const headers = new Headers({ 'content-type': 'application/json' })
  const visibleCookies = (c.req.header('cookie') ?? '')
    .split(/; */)
    .filter((cookie) => cookies.test(cookie))
  if (visibleCookies.length > 0)
    headers.set('cookie', names.toAuthentication(visibleCookies.join('; ')))
  headers.set('user-agent', (c.req.header('user-agent') ?? '').slice(0, 300))
  const address = visitorAddress(c, trustProxy)
  if (address) headers.set(visitorHeader, address.replace('::/64', '::'))

  const response = await handler(
    new Request(`http://desk.invalid/api/auth${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    }),
  )
  const json: unknown = await response.json().catch(() => undefined)
  const fields = isRecord(json) ? json : {}
  if (response.status >= 500) throw new Error(`better-auth answered ${response.status} at ${path}`)
  const authResponse = {
    status: response.status,
    cookies: names.toBrowser(response.headers.getSetCookie()),
    code: typeof fields.code === 'string' ? fields.code : '',
    body: fields,
    retryAfter: Number(response.headers.get('x-retry-after')) || 60,
  }
  if (!hold) setCookies(c, authResponse)
  return authResponse
}

export function setCookies(c: Context, { cookies }: Pick<AuthResponse, 'cookies'>): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
