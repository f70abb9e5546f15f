import { beforeAll, describe, expect, test } from 'vitest'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  becomeOwner,
  joinAgent,
  newEmail,
  newName,
  openTestDesk,
  ownersPassword,
  type TestDesk,
  tokenIn,
} from '../../../tests/desk.ts'

onEveryDatabase((open) => {
  let desk: TestDesk
  let owner: Awaited<ReturnType<typeof becomeOwner>>
  const clock = Date.now()

  beforeAll(async () => {
    desk = openTestDesk(open(), { now: () => new Date(clock) })
    owner = await becomeOwner(desk)
  })

  const audited = (kind: string) =>
    open().db.selectFrom('audit').selectAll().where('kind', '=', kind).execute()

  describe('a letter for a new password', () => {
    const recover = (email: string) => desk.browser().ask('POST', '/recover', { email })

    test('goes to whoever has a place at the desk; nobody else gets one, or learns of it', async () => {
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
        .set({ expires_at: new Date(clock - 1000).toISOString() })
        .where('value', '=', agent.id)
        .execute()
      const late = await desk.browser().ask('POST', '/reset', { token, password: ownersPassword })
      expect([late.status, late.body.code]).toEqual([410, 'link-over'])
    })
  })
})
