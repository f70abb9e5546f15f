import { beforeAll, describe, expect, test } from 'vitest'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  acceptInvitation,
  askConfirmed,
  becomeOwner,
  enrol,
  joinAgent,
  newEmail,
  newName,
  openTestDesk,
  type TestDesk,
} from '../../../tests/desk.ts'

onEveryDatabase((open) => {
  let desk: TestDesk
  let owner: Awaited<ReturnType<typeof becomeOwner>>

  beforeAll(async () => {
    desk = openTestDesk(open())
    owner = await becomeOwner(desk)
  })

  const audited = (kind: string) =>
    open().db.selectFrom('audit').selectAll().where('kind', '=', kind).execute()

  describe('a session', () => {
    test('ends on signing out, and signing out of nothing is signed out too', async () => {
      const agent = await joinAgent(desk, owner, newName('Kim'))
      const cookies = new Map(agent.cookies)
      expect((await agent.ask('POST', '/sign-out')).body).toEqual({ signedOut: true })
      expect((await agent.ask('POST', '/sign-out')).body).toEqual({ signedOut: true })
      const thief = desk.browser()
      for (const [name, value] of cookies) thief.cookies.set(name, value)
      expect((await thief.ask('GET', '/session')).status).toBe(401)
      expect((await thief.ask('POST', '/sign-out')).status).toBe(200)
    })

    test('lasts twelve hours however much it is used', async () => {
      const agent = await joinAgent(desk, owner, newName('Lee'))
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
      const agent = await joinAgent(desk, owner, newName('Bo'))
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
        email: newEmail('wen'),
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
      const agent = await joinAgent(desk, owner, newName('Zoe'))
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
      const agent = await joinAgent(desk, owner, newName('Ida'))
      const renewed = await askConfirmed(agent, 'POST', '/account/second-factor/renew', {
        password: agent.password,
      })
      expect(renewed.status).toBe(200)
      expect((await agent.ask('GET', '/account/sessions')).body.code).toBe('second-factor-first')
      const { key } = await enrol(agent, agent.password)
      expect(key).not.toBe(agent.key)
      expect((await agent.ask('GET', '/account/sessions')).status).toBe(200)
    })

    test('while the second factor is set up anew, no recovery codes are left', async () => {
      const agent = await joinAgent(desk, owner, newName('Ivy'))
      const left = async () => (await agent.ask('GET', '/account/recovery-codes')).body
      expect(await left()).toEqual({ left: 10 })
      await open()
        .db.deleteFrom('operator_second_factors')
        .where('user_id', '=', agent.id)
        .execute()
      expect(await left()).toEqual({ left: 0 })
    })

    test('new recovery codes take the place of the old', async () => {
      const agent = await joinAgent(desk, owner, newName('Uma'))
      const { body } = await askConfirmed(agent, 'POST', '/account/recovery-codes', {
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
})
