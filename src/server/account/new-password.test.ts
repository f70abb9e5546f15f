import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  askConfirmed,
  becomeOwner,
  joinAgent,
  newEmail,
  newName,
  openTestDesk,
  ownersPassword,
  type TestDesk,
  tokenIn,
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
  // One address may ask for five letters a minute, and set ten passwords.
  beforeEach(() => {
    clock += 60_000
  })

  const audited = (kind: string) =>
    open().db.selectFrom('audit').selectAll().where('kind', '=', kind).execute()

  describe('a letter for a new password', () => {
    const recover = (email: string) => desk.browser().ask('POST', '/recover', { email })

    test('goes to operators of the desk only, and the response doesn’t reveal who they are', async () => {
      const agent = await joinAgent(desk, owner, newName('Ana'))
      const unknown = await recover(newEmail('nobody'))
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
      const agent = await joinAgent(desk, owner, newName('Eli'))
      await recover(agent.email)
      await expect
        .poll(() => desk.letters.at(-1))
        .toMatchObject({ kind: 'recovery', to: agent.email })
      const token = tokenIn(desk.letters.at(-1)?.link)
      const rows = await open().db.selectFrom('operator_verifications').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(token)
      await open()
        .db.updateTable('operator_verifications')
        .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
        .where('value', '=', agent.id)
        .execute()
      const late = await desk.browser().ask('POST', '/reset', { token, password: ownersPassword })
      expect([late.status, late.body.code]).toEqual([410, 'link-over'])
    })
  })

  describe('a link that sets a password', () => {
    const set = async (token: string, password: string) =>
      (await desk.browser().ask('POST', '/reset', { token, password })).status

    /** The token in the next letter to an operator, after they asked for one. */
    async function recover(email: string): Promise<string> {
      const before = desk.letters.length
      await desk.browser().ask('POST', '/recover', { email })
      await expect.poll(() => desk.letters.length).toBe(before + 1)
      expect(desk.letters.at(-1)).toMatchObject({ kind: 'recovery', to: email })
      return tokenIn(desk.letters.at(-1)?.link)
    }
    const inviteAgain = async (id: string) => {
      await askConfirmed(owner, 'POST', `/people/${id}/invitation`)
      return desk.letters.at(-1)
    }
    const invite = async () => {
      const person = { name: newName('Noa'), email: newEmail('noa'), role: 'agent' as const }
      const { body } = await askConfirmed(owner, 'POST', '/people', person)
      return { ...person, id: String(body.id), token: tokenIn(desk.letters.at(-1)?.link) }
    }
    const hoursLeft = async (operator: string) => {
      const { expires_at } = await open()
        .db.selectFrom('operator_verifications')
        .select('expires_at')
        .where('value', '=', operator)
        .executeTakeFirstOrThrow()
      return Math.round((Date.parse(expires_at) - Date.now()) / 3_600_000)
    }

    test('ends once another one was used', async () => {
      const { email } = await joinAgent(desk, owner, newName('Ben'))
      const [first, second] = [await recover(email), await recover(email)]
      expect(await set(second, 'the second secret')).toBe(200)
      expect(await set(first, 'the first secret')).toBe(410)
    })

    test('ends once the password is changed inside the desk, and so does a sign-in under way', async () => {
      const agent = await joinAgent(desk, owner, newName('Dov'))
      const token = await recover(agent.email)
      const elsewhere = desk.browser()
      await elsewhere.ask('POST', '/sign-in', { email: agent.email, password: agent.password })
      const change = { current: agent.password, password: 'changed by its owner' }
      expect((await askConfirmed(agent, 'POST', '/account/password', change)).status).toBe(200)
      expect(await set(token, 'set by the letter')).toBe(410)
      const code = totp(agent.key)
      expect((await elsewhere.ask('POST', '/sign-in/code', { code })).status).toBe(401)
      const next = { email: agent.email, password: change.password }
      expect((await desk.browser().ask('POST', '/sign-in', next)).status).toBe(200)
    })

    test('ends once the place closes, also when it opens again', async () => {
      const agent = await joinAgent(desk, owner, newName('Gil'))
      const token = await recover(agent.email)
      await askConfirmed(owner, 'POST', `/people/${agent.id}/close`, {})
      await askConfirmed(owner, 'POST', `/people/${agent.id}/reopen`)
      expect(await set(token, 'a brand new secret')).toBe(410)
    })

    test('in a first invitation works for seven days, and the first one used ends the other', async () => {
      const invited = await invite()
      expect(await hoursLeft(invited.id)).toBe(7 * 24)
      const again = await inviteAgain(invited.id)
      expect(again).toMatchObject({ kind: 'invitation', to: invited.email })
      expect(await set(invited.token, 'quiet afternoon light')).toBe(200)
      expect(await set(tokenIn(again?.link), 'louder morning dark')).toBe(410)
    })

    test('sent by an owner to an operator with a password works for an hour', async () => {
      const agent = await joinAgent(desk, owner, newName('Hal'))
      expect(await inviteAgain(agent.id)).toMatchObject({ kind: 'recovery', to: agent.email })
      expect(await hoursLeft(agent.id)).toBe(1)
    })
  })
})
