import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAccountChange } from '#database/delivery/account-letters.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  acceptInvitation,
  askConfirmed,
  becomeOwner,
  enrol,
  giveSecondFactorAgain,
  joinAgent,
  newEmail,
  newName,
  openTestDesk,
  type TestDesk,
} from '../../../tests/desk.ts'
import { totp } from '../../../tests/totp.ts'

onEveryDatabase((open) => {
  let desk: TestDesk
  let clock = Date.now()
  let owner: Awaited<ReturnType<typeof becomeOwner>>

  beforeAll(async () => {
    desk = openTestDesk(open(), { now: () => new Date(clock) })
    owner = await becomeOwner(desk)
  })
  // One address may set ten passwords a minute.
  beforeEach(() => {
    clock += 60_000
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
      await giveSecondFactorAgain(agent, totp(agent.key))
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

    test('while a new second factor is set up, no recovery codes are left', async () => {
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

  describe('a person with only a session and the password', () => {
    test('gets no recovery codes and no new factor, but with the factor', async () => {
      const agent = await joinAgent(desk, owner, newName('Ann'))
      const { password } = agent
      for (const path of ['/account/recovery-codes', '/account/second-factor/renew'])
        expect((await agent.ask('POST', path, { password })).body.code).toBe('second-factor-again')
      expect((await agent.ask('GET', '/account/recovery-codes')).body).toEqual({ left: 10 })
      await giveSecondFactorAgain(agent, totp(agent.key))
      const codes = await agent.ask('POST', '/account/recovery-codes', { password })
      expect(codes.body.recoveryCodes).toHaveLength(10)
    })
  })

  describe('wrong passwords inside a session', () => {
    type Guess = (password: string) => ReturnType<typeof owner.ask>
    const passwordOf =
      (who: Pick<typeof owner, 'ask'>): Guess =>
      (current) =>
        who.ask('POST', '/account/password', { current, password: 'something entirely else' })

    /** An operator who gave their second factor again a moment ago. */
    async function joinConfirmed(first: string) {
      const agent = await joinAgent(desk, owner, newName(first))
      await giveSecondFactorAgain(agent, totp(agent.key))
      return agent
    }

    /** Guesses until the session ends; every answer. */
    async function guessOn(guess: Guess) {
      const answers = []
      do answers.push(await guess(`guess ${answers.length}`))
      while (answers.length < 10 && answers.at(-1)?.status === 422)
      return answers
    }

    test('end it at the fifth, and whose it is hears of it by letter', async () => {
      const agent = await joinConfirmed('Cal')
      const answers = await guessOn(passwordOf(agent))
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 401])
      expect(answers.map(({ body }) => body.message)).toEqual([
        'That is not your password. Four tries left, then you’re signed out.',
        'That is not your password. Three tries left, then you’re signed out.',
        'That is not your password. Two tries left, then you’re signed out.',
        'That is not your password. One try left, then you’re signed out.',
        'Five wrong passwords: you’re signed out. Wait fifteen minutes, then sign in.',
      ])
      expect((await agent.ask('GET', '/session')).body.code).toBe('signed-out')
      expect(await audited('signed out after wrong passwords')).toContainEqual(
        expect.objectContaining({ operator: agent.id }),
      )
      const owed = await open()
        .db.selectFrom('deliveries')
        .selectAll()
        .where('operator', '=', agent.id)
        .where('event', '=', 'account.changed')
        .execute()
      const changes = await Promise.all(
        owed.map(({ operator, dedupe_key: dedupeKey }) =>
          getAccountChange(open().db, { operator, dedupeKey }),
        ),
      )
      expect(changes.map((change) => change?.event.kind)).toContain(
        'signed out after wrong passwords',
      )
    })

    test('count with those at signing in: after it comes the same wait', async () => {
      const agent = await joinConfirmed('Del')
      await guessOn(passwordOf(agent))
      const { email, password } = agent
      const signIn = await agent.ask('POST', '/sign-in', { email, password })
      expect([signIn.status, signIn.body.code]).toEqual([429, 'wait'])
      // People in other places can still sign in.
      expect((await desk.browser().ask('POST', '/sign-in', { email, password })).status).toBe(200)
    })

    test('count together wherever a password is asked for', async () => {
      const agent = await joinAgent(desk, owner, newName('Eve'))
      await giveSecondFactorAgain(agent, totp(agent.key))
      const paths = ['/account/recovery-codes', '/account/second-factor/renew']
      for (const path of [...paths, ...paths])
        expect((await agent.ask('POST', path, { password: 'a guess' })).body.code).toBe(
          'current-password',
        )
      expect((await passwordOf(agent)('a guess')).body.code).toBe('signed-out')
    })

    test('count for operators without a second factor', async () => {
      const person = { name: newName('Fay'), email: newEmail('fay'), role: 'agent' as const }
      const enrolling = await acceptInvitation(desk, owner, person)
      const answers = await guessOn((password) =>
        enrolling.ask('POST', '/second-factor', { password }),
      )
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 401])
    })

    test('count for the whole session, however slow the guessing', async () => {
      const agent = await joinConfirmed('Gus')
      const guess = passwordOf(agent)
      for (let round = 0; round < 4; round += 1) {
        expect((await guess('a guess')).status).toBe(422)
        clock += 16 * 60_000
        await giveSecondFactorAgain(agent, agent.recoveryCodes.pop())
      }
      expect((await guess('a guess')).body.code).toBe('signed-out')
    })

    test('are forgotten after the right one', async () => {
      const agent = await joinAgent(desk, owner, newName('Hue'))
      await giveSecondFactorAgain(agent, totp(agent.key))
      const { password } = agent
      for (let round = 0; round < 4; round += 1)
        expect((await passwordOf(agent)('a guess')).status).toBe(422)
      expect((await agent.ask('POST', '/account/recovery-codes', { password })).status).toBe(200)
      expect((await passwordOf(agent)('a guess')).body.message).toContain('Four tries left')
    })
  })
})
