import { beforeAll, describe, expect, test } from 'vitest'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  giveSecondFactorAgain as again,
  becomeOwner,
  joinAgent,
  openTestDesk,
  type TestBrowser,
  type TestDesk,
} from '../../../tests/desk.ts'
import { insertLead, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { totp } from '../../../tests/totp.ts'

onEveryDatabase((open) => {
  let desk: TestDesk
  let owner: Awaited<ReturnType<typeof becomeOwner>>
  let clock = Date.now()
  beforeAll(async () => {
    desk = openTestDesk(open(), { now: () => new Date(clock) })
    owner = await becomeOwner(desk)
  })

  let agents = 0
  const join = () => {
    agents += 1
    return joinAgent(desk, owner, `Priya${agents} Nair`)
  }
  const exported = ({ ask }: Pick<TestBrowser, 'ask'>) => ask('GET', '/leads/export')
  const refused = {
    status: 403,
    body: {
      code: 'second-factor-again',
      message:
        'Give your second factor again first: the code from your phone, or a recovery code. Nothing was done.',
    },
  }
  /** The kinds of events that queued a letter for an operator. */
  const kindsTold = async (operator: string) => {
    const { db } = open()
    const owed = await db
      .selectFrom('deliveries')
      .select('dedupe_key')
      .where('operator', '=', operator)
      .where('event', '=', 'account.changed')
      .execute()
    const entries = owed.map(({ dedupe_key }) => dedupe_key?.split(' ')[1] ?? '')
    const rows = await db.selectFrom('audit').select('kind').where('id', 'in', entries).execute()
    return rows.map(({ kind }) => kind)
  }
  const wrongFor = (key: string) => (totp(key) === '123456' ? '654321' : '123456')

  describe('the second factor again', () => {
    test('is needed for an export, even right after signing in', async () => {
      const agent = await join()
      expect(await exported(agent)).toMatchObject(refused)
      expect(await agent.ask('GET', '/account/second-factor/again')).toMatchObject(refused)
      const given = await again(agent, totp(agent.key))
      expect([given.status, given.body]).toEqual([200, { given: true }])
      expect((await agent.ask('GET', '/account/second-factor/again')).body).toEqual({ given: true })
      const file = await exported(agent)
      expect([file.status, file.headers.get('content-type')]).toEqual([
        200,
        'text/csv; charset=utf-8',
      ])
    })

    test('is needed to erase a person, after the operator’s role is checked', async () => {
      const agent = await join()
      const lead = newLead({ first_name: 'Zephyrine' })
      await insertLead(lead, storeDeps(open()))
      const { body } = await owner.ask('GET', `/leads/${lead.id}`)
      const { reference } = Object(body.lead)
      const erase = ({ ask }: Pick<TestBrowser, 'ask'>) =>
        ask('POST', `/leads/${lead.id}/erase`, { reference })
      expect(await erase(agent)).toMatchObject({ status: 403, body: { code: 'owners-only' } })
      clock += 5 * 60_000
      expect(await erase(owner)).toMatchObject(refused)
      const there = await owner.ask('GET', `/leads/${lead.id}`)
      expect(Object(there.body.lead)).toMatchObject({ name: expect.stringContaining('Zephyrine') })
      await again(owner, totp(owner.key))
      expect((await erase(owner)).body).toMatchObject({ leads: 1 })
    })

    test('may be a recovery code, which is spent', async () => {
      const agent = await join()
      const [code = ''] = agent.recoveryCodes
      expect((await again(agent, ` ${code.toUpperCase()} `)).status).toBe(200)
      expect((await exported(agent)).status).toBe(200)
      expect((await agent.ask('GET', '/account/recovery-codes')).body).toEqual({ left: 9 })
      expect(await again(agent, code)).toMatchObject({ status: 401, body: { code: 'wrong-code' } })
    })

    test('holds for five minutes, and for one session', async () => {
      const agent = await join()
      const { email, password, key, recoveryCodes } = agent
      const elsewhere = desk.browser()
      await elsewhere.ask('POST', '/sign-in', { email, password })
      await elsewhere.ask('POST', '/sign-in/recovery-code', { code: recoveryCodes[1] })
      await again(agent, totp(key))
      expect((await exported(agent)).status).toBe(200)
      expect(await exported(elsewhere)).toMatchObject(refused)
      clock += 5 * 60_000 - 1
      expect((await exported(agent)).status).toBe(200)
      clock += 1
      expect(await exported(agent)).toMatchObject(refused)
    })

    test('is not a code that was used, to sign in or for this', async () => {
      const agent = await join()
      const { email, password } = agent
      const used = {
        status: 401,
        body: {
          code: 'wrong-code',
          message: expect.stringContaining('That code was used already. Wait for the next one.'),
        },
      }
      const browser = desk.browser()
      await browser.ask('POST', '/sign-in', { email, password })
      const code = totp(agent.key)
      expect((await browser.ask('POST', '/sign-in/code', { code })).status).toBe(200)
      expect(await again(browser, code)).toMatchObject(used)
      expect(await again(agent, code)).toMatchObject(used)
      expect(await exported(browser)).toMatchObject(refused)

      const next = totp(agent.key, 1)
      expect((await again(browser, next)).status).toBe(200)
      expect(await again(browser, next)).toMatchObject(used)
      const shoulder = desk.browser()
      await shoulder.ask('POST', '/sign-in', { email, password })
      expect(await shoulder.ask('POST', '/sign-in/code', { code: next })).toMatchObject(used)
    })

    test('is not guessed: the fifth wrong code ends the session, and its operator is notified by letter', async () => {
      const agent = await join()
      const code = wrongFor(agent.key)
      const wrong = async () => Object(await again(agent, code)).body
      for (const left of ['Four tries', 'Three tries', 'Two tries', 'One try'])
        expect(await wrong()).toEqual({
          code: 'wrong-code',
          message: `That code is not right. Codes change every 30 seconds: type the one shown now. ${left} left, then you’re signed out.`,
        })
      expect(await wrong()).toEqual({
        code: 'signed-out',
        message: 'Five wrong codes: you’re signed out. Sign in to go on.',
      })
      expect((await agent.ask('GET', '/leads')).status).toBe(401)
      expect(await kindsTold(agent.id)).toContain('signed out after wrong codes')
    })

    test('is not guessed by many wrong ones at once', async () => {
      const agent = await join()
      const code = wrongFor(agent.key)
      await Promise.all(Array.from({ length: 12 }, () => again(agent, code)))
      expect((await again(agent, totp(agent.key))).status).toBe(401)
      expect((await agent.ask('GET', '/session')).status).toBe(401)
    })

    test('may be mistyped now and then: the right code forgets the wrong ones', async () => {
      const agent = await join()
      for (const ahead of [0, 1]) {
        for (let count = 0; count < 4; count += 1) await again(agent, wrongFor(agent.key))
        expect((await again(agent, totp(agent.key, ahead))).status).toBe(200)
      }
    })

    test('is needed to change the password, which the password alone doesn’t', async () => {
      const agent = await join()
      const password = 'louder morning dark'
      const change = { current: agent.password, password }
      expect(await agent.ask('POST', '/account/password', change)).toMatchObject(refused)
      const before = Object((await agent.ask('GET', '/session')).body)
      await again(agent, totp(agent.key))
      expect((await agent.ask('POST', '/account/password', change)).status).toBe(200)
      const after = Object((await agent.ask('GET', '/session')).body)
      expect(after.operator).toEqual(before.operator)
      const third = { current: password, password: 'quiet evening shade' }
      expect(await agent.ask('POST', '/account/password', third)).toMatchObject(refused)
    })

    test('is written down, and asked of nobody without a session', async () => {
      const agent = await join()
      await again(agent, totp(agent.key))
      await again(agent, agent.recoveryCodes[2])
      const rows = await open()
        .db.selectFrom('audit')
        .select('detail')
        .where('kind', '=', 'second factor given again')
        .where('operator', '=', agent.id)
        .orderBy('id')
        .execute()
      expect(rows.map(({ detail }) => JSON.parse(detail))).toEqual([
        { by: 'code' },
        { by: 'recovery code' },
      ])
      expect((await again(desk.browser(), '123456')).status).toBe(401)
    })
  })
})
