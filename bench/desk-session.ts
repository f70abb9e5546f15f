import { setUpToken } from '#operations/set-up-token.ts'
import { totp } from '../tests/totp.ts'

/** Who is signed in to the desk of a running server, by cookies as a browser keeps them. */
export type DeskSession = {
  cookie: string
  get(path: string): Promise<Response>
  /** Gives the second factor again, unless that was done a few minutes ago. */
  confirm(): Promise<void>
}
/** By what its owner is signed in, and what their authenticator app was given. */
export type DeskKeys = { cookie: string; key: string }

export function deskSession(url: string, { cookie, key }: DeskKeys): DeskSession {
  const again = `${url}/api/account/second-factor/again`
  return {
    cookie,
    get: (path) => fetch(`${url}/api${path}`, { headers: { cookie } }),
    async confirm() {
      if ((await fetch(again, { headers: { cookie } })).ok) return
      const answer = await fetch(again, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ code: totp(key) }),
      })
      if (!answer.ok) throw new Error(`The second factor was refused: ${await answer.text()}`)
    },
  }
}

/** Sets up the desk of a server that has this secret. */
export async function setUpDesk(url: string, secret: string): Promise<DeskKeys> {
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
  return { cookie: cookie(), key }
}
