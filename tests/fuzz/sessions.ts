import type { Database } from '#database/open.ts'
import type { Passwords } from '#operations/passwords.ts'
import { type DeskKeys, deskSession, setUpDesk } from '../../bench/desk-session.ts'
import { storeOperator } from '../operators.ts'
import { totp } from '../totp.ts'

/** A server to send requests to, and its database. */
export type FuzzedServer = {
  url: string
  database: Database
  secret: string
  publicClientKey: string
  passwords: Passwords
}

/** The cookies of an owner and an agent. */
export type Sessions = { owner: string; agent: string }

const password = 'quiet afternoon light'

/** Signs an owner and an agent in. Both have given their second factor again, so that nothing asks for it. */
export async function openSessions(server: FuzzedServer): Promise<Sessions> {
  const owner = await setUpDesk(server.url, server.secret)
  const agent = await signInAgent(server)
  for (const keys of [owner, agent]) await deskSession(server.url, keys).confirm()
  // It counts for five minutes, and a hundred thousand requests take longer.
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString()
  await server.database.db
    .updateTable('operator_verifications')
    .set({ expires_at: tomorrow })
    .execute()
  return { owner: owner.cookie, agent: agent.cookie }
}

/** Who of them is still signed in. */
export async function whoIsSignedIn(url: string, sessions: Sessions): Promise<string[]> {
  const signedIn: string[] = []
  for (const [who, cookie] of Object.entries(sessions))
    if ((await fetch(`${url}/api/colleagues`, { headers: { cookie } })).ok) signedIn.push(who)
  return signedIn
}

async function signInAgent({ url, database, passwords }: FuzzedServer): Promise<DeskKeys> {
  const operator = await storeOperator(database, { name: 'Priya Nair' })
  const hash = await passwords.hash(password)
  await database.db
    .updateTable('operator_accounts')
    .set({ password: hash })
    .where('user_id', '=', operator)
    .execute()
  const cookies = new Map<string, string>()
  const cookie = () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const post = async (path: string, body: object) => {
    const response = await deskSession(url, { cookie: cookie(), key: '' }).post(path, body)
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response.json()
  }
  await post('/sign-in', { email: `${operator}@wattlewise.example`, password })
  const { key } = await post('/second-factor', { password })
  await post('/second-factor/verify', { code: totp(key) })
  return { cookie: cookie(), key }
}
