import { createHmac } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { tokensHashedFrom } from '#database/account/session-tokens.ts'
import { keyedHash } from '#operations/keyed-hash.ts'
import { pruneOld } from '#operations/privacy/prune-old.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  askConfirmed,
  becomeOwner,
  joinAgent,
  newName,
  openTestDesk,
  ownersPassword,
  type TestBrowser,
  type TestDesk,
} from '../../../tests/desk.ts'
import { totp } from '../../../tests/totp.ts'

const hour = 3_600_000
const https = { siteUrl: 'https://www.example.com' }

onEveryDatabase((open) => {
  let desk: TestDesk
  let owner: Awaited<ReturnType<typeof becomeOwner>>

  beforeAll(async () => {
    desk = openTestDesk(open())
    owner = await becomeOwner(desk)
  })

  const storedTokens = async () => {
    const rows = await open().db.selectFrom('operator_sessions').select('token').execute()
    return rows.map(({ token }) => token)
  }
  const isSignedIn = async (browser: Pick<TestBrowser, 'ask'>) =>
    (await browser.ask('GET', '/session')).status === 200

  /** A browser with a cookie forged from the database, which contains the secret. */
  function forged(name: string, value: string) {
    const thief = desk.browser()
    thief.cookies.set(name, signed(value))
    return thief
  }
  function signed(value: string): string {
    const key = keyedHash(desk.services.secret, 'sessions', 'lead desk')
    return encodeURIComponent(
      `${value}.${createHmac('sha256', key).update(value).digest('base64')}`,
    )
  }

  test('a session’s token is stored as a hash, and what is stored opens no session', async () => {
    const token = tokenOf(owner.cookies, 'desk.session_token')
    expect(await isSignedIn(forged('desk.session_token', token))).toBe(true)
    const stored = await storedTokens()
    expect(stored.filter((one) => !one.startsWith('sha256:'))).toEqual([])
    expect(stored.join()).not.toContain(token)
    for (const one of stored)
      expect(await isSignedIn(forged('desk.session_token', one))).toBe(false)
  })

  test('what is stored of a sign-in that waits for its code is not taken for its cookie', async () => {
    const browser = desk.browser()
    await browser.ask('POST', '/sign-in', { email: owner.email, password: ownersPassword })
    const rows = await open().db.selectFrom('operator_verifications').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const { identifier } of rows) {
      const thief = forged('desk.two_factor', identifier)
      expect((await thief.ask('POST', '/sign-in/passkey/options')).status).toBe(401)
    }
    expect((await browser.ask('POST', '/sign-in/passkey/options')).status).toBe(200)
  })

  test('a session that was discarded, ended or signed out of is gone', async () => {
    const agent = await joinAgent(desk, owner, newName('Kim'))
    const before = await storedTokens()
    const browser = desk.browser()
    await browser.ask('POST', '/sign-in', { email: agent.email, password: agent.password })
    const [code] = agent.recoveryCodes
    await browser.ask('POST', '/sign-in/recovery-code', { code })
    expect(await isSignedIn(browser)).toBe(true)
    await browser.ask('POST', '/sign-out')
    expect((await storedTokens()).toSorted()).toEqual(before.toSorted())

    await askConfirmed(agent, 'POST', '/account/password', {
      current: agent.password,
      password: 'a louder evening light',
    })
    expect(await isSignedIn(agent)).toBe(true)
    expect(await storedTokens()).toHaveLength(before.length)
    const code2 = totp(agent.key)
    const other = desk.browser()
    const password = 'a louder evening light'
    await other.ask('POST', '/sign-in', { email: agent.email, password })
    await other.ask('POST', '/sign-in/code', { code: code2 })
    const again = desk.browser()
    await again.ask('POST', '/sign-in', { email: agent.email, password })
    expect((await again.ask('POST', '/sign-in/code', { code: code2 })).status).toBe(401)
    expect(await isSignedIn(again)).toBe(false)
  })

  describe('after an upgrade', () => {
    /** What the release before does with the sessions of both. */
    const olderReplica = {
      async finds({ cookies }: Pick<TestBrowser, 'cookies'>): Promise<boolean> {
        const token = tokenOf(cookies, '__Secure-desk.session_token')
        const query = open().db.selectFrom('operator_sessions').select('id')
        return (await query.where('token', '=', token).executeTakeFirst()) !== undefined
      },
      async signIn(token: string): Promise<TestBrowser> {
        const { id } = await open()
          .db.selectFrom('operators')
          .select('id')
          .where('email', '=', owner.email)
          .executeTakeFirstOrThrow()
        const at = new Date()
        await open()
          .db.insertInto('operator_sessions')
          .values({
            ...{
              id: uuidv7(),
              user_id: id,
              token,
              second_factor: 1,
              ip_address: '',
              user_agent: '',
            },
            created_at: at.toISOString(),
            updated_at: at.toISOString(),
            expires_at: new Date(at.getTime() + 12 * hour).toISOString(),
          })
          .execute()
        const browser = desk.browser()
        browser.cookies.set('__Secure-desk.session_token', signed(token))
        return browser
      },
    }

    /** This release, so many hours after the upgrade. */
    function openAfter(hours: number) {
      const now = () => new Date(Date.now() + hours * hour)
      const sessionsHashedFrom = new Date(Date.now() + 12 * hour)
      return openTestDesk(open(), { ...https, sessionsHashedFrom, now })
    }
    const visit = (to: TestDesk, { cookies }: Pick<TestBrowser, 'cookies'>) => {
      const browser = to.browser()
      for (const [name, value] of cookies) browser.cookies.set(name, value)
      return browser
    }
    async function signIn(to: TestDesk) {
      const agent = await joinAgent(desk, owner, newName('Lee'))
      const browser = to.browser()
      await browser.ask('POST', '/sign-in', { email: agent.email, password: agent.password })
      const [code] = agent.recoveryCodes
      await browser.ask('POST', '/sign-in/recovery-code', { code })
      expect(await isSignedIn(browser)).toBe(true)
      return browser
    }

    test('either release finds the sessions of the other for twelve hours', async () => {
      const newer = openAfter(11.9)
      expect(await olderReplica.finds(await signIn(newer))).toBe(true)
      const before = await olderReplica.signIn('a-token-of-the-release-before-01')
      expect(await isSignedIn(visit(newer, before))).toBe(true)
    })

    test('nobody is signed out when they are over, and no raw token is left', async () => {
      const [first, second] = [openAfter(1), openAfter(12.1)]
      const browser = await signIn(first)
      const before = await olderReplica.signIn('a-token-of-the-release-before-02')
      await saveHashedFrom(new Date(Date.now() + hour))
      await pruneOld(new Date(), open())
      expect(await olderReplica.finds(browser)).toBe(true)

      await saveHashedFrom(new Date())
      await pruneOld(new Date(), open())
      expect((await storedTokens()).filter((one) => !one.startsWith('sha256:'))).toEqual([])
      expect(await isSignedIn(visit(second, browser))).toBe(true)
      expect(await isSignedIn(visit(second, before))).toBe(true)
    })

    test('cookies are for this host alone from then on, and the others end', async () => {
      const before = await signIn(openAfter(1))
      expect([...before.cookies.keys()]).toContain('__Secure-desk.session_token')
      const after = openAfter(12.1)
      const browser = visit(after, before)
      await browser.ask('POST', '/sign-in', { email: owner.email, password: ownersPassword })
      expect(browser.cookies.has('__Host-desk.two_factor')).toBe(true)
      await browser.ask('POST', '/sign-in/recovery-code', { code: owner.recoveryCodes[0] })
      expect([...browser.cookies.keys()].toSorted()).toEqual([
        '__Host-desk.session_token',
        '__Secure-desk.device',
      ])
      await browser.ask('POST', '/sign-out')
      expect(await isSignedIn(browser)).toBe(false)
    })

    test('a cookie of the release before is read as long as a session can last', async () => {
      const browser = await signIn(openAfter(11.9))
      expect(await isSignedIn(visit(openAfter(23.9), browser))).toBe(true)
      expect(await isSignedIn(visit(openAfter(24.1), browser))).toBe(false)
    })

    async function saveHashedFrom(from: Date) {
      const { db } = open()
      await db.deleteFrom('settings').where('name', '=', 'SESSIONS_HASHED_FROM').execute()
      const value = from.toISOString()
      await db.insertInto('settings').values({ name: 'SESSIONS_HASHED_FROM', value }).execute()
    }
  })

  test('tokens are hashed at once where nobody could be signed in, else after twelve hours', async () => {
    const { db } = open()
    const forget = () =>
      db.deleteFrom('settings').where('name', '=', 'SESSIONS_HASHED_FROM').execute()
    await forget()
    const now = new Date('2026-11-23T10:00:00.000Z')
    expect(await tokensHashedFrom(db, now)).toEqual(new Date(now.getTime() + 12 * hour))
    // Every replica that starts later reads what the first one decided.
    const later = new Date(now.getTime() + hour)
    expect(await tokensHashedFrom(db, later)).toEqual(new Date(now.getTime() + 12 * hour))
    await forget()
  })
})

onEveryDatabase((open) => {
  test('a new installation hashes tokens at once', async () => {
    const now = new Date('2026-11-23T10:00:00.000Z')
    expect(await tokensHashedFrom(open().db, now)).toEqual(now)
  })
})

function tokenOf(cookies: ReadonlyMap<string, string>, name: string): string {
  return decodeURIComponent(cookies.get(name) ?? '').split('.')[0] ?? ''
}
