import { deskSession, setUpDesk } from '../../bench/desk-session.ts'
import { openColleague } from './desk-browser.ts'
import type { FuzzedServer } from './fuzzed-server.ts'

/** The cookies of an owner and an agent. */
export type Sessions = { owner: string; agent: string }

/**
 * The senders of requests. The colleague has a password and a second factor that requests may change, the newcomer has yet to set theirs
 * up, and the one halfway in has typed a password and not the code.
 */
export type Who = keyof Sessions | 'colleague' | 'newcomer' | 'halfway' | 'nobody'

/** Signs an owner and an agent in. Both have given their second factor again, so that nothing asks for it. */
export async function openSessions(server: FuzzedServer): Promise<Sessions> {
  const owner = await setUpDesk(server.url, server.secret)
  // No request knows it: changing a password or second factor signs its operator out.
  const ownPassword = crypto.randomUUID()
  const { browser, key } = await openColleague(server, 'Priya Nair', ownPassword)
  const agent = { cookie: browser.cookie(), key }
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
