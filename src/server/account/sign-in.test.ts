import { beforeAll, describe, expect, test } from 'vitest'
import { setUpToken } from '#operations/account/set-up-token.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  acceptInvitation,
  type becomeOwner,
  enrol,
  joinAgent,
  newEmail,
  newName,
  openTestDesk,
  ownersPassword,
  type TestDesk,
} from '../../../tests/desk.ts'
import { totp } from '../../../tests/totp.ts'

onEveryDatabase((open) => {
  let desk: TestDesk
  let owner: Awaited<ReturnType<typeof becomeOwner>>

  beforeAll(async () => {
    desk = openTestDesk(open())
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
      const agent = await joinAgent(desk, owner, newName('Aroha'))
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
      const agent = await joinAgent(desk, owner, newName('Priya'))
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
      const agent = await joinAgent(desk, owner, newName('Jack'))
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

    test('a removed operator learns of it only with the right password', async () => {
      const agent = await joinAgent(desk, owner, newName('Mai'))
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
        email: newEmail('noor'),
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
        /^__Host-desk\.session_token=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
    })
  })

  test('nothing personal is written down about who did what', async () => {
    const rows = await open().db.selectFrom('audit').select(['kind', 'detail']).execute()
    expect(rows.length).toBeGreaterThan(10)
    expect(JSON.stringify(rows)).not.toMatch(/@|wattlewise|Somebody/)
  })
})
