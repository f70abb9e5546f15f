import { setUpToken } from '#operations/set-up-token.ts'
import { totp } from '../tests/totp.ts'

/** Who is signed in to the desk of a running server, by cookies as a browser keeps them. */
export type DeskSession = { cookie: string; get(path: string): Promise<Response> }

export function deskSession(url: string, cookie: string): DeskSession {
  return { cookie, get: (path) => fetch(`${url}/api${path}`, { headers: { cookie } }) }
}

/** Sets up the desk of a server that has this secret; the cookie its owner is signed in by. */
export async function setUpDesk(url: string, secret: string): Promise<string> {
  const cookies = new Map<string, string>()
  const cookie = () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookie() },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return answer.json()
  }
  const password = 'correct horse battery'
  const token = setUpToken(secret)
  const email = 'ruth@wattlewise.example'
  await post('/set-up', { token, name: 'Ruth Dlamini', email, password })
  const { key } = await post('/second-factor', { password })
  await post('/second-factor/verify', { code: totp(key) })
  return cookie()
}
