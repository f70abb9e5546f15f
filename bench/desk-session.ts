import { setUpToken } from '#operations/account/set-up-token.ts'
import { totp } from '../tests/totp.ts'

/** A session at the desk of a running server. */
export type DeskSession = {
  cookie: string
  get(path: string): Promise<Response>
  post(path: string, body: object): Promise<Response>
  /** Gives the second factor again, unless that was done a few minutes ago. */
  confirm(): Promise<void>
}
/** The owner's cookie, and the key of their authenticator app. */
export type DeskKeys = { cookie: string; key: string }

export function deskSession(url: string, { cookie, key }: DeskKeys): DeskSession {
  const again = `${url}/api/account/second-factor/again`
  return {
    cookie,
    get: (path) => fetch(`${url}/api${path}`, { headers: { cookie } }),
    post: (path, body) =>
      fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      }),
    async confirm() {
      if ((await fetch(again, { headers: { cookie } })).ok) return
      const response = await fetch(again, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ code: totp(key) }),
      })
      if (!response.ok) throw new Error(`The second factor was rejected: ${await response.text()}`)
    },
  }
}

/** Sets up the desk of a server with this secret. */
export async function setUpDesk(url: string, secret: string): Promise<DeskKeys> {
  const cookies = new Map<string, string>()
  const cookie = () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookie() },
      body: JSON.stringify(body),
    })
    if (!response.ok)
      throw new Error(`${path} was answered ${response.status}: ${await response.text()}`)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response.json()
  }
  const password = 'correct horse battery'
  const token = setUpToken(secret)
  const email = 'ruth@wattlewise.example'
  await post('/set-up', { token, name: 'Ruth Dlamini', email, password })
  const { key } = await post('/second-factor', { password })
  await post('/second-factor/verify', { code: totp(key) })
  return { cookie: cookie(), key }
}
