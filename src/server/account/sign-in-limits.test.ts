import { beforeAll, describe, expect, test } from 'vitest'
import { type Passwords, scryptPasswords } from '#operations/account/passwords.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  becomeOwner,
  joinAgent,
  newEmail,
  newName,
  openTestDesk,
  type TestDesk,
} from '../../../tests/desk.ts'
import { totp } from '../../../tests/totp.ts'

onEveryDatabase((open) => {
  let desk: TestDesk
  let owner: Awaited<ReturnType<typeof becomeOwner>>
  let clock = Date.now()

  beforeAll(async () => {
    desk = openTestDesk(open(), { now: () => new Date(clock) })
    owner = await becomeOwner(desk)
  })

  describe('wrong passwords', () => {
    const wrong = (email: string) =>
      desk.browser().ask('POST', '/sign-in', { email, password: 'not the password' })

    test('are counted by network and address, the same whether or not the address has an account', async () => {
      const agent = await joinAgent(desk, owner, newName('Sam'))
      const responses: unknown[][] = []
      for (const email of [agent.email, newEmail('unknown')]) {
        const answers: unknown[] = []
        for (const _ of [1, 2, 3, 4, 5, 6]) {
          const { status, body, headers } = await wrong(email)
          answers.push([status, body, headers.has('retry-after')])
        }
        responses.push(answers)
      }
      expect(responses[0]).toEqual(responses[1])
      expect(responses[0]?.[0]).toEqual([
        401,
        {
          code: 'wrong-password',
          message:
            'That email and password don’t go together. Four tries left, then a fifteen-minute wait.',
        },
        false,
      ])
      expect(responses[0]?.[5]).toMatchObject([429, { code: 'wait' }, true])

      const { email, password } = agent
      const right = () => desk.browser().ask('POST', '/sign-in', { email, password })
      expect((await right()).status).toBe(429)
      clock += 15 * 60_000
      expect((await right()).body).toEqual({ next: 'code' })
      expect((await wrong(email)).body.message).toContain('Four tries left')
    })

    test('many at once are not more than five', async () => {
      const email = newEmail('many')
      const statuses = await Promise.all(
        Array.from({ length: 12 }, async () => (await wrong(email)).status),
      )
      expect(statuses.filter((status) => status === 401)).toHaveLength(5)
      expect(statuses.filter((status) => status === 429)).toHaveLength(7)
    })

    test('take as long for an address nobody has, since a password is hashed for it too', async () => {
      let hashes = 0
      const counted: Passwords = {
        hash: (password) => scryptPasswords.hash(password).finally(() => hashes++),
        verify: (given) => scryptPasswords.verify(given).finally(() => hashes++),
      }
      const counting = openTestDesk(open(), { passwords: counted, now: () => new Date(clock) })
      const agent = await joinAgent({ ...counting, letters: desk.letters }, owner, newName('Tom'))
      const hashesOf = async (email: string) => {
        hashes = 0
        await counting.browser().ask('POST', '/sign-in', { email, password: 'not the password' })
        return hashes
      }
      expect(await hashesOf(agent.email)).toBe(1)
      expect(await hashesOf(newEmail('nobody'))).toBe(1)
    })

    test('leave no address in the database', async () => {
      const email = newEmail('traceless')
      await wrong(email)
      const rows = await open().db.selectFrom('sign_in_tries').selectAll().execute()
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toContain('traceless')
    })
  })

  describe('nobody is locked out', () => {
    const proxied = () => openTestDesk(open(), { now: () => new Date(clock), trustProxy: 1 })
    /** A browser that is seen to come from this address. */
    const from = (address: string, cookies: Iterable<[string, string]> = []) => {
      const browser = proxied().browser()
      for (const [name, value] of cookies) browser.cookies.set(name, value)
      const ask = (path: string, body: unknown) =>
        browser.ask('POST', path, body, { 'x-forwarded-for': address })
      return { ...browser, ask }
    }
    const guess = async (address: string, email: string, times = 5) => {
      for (let tries = 0; tries < times; tries++)
        await from(address).ask('/sign-in', { email, password: 'not the password' })
    }
    const device = (cookies: Map<string, string>) =>
      [...cookies].filter(([name]) => name.endsWith('desk.device'))

    test('by wrong passwords from somewhere else', async () => {
      const { email, password } = await joinAgent(desk, owner, newName('Una'))
      await guess('203.0.113.1', email, 6)
      expect((await from('203.0.113.1').ask('/sign-in', { email, password })).status).toBe(429)
      expect((await from('203.0.113.2').ask('/sign-in', { email, password })).body).toEqual({
        next: 'code',
      })
    })

    test('on a device they signed in on before, not even by a person on the same network', async () => {
      const { email, password, key, cookies } = await joinAgent(desk, owner, newName('Vic'))
      await guess('203.0.113.3', email, 6)
      const stranger = await from('203.0.113.3').ask('/sign-in', { email, password })
      expect([stranger.status, stranger.body.code]).toEqual([429, 'wait'])

      const own = from('203.0.113.3', device(cookies))
      expect((await own.ask('/sign-in', { email, password })).body).toEqual({ next: 'code' })
      const code = { code: totp(key) }
      expect((await own.ask('/sign-in/code', code)).body).toEqual({ next: 'desk' })
    })

    test('by thirty wrong passwords from one address, but on devices it does not know', async () => {
      const { email, password, cookies } = await joinAgent(desk, owner, newName('Wes'))
      const tried: number[] = []
      for (let tries = 0; tries < 32; tries++) {
        const unknown = { email: newEmail('spray'), password }
        tried.push((await from('203.0.113.4').ask('/sign-in', unknown)).status)
      }
      expect(tried).toEqual([...Array(30).fill(401), 429, 429])
      expect((await from('203.0.113.4').ask('/sign-in', { email, password })).status).toBe(429)
      const own = from('203.0.113.4', device(cookies))
      expect((await own.ask('/sign-in', { email, password })).body).toEqual({ next: 'code' })
      clock += 15 * 60_000
      expect((await from('203.0.113.4').ask('/sign-in', { email, password })).status).toBe(200)
    })

    test('by a person with the password but not the phone, and the error says fifteen minutes', async () => {
      const { email, password, key, cookies } = await joinAgent(desk, owner, newName('Xen'))
      const wrong = { code: totp(key) === '123456' ? '654321' : '123456' }
      const thief = from('203.0.113.5')
      for (const _ of [1, 2]) {
        await thief.ask('/sign-in', { email, password })
        for (const __ of [1, 2, 3, 4, 5]) await thief.ask('/sign-in/code', wrong)
      }
      await thief.ask('/sign-in', { email, password })
      const refused = await thief.ask('/sign-in/code', { code: totp(key) })
      expect([refused.status, refused.body]).toEqual([
        429,
        {
          code: 'wait',
          message: 'Too many wrong tries. Wait 15 minutes, then try again.',
        },
      ])

      const own = from('203.0.113.6', device(cookies))
      await own.ask('/sign-in', { email, password })
      expect((await own.ask('/sign-in/code', { code: totp(key) })).body).toEqual({ next: 'desk' })
    })

    test('but a known device has five tries of its own, and is known to nobody else', async () => {
      const { email, cookies } = await joinAgent(desk, owner, newName('Yan'))
      const other = await joinAgent(desk, owner, newName('Zoe'))
      const own = from('203.0.113.7', device(cookies))
      const statuses: number[] = []
      for (let tries = 0; tries < 6; tries++)
        statuses.push((await own.ask('/sign-in', { email, password: 'not the password' })).status)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])

      await guess('203.0.113.8', other.email)
      const borrowed = from('203.0.113.8', device(cookies))
      const given = { email: other.email, password: other.password }
      expect((await borrowed.ask('/sign-in', given)).status).toBe(429)
      const forged = from(
        '203.0.113.8',
        device(other.cookies).map(([name, value]) => [name, value.replace(/^./, 'x')]),
      )
      expect((await forged.ask('/sign-in', given)).status).toBe(429)
      // Two may share a device.
      for (const [name, value] of device(cookies)) other.cookies.set(name, value)
      await other.ask('POST', '/sign-in', given)
      await other.ask('POST', '/sign-in/code', { code: totp(other.key) })
      const shared = from('203.0.113.8', device(other.cookies))
      expect((await shared.ask('/sign-in', given)).body).toEqual({ next: 'code' })
    })

    test('a device is known by a signed cookie that lasts, tells nothing, and no script reads', async () => {
      const siteUrl = 'https://www.wattlewise.example'
      const tls = openTestDesk(open(), { siteUrl })
      const agent = await joinAgent(desk, owner, newName('Bea'))
      const browser = tls.browser()
      const { email, password } = agent
      expect((await browser.ask('POST', '/sign-in', { email, password })).status).toBe(200)
      const answer = await browser.ask('POST', '/sign-in/code', { code: totp(agent.key) })
      const cookie = answer.headers.getSetCookie().find((one) => one.includes('desk.device'))
      expect(cookie).toMatch(
        /^__Secure-desk\.device=[^;]{80,200}; Max-Age=34560000; Path=\/api; HttpOnly; Secure; SameSite=Strict$/,
      )
      expect(cookie).not.toContain(agent.id)
    })
  })

  test('one address of the network may ask so often a minute, by our reckoning of the address', async () => {
    clock = Math.ceil(clock / 60_000) * 60_000
    const proxied = openTestDesk(open(), { now: () => new Date(clock), trustProxy: 1 })
    const browser = proxied.browser()
    const recover = (from: string) =>
      browser.ask(
        'POST',
        '/recover',
        { email: `nobody${Math.random()}@wattlewise.example` },
        // The first entry is what the client made up, the last what our proxy saw.
        { 'x-forwarded-for': `${Math.floor(Math.random() * 255)}.1.1.1, ${from}` },
      )
    const statuses = await Promise.all(
      Array.from({ length: 7 }, async () => (await recover('203.0.113.7')).status),
    )
    expect(statuses.toSorted()).toEqual([202, 202, 202, 202, 202, 429, 429])
    expect((await recover('203.0.113.8')).status).toBe(202)
    const counts = await open().db.selectFrom('rate_counts').selectAll().execute()
    expect(JSON.stringify(counts)).not.toContain('203.0.113')
    clock += 60_000
    expect((await recover('203.0.113.7')).status).toBe(202)
  })
})
