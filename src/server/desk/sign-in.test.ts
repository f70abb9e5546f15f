import { beforeAll, describe, expect, test } from 'vitest'
import { scryptPasswords } from '#operations/passwords.ts'
import { setUpToken } from '#operations/set-up-token.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  acceptInvitation,
  type becomeOwner,
  enrol,
  joinAgent,
  openTestDesk,
  ownersPassword,
  type TestDesk,
  tokenIn,
} from '../../../tests/desk.ts'
import { totp } from '../../../tests/totp.ts'

let people = 0
/** Names are few and databases are shared: everyone gets a number. */
const anybody = (name: string) => {
  people += 1
  return `${name}${people} Somebody`
}

onEveryDatabase((open) => {
  let desk: TestDesk
  let owner: Awaited<ReturnType<typeof becomeOwner>>
  let clock = Date.now()

  beforeAll(async () => {
    desk = openTestDesk(open(), { now: () => new Date(clock) })
    owner = await firstOwner(desk)
  })

  async function firstOwner(first: TestDesk) {
    const two = await Promise.all(
      ['Sione', 'Ruth'].map((name) =>
        first.browser().ask('POST', '/set-up', {
          token: setUpToken(first.services.secret),
          name,
          email: `${name.toLowerCase()}@wattlewise.example`,
          password: ownersPassword,
        }),
      ),
    )
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 410])
    const name = two[0]?.status === 200 ? 'sione' : 'ruth'
    const email = `${name}@wattlewise.example`
    const browser = first.browser()
    await browser.ask('POST', '/sign-in', { email, password: ownersPassword })
    return { ...browser, email, ...(await enrol(browser, ownersPassword)) }
  }

  const audited = (kind: string) =>
    open().db.selectFrom('audit').selectAll().where('kind', '=', kind).execute()

  test('of two who set up the desk at once one becomes the owner, and the link is over', async () => {
    expect((await owner.ask('GET', '/session')).body).toMatchObject({
      secondFactor: true,
      operator: { role: 'owner', email: owner.email },
    })
    expect(await audited('first operator created')).toHaveLength(1)
    const late = await desk.browser().ask('POST', '/set-up', {
      token: setUpToken(desk.services.secret),
      name: 'Late',
      email: 'late@wattlewise.example',
      password: ownersPassword,
    })
    expect([late.status, late.body.code]).toEqual([410, 'set-up-over'])
    const guessed = await desk.browser().ask('POST', '/set-up', {
      token: 'guessed',
      name: 'Late',
      email: 'late@wattlewise.example',
      password: ownersPassword,
    })
    expect([guessed.status, guessed.body.code]).toEqual([403, 'set-up-link'])
  })

  describe('signing in', () => {
    test('takes the password and then a code, which is good for one time', async () => {
      const agent = await joinAgent(desk, owner, anybody('Aroha'))
      const { email, password } = agent
      const browser = desk.browser()
      const given = await browser.ask('POST', '/sign-in', { email, password })
      expect(given.body).toEqual({ next: 'code' })
      expect((await browser.ask('GET', '/session')).status).toBe(401)
      const code = totp(agent.key)
      expect((await browser.ask('POST', '/sign-in/code', { code })).body).toEqual({ next: 'desk' })
      expect((await browser.ask('GET', '/session')).body).toMatchObject({ secondFactor: true })

      const shoulder = desk.browser()
      await shoulder.ask('POST', '/sign-in', { email, password })
      const again = await shoulder.ask('POST', '/sign-in/code', { code })
      expect([again.status, again.body.message]).toEqual([
        401,
        'That code was used already. Wait for the next one.',
      ])
      expect((await shoulder.ask('GET', '/session')).status).toBe(401)
    })

    test('by a recovery code works once with each', async () => {
      const agent = await joinAgent(desk, owner, anybody('Priya'))
      const [code] = agent.recoveryCodes
      const outcomes: unknown[] = []
      for (const _ of [1, 2]) {
        const browser = desk.browser()
        await browser.ask('POST', '/sign-in', { email: agent.email, password: agent.password })
        outcomes.push((await browser.ask('POST', '/sign-in/recovery-code', { code })).status)
      }
      expect(outcomes).toEqual([200, 401])
      expect((await agent.ask('GET', '/account/recovery-codes')).body).toEqual({ left: 9 })
    })

    test('five wrong codes end the try', async () => {
      const agent = await joinAgent(desk, owner, anybody('Jack'))
      const browser = desk.browser()
      await browser.ask('POST', '/sign-in', { email: agent.email, password: agent.password })
      const wrong = totp(agent.key) === '123456' ? '654321' : '123456'
      const codes: unknown[] = []
      for (const _ of [1, 2, 3, 4, 5, 6])
        codes.push((await browser.ask('POST', '/sign-in/code', { code: wrong })).body.code)
      expect(codes.slice(0, 5)).toEqual(Array(5).fill('wrong-code'))
      expect(codes[5]).toBe('start-again')
      expect((await browser.ask('POST', '/sign-in/code', { code: totp(agent.key) })).status).toBe(
        401,
      )
    })

    test('a code without a password is nothing', async () => {
      const answer = await desk.browser().ask('POST', '/sign-in/code', { code: totp(owner.key) })
      expect([answer.status, answer.body.code]).toEqual([401, 'start-again'])
    })

    test('whoever was let go is told so only with the right password', async () => {
      const agent = await joinAgent(desk, owner, anybody('Mai'))
      await owner.ask('POST', `/people/${agent.id}/close`)
      expect((await agent.ask('GET', '/session')).status).toBe(401)
      const { email } = agent
      const ask = async (password: string) =>
        (await desk.browser().ask('POST', '/sign-in', { email, password })).body.code
      expect(await ask(agent.password)).toBe('closed')
      expect(await ask('not the password')).toBe('wrong-password')
      await owner.ask('POST', `/people/${agent.id}/reopen`)
      const back = await desk.browser().ask('POST', '/sign-in', { email, password: agent.password })
      expect(back.body).toEqual({ next: 'code' })
    })

    test('a cookie is for the browser alone, and no script reads it', async () => {
      const agent = await acceptInvitation(desk, owner, {
        name: 'Noor',
        email: `noor${people}@wattlewise.example`,
        role: 'agent',
      })
      const { email, password } = agent
      const cookieOf = async (where: TestDesk) => {
        const answer = await where.browser().ask('POST', '/sign-in', { email, password })
        return answer.headers.getSetCookie().find((cookie) => cookie.includes('session_token'))
      }
      expect(await cookieOf(desk)).toMatch(
        /^desk\.session_token=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
      )
      const siteUrl = 'https://www.wattlewise.example'
      const behindTls = openTestDesk(open(), { siteUrl })
      expect(await cookieOf(behindTls)).toMatch(
        /^__Secure-desk\.session_token=.*HttpOnly; Secure; SameSite=Lax$/,
      )
    })
  })

  describe('wrong passwords', () => {
    const wrong = (email: string) =>
      desk.browser().ask('POST', '/sign-in', { email, password: 'not the password' })

    test('are counted by where they come from and for whom, the same whether or not anybody has the address', async () => {
      const agent = await joinAgent(desk, owner, anybody('Sam'))
      const responses: unknown[][] = []
      for (const email of [agent.email, `unknown${people}@wattlewise.example`]) {
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
      const email = `many${people}@wattlewise.example`
      const statuses = await Promise.all(
        Array.from({ length: 12 }, async () => (await wrong(email)).status),
      )
      expect(statuses.filter((status) => status === 401)).toHaveLength(5)
      expect(statuses.filter((status) => status === 429)).toHaveLength(7)
    })

    test('take about as long for an address nobody has', async () => {
      const slow = openTestDesk(open(), { passwords: scryptPasswords, now: () => new Date(clock) })
      const agent = await joinAgent({ ...slow, letters: desk.letters }, owner, anybody('Tom'))
      const spent = async (email: string) => {
        const began = performance.now()
        await slow.browser().ask('POST', '/sign-in', { email, password: 'not the password' })
        return performance.now() - began
      }
      await spent(`warm${people}@wattlewise.example`)
      const known: number[] = []
      const others: number[] = []
      // By turns, so that whatever else the machine has to do meanwhile slows both.
      for (const turn of [1, 2, 3, 4]) {
        known.push(await spent(agent.email))
        others.push(await spent(`nobody${people}.${turn}@wattlewise.example`))
      }
      const least = (times: number[]) => Math.min(...times)
      expect(least(others)).toBeGreaterThan(least(known) / 2)
      expect(least(others)).toBeLessThan(least(known) * 2)
    })

    test('leave no address in the database', async () => {
      const email = `traceless${people}@wattlewise.example`
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
      const { email, password } = await joinAgent(desk, owner, anybody('Una'))
      await guess('203.0.113.1', email, 6)
      expect((await from('203.0.113.1').ask('/sign-in', { email, password })).status).toBe(429)
      expect((await from('203.0.113.2').ask('/sign-in', { email, password })).body).toEqual({
        next: 'code',
      })
    })

    test('on a device they signed in on before, not even by somebody beside them', async () => {
      const { email, password, key, cookies } = await joinAgent(desk, owner, anybody('Vic'))
      await guess('203.0.113.3', email, 6)
      const stranger = await from('203.0.113.3').ask('/sign-in', { email, password })
      expect([stranger.status, stranger.body.code]).toEqual([429, 'wait'])

      const own = from('203.0.113.3', device(cookies))
      expect((await own.ask('/sign-in', { email, password })).body).toEqual({ next: 'code' })
      const code = { code: totp(key) }
      expect((await own.ask('/sign-in/code', code)).body).toEqual({ next: 'desk' })
    })

    test('by thirty wrong passwords from one address, but on devices it does not know', async () => {
      const { email, password, cookies } = await joinAgent(desk, owner, anybody('Wes'))
      const tried: number[] = []
      for (let tries = 0; tries < 32; tries++) {
        const unknown = { email: `spray${people}.${tries}@wattlewise.example`, password }
        tried.push((await from('203.0.113.4').ask('/sign-in', unknown)).status)
      }
      expect(tried).toEqual([...Array(30).fill(401), 429, 429])
      expect((await from('203.0.113.4').ask('/sign-in', { email, password })).status).toBe(429)
      const own = from('203.0.113.4', device(cookies))
      expect((await own.ask('/sign-in', { email, password })).body).toEqual({ next: 'code' })
      clock += 15 * 60_000
      expect((await from('203.0.113.4').ask('/sign-in', { email, password })).status).toBe(200)
    })

    test('by whoever has their password but not their phone; fifteen minutes is what they are told', async () => {
      const { email, password, key, cookies } = await joinAgent(desk, owner, anybody('Xen'))
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
      const { email, cookies } = await joinAgent(desk, owner, anybody('Yan'))
      const other = await joinAgent(desk, owner, anybody('Zoe'))
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
      const agent = await joinAgent(desk, owner, anybody('Bea'))
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

  describe('a letter for a new password', () => {
    const recover = (email: string) => desk.browser().ask('POST', '/recover', { email })

    test('goes to whoever has a place at the desk; nobody else gets one, or learns of it', async () => {
      const agent = await joinAgent(desk, owner, anybody('Ana'))
      const unknown = await recover(`nobody${people}@wattlewise.example`)
      const known = await recover(agent.email)
      expect(known.status).toBe(202)
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
      await expect
        .poll(() => desk.letters.at(-1))
        .toMatchObject({ kind: 'recovery', to: agent.email })
      expect(desk.letters.filter(({ to }) => to.startsWith('nobody'))).toEqual([])

      const token = tokenIn(desk.letters.at(-1)?.link)
      const reset = (password: string) => desk.browser().ask('POST', '/reset', { token, password })
      expect((await reset('short')).body).toEqual({
        code: 'password',
        message: 'Use at least 12 characters',
      })
      expect((await reset(agent.email)).body.code).toBe('password')
      expect((await reset('a brand new secret')).body).toEqual({ email: agent.email })
      expect((await reset('another new secret')).body.code).toBe('link-over')
      expect((await agent.ask('GET', '/session')).status).toBe(401)
      expect(await audited('password set by letter')).toContainEqual(
        expect.objectContaining({ operator: agent.id }),
      )
      const next = await desk
        .browser()
        .ask('POST', '/sign-in', { email: agent.email, password: 'a brand new secret' })
      expect(next.body).toEqual({ next: 'code' })
    })

    test('is over after an hour, and its secret is not in the database', async () => {
      const agent = await joinAgent(desk, owner, anybody('Eli'))
      await recover(agent.email)
      await expect
        .poll(() => desk.letters.at(-1))
        .toMatchObject({ kind: 'recovery', to: agent.email })
      const token = tokenIn(desk.letters.at(-1)?.link)
      const rows = await open().db.selectFrom('operator_verifications').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(token)
      await open()
        .db.updateTable('operator_verifications')
        .set({ expires_at: new Date(clock - 1000).toISOString() })
        .where('value', '=', agent.id)
        .execute()
      const late = await desk.browser().ask('POST', '/reset', { token, password: ownersPassword })
      expect([late.status, late.body.code]).toEqual([410, 'link-over'])
    })
  })

  describe('a session', () => {
    test('ends on signing out, and signing out of nothing is signed out too', async () => {
      const agent = await joinAgent(desk, owner, anybody('Kim'))
      const cookies = new Map(agent.cookies)
      expect((await agent.ask('POST', '/sign-out')).body).toEqual({ signedOut: true })
      expect((await agent.ask('POST', '/sign-out')).body).toEqual({ signedOut: true })
      const thief = desk.browser()
      for (const [name, value] of cookies) thief.cookies.set(name, value)
      expect((await thief.ask('GET', '/session')).status).toBe(401)
      expect((await thief.ask('POST', '/sign-out')).status).toBe(200)
    })

    test('lasts twelve hours however much it is used', async () => {
      const agent = await joinAgent(desk, owner, anybody('Lee'))
      const { body } = await agent.ask('GET', '/session')
      const left = Date.parse(String(body.expiresAt)) - Date.now()
      expect(left).toBeGreaterThan(11.9 * 3_600_000)
      expect(left).toBeLessThanOrEqual(12 * 3_600_000)
      await open()
        .db.updateTable('operator_sessions')
        .set({ expires_at: new Date(Date.now() - 1).toISOString() })
        .where('user_id', '=', agent.id)
        .execute()
      expect((await agent.ask('GET', '/session')).body.code).toBe('signed-out')
    })

    test('is listed and ended from elsewhere; another’s cannot be', async () => {
      const agent = await joinAgent(desk, owner, anybody('Bo'))
      const { body } = await agent.ask('GET', '/account/sessions')
      const [session] = body.sessions as { id: string; current: boolean }[]
      expect(session?.current).toBe(true)
      await owner.ask('DELETE', `/account/sessions/${session?.id}`)
      expect((await agent.ask('GET', '/session')).status).toBe(200)
      await agent.ask('DELETE', `/account/sessions/${session?.id}`)
      expect((await agent.ask('GET', '/session')).status).toBe(401)
      expect(await audited('session ended')).toContainEqual(
        expect.objectContaining({ operator: agent.id }),
      )
    })

    test('from before the second factor was set up elsewhere is none', async () => {
      const person = {
        name: 'Wen',
        email: `wen${people}@wattlewise.example`,
        role: 'agent' as const,
      }
      const first = await acceptInvitation(desk, owner, person)
      const second = desk.browser()
      await second.ask('POST', '/sign-in', { email: person.email, password: first.password })
      await enrol(first, first.password)
      expect((await second.ask('GET', '/session')).status).toBe(401)
      expect(
        (await second.ask('POST', '/second-factor', { password: first.password })).status,
      ).toBe(401)
    })
  })

  describe('one’s own place', () => {
    test('a changed password ends all other sessions and keeps this one', async () => {
      const agent = await joinAgent(desk, owner, anybody('Zoe'))
      const elsewhere = desk.browser()
      await elsewhere.ask('POST', '/sign-in', { email: agent.email, password: agent.password })
      await elsewhere.ask('POST', '/sign-in/recovery-code', { code: agent.recoveryCodes[0] })
      const change = (current: string, password: string) =>
        agent.ask('POST', '/account/password', { current, password })
      expect((await change('not the password', 'something entirely else')).body.code).toBe(
        'current-password',
      )
      expect((await change(agent.password, agent.email)).body.code).toBe('password')
      expect((await change(agent.password, 'something entirely else')).status).toBe(200)
      expect((await agent.ask('GET', '/account/sessions')).status).toBe(200)
      expect((await elsewhere.ask('GET', '/session')).status).toBe(401)
    })

    test('a new phone: the old factor ends at once and the desk waits for the new one', async () => {
      const agent = await joinAgent(desk, owner, anybody('Ida'))
      const renewed = await agent.ask('POST', '/account/second-factor/renew', {
        password: agent.password,
      })
      expect(renewed.status).toBe(200)
      expect((await agent.ask('GET', '/account/sessions')).body.code).toBe('second-factor-first')
      const { key } = await enrol(agent, agent.password)
      expect(key).not.toBe(agent.key)
      expect((await agent.ask('GET', '/account/sessions')).status).toBe(200)
    })

    test('new recovery codes take the place of the old', async () => {
      const agent = await joinAgent(desk, owner, anybody('Uma'))
      const { body } = await agent.ask('POST', '/account/recovery-codes', {
        password: agent.password,
      })
      const codes = body.recoveryCodes as string[]
      expect(codes).toHaveLength(10)
      expect(codes.every((code) => /^[a-hj-kmnp-z2-9]{5}-[a-hj-kmnp-z2-9]{5}$/.test(code))).toBe(
        true,
      )
      const browser = desk.browser()
      await browser.ask('POST', '/sign-in', { email: agent.email, password: agent.password })
      const old = { code: agent.recoveryCodes[0] }
      expect((await browser.ask('POST', '/sign-in/recovery-code', old)).status).toBe(401)
      const typed = { code: ` ${codes[0]?.toUpperCase()} ` }
      expect((await browser.ask('POST', '/sign-in/recovery-code', typed)).status).toBe(200)
    })
  })

  test('nothing personal is written down about who did what', async () => {
    const rows = await open().db.selectFrom('audit').select(['kind', 'detail']).execute()
    expect(rows.length).toBeGreaterThan(10)
    expect(JSON.stringify(rows)).not.toMatch(/@|wattlewise|Somebody/)
  })
})
